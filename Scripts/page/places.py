"""Places in a browser."""
import re
import signal

from playwright.sync_api import expect

from window import controlled, eventually, has, says, scripted, turn, wait


def typed(page, text):
    scripted(page)
    box = page.locator("main form[data-auto] textarea, main form[data-auto] input[type=search], main form[data-auto] input[name=q]").first
    box.fill(text)
    return box


def it_says_what_it_recognised_as_one_types(try_):
    page = try_.window("/places")
    typed(page, "40°07′22.8″N 74°07′22.8″W")
    wait(page, "document.querySelector('main').textContent.includes('40.12300')")
    says(page, "#heard", "degrees, minutes and seconds")
    assert page.evaluate("document.activeElement.name") == "q"


def it_asks_once_when_enter_follows_what_was_typed(try_):
    page = try_.window("/places")
    box = typed(page, "40.1N 74.2W")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "q=" in request.url else None)
    box.press("Enter")
    says(page, "#point", "40.10000, -74.20000")
    # Longer than a pause in typing is.
    page.wait_for_timeout(600)
    assert len(asked) == 1, asked


def it_says_how_it_read_commas(try_):
    page = try_.window("/places")
    typed(page, "12,345, 67,89")
    says(page, "#heard", "The commas were read as decimal signs")
    says(page, "#point", "12.34500, 67.89000")


def it_refuses_with_the_place_of_the_mistake(try_):
    page = try_.window("/places?q=95.2N%2010E")
    says(page, "#heard", "90")


def it_offers_only_what_it_can_read_as_a_beginning(try_):
    try_.larder.command("places", "set", "48.8584, 2.2945")
    page = try_.window("/places?q=hello%20world%2012")
    says(page, "#heard", "A position needs a latitude and a longitude")
    assert page.locator("#from option").all_text_contents() == ["Current position"]
    # One sentence is enough.
    assert not page.locator("#no-point").is_visible()
    page.goto(try_.larder.address + "/places?q=48.2%2016.4%20or%20so")
    says(page, "#heard", "Only part of this text looks like a position.", "It could mean")


def it_makes_a_point_the_current_position_everywhere(try_):
    page = try_.window("/places?q=48.8584%2C%202.2945")
    other = try_.window("/places")
    scripted(page)
    scripted(other)
    page.locator("form[action='/places/set'] button").first.click()
    wait(other, "document.querySelector('main').textContent.includes('48.85840, 2.29450')")
    eventually(page, lambda: "48.85840" in try_.larder.command("places", "show"))


def it_shows_distance_and_bearing_between_two_places(try_):
    try_.larder.command("places", "set", "48.8584, 2.2945")
    try_.larder.command("places", "save", "Tower")
    page = try_.window("/places?q=40.1N%2074.2W&to=Tower")
    assert "5903" in page.inner_text("main").replace(",", "").replace("\u202f", "")
    assert page.locator("main svg path.line").count() >= 1


def it_takes_the_position_of_the_device(try_):
    page = try_.window(geolocation={"latitude": 59.3293, "longitude": 18.0686}, permissions=["geolocation"])
    page.goto(try_.larder.address + "/places")
    scripted(page)
    page.get_by_role("button", name="Use this device’s position").click()
    wait(page, "document.querySelector('main').textContent.includes('59.32930, 18.06860')")


def it_is_read_without_scripts(try_):
    page = try_.window("/places", java_script_enabled=False)
    page.locator("textarea[name=q], input[name=q]").first.fill("Lat 40.1 Lon -74.2")
    turn(page, "form:has([name=q]) button.no-script, form:has([name=q]) button.primary")
    says(page, "#point", "40.10000, -74.20000")


def it_says_beside_the_field_that_a_name_is_taken(try_):
    for place, position in (("Bern", "46.9480, 7.4474"), ("Paris", "48.8584, 2.2945")):
        try_.larder.command("places", "set", position)
        try_.larder.command("places", "save", place)
    page = try_.window("/places?q=10.5%2C%2020.5")
    controlled(page)
    page.fill("#save-name", "Bern")
    page.click("#save-button")
    says(page, "#save-trouble", "There is already a place with that name")
    expect(page.locator("#save-name")).to_be_focused()
    expect(page.locator("#save-name")).to_have_value("Bern")
    assert "refused" not in page.inner_text("#toast")
    page.fill("#save-name", "Elsewhere")
    page.click("#save-button")
    says(page, "#saved-table", "Elsewhere")
    expect(page.locator(".trouble:visible")).to_have_count(0)
    # What went well before is not told beside what does not.
    page.goto(try_.larder.address + "/places?q=20.5%2C%2030.5")
    scripted(page)
    page.fill("#save-name", "Third")
    page.click("#save-button")
    says(page, "#toast", "Saved Third")
    typed(page, "21.5, 31.5").press("Enter")
    says(page, "#point", "21.50000, 31.50000")
    page.fill("#save-name", "third")
    page.click("#save-button")
    says(page, "#save-trouble", "There is already a place with that name")
    assert page.inner_text("#toast") == ""


def it_completes_a_short_code_near_the_town_beside_it(try_):
    try_.larder.command("places", "set", "48.8584, 2.2945")
    page = try_.window("/places")
    typed(page, "9G8F+5W Zürich")
    says(page, "#heard", "Read as a plus code", "The short code was completed near Zürich, Switzerland.")
    says(page, "#point", "47.36544, 8.52481")


def it_takes_back_a_position_that_was_set(try_):
    try_.larder.command("places", "set", "48.8584, 2.2945")
    try_.larder.command("places", "save", "Tower")
    try_.larder.command("places", "set", "Tower")
    page = try_.window("/places?q=10.5%2C%2020.5")
    scripted(page)
    page.keyboard.press("m")
    says(page, "#toast", "The current position is 10.50000, 20.50000.")
    says(page, "#here .now", "10.50000")
    page.click("#toast button")
    says(page, "#here .now", "Tower")
    says(page, "#toast", "The current position is Tower")
    assert page.url.endswith("?q=10.5%2C%2020.5")
    eventually(page, lambda: "Tower" in try_.larder.command("places", "show"))


def it_finds_any_of_many_saved_places_while_the_server_is_away(try_):
    try_.larder.command("places", "set", "1N 1E")
    page = try_.window("/places")
    for number in range(101):
        page.request.post(f"{try_.larder.address}/api/places", headers={"X-Larder-Request": "1"},
                          form={"text": f"{number / 2}N 3.5E", "name": f"Place no. {number}x"})
    page.goto(try_.larder.address + "/places")
    controlled(page)
    page.reload()
    scripted(page)
    expect(page.locator("#saved-table tbody tr")).to_have_count(100)
    says(page, "#more-saved", "All 101 saved places")
    if try_.shots:
        page.locator("#more-saved").scroll_into_view_if_needed()
        page.screenshot(path=f"{try_.shots}/saved-places.png")
    try_.larder.stop(signal.SIGKILL)
    for number in (99, 100):
        typed(page, f"place no. {number}X")
        says(page, "#heard", f"The saved place Place no. {number}x", "Read in this browser")
        says(page, "#point", f"{number / 2:.5f}, 3.50000")
    page.click("#make-mine-button")
    says(page, "#places-waiting", "Make Place no. 100x the current position")
    try_.larder.start()
    eventually(page, lambda: "Place no. 100x" in try_.larder.command("places", "show"))


def it_tells_towns_of_one_name_apart(try_):
    page = try_.window("/places?q=Springfield")
    towns = page.locator(".towns li").all_inner_texts()
    assert len(towns) > 2 and len(set(towns)) == len(towns), towns
    # Who knows the country knows its cities.
    at_home = [town for town in towns if "United States" in town]
    assert len(at_home) > 2 and all(re.search(r"United States, [\d,]+\xa0km [a-z]+ of [A-Z]", town) for town in at_home), at_home
    assert any("of Eugene," in town for town in at_home), at_home
    # No state is known, so that it is asked which is meant.
    page = try_.window("/places?q=Paris,+Texas")
    assert page.locator(".towns li").count() > 2


def it_reads_whole_degrees_while_the_server_is_away(try_):
    page = try_.window("/places")
    controlled(page)
    try_.larder.stop()
    for text, shown in (("40.7, -74", "40.70000, -74.00000"), ("40, -74", "40.00000, -74.00000")):
        typed(page, text).press("Enter")
        says(page, "#heard", "Read as decimal degrees")
        says(page, "#point", shown)


def it_saves_a_place_while_the_server_is_away(try_):
    try_.larder.command("places", "save", "Home", "--at", "48.1, 16.5")
    page = try_.window("/places", viewport={"width": 390, "height": 844})
    controlled(page)
    try_.larder.stop(signal.SIGKILL)
    for text, words in (("48°51.5′N 2°17′E", "Read as degrees and minutes"), ("51.5, -0.12", "Read as decimal degrees"),
                        ("N48 51 29.6 E2 17 40.2", "Read as degrees, minutes and seconds")):
        typed(page, text).press("Enter")
        says(page, "#heard", words)
    typed(page, "51.5, -0.12").press("Enter")
    says(page, "#point", "51.50000, -0.12000")
    page.fill("#save-name", "home")
    # The answer may come again; what was typed stays.
    page.locator("#q").press("Enter")
    page.wait_for_timeout(1000)
    page.click("#save-button")
    says(page, "#save-trouble", "There is already a place with that name")
    page.fill("#save-name", "Den")
    page.click("#save-button")
    says(page, "#saved-waiting", "Den", "51.50000, -0.12000", "waiting to be sent")
    says(page, "#waiting", "1 change waiting")
    page.fill("#save-name", "River")
    page.click("#save-button")
    says(page, "#saved-waiting", "River")
    # Only the server knows that this is a locator too.
    page.fill("#save-name", "AB12")
    page.click("#save-button")
    says(page, "#saved-waiting", "AB12")
    # What the browser can read as well is refused at once.
    page.fill("#save-name", "12, 34")
    page.click("#save-button")
    says(page, "#save-trouble", "“12, 34” can be read as coordinates: choose another name.")
    # It can be asked for like any other, also when the page is loaded again; what has the name already stays that.
    typed(page, "river").press("Enter")
    says(page, "#heard", "The saved place River")
    page.goto(f"{try_.larder.address}/places")
    scripted(page)
    says(page, "#saved-waiting", "River")
    typed(page, "river").press("Enter")
    says(page, "#heard", "The saved place River")
    says(page, "#point", "51.50000, -0.12000")
    typed(page, "home").press("Enter")
    says(page, "#point", "48.10000")
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/save-away.png", full_page=True)
    try_.larder.command("places", "save", "Den", "--at", "7, 7")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    # What has a name that was taken meanwhile replaces nothing.
    eventually(page, lambda: "River" in (listed := try_.larder.command("places", "list")) and "48.1" in listed and "51.5" in listed)
    # Nor is it lost: it gets another name.
    eventually(page, lambda: "Den 2" in try_.larder.command("places", "list"))
    eventually(page, lambda: "Place AB12" in try_.larder.command("places", "list"))
    says(page, "#saved-table", "Home", "Den", "Den 2", "Place AB12", "River")


def it_loses_no_place_whose_name_was_too_long(try_):
    page = try_.window("/places?q=40.1,-74.2")
    controlled(page)
    try_.larder.stop()
    says(page, "#connection", "Not connected")
    page.fill("#save-name", "x" * 70)
    page.click("#save-button")
    says(page, "#saved-waiting", "x" * 70)
    # Nobody is at its form any more who could be asked.
    page.goto(try_.larder.address + "/rates")
    try_.larder.start()
    eventually(page, lambda: "40.1" in try_.larder.command("places", "list"))
    assert "Place xxx" in try_.larder.command("places", "list")


def it_loses_no_place_that_is_refused_while_another_one_is_typed(try_):
    try_.larder.command("places", "save", "Home", "--at", "48.1, 11.5")
    page = try_.window("/places")
    controlled(page)
    page.wait_for_timeout(1000)
    try_.larder.stop()
    typed(page, "10, 20").press("Enter")
    says(page, "#point", "10.00000, 20.00000")
    page.fill("#save-name", "AB12")
    page.click("#save-button")
    says(page, "#saved-waiting", "AB12")
    page.fill("#save-name", "tower")
    try_.larder.start()
    eventually(page, lambda: "Place AB12" in try_.larder.command("places", "list"), timeout=60)
    says(page, "#saved-table", "Place AB12")
    assert page.input_value("#save-name") == "tower"


def it_lists_a_place_that_was_saved_before_the_server_went(try_):
    page = try_.window("/places")
    controlled(page)
    typed(page, "13, 23").press("Enter")
    says(page, "#point", "13.00000")
    page.fill("#save-name", "Cabin")
    page.click("#save-button")
    says(page, "#saved-table", "Cabin")
    page.wait_for_timeout(1500)
    try_.larder.stop(signal.SIGKILL)
    page.goto(f"{try_.larder.address}/places")
    says(page, "#connection", "Not connected")
    says(page, "#saved-table", "Cabin")


def it_says_no_distance_to_another_point_while_the_server_is_away(try_):
    for place, position in (("Home", "48.1, 16.5"), ("Tower", "48.8584, 2.2945")):
        try_.larder.command("places", "save", place, "--at", position)
    for width in (1440, 390):
        page = try_.window("/places?q=48.1%2C%2016.5", viewport={"width": width, "height": 844})
        controlled(page)
        says(page, "#saved-caption", "Distances are from the point in the box")
        says(page, "#saved-table", "0\u00a0m")
        try_.larder.stop(signal.SIGKILL)
        typed(page, "10.5, 20.25").press("Enter")
        says(page, "#point", "10.50000, 20.25000")
        expect(page.locator("#saved-table")).to_contain_text("Tower")
        words = page.inner_text("#saved")
        assert "Distance" not in words and "0\u00a0m" not in words and "km" not in words, words
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/saved-away-{width}.png", full_page=True)
        try_.larder.start()
        says(page, "#saved-caption", "Distances are from the point in the box")
        expect(page.locator("#saved-table thead")).to_contain_text("Distance")


def it_takes_back_that_a_place_was_replaced(try_):
    try_.larder.command("places", "save", "Home", "--at", "52.5, 13.4")
    before = try_.larder.command("places", "list", "--json")
    page = try_.window("/places?q=48.1%2C%2016.5")
    scripted(page)
    page.fill("#save-name", "home")
    page.check("#save-replace")
    page.click("#save-button")
    says(page, "#toast", "Replaced Home (was 52.50000, 13.40000).")
    says(page, "#saved-table", "48.10000, 16.50000")
    page.click("#toast button")
    says(page, "#saved-table", "52.50000, 13.40000")
    assert try_.larder.command("places", "list", "--json") == before


def it_stays_at_a_point_while_places_are_removed(try_):
    for place, position in (("Home", "48.1, 16.5"), ("Tower", "48.8584, 2.2945")):
        try_.larder.command("places", "save", place, "--at", position)
    page = try_.window("/places?q=10%2C+20")
    scripted(page)
    for click in ("#saved tr[data-name=Home] button.danger", "#toast button"):
        page.click(click)
        expect(page.locator("#saved tr[data-name=Home]")).to_have_count(0 if "danger" in click else 1)
        expect(page.locator("#q")).to_have_value("10, 20")
        says(page, "#point", "10.00000, 20.00000")
        assert page.url.endswith("/places?q=10%2C+20"), page.url
    page.click("#gps > summary")
    for words in ("Stop following", "Follow"):
        page.click("#gps-button")
        says(page, "#gps-button", words)
        expect(page.locator("#q")).to_have_value("10, 20")
    # One that is shown goes from the box too.
    page.goto(try_.larder.address + "/places?q=tower")
    scripted(page)
    page.click("#saved tr[data-name=Tower] button.danger")
    says(page, "#toast", "Removed Tower.")
    expect(page.locator("#q")).to_have_value("")
    plain = try_.window("/places?q=10%2C+20", java_script_enabled=False)
    turn(plain, "#saved tr[data-name=Home] button.danger")
    says(plain, "#point", "10.00000, 20.00000")
    turn(plain, "#undo-button")
    says(plain, "#saved", "Home")
    says(plain, "#point", "10.00000, 20.00000")


def it_brings_back_a_place_that_was_removed_some_time_ago(try_):
    for name in ("Home", "Tower"):
        try_.larder.command("places", "save", name, "--at", "48.1, 16.5")
        try_.larder.command("places", "remove", name, "--yes")
    for has_scripts in (True, False):
        page = try_.window("/places?q=10%2C20", java_script_enabled=has_scripts)
        page.click("#past > summary")
        says(page, "#past", "Tower 48.10000, 16.50000")
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/removed-places-{has_scripts}.png", full_page=True)
        page.click("#past li:has-text('Home') button" if has_scripts else "#restore-button-0")
        says(page, "#saved", "Home" if has_scripts else "Tower")
        says(page, "#point", "10.00000, 20.00000")
    expect(page.locator("#past")).to_have_count(0)


def it_undoes_by_a_key_what_was_just_done(try_):
    try_.larder.command("places", "save", "Home", "--at", "48.1, 16.5")
    page = try_.window("/places?q=10%2C20")
    scripted(page)
    page.click("#remove-button-0")
    says(page, "#toast", "Removed Home.")
    page.keyboard.press("u")
    says(page, "#toast", "Brought back Home.")
    has(page, "#saved tr[data-name=Home]")
    page.keyboard.press("u")
    says(page, "#toast", "There is nothing to undo.")
    has(page, "#saved tr[data-name=Home]")


def it_has_a_short_word_in_each_row_for_being_there(try_):
    try_.larder.command("places", "set", "48.1, 16.5")
    for number in range(3):
        try_.larder.command("places", "save", f"Place {number}x", "--at", f"{number + 1}, 3")
    for width, scheme in ((320, "light"), (390, "dark"), (1440, "light")):
        page = try_.window("/places?q=48.1%2C+16.5", viewport={"width": width, "height": 844}, color_scheme=scheme)
        scripted(page)
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/saved-{scheme}-{width}.png", full_page=True)
        assert page.locator("#use-button-0").bounding_box()["height"] <= 48
    page.click("#use-button-1")
    says(page, "#here .now", "Place 1x")
    page.goto(try_.larder.address + "/inside")
    says(page, "main", "2 positions of yours: the current one and earlier ones")


def it_counts_one_position_as_one(try_):
    try_.larder.command("places", "set", "48.1, 16.5")
    page = try_.window("/inside")
    says(page, "main", "1 position of yours")
    assert "earlier ones" not in page.inner_text("main")


def it_renames_a_place_and_takes_that_back(try_):
    try_.larder.command("places", "save", "Home", "--at", "48.2, 16.4")
    try_.larder.command("places", "save", "Office", "--at", "1, 2")
    page = try_.window("/places?q=Home")
    scripted(page)
    page.fill("#rename-as", "Office")
    page.click("#rename-button")
    says(page, "#rename-trouble", "There is already a place called “Office”.")
    page.fill("#rename-as", "Cabin")
    page.click("#rename-button")
    says(page, "#toast", "Home is called Cabin now.")
    says(page, "#saved-table", "Cabin")
    page.keyboard.press("u")
    says(page, "#saved-table", "Home")


def it_takes_back_no_place_that_somebody_else_has_saved_since(try_):
    page = try_.window("/places?q=1,1")
    scripted(page)
    page.fill("#save-name", "Home")
    page.click("#save-button")
    says(page, "#toast", "Saved Home")
    page.hover("#toast")
    try_.larder.command("places", "save", "Home", "--at", "2, 2", "--replace")
    page.click("#toast button")
    says(page, "#toast", "Nothing was removed: “Home” is another place by now.")
    assert "2.00000" in try_.larder.command("places", "list")


def it_takes_back_a_place_that_was_saved(try_):
    page = try_.window("/places?q=48.2%2016.4")
    scripted(page)
    page.fill("#save-name", "Home")
    page.click("#save-button")
    says(page, "#toast", "Saved Home")
    page.keyboard.press("u")
    says(page, "#no-saved", "No saved places yet.")
