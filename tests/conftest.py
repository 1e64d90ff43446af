"""What all tests share."""

from __future__ import annotations

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Name the tests in a browser that passed at their second try only: somebody should look at them."""
    passed = terminalreporter.stats.get("passed", [])
    again = [report.nodeid for report in passed if ("second try", "yes") in report.user_properties]
    for nodeid in again:
        terminalreporter.write_line(f"passed at the second try only: {nodeid}")
