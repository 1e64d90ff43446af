"""The page in a real Chromium: setting up, whole matches of Trauma, hand-over, records, languages, audits."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tests.browser.pages import (
    ASKED,
    Served,
    audit,
    choose,
    complaining,
    gone_on,
    number,
    opened,
    play,
    setup,
    start,
    two_at_a_table,
    whose_turn,
)

pytestmark = pytest.mark.browser


def test_the_first_page_is_small_and_the_player_comes_later(page: Page) -> None:
    """Scripts, styles, words, catalogue and pictures: under 250 kB as they come over the wire."""
    page.locator("[data-play] img").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        "() => performance.getEntriesByType('resource').map((e) => [e.name, e.transferSize])"
    )
    assert not [name for name, _ in sizes if "/player-" in name]
    total = sum(size for _, size in sizes)
    print(f"the first page: {total / 1000:.0f} kB")
    assert 50_000 < total < 250_000


def test_the_defaults_start_a_match(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Escarmouche")
    audit(page)
    start(page)
    expect(page.locator(".m-ground")).to_be_visible()
    audit(page)


def test_a_scenario_is_told_with_its_picture_and_offers_its_match(page: Page) -> None:
    page.get_by_label("Game").select_option("combat_zone")
    page.get_by_label("Scenario").select_option(label="Hold the house")
    told = page.locator(".briefing")
    expect(told).to_contain_text("Half as many, behind walls.")
    expect(told).to_contain_text("The defender begins inside the house")
    picture = told.get_by_role("img")
    picture.scroll_into_view_if_needed()  # it is fetched when somebody comes near
    assert picture.evaluate("async (img) => (await img.decode(), img.naturalWidth)") > 0
    assert [page.locator("select").nth(n).input_value() for n in (2, 3)] == [
        "cult-200-chapel",
        "gang-100-street",
    ]
    audit(page)


def test_a_whole_match_against_a_bot_and_its_record(page: Page, tmp_path: Path) -> None:
    setup(page, rounds=1)
    start(page)
    play(page, 300)
    end = page.locator(".end")
    expect(end).to_contain_text("Victory points")
    expect(end).to_contain_text("Figures lost")
    expect(end).to_contain_text("Luck of the dice")
    expect(end).to_contain_text("± usual spread")
    told = end.locator("table").first.inner_text()
    audit(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    path = tmp_path / "match.jsonl"
    saved.value.save_as(path)
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.locator("dialog input").input_value()
    assert "#/record/" in link
    audit(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch", exact=True).click()  # one click, and it is played
    page.locator(ASKED).wait_for()
    page.get_by_role("link", name="Escarmouche").click()
    expect(page.get_by_role("region", name="Go on with a match").get_by_role("link")).to_have_count(2)
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".scrubber")).to_be_visible()
    expect(page.locator(".file")).to_contain_text("Verified")
    expect(end.locator("table").first).to_have_text(told, use_inner_text=True)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".moment")).to_contain_text("2/")
    audit(page)
    opened(page, f"{link}/3")
    page.reload()
    expect(page.locator(".moment")).to_contain_text("4/")
    page.get_by_role("link", name="Escarmouche").click()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_file_that_is_no_record_is_said_to_be_none(
    context: BrowserContext, served: Served, tmp_path: Path
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no record at all", encoding="utf-8")
    page = opened(context.new_page(), served.url)  # its console names the request that was refused
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text("not a record of a match")


def test_a_set_up_that_is_not_taken_says_what_to_put_right(context: BrowserContext, served: Served) -> None:
    page = opened(context.new_page(), served.url)  # its console names the request that was refused
    wrong = {"game": "trauma", "options": {"turns": -1}}
    page.route("**/api/matches", lambda route: route.continue_(post_data=json.dumps(wrong)))
    page.get_by_role("button", name="Start now").click()
    expect(page.get_by_role("alert")).to_contain_text("turns is a whole number from 0 on, not -1")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("alert")).to_contain_text("turns est un nombre entier à partir de 0, et non -1")


def test_a_list_that_the_rules_forbid_says_which_and_opens_the_rule(
    context: BrowserContext, served: Served
) -> None:
    page = opened(context.new_page(), served.url)
    page.set_viewport_size({"width": 390, "height": 844})
    wrong = {"game": "trauma", "lists": ["usf-45-mixed", "belt-15-mixed"]}
    page.route("**/api/matches", lambda route: route.continue_(post_data=json.dumps(wrong)))
    page.get_by_role("button", name="Start now").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(
        "15 AP with vehicles: The reinforcement section is worth 3 AP and must be worth 11"
    )
    expect(alert).to_be_in_viewport()
    expect(alert).not_to_contain_text("reinforcement-too-small")
    expect(alert).not_to_contain_text(".yaml")
    alert.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("TR-PREP-05")


def test_any_line_of_a_running_match_shows_its_moment(page: Page) -> None:
    setup(page)
    start(page)
    play(page, 12)
    page.locator(ASKED).wait_for()
    written = page.locator(".lines li").count()
    page.locator(".lines li").nth(4).hover()
    page.locator(".lines li").nth(4).get_by_role("button", name="Show this moment").click()
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".lines .now")).to_have_count(1)
    assert page.locator(".lines li").count() == written
    assert page.locator(".lines .later").count() > 0
    audit(page)
    before = page.locator(".moment").inner_text()
    page.locator(".lines li").last.get_by_role("button", name="Show this moment").click()
    expect(page.locator(".moment")).not_to_have_text(before)
    expect(page.locator(".lines .later")).to_have_count(0)
    page.get_by_role("button", name="Back to the match").click()
    choose(page)


def test_online_with_two_browsers_and_a_reload(
    context: BrowserContext, other: BrowserContext, served: Served
) -> None:
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, served.url)
        given = 0
        while (turn := whose_turn(one, two)) is not None:
            choose(turn)
            given += 1
            if given == 12:
                two.reload()
                two.locator("body[data-ready]").wait_for()
        expect(two.locator(".end")).to_be_visible()
        assert one.locator(".end h2").inner_text() == two.locator(".end h2").inner_text()


def test_hot_seat_hides_the_table_only_where_something_is_hidden(page: Page) -> None:
    """Cards and bids of the toy game are secret: there the screen is handed over, and nowhere else."""
    setup(page, "Two of us at this screen", game="template")
    page.get_by_role("button", name="Start now").click()
    handed: list[str] = []
    open_to_all: dict[str, set[str]] = {}
    for _ in range(24):
        page.locator(".for-me:enabled, .hand-over").first.wait_for()
        secret = page.locator(".hand-over").count() > 0
        if secret:
            assert page.locator(".board, .fig, .record").count() == 0
            if not handed:
                audit(page)
            page.locator(".hand-over button").click()
            page.locator(ASKED).wait_for()
        asked = page.locator(ASKED).get_attribute("data-question") or ""
        if secret:
            handed.append(asked)
        elif asked not in ("lay-card", "bid"):
            side = page.locator(".asked .side").get_attribute("class") or ""
            open_to_all.setdefault(asked, set()).add(side)
        if {"lay-card", "bid"} <= set(handed) and len(open_to_all.get("deploy", ())) == 2:
            break
        before = number(page)
        page.locator(".for-me:enabled").click()
        gone_on(page, before)
    assert set(handed) == {"lay-card", "bid"}
    assert len(open_to_all["deploy"]) == 2, "both deploy at the same screen, one after the other"
    page.get_by_role("link", name="Escarmouche").click()
    page.get_by_role("region", name="Go on with a match").get_by_role("link").first.click()
    expect(page.locator(".hand-over")).to_be_visible()  # bids are secret: who comes back is asked first
    assert page.locator(".board, .fig, .record").count() == 0


def test_a_server_that_goes_away_and_comes_back(context: BrowserContext, own_server: Served) -> None:
    with complaining(context, offline=True) as page:
        opened(page, own_server.url)
        setup(page, game="template")
        start(page)
        choose(page)
        own_server.stop()
        expect(page.locator(".status")).to_contain_text("The connection is lost")
        own_server.start()
        expect(page.locator(".status.live")).to_be_visible(timeout=20_000)
        page.locator(ASKED).wait_for()
        choose(page)


def test_undo_is_free_before_the_next_die(page: Page) -> None:
    setup(page)
    start(page)
    play(page, 40, until="enter-access")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(f"{ASKED}[data-question=enter]")).to_be_visible()
    expect(page.locator(".taken-back").first).to_be_attached()


def test_the_guide_explains_in_french_what_first_matters_and_can_be_skipped(page: Page) -> None:
    page.get_by_role("button", name="Français").click()
    page.locator("[data-lesson=trauma]").click()
    hint = page.get_by_role("complementary", name="Première partie")
    for told in ("Le bleu est à vous", "Posez vos cartes face cachée"):
        expect(hint).to_contain_text(told)
        hint.get_by_role("button", name="Compris").click()
    expect(hint).to_have_count(0)
    audit(page)
    play(page, 12, until="announce")
    expect(hint).to_contain_text("deux actions")
    page.locator(".could .bars").first.wait_for()
    page.get_by_role("button", name="Tir", exact=True).click()
    expect(hint).to_contain_text("Chaque sorte d'arme tire sa propre salve")
    play(page, 4, until="order")
    expect(hint).to_contain_text("Les dés sont tombés")
    page.reload()
    expect(hint).to_contain_text("Les dés sont tombés")
    page.get_by_role("button", name="Arrêter les conseils").click()
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Reprendre les conseils").click()
    expect(hint).to_contain_text("Les dés sont tombés")
    page.get_by_role("button", name="Arrêter les conseils").click()
    play(page, 12, until="pay")
    choose(page)
    expect(page.locator(".lines")).to_contain_text("pour activer l'Escouade de Marines 2")


def test_french(page: Page) -> None:
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_label("Jeu", exact=True).select_option("trauma")
    page.get_by_role("button", name="Commencer").click()
    page.locator(ASKED).wait_for()
    expect(page.locator(ASKED)).to_contain_text("Choisir pour moi")
    page.reload()
    page.locator(ASKED).wait_for()
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    audit(page)
    play(page, 40, until="enter-access")
    expect(page.locator(ASKED)).to_contain_text("Les placer là")


def test_the_browser_chooses_the_language(chromium: Browser, served: Served) -> None:
    french = chromium.new_context(locale="fr-FR")
    with complaining(french) as page:
        opened(page, served.url)
        expect(page.get_by_role("button", name="Commencer")).to_be_visible()
    french.close()


def test_units_show_their_cards(page: Page) -> None:
    page.get_by_label("Game", exact=True).select_option("trauma")
    start(page)
    page.get_by_role("tab", name="Units").click()
    page.locator(".card-head").first.click()
    expect(page.locator(".card dl").first).to_contain_text("Movement")
    audit(page)


def test_typed_dice(page: Page) -> None:
    page.get_by_label("Game", exact=True).select_option("combat_zone")
    page.get_by_text("Dice, clock, length").click()
    page.get_by_label("We throw real dice and type them in").check()
    page.get_by_role("button", name="Start now").click()
    page.locator(f"{ASKED}[data-question=dice]").wait_for()
    audit(page)
    page.locator(".typed input").fill("9")
    page.locator(".typed .primary").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_wrong_link_says_so(context: BrowserContext, served: Served) -> None:
    with complaining(context) as page:
        opened(page, f"{served.url}#/0123456789abcdef/not-a-token-at-all")
        expect(page.get_by_role("heading", name="No seat here")).to_be_visible()
        audit(page)


def test_a_catalogue_that_comes_late_leaves_a_match_its_own_words(
    context: BrowserContext, served: Served
) -> None:
    with complaining(context) as page:
        held: list[Route] = []
        page.route("**/api/catalogue", lambda route: held.append(route))
        opened(page, served.url)
        wish = {"game": "template", "players": ["person", "random"]}
        made = page.request.post(f"{served.url}api/matches", data=wish).json()
        opened(page, made["seats"][0]["link"])
        page.locator(ASKED).wait_for()
        before = page.locator(ASKED).inner_text()
        with page.expect_response("**/api/catalogue"):
            held[0].continue_()
        page.get_by_role("button", name="Français").click()
        page.get_by_role("button", name="English").click()
        expect(page.locator(ASKED)).to_have_text(before, use_inner_text=True)
        page.get_by_role("link", name="Escarmouche").click()
        expect(page.get_by_label(re.compile("^Army of"))).not_to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "title"), [("Français", "Dust Tactics · Rencontre"), ("", "Dust Tactics · Encounter")]
)
def test_an_earlier_match_is_called_by_its_scenario_whatever_game_is_chosen(
    page: Page, served: Served, lang: str, title: str
) -> None:
    wish = {"game": "dust_tactics", "scenario": "encounter", "players": ["person", "random"]}
    made = page.request.post(f"{served.url}api/matches", data=wish).json()
    opened(page, made["seats"][0]["link"])
    page.locator(ASKED).wait_for()
    page.get_by_role("link", name="Escarmouche").click()
    if lang:
        page.get_by_role("button", name=lang).click()
    for game, armies in (("trauma", "Player one|Joueur 1"), ("dust_tactics", "Side 1|Camp 1")):
        page.locator("select").first.select_option(game)
        expect(page.get_by_label(re.compile(armies)).first).to_be_visible()
        expect(page.locator(".earlier a").first).to_have_text(title)
