"""Whether single eyes see single bodies: what hid one of them mostly hides the next, so it is tried first."""

from __future__ import annotations

from escarmouche.space.memory import LEDGER
from escarmouche.space.sight.one_pair import HIDDEN, VISIBLE, Body, Eye, core_blocker
from escarmouche.space.sight.opaque_edges import Skyline

PAIR = 2
"""What a pair of eye and body counts in the budget of what is kept."""


class _Mark:
    """A body that was looked at: the edges of the pieces it stands in, and the edge that hid it last."""

    __slots__ = ("body", "edge", "inside")

    def __init__(self, body: Body, inside: int) -> None:
        self.body, self.inside, self.edge = body, inside, HIDDEN


class Outlooks:
    """What the eyes on a ground have seen, one by one."""

    __slots__ = ("_eyes", "count", "marks", "sky")

    def __init__(self, sky: Skyline) -> None:
        self.sky = sky
        self.marks: dict[Body, _Mark] = {}
        self.count = 0
        """Pairs remembered."""
        self._eyes: dict[Eye, Outlook] = {}

    def of(self, eye: Eye) -> Outlook:
        """The outlook of an eye."""
        outlook = self._eyes.get(eye)
        if outlook is None:
            outlook = self._eyes[eye] = Outlook(self, eye)
        return outlook


class Outlook:
    """What one eye sees of single bodies."""

    __slots__ = ("_edge", "_eye", "_inside", "_outlooks", "_seen")

    def __init__(self, outlooks: Outlooks, eye: Eye) -> None:
        self._outlooks, self._eye = outlooks, eye
        self._inside = outlooks.sky.around(eye[0], eye[1], eye[2], 0)[1]
        self._seen: dict[Body, bool] = {}
        self._edge = HIDDEN
        """The edge that hid the last body that was hidden."""

    def sees(self, body: Body) -> bool:
        """Whether the eye sees the body at all: one of the samples of its core."""
        seen = self._seen.get(body)
        return self._look(body) if seen is None else seen

    def _look(self, body: Body) -> bool:
        outlooks = self._outlooks
        outlooks.count += 1
        LEDGER.count += PAIR
        sky = outlooks.sky
        x, y, radius, bottom, top = body
        mark = outlooks.marks.get(body)
        if mark is None:
            mark = outlooks.marks[body] = _Mark(body, sky.around(x, y, bottom, radius)[1])
        ex, ey, _, ez = self._eye
        ux, uy = x - ex, y - ey
        full = bottom + 5 * (top - bottom) // 6 - ez
        inside = self._inside | mark.inside
        for edge in (self._edge, mark.edge):
            if edge < 0 or (inside and inside >> edge & 1):
                continue
            px, py, qx, qy, height = sky.edges[edge]
            px -= ex
            py -= ey
            qx -= ex
            qy -= ey
            p, q = ux * py - uy * px, ux * qy - uy * qx
            if p * q < 0:
                n = px * qy - py * qx
                if 0 < n * n < (q - p) * n and (height - ez) * (q - p) / n > full:
                    break
        else:
            edge = core_blocker(sky, self._eye, body)
        if edge >= 0:
            self._edge = mark.edge = edge
        self._seen[mark.body] = seen = edge == VISIBLE  # one tuple for all eyes that look at this body
        return seen
