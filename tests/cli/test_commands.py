"""Each command through `main`: what it prints, and one sentence with an exit code for whatever is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche import games
from escarmouche.cli import parts, serve, simulate
from escarmouche.cli.main import main
from escarmouche.cli.output import Progress
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import messages
from tests.cli.conftest import POSITION

Capture = pytest.CaptureFixture[str]
BOTS = ("simulate", "template", "--players", "random", "random")


def said(capsys: Capture, *words: str) -> tuple[int, str, str]:
    """Exit code, output and error stream of a command."""
    try:
        code = main(list(words))
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def one_sentence(err: str) -> str:
    """The only line of the error stream."""
    lines = err.strip().splitlines()
    assert len(lines) == 1, err
    return lines[0]


def test_without_a_command_the_help_is_shown(capsys: Capture) -> None:
    code, out, _ = said(capsys)
    assert code == 2
    assert "simulate" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "chess"), "il n'y a pas de jeu du nom de chess ; il y a : at43, combat_zone"),
        (("rules", "template", "TP-NOPE-01"), "template n'a pas de règle TP-NOPE-01"),
        ((*BOTS, "--scenario", "moon"), "template n'a pas de scénario moon ; il a : outpost"),
        ((*BOTS, "--option", "speed"), "--option speed : attendu : clé=valeur"),
        (
            (*BOTS, "--lists", "scouts", "elves"),
            "il n'y a pas de force du nom de elves",
        ),
        (("play", "--load", "nowhere.save"), "nowhere.save : lecture impossible : aucun fichier ni dossier"),
        (("odds", "nowhere.yaml"), "nowhere.yaml : lecture impossible : aucun fichier ni dossier de ce nom"),
        (("replay", "nowhere.record"), "nowhere.record : lecture impossible"),
        (("army", "check", "nowhere.yaml"), "nowhere.yaml : lecture impossible"),
        (
            ("army", "show", "rust", "--game", "dust_tactics"),
            "il n'y a pas de livre d'armée du nom de rust ; il y a : ",
        ),
        (("serve", "--port", "99999"), "il n'y a pas de port 99999"),
        (("serve", "--public-url", "me"), "--public-url commence par http:// ou https://, et non me"),
        (("backup", "copy.db", "--database", "sqlite:///gone.db"), "gone.db : il n'y a pas de telle base"),
        (("backup", "copy.db", "--database", "sqlite://"), "une base en mémoire perdrait ses parties"),
    ],
)
def test_a_mistake_in_a_file_or_a_name_is_said_in_french(
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, out, wrong = said(capsys, *words)
    assert (code, out) == (2, "")
    assert wrong.startswith("escarmouche : ")
    assert sentence in wrong


def test_a_mistake_in_an_army_book_is_said_in_the_language_asked_for(capsys: Capture, tmp_path: Path) -> None:
    book = tmp_path / "rust.yaml"
    book.write_text("key: rust\nunits: many\n")
    english, french = (said(capsys, "army", "check", str(book), "--lang", lang)[2] for lang in ("en", "fr"))
    assert english == f"escarmouche: {book}:2 (units): Expected `array`, got `str`\n"
    assert french == f"escarmouche : {book}:2 (units) : attendu : une liste ; trouvé : du texte\n"


@pytest.mark.parametrize(
    ("game", "french"),
    [
        ("trauma", "La liste vaut 30 PA pour 2 permis : 28 PA de trop"),
        ("dust_tactics", "L'armée coûte 50 points pour 2 convenus : 48 de trop [DT-SETUP-04 Points d'armée]"),
        ("combat_zone", "La force coûte 179 points pour 2 convenus : 177 de trop"),
    ],
)
def test_a_list_that_the_rules_forbid_is_refused_in_sentences(
    capsys: Capture, game: str, french: str
) -> None:
    words = ("simulate", game, "--players", "random", "random", "--option", "points=2", "--lang", "fr")
    code, out, wrong = said(capsys, *words)
    assert (code, out) == (2, "")
    assert french in wrong
    assert all(line.startswith("escarmouche : ") for line in wrong.splitlines())


def test_rules_shows_a_rule_in_either_language(capsys: Capture) -> None:
    assert said(capsys, "rules", "template", "TP-SHOOT-01", "--lang", "en")[1].startswith(
        "TP-SHOOT-01  Range\nA unit shoots at enemies within 24 cm."
    )
    assert "Portée" in said(capsys, "rules", "template", "tp-shoot-01", "--lang", "fr")[1]


def test_rules_finds_by_area_and_by_word(capsys: Capture) -> None:
    area = said(capsys, "rules", "template", "TP-SHOOT", "--lang", "en")[1].splitlines()
    assert len(area) == 8
    assert "TP-CARD-02" in said(capsys, "rules", "template", "medic", "--lang", "en")[1]


def test_rules_lists_the_whole_ledger_and_its_house_rules_by_id(capsys: Capture) -> None:
    assert len(said(capsys, "rules", "template", "--lang", "en")[1].splitlines()) > 15
    assert "Taking back" in said(capsys, "rules", "template", "ES-UNDO-01", "--lang", "en")[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "chess"), "there is no game called chess"),
        (("rules", "template", "TP-NOPE-01"), "template has no rule TP-NOPE-01"),
        (("simulate", "template", "--seed", "lucky"), "'lucky' is not a whole number"),
        (("simulate", "template", "--games", "0"), "0 is less than 1"),
        (("simulate", "template", "--players", "random", "genius"), "there is no player called genius"),
        ((*BOTS, "--scenario", "moon"), "template has no scenario moon"),
        ((*BOTS, "--option", "speed"), "--option speed: expected key=value"),
        ((*BOTS, "--lists", "scouts", "elves"), "no force called elves"),
        (("play", "template", "--one", "robot"), "invalid choice: 'robot'"),
        (("play", "template", "--lists", "scouts", "elves"), "no force called elves"),
        (("play", "--load", "nowhere.save"), "nowhere.save: cannot be read"),
        (("odds", "nowhere.yaml"), "nowhere.yaml: cannot be read"),
        (("replay", "nowhere.record"), "nowhere.record: cannot be read"),
        (("army", "check"), "the following arguments are required: file"),
        (("fight",), "invalid choice: 'fight'"),
    ],
)
def test_a_mistake_is_one_sentence_and_no_success(
    capsys: Capture, words: tuple[str, ...], sentence: str
) -> None:
    code, out, err = said(capsys, *words)
    assert code == 2
    assert out == ""
    assert sentence in one_sentence(err)


def test_simulate_is_the_same_whatever_the_number_of_processes(capsys: Capture) -> None:
    words = ("simulate", "template", "--players", "random", "random", "--games", "6", "--seed", "3")
    alone = said(capsys, *words)[1].splitlines()[0]
    assert alone == said(capsys, *words, "--jobs", "2")[1].splitlines()[0]
    assert alone != said(capsys, *words[:-1], "4", "--swap")[1].splitlines()[0]


def test_simulate_shows_progress_beside_its_result(capsys: Capture) -> None:
    code, out, err = said(capsys, "simulate", "template", "--players", "random", "random", "--games", "10")
    assert code == 0
    assert "10/10" in err
    assert "of 10: random" in out
    assert "matches/s" in out


def test_simulate_interrupted_keeps_what_was_played(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C in the third match: the two before it count, and the code says that it was cut short."""
    plays = simulate.play_one

    def until_the_third(job: simulate.Job, number: int) -> parts.Played:
        if number == 2:
            raise KeyboardInterrupt
        return plays(job, number)

    monkeypatch.setattr(simulate, "play_one", until_the_third)
    words = ("--games", "9", "--scenario", "outpost", "--scenario", "crossroads", "--lang", "en")
    code, out, err = said(capsys, *BOTS, *words)
    assert code == simulate.INTERRUPTED
    assert " of 2: random" in out
    assert "Interrupted: 2 of 9 matches were played, and they count." in err


def test_a_scenario_without_games_has_no_score(capsys: Capture) -> None:
    words = ("--games", "1", "--scenario", "outpost", "--scenario", "crossroads", "--lang", "en")
    _, out, _ = said(capsys, *BOTS, *words)
    assert "Crossroads [crossroads]: nothing was played" in out
    assert "of 0" not in out
    assert simulate.summary([])["score"] is None


def test_progress_tells_the_time_left(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 30.0, 60.0])
    monkeypatch.setattr("escarmouche.cli.output.time.monotonic", lambda: next(clock))
    progress = Progress(4, "outpost", say=messages("en"))
    progress.add()
    progress.add()
    assert capsys.readouterr().err.splitlines() == [
        "outpost: 1/4  about 1:30 left",
        "outpost: 2/4  about 1:00 left",
    ]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_shows_the_cards_of_its_books(capsys: Capture, game: str, lang: str) -> None:
    armies = games.ruleset(game).armies
    for book in armies.catalogue()["book"]:
        code, out, _ = said(capsys, "army", "show", book, "--game", game, "--lang", lang)
        cards = armies.cards(book, "")
        assert code == 0
        assert all(f"{card.name[lang]} [{card.id}]" in out for card in cards)
        assert all(card.lines for card in cards)
        assert "{" not in out
        assert "scene-line" not in out


def test_a_server_knows_what_others_call_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing on this machine alone; the address it listens on, or that of the machine in its network."""
    assert serve.elsewhere("127.0.0.1", 8437) == serve.elsewhere("localhost", 8437) == ""
    assert serve.elsewhere("192.168.7.5", 8437) == "http://192.168.7.5:8437"
    assert serve.elsewhere("fd00::5", 8437) == "http://[fd00::5]:8437"
    monkeypatch.setattr(serve, "_network_address", lambda: "10.1.2.3")
    assert serve.elsewhere("0.0.0.0", 9000) == "http://10.1.2.3:9000"
    monkeypatch.setattr(serve, "_network_address", lambda: "")
    assert serve.elsewhere("0.0.0.0", 9000) == ""


def test_odds_of_a_situation(capsys: Capture, position: Path) -> None:
    code, out, _ = said(capsys, "odds", str(position), "--lang", "en")
    assert code == 0
    assert "Scouts [red1] shoots at Veterans [blue1]" in out
    assert "boxes lost: mean " in out
    assert "Scouts [red3] shoots" in said(capsys, "odds", str(position), "--unit", "red3", "--lang", "en")[1]
    code, _, err = said(capsys, "odds", str(position), "--unit", "green9")
    assert code == 2
    assert "there is no unit green9; there are red1" in one_sentence(err)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("game: template", "game: [template"), ":2: not YAML"),
        (("game: template", "game: chess"), ":1 (game): there is no game called chess"),
        (("card: medic", "colour: medic"), ":3"),
        (("active: red", "active: red\nactive: blue"), "the key active is already on line"),
        (("at: [13.0, 5.0]", "at: here"), ":6"),
    ],
)
def test_a_broken_situation_names_file_line_and_key(
    capsys: Capture, tmp_path: Path, change: tuple[str, str], sentence: str
) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(POSITION.replace(*change), encoding="utf-8")
    code, out, err = said(capsys, "odds", str(path))
    assert (code, out) == (2, "")
    assert "broken.yaml" in one_sentence(err)
    assert sentence in err


def test_replay_shows_a_record_in_either_language(capsys: Capture, record: Path) -> None:
    code, out, _ = said(capsys, "replay", str(record), "--lang", "fr")
    assert code == 0
    lines = out.splitlines()
    assert all(line.endswith("]") for line in lines)
    assert any("Initiative, Rouge : 1d6 (" in line for line in lines)
    assert lines[-1].startswith("La partie est finie")
    assert "Initiative, Red: 1d6 (" in said(capsys, "replay", str(record), "--lang", "en")[1]


def test_replay_verifies_and_finds_what_was_changed(capsys: Capture, record: Path) -> None:
    code, out, _ = said(capsys, "replay", str(record), "--verify")
    assert code == 0
    assert "the rules were followed" in out
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text(
        "".join([*lines[:4], lines[4].replace('"red"', '"blue"'), *lines[5:]]), encoding="utf-8"
    )
    code, out, _ = said(capsys, "replay", str(record), "--verify")
    assert code == 1
    assert "line 5 was tampered with" in out
    record.write_text("".join(lines[:9]), encoding="utf-8")
    code, out, _ = said(capsys, "replay", str(record), "--verify")
    assert code == 1
    assert "truncated after line 9" in out


def test_a_file_that_is_no_record_says_so(capsys: Capture, position: Path) -> None:
    code, _, err = said(capsys, "replay", str(position))
    assert code == 2
    assert "is no record: line 1 is not a header" in one_sentence(err)


def test_army_lists_what_there_is(capsys: Capture) -> None:
    lines = said(capsys, "army", "list", "--game", "template", "--lang", "en")[1].splitlines()
    assert [line.split()[:2] for line in lines] == [
        ["book", "outpost"],
        ["list", "scouts"],
        ["list", "veterans"],
    ]
    assert "Veterans - Two who do not fall at the first hit." in lines[2]
    french = said(capsys, "army", "list", "combat_zone", "--lang", "fr")[1].splitlines()
    assert french[0].split(maxsplit=2) == ["livre", "corp", "Sécurité d'entreprise"]
    assert {line.split()[0] for line in french} == {"livre", "liste"}
    assert "usf-30-mixed" in said(capsys, "army", "list")[1]


def test_army_check_names_rule_and_fix(capsys: Capture, tmp_path: Path) -> None:
    from escarmouche.games.trauma.armies import armylist

    good = armylist.LISTS.ours / "usf-30-mixed.yaml"
    assert said(capsys, "army", "check", str(good), "--lang", "en")[:2] == (
        0,
        f"{good}: nothing wrong with it\n",
    )
    bad = tmp_path / "mine.yaml"
    text = good.read_text(encoding="utf-8")
    bad.write_text(text.replace("points: 30", "points: 20"), encoding="utf-8")
    code, out, _ = said(capsys, "army", "check", str(bad), "--lang", "en")
    assert code == 1
    assert "AP too many: take off units or options [TR-PREP-01" in out
    bad.write_text(text.replace("unit: mastiff", "unit: mastodon"), encoding="utf-8")
    assert "has no unit mastodon" in said(capsys, "army", "check", str(bad), "--lang", "en")[1]
    bad.write_text(text.replace("points: 30", "pionts: 30"), encoding="utf-8")
    code, _, err = said(capsys, "army", "check", str(bad))
    assert code == 2
    assert "mine.yaml:7 (pionts)" in one_sentence(err)


def test_a_list_over_its_points_starts_no_match(capsys: Capture) -> None:
    words = ("play", "trauma", "--lists", "usf-45-mixed", "belt-30-mixed", "--option", "points=30")
    code, out, err = said(capsys, *words)
    assert (code, out) == (2, "")
    assert "TR-PREP-01" in one_sentence(err)


def test_interruption_is_said_and_counted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("escarmouche.cli.rules.run", interrupted)
    code, _, err = said(capsys, "rules", "template")
    assert code == 130
    assert one_sentence(err) == "escarmouche: interrupted"


def test_a_full_disk_behind_the_output_is_no_success(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(options: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("escarmouche.cli.rules.run", full)
    code, _, err = said(capsys, "rules", "template")
    assert code == 2
    assert "No space left on device" in one_sentence(err)


def test_simulate_takes_the_lists_and_options_of_each_scenario() -> None:
    """Where nobody names lists, each side has its own of the scenario, whoever sits there."""
    job = simulate.Job(
        "combat_zone", ("random", "random"), ("", ""), ("firefight", "hunt"), {}, "", 1, 0, 4, True
    )
    armies = games.ruleset("combat_zone").armies
    for number in range(4):
        scenario = simulate.scenario_of(job, number)
        own = games.ruleset("combat_zone").rules.new_table(
            Setup(scenario, armies.briefings(scenario).match.lists, armies.briefings(scenario).match.options)
        )
        table = simulate.table_of(job, number)
        assert {u.id: u.name for u in table.units.values()} == {u.id: u.name for u in own.units.values()}
    named = msgspec.structs.replace(job, lists=("gang-200-fire", ""))
    assert simulate.brought(named.lists, [armies.briefings("hunt").match.lists]) == (
        "gang-200-fire",
        "mercs-100-iron",
    )
    assert simulate.brought(job.lists, [armies.briefings(s).match.lists for s in job.scenarios]) == ("", "")
