"""Campaign files: a campaign, the battles under way and the records of those that are over, in one file."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import battle as battles
from escarmouche.engine import checked, save
from escarmouche.engine import record as records
from escarmouche.engine.battle import BATTLE, CAMPAIGN, FightAtOnce, Fought, Rulesets
from escarmouche.engine.errors import DataError
from escarmouche.engine.files import read_whole, write_whole
from escarmouche.engine.match import Match
from escarmouche.engine.recording import record_lines
from escarmouche.engine.referee import Player
from escarmouche.engine.requests import Refusal

FORMAT = 1
HEAD = b'{"campaign":'


class BattleSave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle under way."""

    battle: str
    save: msgspec.Raw


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a campaign file holds: a save to go on from, or a record to read; and its battles."""

    campaign: int
    save: list[msgspec.Raw] = []
    """One, or none in a file of records."""
    record: list[str] = []
    open: list[BattleSave] = []
    fought: list[Fought] = []
    """Records of battles that are over, abandoned ones too: what answers no question was abandoned."""


class Campaign:
    """A campaign with its battles in hand: what every door of this program plays."""

    def __init__(self, match: Match, rulesets: Rulesets, fought: tuple[Fought, ...] = ()) -> None:
        self.match, self.rulesets = match, rulesets
        self.open: dict[str, Match] = {}
        self.fought = list(fought)
        if not match.seats.get(CAMPAIGN):
            match.seats = {**match.seats, CAMPAIGN: secrets.token_hex(8)}

    @property
    def name(self) -> str:
        """What its battles know it by."""
        return battles.named(self.match)

    def battle(self, key: str, players: Mapping[str, Player] | None = None) -> Match:
        """The match of a battle, begun if it was not; `players` by the sides of the campaign."""
        match = self.open.get(key)
        if match is None:
            match = self.open[key] = battles.open_battle(self.match, key, self.rulesets)
        wanted = next(battle for battle in self.match.battles if battle.key == key)
        seats = wanted.fixture.seats
        match.players = {side: (players or {})[own] for side, own in seats.items() if own in (players or {})}
        match.run()
        return match

    def settle(self, key: str) -> Refusal | None:
        """Let a battle that is over answer; its record stays with the campaign."""
        match = self.open[key]
        refusal = battles.settle(self.match, match)
        if refusal is None:
            self._keep(key)
        return refusal

    def type_in(self, key: str, report: Any) -> Refusal | None:
        """Take a report that all sides of a battle on a real table agree to."""
        refusal = battles.settle_typed(self.match, key, report, self.rulesets)
        if refusal is None and key in self.open:
            self._keep(key)
        return refusal

    def tidy(self) -> None:
        """After an undo: battles that are not waited for any more were abandoned; their records stay."""
        for key in [key for key in self.open if key not in self.match.begun]:
            self._keep(key)

    def _keep(self, key: str) -> None:
        self.fought.append(Fought(key, tuple(record_lines(self.open.pop(key)))))

    def fight_at_once(self) -> FightAtOnce:
        """Who fights the battles between live players, and leaves their records here."""
        fighter = FightAtOnce(self.rulesets, self.name)
        fighter.records = self.fought
        return fighter

    # -- files -----------------------------------------------------------------------------------------------

    def dump(self) -> bytes:
        """The content of a file to go on from; it holds the seed."""
        battles_open = [BattleSave(key, _saved(match)) for key, match in self.open.items()]
        return _encoded(CampaignFile(FORMAT, [_saved(self.match)], [], battles_open, self.fought))

    def record(self) -> bytes:
        """The content of a file to read and verify: records only, no secret of what is still played."""
        return of_records(record_lines(self.match), self.fought)

    def save(self, path: Path) -> None:
        """Write the campaign to a file; whatever goes wrong leaves the old one."""
        write_whole(path, self.dump())


def of_records(lines: Iterable[str], fought: Iterable[Fought]) -> bytes:
    """The content of a file to read and verify, from the record of a campaign and those of its battles."""
    return _encoded(CampaignFile(FORMAT, [], list(lines), [], list(fought)))


def is_campaign(content: bytes) -> bool:
    """Whether bytes are those of a campaign file."""
    return content.lstrip()[: len(HEAD)] == HEAD


def load(path: Path, rulesets: Rulesets) -> Campaign:
    """A campaign from its file, with the battles under way."""
    return restore(read_whole(path), str(path), rulesets)


def restore(content: bytes, name: str, rulesets: Rulesets) -> Campaign:
    """Like `load`, for bytes already in hand."""
    read = _decoded(content, name)
    if not read.save:
        raise DataError("campaign-read-only", name=name)
    campaign = Campaign(save.restore(bytes(read.save[0]), name, rulesets), rulesets, tuple(read.fought))
    for kept in read.open:
        match = save.restore(bytes(kept.save), f"{name} {kept.battle}", rulesets)
        own = match.seats.get(CAMPAIGN) == campaign.name and match.seats.get(BATTLE) == kept.battle
        if not own:
            raise DataError("campaign-foreign-battle", name=name, battle=kept.battle)
        campaign.open[kept.battle] = match
    return campaign


def verify(content: bytes, name: str, rulesets: Rulesets) -> records.Verdict:
    """Run a campaign file again: the campaign from its inputs, each battle from its record."""
    read = _decoded(content, name)
    lines = read.record
    if read.save:
        lines = list(record_lines(save.restore(bytes(read.save[0]), name, rulesets)))
    record = records.parse_record("".join(f"{line}\n" for line in lines), name)
    return battles.verify(record, read.fought, rulesets)


def record_of(content: bytes, name: str, rulesets: Rulesets) -> records.Record:
    """The record of the campaign itself."""
    read = _decoded(content, name)
    lines = read.record if not read.save else record_lines(restore(content, name, rulesets).match)
    return records.parse_record("".join(f"{line}\n" for line in lines), name)


def _saved(match: Match) -> msgspec.Raw:
    return msgspec.Raw(save.dump(match).strip())


def _encoded(content: CampaignFile) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def _decoded(content: bytes, name: str) -> CampaignFile:
    try:
        read: CampaignFile = checked.decode(content, CampaignFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError("no-campaign", name=name, why=error) from error
    if read.campaign != FORMAT:
        raise DataError("campaign-format", name=name, number=read.campaign, known=FORMAT)
    return read
