"""A series that several play: by ranges that are merged, on a cluster, with a worker that is lost."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.cli import clusters, simulate
from escarmouche.cli.main import main
from escarmouche.games.template.ruleset import RULESET as TEMPLATE

SERIES = ("template", "--games", "9", "--seed", "5", "--players", "greedy", "random", "--swap")


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a run says of the matches; times are its own."""
    code = main(["simulate", *arguments, "--json"])
    told = json.loads(capsys.readouterr().out)
    del told["timing"]
    return code, told


def test_parts_that_are_merged_are_the_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = figures(capsys, *SERIES)
    files = [str(tmp_path / f"{n}.json") for n in range(3)]
    for file, part in zip(files, ("4:9", "0:1", "1:4"), strict=True):
        assert main(["simulate", *SERIES, "--range", part, "--to", file, "--json"]) == 0
    capsys.readouterr()
    assert figures(capsys, "merge", *files) == whole
    assert main(["simulate", "merge", *files[:2], "--lang", "en"]) == 1
    assert "3 matches of 9 are missing" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["5:5", "0:10", "x", "3:1"])
def test_a_range_outside_the_series_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *SERIES, "--range", wrong, "--lang", "en"]) == 2
    assert f"{wrong}: is no part of a series of 9 matches" in capsys.readouterr().err


def test_what_does_not_belong_together_is_not_merged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other, junk = (str(tmp_path / name) for name in ("one", "other", "junk"))
    Path(junk).write_text("{}")
    main(["simulate", *SERIES, "--range", "0:2", "--to", one, "--json"])
    main(["simulate", *SERIES, "--range", "2:3", "--to", other, "--json", "--seed", "6"])
    capsys.readouterr()
    for files, told in (
        ((one, one), "match 0 is in another file too"),
        ((one, other), "is of another series than"),
        ((one, junk), "is no part of a series"),
        ((), "name the files to merge"),
    ):
        assert main(["simulate", "merge", *files, "--lang", "en"]) == 2
        assert told in capsys.readouterr().err
    assert main(["simulate", *SERIES, "--range", "0:1", "--to", one]) == 2


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler and two workers, each a process, on this machine only."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as made:
        yield made


def test_a_cluster_gives_the_same_figures_and_plays_again_what_a_lost_worker_had(
    cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    url = cluster.scheduler_address
    assert figures(capsys, *SERIES, "--cluster", url) == figures(capsys, *SERIES)
    first = next(iter(cluster.workers.values())).pid
    scenario = TEMPLATE.armies.scenarios[0]
    job = simulate.Job("template", ("greedy", "random"), ("", ""), (scenario,), {}, "", 5, 0, 1, swap=True)
    jobs = [replace(job, first=n, last=n + 1) for n in range(4)]
    played = clusters.mapped(url, _killing(first), jobs)
    numbers = [match.number for results in played for match in results]
    assert numbers == [0, 1, 2, 3]


def _killing(process: int) -> Any:
    def work(job: Any) -> Any:
        if os.getpid() == process:
            os.kill(process, signal.SIGKILL)
        return simulate.play_job(job)

    return work


def test_no_cluster_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *SERIES, "--cluster", "nonsense://nowhere", "--lang", "en"]) == 2
    assert "no cluster answers there" in capsys.readouterr().err
