"""What readers choose: colours, the size of text, what marks read, and when data is fetched."""
from playwright.sync_api import expect

from feeds import follow, unread
from phone import phone
from window import controlled, eventually, has, says, scripted, turn, wait

GROUND = "getComputedStyle(document.documentElement).backgroundColor"


def choose(page, name, value):
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + "/inside")
    scripted(page)
    page.select_option(f"#setting-{name}", value)
    says(page, "#toast", "Saved.")


def it_shows_the_colours_that_a_reader_chose(try_):
    follow(try_)
    page = phone(try_, "/inside", color_scheme="light")
    light = page.evaluate(GROUND)
    choose(page, "theme", "dark")
    # It holds at once, here and on every page, before any script runs.
    wait(page, f"{GROUND} !== '{light}'")
    dark = page.evaluate(GROUND)
    for path in ("/rates", "/places", "/notes", "/feeds"):
        page.goto(try_.larder.address + path, wait_until="commit")
        wait(page, "document.body !== null")
        assert page.evaluate(GROUND) == dark, path
    # So do maps.
    page.goto(try_.larder.address + "/places")
    dark_sea = page.locator("#map .sea").first.evaluate("(sea) => getComputedStyle(sea).fill")
    other = phone(try_, "/places", color_scheme="dark")
    assert dark_sea == other.locator("#map .sea").first.evaluate("(sea) => getComputedStyle(sea).fill")
    page.goto(try_.larder.address + "/feeds")
    controlled(page)
    page.locator("#rows a.open").first.click()
    frame = page.frame_locator("iframe.document").locator("html")
    expect(frame).to_have_attribute("data-theme", "dark")
    assert frame.evaluate("(root) => getComputedStyle(root).colorScheme") == "dark"
    choose(page, "theme", "device")
    wait(page, f"{GROUND} === '{light}'")


def it_shows_text_as_large_as_a_reader_chose(try_):
    follow(try_)
    page = phone(try_, "/inside", viewport={"width": 320, "height": 700})
    choose(page, "text", "larger")
    wait(page, "parseFloat(getComputedStyle(document.documentElement).fontSize) === 22")
    for path in ("/rates", "/rates/USD", "/feeds", "/feeds?names=1", "/places", "/notes", "/inside"):
        page.goto(try_.larder.address + path)
        scripted(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
    page.goto(try_.larder.address + "/feeds")
    scripted(page)
    page.locator("#rows a.open").first.click()
    frame = page.frame_locator("iframe.document").locator("html")
    expect(frame).to_have_css("font-size", "24px")


def it_keeps_choices_without_scripts(try_):
    page = phone(try_, "/inside", java_script_enabled=False)
    page.select_option("#setting-theme", "dark")
    page.select_option("#setting-text", "large")
    turn(page, "#settings button")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-text", "large")
    page.goto(try_.larder.address + "/rates")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def it_marks_read_only_by_hand_if_that_was_chosen(try_):
    follow(try_)
    page = phone(try_, "/inside")
    choose(page, "read", "hand")
    page.goto(try_.larder.address + "/feeds")
    controlled(page)
    page.locator("#rows a.open").first.click()
    expect(page.frame_locator("iframe.document").locator("body")).to_contain_text("bold words")
    page.wait_for_timeout(1000)
    expect(page.locator("#article-read")).to_have_text("Mark read")
    assert len(unread(try_)) == 35
    page.click("#article-read")
    eventually(page, lambda: len(unread(try_)) == 34)


def it_marks_read_what_was_scrolled_past_if_that_was_chosen(try_):
    follow(try_)
    page = phone(try_, "/inside")
    choose(page, "read", "scrolling")
    page.goto(try_.larder.address + "/feeds")
    controlled(page)
    page.wait_for_timeout(800)
    assert len(unread(try_)) == 35, "nothing is read before anything was scrolled"
    for _ in range(4):
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(200)
    passed = page.evaluate("[...document.querySelectorAll('#rows > .row')].filter((row) => row.getBoundingClientRect().bottom <= 0).length")
    assert passed >= 2, passed
    eventually(page, lambda: len(unread(try_)) == 35 - passed)
    has(page, "#rows > .row", 35)


def it_fetches_nothing_by_itself_if_that_was_chosen(try_):
    page = phone(try_, "/inside")
    choose(page, "refresh", "0")
    other = phone(try_, "/inside")
    expect(other.locator("#setting-refresh")).to_have_value("0")
    try_.larder.stop()
    follow(try_)
    try_.larder.options = [one for one in try_.larder.options if one != "--no-refresh"]
    try_.origin.asked.clear()
    try_.larder.start()
    page.goto(try_.larder.address + "/inside")
    scripted(page)
    page.wait_for_timeout(2000)
    assert not try_.origin.asked, try_.origin.asked
    expect(page.locator("#setting-refresh")).to_have_value("0")
    says(page, "#settings", "Only when I choose Refresh")


def it_speaks_of_the_inside_in_words_for_people(try_):
    follow(try_)
    page = phone(try_, "/inside")
    says(page, "#kept", "35 articles", "35 unread", "2 feeds")
    expect(page.locator("#stores")).to_be_hidden()
    text = page.inner_text("main")
    for word in ("sqlite", "Entries", "Confirmed", "Shelf", "revision"):
        assert word not in text, word
    page.click("#details > summary")
    expect(page.locator("#stores")).to_be_visible()


def it_lists_everything_that_is_kept(try_):
    try_.larder.command("notes", "new", "Bread")
    try_.larder.command("places", "set", "10.5, 20.5")
    page = try_.window("/inside")
    says(page, "#kept", "currencies from the European Central Bank", "1 note", "0 saved places", "1 position of yours", "articles", "feeds")


def it_uses_both_halves_of_a_wide_window(try_):
    page = try_.window("/inside", viewport={"width": 1440, "height": 900})
    scripted(page)
    settings, kept = page.locator("#settings").bounding_box(), page.locator("#kept").bounding_box()
    assert kept["x"] > settings["x"] + settings["width"], (settings, kept)
