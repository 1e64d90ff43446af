"""Real dice by agreement (ES-DICE-02): who wants them, who has yet to agree, what comes of the answers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.server import messages as m
from escarmouche.server.catalogue import Plan


def dice_of(plan: Plan) -> Literal["server", "asked", "typed", "declined"]:
    """Who throws the dice of a match."""
    if plan.to_agree:
        return "asked"
    if plan.typed_dice:
        return "typed"
    return "declined" if plan.dice_wanted_by else "server"


def asked(plan: Plan) -> m.Request | None:
    """What the persons of a match are asked before it."""
    return m.Request("dice", plan.dice_wanted_by, plan.to_agree) if plan.to_agree else None


def why_not_play(plan: Plan) -> Refusal | None:
    """Why nobody may play yet."""
    if not plan.to_agree:
        return None
    return Refusal("ES-DICE-02", "dice-not-agreed", {"side": plan.to_agree[0]})


def answered(plan: Plan, side: str, *, agreed: bool) -> Plan:
    """The plan after a side has agreed to real dice, or has not."""
    left = tuple(other for other in plan.to_agree if other != side) if agreed else ()
    return msgspec.structs.replace(plan, typed_dice=agreed, to_agree=left)


def without(plan: Plan, out: Collection[str]) -> Plan:
    """The plan after some sides have given up: they are no longer asked."""
    left = tuple(side for side in plan.to_agree if side not in out)
    return plan if left == plan.to_agree else msgspec.structs.replace(plan, to_agree=left)


def asked_again(plan: Plan, sides: Mapping[str, str]) -> Plan:
    """The plan of a rematch, where each of `sides` is played by whoever played another before."""
    if not plan.dice_wanted_by:
        return plan
    by = next(side for side, before in sides.items() if before == plan.dice_wanted_by)
    others = tuple(side for side in plan.persons if side != by)
    return msgspec.structs.replace(plan, typed_dice=True, dice_wanted_by=by, to_agree=others)
