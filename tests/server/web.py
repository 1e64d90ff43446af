"""Requests to a real server, with patience: the machine may be busy with something else."""

from __future__ import annotations

from typing import Any

import httpx2

PATIENCE = 60


def get(url: str, **how: Any) -> httpx2.Response:
    return httpx2.get(url, timeout=PATIENCE, **how)


def post(url: str, **how: Any) -> httpx2.Response:
    return httpx2.post(url, timeout=PATIENCE, **how)
