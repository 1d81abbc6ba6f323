"""A server that answers and cannot store, as on a full disk; its answer to changes is given in its place."""
import contextlib
import json

from playwright.sync_api import expect

from feeds import opened, reading, starred
from notes import begin, saved
from window import eventually, says, scripted, wait


@contextlib.contextmanager
def full_disk(page, posts):
    """Answers changes as a server does whose disk is full, and notes them."""
    def answer(route):
        if route.request.method != "POST":
            return route.fallback()
        posts.append(route.request.url)
        return route.fulfill(status=507, json={"ok": False, "message": "The disk is full, so nothing could be written."})
    page.context.route("**/*", answer)
    yield
    page.context.unroute("**/*", answer)


def it_asks_less_and_less_often_and_says_why(try_):
    page, posts = begin(try_, "Bread"), []
    with full_disk(page, posts):
        page.focus("#note-text")
        page.keyboard.press("Control+End")
        page.keyboard.type(" and milk")
        says(page, "#note-state", "Waiting: saved in this browser", "the server’s disk is full")
        says(page, "#waiting", "1 change waiting: the server’s disk is full")
        page.wait_for_timeout(9_000)
        # After 5 seconds, and then after 10 more.
        assert 1 <= len(posts) <= 3, posts
        # A window that is opened in the meantime waits as well, and knows why.
        other = try_.window("/inside", context=page.context)
        scripted(other)
        says(other, "#waiting-list", "Note: Bread and milk: the server’s disk is full")
        assert len(posts) <= 3, posts
    saved(page)
    wait(page, "document.querySelector('#waiting').hidden")
    note = page.url.split("/")[-1]
    eventually(page, lambda: try_.larder.command("notes", "show", note).strip() == "Bread and milk")


def it_shows_marks_and_places_that_wait(try_):
    page = reading(try_)
    with full_disk(page, []):
        page.keyboard.press("j")
        title = opened(page)
        page.keyboard.press("s")
        says(page, "#toast", "Saved in this browser, and sent again later: the server’s disk is full")
        says(page, "#waiting", "2 changes waiting: the server’s disk is full")
        for mark, action in (("#article-star", "Unstar"), ("#article-read", "Mark unread")):
            expect(page.locator(mark)).to_have_text(action)
        expect(page.locator("#rows > .row.unread")).to_have_count(34)
        page.goto(try_.larder.address + "/places")
        scripted(page)
        page.fill("#q", "40.1, -74.2")
        page.click("#make-mine-button")
        says(page, "#places-waiting", "Waiting to send")
        says(page, "#waiting", "3 changes waiting: the server’s disk is full")
    wait(page, "document.querySelector('#waiting').hidden")
    eventually(page, lambda: [json.loads(line)["title"] for line in starred(try_)] == [title])
    eventually(page, lambda: "40.1" in try_.larder.command("places", "show"))


def it_waits_longer_each_time(try_):
    page = try_.window("/rates")
    scripted(page)
    script = page.get_attribute("script[src$='/app.js']", "src").replace("app.js", "retry.js")
    waits = page.evaluate(f"import('{script}').then(({{ pause }}) => [1, 2, 3, 4, 5, 6, 60].map((tries) => pause(tries)))")
    assert waits == [5_000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000], waits
    asked = page.evaluate(f"import('{script}').then(({{ pause }}) => [pause(1, 60000), pause(1, 1e9), pause(5, 1000)])")
    assert asked == [60_000, 120_000, 80_000], asked
    # A clock that was set back since makes nothing wait.
    rests = page.evaluate(
        f"import('{script}').then(({{ restOf }}) => [{{}}, {{ retryAt: 900 }}, {{ retryAt: 1500 }}, {{ retryAt: 1e9 }}].map((item) => restOf(item, 1000)))")
    assert rests == [0, 0, 500, 0], rests
