"""Positions in a browser: reading, keeping, measuring and sending them."""
import re
from urllib.parse import quote

from playwright.sync_api import expect

from window import eventually, has, says, scripted, turn, wait


def seed(try_):
    try_.larder.command("places", "save", "Home", "--at", "52.52, 13.405")
    try_.larder.command("places", "save", "Opera house", "--at", "-33.8568, 151.2153")
    try_.larder.command("places", "set", "48.8582, 2.2945")


def it_reads_a_position_as_one_types_and_keeps_the_caret(try_):
    page = try_.window("/places")
    scripted(page)
    page.focus("#q")
    page.keyboard.type("40°07′22.8″N 74°07′22.8″W", delay=15)
    says(page, "#heard", "degrees, minutes and seconds")
    says(page, "#point", "40.12300, -74.12300")
    assert page.evaluate("document.activeElement.id") == "q"
    assert page.evaluate("document.activeElement.selectionStart") == 25
    page.go_back()
    wait(page, "!location.search && document.querySelector('#q').value === ''")


def it_says_how_exact_a_device_is_in_one_way(try_):
    for accuracy, told, shown in ((0, "Found.", None), (1, "Found, within 1 metre.", "within 1\xa0m"), (12, "Found, within 12 metres.", "within 12\xa0m")):
        at = {"latitude": 59.33, "longitude": 18.06, "accuracy": accuracy}
        page = try_.window("/places", geolocation=at, permissions=["geolocation"])
        scripted(page)
        page.evaluate("""() => { window.told = []; new MutationObserver(() => window.told.push(document.body.innerText))
            .observe(document.body, { subtree: true, childList: true, characterData: true }); }""")
        page.click("#device-button")
        eventually(page, lambda: page.evaluate("(words) => window.told.some((text) => text.includes(words))", told))
        says(page, "#here", "59.33000, 18.06000")
        eventually(page, lambda: shown in page.inner_text("#here .now") if shown else "within" not in page.inner_text("#here .now"))


def it_asks_which_reading_was_meant(try_):
    page = try_.window("/places?q=" + quote("48 2 48 N 3 O"))
    scripted(page)
    has(page, "#heard mark")
    page.click("#heard .readings li:nth-child(2) a")
    says(page, "#heard", "Read as decimal degrees")
    says(page, "#point", "48.04667, -3.00000")


def it_says_where_a_text_goes_wrong(try_):
    page = try_.window("/places?q=" + quote("48° 61′ N 2° E"))
    assert page.inner_text("#heard mark").startswith("61")
    assert page.locator("#point").count() == 0


def it_takes_a_message_of_several_lines(try_):
    page = try_.window("/places")
    scripted(page)
    text = "I am here:\n48.858222,2.294500 N48 51 29.6 E2 17 40.2 geo:48.858222,2.2945 (Tower)\nCome soon"
    page.fill("#q", text)
    wait(page, "document.querySelector('#point')?.textContent.includes('48.85822, 2.29450')")
    says(page, "#heard", "ignored")


def it_makes_a_point_the_position_in_every_window_and_for_the_command(try_):
    seed(try_)
    first = try_.window("/places?q=Home")
    second = try_.window("/places")
    scripted(first)
    scripted(second)
    first.click("#make-mine-button")
    wait(second, "document.querySelector('#here .now').textContent.includes('Home')")
    eventually(first, lambda: "52.52000, 13.40500" in try_.larder.command("places", "show"))
    says(first, "#toast", "The current position is Home, 52.52000, 13.40500.")


def it_keeps_what_is_typed_while_the_command_changes_things(try_):
    seed(try_)
    page = try_.window("/places")
    scripted(page)
    page.focus("#q")
    page.keyboard.type("Hom")
    wait(page, "document.querySelector('#heard').textContent.includes('Similar saved places')")
    page.keyboard.press("ArrowLeft")
    try_.larder.command("places", "save", "Harbour", "--at", "53.54, 9.98")
    page.wait_for_selector("#saved tr[data-name=Harbour]")
    assert page.input_value("#q") == "Hom"
    assert page.evaluate("[document.activeElement.id, document.activeElement.selectionStart].join()") == "q,2"


def it_saves_and_removes_and_puts_back(try_):
    page = try_.window("/places?q=" + quote("1.5, 103.75"))
    scripted(page)
    page.keyboard.press("s")
    page.keyboard.type("Causeway")
    page.keyboard.press("Enter")
    page.wait_for_selector("#saved tr[data-name=Causeway]")
    expect(page.locator("#save-name")).to_have_value("")
    page.fill("#save-name", "causeway")
    page.click("#save-button")
    says(page, "#save-trouble", "There is already a place with that name")
    page.click("#remove-button-0")
    says(page, "#toast", "Removed Causeway.")
    has(page, "#saved", 0)
    has(page, "#undo", 0)
    page.click("#toast button")
    page.wait_for_selector("#saved tr[data-name]")
    eventually(page, lambda: "103.75000" in try_.larder.command("places", "list"))


def it_works_without_scripts(try_):
    seed(try_)
    page = try_.window("/places", java_script_enabled=False)
    page.fill("#q", "8FW4V75V+7R")
    turn(page, "#box button")
    says(page, "#heard", "Read as a plus code")
    page.fill("#save-name", "Tower")
    turn(page, "#save-button")
    says(page, ".notice", "Saved Tower")
    turn(page, "#make-mine-button")
    says(page, ".notice", "The current position is Tower")
    page.fill("#to", "Opera house")
    turn(page, "#way-form button")
    says(page, "#way .distance", "16,9")
    turn(page, "#map-world")
    expect(page.locator("#world svg")).to_have_attribute("viewBox", re.compile(r"^\S+ \S+ 360 "))
    turn(page, "#remove-button-0")
    says(page, "#undo", "Removed Home")
    turn(page, "#undo-button")
    has(page, "#saved tr[data-name=Home]")


def it_uses_the_position_of_the_device(try_):
    page = try_.window("/places", geolocation={"latitude": 59.33, "longitude": 18.06, "accuracy": 12}, permissions=["geolocation"])
    scripted(page)
    page.keyboard.press("d")
    wait(page, "document.querySelector('#here .now')?.textContent.includes('59.33000, 18.06000')")
    words = page.inner_text("#here")
    assert "reported by a browser" in words and "within 12" in words, words
    refused = try_.window("/places")
    scripted(refused)
    refused.click("#device-button")
    wait(refused, "document.querySelector('#device-status').textContent.includes('denied')")


def it_keeps_a_position_that_was_set_offline(try_):
    seed(try_)
    page = try_.window("/places?q=Home")
    scripted(page)
    try_.larder.stop()
    page.click("#make-mine-button")
    page.wait_for_selector("#places-waiting li")
    says(page, "#places-waiting", "Make Home the current position")
    try_.larder.start()
    wait(page, "document.querySelector('#here .now').textContent.includes('Home')")
    wait(page, "document.querySelectorAll('#places-waiting li').length === 0")


def it_copies_and_says_so(try_):
    page = try_.window("/places?q=" + quote("10.5, 20.25"), permissions=["clipboard-read", "clipboard-write"])
    scripted(page)
    page.keyboard.press("c")
    wait(page, "document.querySelector('#toast').textContent === 'Copied: 10.50000, 20.25000'")
    assert page.evaluate("navigator.clipboard.readText()") == "10.50000, 20.25000"


def it_is_nearer_on_the_map_by_key_and_takes_points_from_it(try_):
    page = try_.window("/places?q=" + quote("10.5, 20.25"))
    scripted(page)
    for _ in range(2):
        width = page.evaluate("Number(document.querySelector('#world').dataset.span)")
        page.keyboard.press("+")
        wait(page, f"Number(document.querySelector('#world').dataset.span) < {width}")
    page.click("#world svg", position={"x": 40, "y": 30})
    wait(page, "document.querySelector('#q').value !== '10.5, 20.25'")
    has(page, "#point")


def it_measures_between_two_points_by_keyboard(try_):
    seed(try_)
    page = try_.window("/places?q=Home")
    scripted(page)
    page.keyboard.press("t")
    page.keyboard.type("Opera house")
    page.wait_for_selector("#ways tbody tr")
    assert page.evaluate("document.activeElement.id") == "to"
    has(page, "#world path.line")
    page.click("#swap")
    expect(page.locator("#q")).to_have_value("Opera house")
    expect(page.locator("#to")).to_have_value("Home")


def it_shows_hostile_text_as_text(try_):
    for text in ("<script>document.title='owned'</script>", "\u202e48.85\u0007 2.29\u2066<b>", "'\"><img src=x onerror=alert(1)>", "9" * 2000):
        page = try_.window("/places?q=" + quote(text) + "&to=" + quote(text))
        assert page.locator("main img, main script, main b").count() == 0
        assert page.title() == "Places · Larder"
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280
        page.close()
    try_.troubles.clear()
