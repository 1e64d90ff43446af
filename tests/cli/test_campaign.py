"""`escarmouche campaign`: a war in one file, through the commands that a player types."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from escarmouche import games
from escarmouche.cli import maps, play
from escarmouche.engine import campaign_file
from escarmouche.engine.sentences import messages
from tests.cli.test_commands import Capture, one_sentence, said

WON = '{"winner": "red", "left": {"red": 1, "blue": 0}}'


@pytest.fixture
def war(tmp_path: Path, capsys: Capture) -> Path:
    """A war of two persons, both places contested."""
    path = tmp_path / "war.json"
    words = ("--game", "template_campaign", "--player", "person", "--player", "person", "--seed", "3")
    code, out, _ = said(capsys, "campaign", "new", str(path), *words)
    assert code == 0
    assert f"campaign play {path}" in out
    campaign = campaign_file.load(path, games.ruleset)
    for count in (0, 1):
        for side in campaign.match.sides:
            assert campaign.match.answer(count, side) is None
    campaign.save(path)
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_new_campaign_replaces_nothing(war: Path, capsys: Capture) -> None:
    code, _, err = said(capsys, "campaign", "new", str(war), "--game", "template_campaign")
    assert code == 2
    assert "replaces nothing" in one_sentence(err)


def test_status_says_who_is_awaited_and_which_battles_are_open(war: Path, capsys: Capture) -> None:
    code, out, _ = said(capsys, "campaign", "status", str(war))
    assert code == 0
    assert "1. Outpost: at the bridge, week 1 (North: Red, South: Blue): to be fought" in out
    assert "Mill: here: Scouts 2 (North), Veterans 1 (South)" in out
    _, out, _ = said(capsys, "campaign", "status", str(war), "--lang", "fr")
    assert "1. Avant-poste : " in out
    _, out, _ = said(capsys, "campaign", "status", str(war), "--json")
    told = json.loads(out)
    assert [battle["about"]["place"] for battle in told["battles"]] == ["bridge", "mill"]
    assert told["battles"][0]["seats"] == {"red": "north", "blue": "south"}


def test_a_report_wants_agreement_and_must_be_possible(war: Path, capsys: Capture) -> None:
    code, out, _ = said(capsys, "campaign", "report", str(war), "1", WON)
    assert (code, "all who fought the battle have agreed" in out, "ES-BATTLE-02" in out) == (1, True, True)
    many = WON.replace("1", "9")
    code, out, _ = said(capsys, "campaign", "report", str(war), "1", many, "--agreed")
    assert code == 1
    assert "Red cannot have 9 units left: it brought 1 [TP-ARMY-02" in out
    code, _, err = said(capsys, "campaign", "report", str(war), "1", "red won", "--agreed")
    assert (code, "a report is JSON" in one_sentence(err)) == (2, True)
    code, out, _ = said(capsys, "campaign", "report", str(war), "nowhere", WON, "--agreed")
    assert (code, "does not wait for this battle" in out) == (1, True)
    assert said(capsys, "campaign", "report", str(war), "1", WON, "--agreed")[0] == 0
    assert [b.fixture.about["place"] for b in campaign_file.load(war, games.ruleset).match.battles] == [
        "mill"
    ]


def test_a_battle_is_fought_at_the_keyboard_and_left_and_taken_up_again(
    war: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1", "me", "quit", "quit")
    code, out, _ = said(capsys, "campaign", "play", str(war), "--plain")
    assert (code, "Which card do you lay face down?" in out) == (0, True)
    assert f"escarmouche campaign play {war}" in out
    (battle,) = campaign_file.load(war, games.ruleset).open.values()
    assert battle.secrets == {"red": "medic"}
    typed(monkeypatch, "1", "", "concede", "yes", "", "quit")
    code, out, _ = said(capsys, "campaign", "play", str(war), "--plain")
    assert "ended by a word of the players" in out
    campaign = campaign_file.load(war, games.ruleset)
    assert (campaign.open, len(campaign.fought)) == ({}, 1)


def test_at_the_keyboard_both_sides_agree_to_a_typed_report(
    war: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"report 1 {WON}", "yes", "no", "report 1 {}", f"report 1 {WON}", "yes", "yes", "quit")
    _, out, _ = said(capsys, "campaign", "play", str(war), "--plain")
    assert "North: do you agree to this report?" in out
    assert "all who fought the battle have agreed" in out
    assert "A report says who has won" in out
    assert len(campaign_file.load(war, games.ruleset).match.battles) == 1


def test_a_report_is_typed_blank_after_blank(
    war: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "report 1", "3", "9", "0", "report 1", "7", "1", "", "0", "yes", "yes", "quit")
    _, out, _ = said(capsys, "campaign", "play", str(war), "--plain")
    assert "Who has won? [nobody] >" in out
    assert "Red cannot have 9 units left: it brought 1" in out
    assert "I do not understand" in out or "not understood" in out.lower(), "there is no seventh winner"
    assert len(campaign_file.load(war, games.ruleset).match.battles) == 1
    typed(monkeypatch, "1", "1", "0")
    code, _, _ = said(capsys, "campaign", "report", str(war), "1", "--agreed")
    assert (code, campaign_file.load(war, games.ruleset).match.battles) == (0, ())


def test_no_key_of_a_side_is_shown(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "feud.json"
    words = ("--game", "combat_zone_campaign", "--player", "person", "--player", "person", "--seed", "3")
    said(capsys, "campaign", "new", str(path), *words)
    campaign = campaign_file.load(path, games.ruleset)
    while not campaign.match.battles:
        ask = campaign.match.pending[0]
        campaign.match.answer(ask.options[0], ask.side)  # type: ignore[union-attr]
    campaign.save(path)
    _, out, _ = said(capsys, "campaign", "status", str(path), "--lang", "fr")
    assert "(Patrouille d'entreprise : Camp un, Bande de rue : Camp deux)" in out


def test_undo_after_a_battle_has_begun_asks_the_others(
    war: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "2", "quit", "undo", "yes", "quit")
    said(capsys, "campaign", "play", str(war), "--plain")
    campaign = campaign_file.load(war, games.ruleset)
    assert campaign.match.table.turn.phase == "send"
    assert [kept.battle for kept in campaign.fought] == ["1/battles//OW-BATTLE-01/2"]
    assert said(capsys, "campaign", "verify", str(war))[0] == 0


def test_bots_fight_a_whole_war_and_it_verifies(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "war.json"
    bots = ("--player", "random", "--player", "random", "--seed", "5")
    said(capsys, "campaign", "new", str(path), "--game", "template_campaign", *bots)
    with pytest.MonkeyPatch.context() as patched:
        typed(patched, "")
        patched.setattr(play, "secrets", SimpleNamespace(token_hex=lambda size: "the luck of the bots"))
        said(capsys, "campaign", "play", str(path), "--plain")
    for words in (("campaign", "verify"), ("replay", "--verify")):
        code, out, _ = said(capsys, *words, str(path))
        assert code == 0
        assert "were run again and give their reports" in out
    _, out, _ = said(capsys, "replay", str(path))
    assert "A battle of the campaign is over" in out
    content = path.read_bytes()
    path.write_bytes(content.replace(b'"fought":[{', b'"fought":[],"open":[],"fought":[{', 1))
    campaign = json.loads(content)
    campaign["fought"] = campaign["fought"][1:]
    path.write_bytes(json.dumps(campaign, separators=(",", ":")).encode())
    code, out, _ = said(capsys, "campaign", "verify", str(path))
    assert (code, "is missing" in out) == (1, True)


def test_play_takes_a_campaign_too_and_says_where_its_file_goes_on(
    tmp_path: Path, war: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = said(capsys, "play", "--load", str(war))
    assert (code, "escarmouche campaign play" in one_sentence(err)) == (2, True)
    kept = tmp_path / "kept.json"
    seats = ("--one", "person", "--two", "person", "--seed", "1")
    typed(monkeypatch, "0", "", "0", "", "1", "", "1", "quit")
    code, out, _ = said(capsys, "play", "template_campaign", "--plain", "--save", str(kept), *seats)
    assert (code, "at the mill" in out) == (0, True)
    assert campaign_file.is_campaign(kept.read_bytes())


def test_simulated_battles_are_fought_or_guessed(capsys: Capture) -> None:
    words = ("simulate", "template_campaign", "--players", "random", "random", "--games", "4")
    fought, guessed = (said(capsys, *words, "--battles", how)[1] for how in ("fight", "guess"))
    assert fought.splitlines()[0] != guessed.splitlines()[0]
    assert said(capsys, *words)[1].splitlines()[0] == fought.splitlines()[0]


def test_map_and_sheet_are_laid_out_on_a_terminal(war: Path) -> None:
    match = campaign_file.load(war, games.ruleset).match
    scene = match.ruleset.client.scene(match.table, "")
    drawn = maps.map_lines(scene, messages("fr", "template_campaign"), plain=False)
    assert drawn[0].strip() == "# Camp du nord"
    assert "o Pont [1] [1]" in drawn[6]
    table = maps.sheet_lines(scene.sheets[0], messages("en", "template_campaign"), plain=False)
    assert table[1].split() == ["Side", "Force", "Units", "Coins", "Points"]
    spoken = maps.sheet_lines(scene.sheets[0], messages("en", "template_campaign"), plain=True)
    assert spoken[1] == "Side: North, Force: Scouts, Units: 3, Coins: 2, Points: 0."
