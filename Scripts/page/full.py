"""A server that answers and cannot store: its disk is full. Wants root, for a disk of its own."""
import contextlib
import json
import os
import shutil
import subprocess

from playwright.sync_api import expect

from feeds import opened, reading, starred
from notes import begin, saved
from window import eventually, says, scripted, wait


@contextlib.contextmanager
def small_disk(try_):
    """Moves the data to a disk of its own; yields a function that fills it, and one that makes room."""
    disk = os.path.join(try_.folder, "disk")
    os.mkdir(disk)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", disk], check=True)
    try_.larder.stop()
    # The reserve for removals fits, and nothing else.
    shutil.move(try_.data, os.path.join(disk, "data"))
    os.symlink(os.path.join(disk, "data"), try_.data)
    try_.larder.start()
    filler = os.path.join(disk, "filler")

    def fill():
        with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(b"x" * size)
        # The log of the database has room of its own, which it fills first.
        for size in (100_000, 10_000, 500):
            with contextlib.suppress(AssertionError):
                for number in range(200):
                    try_.larder.command("notes", "new", f"{number} " + "x" * size)

    try:
        yield fill, lambda: os.remove(filler)
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def can_mount():
    if os.geteuid() == 0:
        return True
    print("skipped: a full disk, which needs root to make a small one")
    return False


def it_asks_less_and_less_often_and_says_why(try_):
    if not can_mount():
        return
    with small_disk(try_) as (fill, make_room):
        page = begin(try_, "Bread")
        posts = []
        page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
        fill()
        wait(page, "document.querySelector('#connection').hidden")
        page.focus("#note-text")
        page.keyboard.press("Control+End")
        page.keyboard.type(" and milk")
        says(page, "#note-state", "Waiting: saved in this browser", "the server’s disk is full")
        says(page, "#waiting", "1 change waiting: the server’s disk is full")
        page.wait_for_timeout(9_000)
        # After 5 seconds, and then after 10 more.
        assert 1 <= len(posts) <= 3, posts
        # A window that is opened meanwhile waits as well, and knows why.
        other = try_.window("/inside", context=page.context)
        other.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
        scripted(other)
        says(other, "#waiting-list", "Note: Bread and milk: the server’s disk is full")
        assert len(posts) <= 3, posts
        make_room()
        saved(page)
        wait(page, "document.querySelector('#waiting').hidden")
        note = page.url.split("/")[-1]
        eventually(page, lambda: try_.larder.command("notes", "show", note).strip() == "Bread and milk")


def it_shows_marks_and_places_that_wait(try_):
    if not can_mount():
        return
    with small_disk(try_) as (fill, make_room):
        page = reading(try_)
        fill()
        wait(page, "document.querySelector('#connection').hidden")
        page.keyboard.press("j")
        title = opened(page)
        page.keyboard.press("s")
        says(page, "#toast", "Saved in this browser, and sent again later: the server’s disk is full")
        says(page, "#waiting", "2 changes waiting: the server’s disk is full")
        for _ in range(2):
            expect(page.locator("#article-star")).to_have_attribute("aria-pressed", "true")
            expect(page.locator("#article-read")).to_have_attribute("aria-pressed", "true")
            expect(page.locator("#rows > .row.unread")).to_have_count(34)
            page.reload()
            scripted(page)
        page.goto(try_.larder.address + "/places")
        scripted(page)
        page.fill("#q", "40.1, -74.2")
        page.click("#make-mine-button")
        says(page, "#places-waiting", "Waiting to send")
        says(page, "#waiting", "3 changes waiting: the server’s disk is full")
        make_room()
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
