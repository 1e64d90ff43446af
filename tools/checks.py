"""Every check, the quick ones first; the exit code says whether all passed. Arguments go to pytest."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import bootstrap
import browser

QUIET = ("layers",)
"""Checks that are shown only when they fail."""


def commands(arguments: list[str]) -> dict[str, list[str]]:
    """The name of each check and the command that makes it."""
    python = sys.executable
    scripts = Path(python).parent
    return {
        "format": [str(scripts / "ruff"), "format", "--check", "-q", "."],
        "lint": [str(scripts / "ruff"), "check", "-q", "."],
        "layers": [str(scripts / "lint-imports")],
        "types": [str(scripts / "mypy")],
        "wire": [python, "tools/gen_types.py", "--check"],
        "bundle": [python, "tools/webbuild.py"],
        "web format": [python, "tools/webbuild.py", "fmt", "-q", "--check"],
        "web lint": [python, "tools/webbuild.py", "lint", "-q"],
        "web types": [python, "tools/webbuild.py", "check", "-q", "app.tsx"],
        "web tests": [python, "tools/webbuild.py", "test", "-q"],
        "wheel": [python, "tools/wheelcheck.py"],
        "tests": [python, "-m", "pytest", "-n", "2", "-rs", *arguments],
    }


def main() -> int:
    """Run them all, even after a failure, and name those that failed."""
    os.environ["CHROMIUM"] = browser.find_or_install()
    failed = []
    for name, command in commands(sys.argv[1:]).items():
        print(f":: {name} ...", flush=True)
        start = time.perf_counter()
        quiet = name in QUIET
        done = subprocess.run(command, cwd=bootstrap.ROOT, capture_output=quiet, text=True, check=False)
        if done.returncode:
            failed.append(name)
            if quiet:
                print(done.stdout, done.stderr, sep="\n")
        verdict = "FAILED" if done.returncode else "ok"
        print(f":: {name:10} {verdict:7} {time.perf_counter() - start:6.1f} s", flush=True)
    spent = os.times()
    print(f":: {spent.children_user + spent.children_system:.0f} CPU seconds (user and system)", flush=True)
    print("FAILED: " + ", ".join(failed) if failed else ":: all checks passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
