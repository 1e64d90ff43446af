"""Types met for the first time by several threads at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import escarmouche
from escarmouche.engine import checked

MANY = """
import sys, threading, types
from escarmouche.engine import checked

sys.setswitchinterval(1e-6)
text = "from __future__ import annotations\\nimport msgspec\\n"
for n in range(200):
    text += f"class Outer{n}(msgspec.Struct):\\n    names: tuple[str, ...]\\n    inner: list[Inner{n}]\\n"
    text += f"class Inner{n}(msgspec.Struct):\\n    sizes: dict[str, float]\\n    count: int | None = None\\n"
shapes = sys.modules["shapes"] = types.ModuleType("shapes")
exec(text, shapes.__dict__)
together = threading.Barrier(4)
seen = []

def work():
    for n in range(200):
        together.wait()
        data = {"names": ["a"], "inner": [{"sizes": {"b": 1.5}, "count": n}]}
        seen.append(checked.convert(data, getattr(shapes, f"Outer{n}")).inner[0].count)

threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sorted(seen) == sorted([*range(200)] * 4))
"""


def test_threads_meet_new_types() -> None:
    """In a process of its own: where this goes wrong there is no exception, the process is gone."""
    command = [sys.executable, "-c", MANY]
    home = Path(escarmouche.__file__).parent.parent
    done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_nothing_reads_types_elsewhere() -> None:
    """`decode(…, type=…)` has the same trouble; Decoders made while modules are read have not."""
    root = Path(escarmouche.__file__).parent
    wrong = re.compile(r"json\.decode\([^()]*(\([^()]*\)[^()]*)*\btype=")
    found = [path.name for path in root.rglob("*.py") if wrong.search(path.read_text("utf-8"))]
    assert found == ["checked.py"]


def test_a_wrong_value_is_told_each_time() -> None:
    for _ in range(2):
        with pytest.raises(msgspec.ValidationError, match="Expected `int`"):
            checked.decode(b'["a"]', list[int])
