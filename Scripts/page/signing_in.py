"""Signing in and out in a browser."""
from playwright.sync_api import expect

from window import eventually, has, says, scripted, turn, wait

PASSWORD = "four words that differ"


def guarded(try_):
    """Restarts the server, for those who know the password."""
    try_.larder.stop()
    try_.larder.command("serve", "--set-password", text=PASSWORD + "\n")
    try_.larder.options += ("--name", "larder.example")
    try_.larder.start()


def sign_in(page, password=PASSWORD):
    page.fill("#password", password)
    turn(page, "main button")


def signed_in(try_, path):
    guarded(try_)
    page = try_.window(path)
    sign_in(page)
    scripted(page)
    return page


def it_leads_those_who_know_the_password_to_the_page_they_wanted(try_):
    guarded(try_)
    page = try_.window("/rates?base=USD")
    expect(page).to_have_url(try_.larder.address + "/sign-in?see=%2Frates%3Fbase%3DUSD")
    sign_in(page, "four words that do not")
    says(page, "[role=alert]", "Wrong password.")
    sign_in(page)
    expect(page).to_have_url(try_.larder.address + "/rates?base=USD")
    says(page, "#rates-caption", "1 USD")


def it_shows_nothing_any_more_once_signed_out(try_):
    page = signed_in(try_, "/rates")
    with page.expect_navigation():
        page.click("#sign-out button")
    expect(page).to_have_url(try_.larder.address + "/sign-in")
    page.go_back()
    wait(page, "location.pathname === '/sign-in'")
    page.goto(try_.larder.address + "/rates")
    has(page, "#password")
    assert page.evaluate("caches.open('pages').then((cache) => cache.keys()).then((kept) => kept.length)") == 0


def it_keeps_what_was_said_after_the_session_had_ended(try_):
    page = signed_in(try_, "/rates")
    try_.larder.command("serve", "--set-password", text="another four words\n")
    page.click("#star-ZAR")
    page.wait_for_selector("#password")
    says(page, "#signed-out", "You were signed out.")
    assert "★" not in try_.larder.command("rates", "list")
    sign_in(page, "another four words")
    expect(page).to_have_url(try_.larder.address + "/rates")
    eventually(page, lambda: "★" in try_.larder.command("rates", "list"))
    page.wait_for_selector("#star-ZAR[aria-pressed=true]")


def it_says_that_what_was_typed_is_kept_once_the_session_has_ended(try_):
    page = signed_in(try_, "/notes")
    page.click("#new-note button")
    page.fill("#note-text", "Bread")
    expect(page.locator("#note-state")).to_have_text("Saved")
    try_.larder.command("serve", "--set-password", text="another four words\n")
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    # At once: what is typed while the page leaves is typed into the next one.
    page.keyboard.insert_text(" and milk")
    page.wait_for_selector("#password")
    says(page, "#signed-out", "You were signed out. What you typed or changed is kept in this browser")
    # The page may be on another machine than the one that keeps everything.
    says(page, "footer", "on the machine that runs it")
    for scheme in ("light", "dark"):
        for width in (390, 1440):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size({"width": width, "height": 844})
            boxes = [page.locator(part).bounding_box() for part in ("#sign-in-title", "#signed-out", "label[for=password]")]
            assert all(above["y"] + above["height"] + 8 <= below["y"] for above, below in zip(boxes, boxes[1:])), boxes
            if try_.shots:
                page.screenshot(path=f"{try_.shots}/signed-out-{scheme}-{width}.png")
    sign_in(page, "another four words")
    expect(page.locator("#note-text")).to_have_value("Bread and milk")
    expect(page.locator("#note-state")).to_have_text("Saved")
    # Who has nothing to keep is only asked for the password.
    other = try_.window("/rates")
    scripted(other)
    expect(other.locator("#signed-out")).to_be_hidden()


def it_says_what_signing_out_would_lose(try_):
    page = signed_in(try_, "/rates")
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    try_.larder.stop()
    page.click("#star-ZAR")
    says(page, "#waiting", "1 change waiting")
    page.click("#sign-out button")
    eventually(page, lambda: asked)
    assert "not been sent yet" in asked[0], asked
    try_.larder.start()
    page.wait_for_selector("tbody tr:first-child#row-ZAR")
    with page.expect_navigation():
        page.click("#sign-out button")
    assert len(asked) == 1, asked


def it_asks_for_the_password_without_scripts_and_without_violations(try_):
    from axe_playwright_python.sync_playwright import Axe

    guarded(try_)
    page = try_.window("/notes", java_script_enabled=False)
    sign_in(page)
    expect(page).to_have_url(try_.larder.address + "/notes")
    turn(page, "#sign-out button")
    has(page, "#password")
    for scheme in ("light", "dark"):
        page = try_.window("/notes", color_scheme=scheme, viewport={"width": 360, "height": 740})
        scripted(page)
        assert not Axe().run(page).response["violations"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
