"""Two persons at one table: clocks, who is there, draws, taking back, looking on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.pages import (
    ASKED,
    PATIENCE,
    Served,
    audit,
    choose,
    complaining,
    opened,
    setup,
    two_at_a_table,
    whose_turn,
)

pytestmark = pytest.mark.browser


def seconds(page: Page, side: str) -> int:
    text = page.locator(f"[data-clock={side}]").inner_text()
    found = re.search(r"(\d+):(\d+)", text)
    assert found
    return int(found[1]) * 60 + int(found[2])


def written(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def test_a_state_that_comes_before_the_sentences_of_the_game_is_not_lost(page: Page, served: Served) -> None:
    """The welcome waits for its sentences; the newer state waits behind it, and is the one that is shown."""
    made = page.request.post(
        f"{served.url}api/matches", data={"game": "template", "players": ["person", "person"]}
    ).json()
    api = f"{served.url}api/matches/{made['match']}"
    heard: list[str] = []
    held: list[Route] = []
    page.route("**/locales/template/*.ftl", lambda route: held.append(route))
    page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))

    def until(part: str) -> None:
        for _ in range(PATIENCE // 20):
            if any(part in text for text in heard):
                return
            page.wait_for_timeout(20)
        raise AssertionError(f"{part} never came")

    def on() -> Any:
        """Everybody who is asked answers quickly, without the page."""
        for seat in made["seats"]:
            to = {"authorization": f"Bearer {seat['token']}"}
            now = page.request.get(api, headers=to).json()["state"]
            if now["question"]:
                body = {"kind": "for-me", "number": now["number"]}
                assert page.request.post(f"{api}/for-me", data=body, headers=to).ok
        return page.request.get(api, headers=to).json()["state"]

    while not on()["lines"]:
        pass
    opened(page, served.url)
    page.goto(made["seats"][0]["link"])
    until('"kind":"welcome"')
    newest = on()["number"]
    until(f'"number":{newest}')
    assert held, "the page asked for the sentences of the game"
    for route in held:
        route.continue_()
    page.locator(".panel").wait_for()
    expect(page.locator(ASKED)).to_have_attribute("data-number", str(newest))


def test_clocks_run(context: BrowserContext, other: BrowserContext, served: Served) -> None:
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, served.url, clock=True)
        expect(one.locator(".absent")).to_have_count(0)
        turn = whose_turn(one, two)
        mine, theirs = ("one", "two") if turn is one else ("two", "one")
        before, still = seconds(one, mine), seconds(one, theirs)
        any_of = "|".join(written(before - gone) for gone in range(2, 40))
        expect(one.locator(f"[data-clock={mine}]")).to_contain_text(re.compile(any_of))
        assert seconds(one, theirs) == still
        audit(one)


def test_who_goes_away_is_named_and_the_win_is_claimed_after_the_time_agreed(
    context: BrowserContext, other: BrowserContext, served: Served
) -> None:
    with complaining(context) as one, complaining(other) as two:
        wish = {"game": "template", "players": ["person", "person"], "absence": 8}
        links = [
            seat["link"] for seat in one.request.post(f"{served.url}api/matches", data=wish).json()["seats"]
        ]
        opened(one, links[0])
        opened(two, links[1])
        one.locator(".ask[data-question]").wait_for()
        two.locator(".ask[data-question]").wait_for()
        expect(one.locator(".absent")).to_have_count(0)
        two.goto("about:blank")
        expect(one.locator(".absent")).to_contain_text("Blue is away")
        expect(one.locator(".absent")).to_contain_text("you may claim the win or call it a draw")
        expect(one.locator("[aria-live=assertive]")).to_contain_text("Blue has left the table")
        audit(one)
        one.get_by_role("button", name="Claim the win").click()
        expect(one.locator(".end")).to_contain_text("Red has won")
        expect(one.locator(".lines")).to_contain_text("Blue was away too long and has lost")
        opened(two, links[1])
        expect(two.locator(".end")).to_contain_text("Red has won")


def test_a_draw_is_offered_declined_and_agreed(
    context: BrowserContext, other: BrowserContext, served: Served
) -> None:
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, served.url)
        for answer in ("I do not", "I agree"):
            one.get_by_role("button", name="Offer a draw").click()
            audit(one)
            one.get_by_role("button", name="Yes").click()
            expect(one.locator(".agree")).to_contain_text("You have offered a draw")
            asked = two.get_by_role("alertdialog")
            expect(asked).to_contain_text("Player one offers a draw")
            audit(two)
            asked.get_by_role("button", name=answer).click()
            expect(asked).to_have_count(0)
        expect(one.locator(".end")).to_contain_text("A draw")
        expect(two.locator(".end")).to_contain_text("A draw")
        two.get_by_role("button", name="Rematch", exact=True).click()
        one.get_by_role("link", name="To the rematch").click()
        whose_turn(one, two)


def test_taking_back_after_a_die_needs_the_other(
    context: BrowserContext, other: BrowserContext, served: Served
) -> None:
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, served.url)
        asker = None
        for given in range(24):
            turn = whose_turn(one, two)
            assert turn is not None
            waits = one if turn is two else two
            if given > 5 and waits.locator(".menu button:enabled", has_text="Ask to take back").count():
                asker = waits
                break
            choose(turn)
        assert asker is not None
        answerer = two if asker is one else one
        for answer in ("I do not", "I agree"):
            asker.get_by_role("button", name="Ask to take back").click()
            expect(asker.locator(".agree")).to_contain_text("You have asked")
            answerer.get_by_role("alertdialog").get_by_role("button", name=answer).click()
            expect(answerer.get_by_role("alertdialog")).to_have_count(0)
        expect(asker.locator(".taken-back").first).to_be_attached()


def test_at_one_screen_the_other_is_asked_what_he_is_to_agree_to(page: Page) -> None:
    setup(page, "Two of us at this screen", rounds=1)
    page.get_by_role("button", name="Start now").click()
    page.locator(".for-me:enabled, .hand-over").first.wait_for()
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").click()
    mine = page.locator(".for-me:enabled")
    mine.wait_for()
    for answer in ("I do not", "I agree"):
        page.get_by_role("button", name="Offer a draw").click()
        page.get_by_role("button", name="Yes").click()
        asked = page.get_by_role("alertdialog")
        expect(asked).to_contain_text("offers a draw")
        audit(page)
        asked.get_by_role("button", name=answer).click()
        if answer == "I do not":
            mine.wait_for()
            expect(page.locator(".lines")).to_contain_text("declines the draw")
    expect(page.locator(".end")).to_contain_text("A draw")


def test_over_plain_http_from_another_machine(
    context: BrowserContext, other: BrowserContext, served: Served
) -> None:
    there = served.url.replace("127.0.0.1", "elsewhere.test")
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, there)
        assert not one.evaluate("isSecureContext")
        for _ in range(4):
            turn = whose_turn(one, two)
            assert turn is not None
            choose(turn)
        one.get_by_role("button", name="Links").click()
        one.get_by_role("button", name="Copy").first.click()
        expect(one.get_by_role("button", name="Copied")).to_be_visible()


def test_looking_on_by_link_shows_no_secrets_and_what_a_seat_saves_is_its_own(
    context: BrowserContext, other: BrowserContext, served: Served, tmp_path: Path
) -> None:
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, served.url)
        for _ in range(5):
            turn = whose_turn(one, two)
            assert turn is not None
            choose(turn)
        one.get_by_role("button", name="Share", exact=True).click()
        link = one.locator("dialog input").input_value()
        audit(one)
        opened(two, f"{link}/1")
        two.reload()
        expect(two.locator(".moment")).to_contain_text("2/")
        two.get_by_role("button", name="Back to the match").click()
        expect(two.locator(".ask[data-question]")).to_have_count(0)
        expect(two.get_by_role("button", name="Concede")).to_have_count(0)
        audit(two)
        with one.expect_download() as saved:
            one.keyboard.press("Escape")
            one.get_by_role("button", name="Save", exact=True).click()
        path = tmp_path / "mine.jsonl"
        saved.value.save_as(path)
        opened(two, served.url)
        two.locator("input[type=file]").set_input_files(path)
        expect(two.locator(".file")).to_contain_text("What Player one could know of a match still going on")
        two.locator(".scrubber input").press("End")
        expect(two.locator(".lines li")).to_have_count(one.locator(".lines li").count())
        audit(two)


@pytest.mark.parametrize("agreed", [True, False])
def test_real_dice_are_asked_for_before_anything_is_played(
    context: BrowserContext, other: BrowserContext, served: Served, agreed: bool
) -> None:
    with complaining(context) as one, complaining(other) as two:
        two_at_a_table(one, two, served.url, dice=True)
        expect(one.locator(".agree")).to_contain_text(
            "You want to throw real dice: Player two is asked to agree"
        )
        asked = two.get_by_role("alertdialog")
        expect(asked).to_contain_text("Player one wants to throw real dice")
        expect(two.locator("[aria-live=polite]")).to_contain_text("wants to throw real dice")
        for page in (one, two):
            expect(page.locator(".typed, .ask[data-question]")).to_have_count(0)
            audit(page)
        two.reload()
        asked.get_by_role("button", name="ES-DICE-02").click()
        expect(two.get_by_role("dialog")).to_contain_text("Real dice by agreement")
        two.keyboard.press("Escape")
        two.get_by_role("button", name="Français").click()
        expect(asked).to_contain_text(
            "Joueur 1 veut lancer de vrais dés et taper les résultats. Êtes-vous d'accord ?"
        )
        audit(two)
        asked.get_by_role("button", name="D'accord" if agreed else "Que le serveur lance").click()
        expect(asked).to_have_count(0)
        said = (
            ("accepte les vrais dés", "comme convenu") if agreed else ("laisse le serveur lancer", "acceptés")
        )
        expect(two.locator(".lines")).to_contain_text(said[0])
        expect(two.locator(".dice-agreed")).to_contain_text(said[1])
        told = "Player two agrees to real dice" if agreed else "Player two lets the server throw the dice"
        expect(one.locator(".lines")).to_contain_text(told)
        expect(one.locator(".dice-agreed")).to_contain_text("as agreed" if agreed else "The server throws")
        typing = one.locator(".typed").count() + two.locator(".typed").count()
        assert bool(typing) is agreed
        audit(one)
        audit(two)


def test_who_agrees_to_real_dice_at_set_up_is_said(page: Page) -> None:
    page.get_by_text("Dice, clock, length").click()
    page.get_by_label("We throw real dice and type them in").check()
    expect(page.get_by_text("The bot agrees. You throw and type its dice too.")).to_be_visible()
    page.get_by_label("Two of us at this screen").check()
    expect(page.get_by_text("only if both of you at this screen agree")).to_be_visible()
    page.get_by_label("A friend elsewhere, by link").check()
    expect(page.get_by_text("Nothing is played before he answers")).to_be_visible()
    audit(page)
