"""Bundle web/app.tsx into the package's app.js, and what is loaded later into chunks beside it, with the Deno
that comes as a Python wheel.

Does nothing when the bundle was already made from exactly these sources. Neither Node nor npm is needed;
the libraries come from the npm registry at the versions and digests in web/deno.lock.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import deno

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src/escarmouche/web/app.js"


def run_deno(*args: str | Path) -> int:
    """Run Deno in web/, its downloads kept inside this clone."""
    defaults = {
        "DENO_DIR": str(ROOT / ".deno"),
        "DENO_NO_PROMPT": "1",
        "DENO_NO_UPDATE_CHECK": "1",
        "DENO_TLS_CA_STORE": "mozilla,system",  # many offices put a certificate of their own in between
    }
    env = {**defaults, **os.environ}
    return subprocess.run([deno.find_deno_bin(), *map(str, args)], cwd=WEB, env=env).returncode


def digest() -> str:
    """Of everything the bundle is made from."""
    made_from = hashlib.sha256()
    for path in sorted(p for p in WEB.rglob("*") if p.is_file()):
        made_from.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return made_from.hexdigest()


def chunks() -> list[Path]:
    """What the page loads later; their names hold a digest."""
    return sorted(p for kind in ("js", "js.map") for p in OUT.parent.glob(f"*-????????.{kind}"))


def build() -> int:
    """Make the bundle if its sources changed. The exit code of Deno, 0 if there was nothing to do."""
    stamp, now = OUT.with_suffix(".stamp"), digest()
    if OUT.exists() and stamp.exists() and stamp.read_text() == now:
        return 0
    how = ("-q", "--frozen", "--platform", "browser", "--minify", "--sourcemap=external", "--code-splitting")
    for old in chunks():
        old.unlink()
    if failed := run_deno("bundle", *how, "--outdir", OUT.parent, "app.tsx"):
        return failed
    stamp.write_text(now)
    return 0


if __name__ == "__main__":
    sys.exit(build() if len(sys.argv) == 1 else run_deno(*sys.argv[1:]))
