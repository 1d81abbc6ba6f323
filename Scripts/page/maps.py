"""The map of places in a browser: moved, zoomed, and read; a drag never takes a point."""
import re

from playwright.sync_api import expect

from window import controlled, eventually, has, says, scripted, turn, wait


# Pairs of names of which one lies over the other.
meeting = """() => { const boxes = [...document.querySelectorAll('#world text')].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
    return boxes.flatMap(([text, a], i) => boxes.slice(0, i).filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 2 && b.top < a.bottom - 2).map(([other]) => `${text} and ${other}`)); }"""


def seed(try_):
    for name, at in (("Home", "46.948, 7.447"), ("Office", "47.37, 8.54"), ("Suva", "-18.14, 178.44"), ("Apia", "-13.83, -171.76")):
        try_.larder.command("places", "save", name, "--at", at)
    try_.larder.command("places", "set", "48.8582, 2.2945")


def middle(page):
    page.locator("#world svg").scroll_into_view_if_needed()
    box = page.locator("#world svg").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def shown(page):
    """What the map shows: latitude, longitude, width in degrees."""
    data = page.evaluate("({ ...document.querySelector('#world').dataset })")
    return *map(float, data["at"].split(",")), float(data["span"])


def ends(page):
    """Whether the ends of the line are in view: its marks, in the part of the page that the map takes."""
    return page.evaluate("""() => { const box = document.querySelector('#world').getBoundingClientRect();
        const marks = [...document.querySelectorAll('#world .names circle.mark')].filter((one) => one.checkVisibility())
            .filter((one) => /^(Suva|Apia|Home)/.test(one.textContent)).map((one) => one.getBoundingClientRect());
        return marks.filter((one) => one.left >= box.left && one.right <= box.right && one.top >= box.top
            && one.bottom <= box.bottom).length; }""")


def it_moves_under_a_drag_and_takes_no_point(try_):
    seed(try_)
    page = try_.window("/places?q=Home&span=20")
    scripted(page)
    before = shown(page)
    x, y, width = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - width / 4, y + 20, steps=6)
    # The picture follows the hand at once.
    box = page.evaluate("document.querySelector('#world svg').viewBox.baseVal.x")
    page.mouse.up()
    wait(page, "new URLSearchParams(location.search).has('at')")
    wait(page, f"document.querySelector('#world').dataset.at !== '{before[0]:g},{before[1]:g}'")
    after = shown(page)
    assert abs(after[2] - 20) < .01
    assert abs((after[1] - before[1]) * .68 - 5) < .5 and 0 < after[0] - before[0] < 2, (before, after)
    assert abs(page.evaluate("document.querySelector('#world svg').viewBox.baseVal.x") - box) < .2, "it jumps when it is let go"
    # The box, the point and the position stay what they were.
    page.wait_for_timeout(400)
    expect(page.locator("#q")).to_have_value("Home")
    expect(page.locator("#point-title")).to_have_text("Home")
    assert "48.85820" in try_.larder.command("places", "show")
    # A click takes the point that is under it, and sets nothing.
    x, y, width = middle(page)
    page.mouse.click(x + 30, y - 20)
    wait(page, "document.querySelector('#q').value !== 'Home'")
    latitude, longitude = map(float, page.input_value("#q").split(","))
    assert abs(latitude - after[0] - 20 * 20 / width) < .1 and abs((longitude - after[1]) * .68 - 30 * 20 / width) < .1
    assert "48.85820" in try_.larder.command("places", "show")


def it_moves_under_one_finger_and_zooms_under_two(try_):
    seed(try_)
    page = try_.window("/places?q=Home&span=40", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    scripted(page)
    x, y, width = middle(page)
    hand = page.context.new_cdp_session(page)

    def touch(kind, *points):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x + dx, "y": y + dy, "id": number} for number, (dx, dy) in enumerate(points)]})

    before = shown(page)
    touch("touchStart", (0, 0))
    for step in range(1, 6):
        touch("touchMove", (step * 15, 0))
    touch("touchEnd")
    wait(page, f"document.querySelector('#world').dataset.at !== '{before[0]:g},{before[1]:g}'")
    moved = shown(page)
    assert moved[1] < before[1] - 5 and abs(moved[0] - before[0]) < .1, (before, moved)
    x, y, width = middle(page)
    touch("touchStart", (-40, 0), (40, 0))
    for step in range(1, 6):
        touch("touchMove", (-40 - step * 8, 0), (40 + step * 8, 0))
    touch("touchEnd")
    wait(page, "Number(document.querySelector('#world').dataset.span) < 30")
    assert abs(shown(page)[2] - 20) < 2, shown(page)
    expect(page.locator("#q")).to_have_value("Home")
    assert "48.85820" in try_.larder.command("places", "show")


def it_keeps_two_points_in_view_as_long_as_both_fit(try_):
    seed(try_)
    for width, start, end in ((1280, "Suva", "Apia"), (390, "Home", "Apia"), (390, "Suva", "Apia")):
        page = try_.window(f"/places?q={start}&to={end}", viewport={"width": width, "height": 844})
        scripted(page)
        zooms = 0
        while page.locator("#map-out[href]").count():
            eventually(page, lambda: ends(page) >= 2)
            span = shown(page)[2]
            page.click("#map-out")
            wait(page, f"Number(document.querySelector('#world').dataset.span) > {span}")
            zooms += 1
        eventually(page, lambda: ends(page) >= 2)
        assert shown(page)[2] == 360 and (zooms >= 3 or start == "Home"), zooms
        while page.locator("#map-in[href]").count():
            *at, span = shown(page)
            page.click("#map-in")
            wait(page, f"Number(document.querySelector('#world').dataset.span) < {span}")
            if "at=" not in page.url:
                eventually(page, lambda: ends(page) >= 2)
            else:
                # Nearer than both allow, it keeps what was in the middle.
                assert max(abs(a - b) for a, b in zip(shown(page), at)) < .01, (shown(page), at)
        assert shown(page)[2] == .2 and "at=" in page.url, page.url
        page.click("#map-both")
        eventually(page, lambda: ends(page) >= 2)
        page.close()


def it_keeps_the_middle_of_two_points_under_two_fingers(try_):
    seed(try_)
    page = try_.window("/places?q=Suva&to=Apia", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    scripted(page)
    x, y, width = middle(page)
    hand = page.context.new_cdp_session(page)

    def touch(kind, *points):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x + dx, "y": y + dy, "id": number} for number, (dx, dy) in enumerate(points)]})

    def pinch(start, step, both=True):
        """Moves two fingers on one side of the map together or apart, and the hand a little with them."""
        touch("touchStart", (40 - start, 0), (40 + start, 10))
        for turn_ in range(1, 6):
            touch("touchMove", (40 - start - turn_ * step, turn_ * 3), (40 + start + turn_ * step, 10 + turn_ * 3))
            assert ends(page) >= 2 or not both, turn_
        touch("touchEnd")
        page.wait_for_timeout(300)
        eventually(page, lambda: (ends(page) >= 2 or not both) and page.locator("#world svg.moving").count() == 0)

    *at, least = shown(page)
    pinch(90, -11)
    wait(page, f"Number(document.querySelector('#world').dataset.span) > {least} * 1.5")
    wide = shown(page)[2]
    assert wide > least and "at=" not in page.url, page.url
    # Nearer than both allow, the middle between them stays.
    pinch(30, 12, both=False)
    wait(page, f"Number(document.querySelector('#world').dataset.span) < {least} * .9")
    assert max(abs(a - b) for a, b in zip(shown(page), at)) < .1, (shown(page), at)
    # Who drags it to look at something else may zoom in there.
    page.click("#map-both")
    wait(page, f"Math.abs(Number(document.querySelector('#world').dataset.span) - {least}) < .01")
    assert "at=" not in page.url, page.url
    touch("touchStart", (0, 0))
    for step in range(1, 6):
        touch("touchMove", (step * 12, 0))
    touch("touchEnd")
    wait(page, "new URLSearchParams(location.search).has('at')")
    x, y, width = middle(page)
    touch("touchStart", (-30, 0), (30, 0))
    for step in range(1, 6):
        touch("touchMove", (-30 - step * 12, 0), (30 + step * 12, 0))
    touch("touchEnd")
    wait(page, f"Number(document.querySelector('#world').dataset.span) < {least} * .6")


def it_goes_by_keys(try_):
    seed(try_)
    page = try_.window("/places?q=Home&span=40")
    scripted(page)
    page.focus("#world")
    west = shown(page)[1]
    page.keyboard.press("ArrowRight")
    wait(page, f"Number(document.querySelector('#world').dataset.at.split(',')[1]) > {west} + 5")
    page.keyboard.press("+")
    wait(page, "document.querySelector('#world').dataset.span === '20'")
    expect(page.locator("#world")).to_be_focused()
    page.keyboard.press("-")
    wait(page, "document.querySelector('#world').dataset.span === '40'")


def it_goes_by_links_without_scripts(try_):
    seed(try_)
    page = try_.window("/places?q=Home", java_script_enabled=False)
    turn(page, "#map-point")
    assert shown(page)[2] == 20
    assert page.locator("#world text.country", has_text="Switzerland").count() + page.locator("#world text.city", has_text="Geneva").count() > 0
    turn(page, "#map-east")
    assert shown(page)[1] > 10
    turn(page, "#map-world")
    assert shown(page)[2] == 360


def it_has_names_that_do_not_meet(try_):
    seed(try_)
    for width in (320, 390, 700, 1000, 1440):
        page = try_.window(viewport={"width": width, "height": 844})
        for path in ("/places", "/places?q=Home&span=150", "/places?q=Home&span=40", "/places?q=Office&span=5", "/places?q=Home&to=Apia", "/places?span=30&at=35,139",
                     "/places?span=80&at=50,10", "/places?span=3&at=51.5,0", "/places?span=.5&at=47.06,7.63", "/places?span=20&at=89,0", "/places?q=47.06,7.63&span=1"):
            page.goto(try_.larder.address + path)
            scripted(page)
            met = page.evaluate(meeting)
            assert not met, (width, path, met)
            sizes = page.evaluate("""() => [...document.querySelectorAll('#world text.name, #world text.city')].filter((one) => one.getBoundingClientRect().width > 0)
                .map((one) => one.getScreenCTM().a * parseFloat(getComputedStyle(one).fontSize))""")
            assert all(8 < size < 13 for size in sizes), (width, path, sizes)
        page.close()


def it_finds_a_town_by_its_name_and_by_zooming(try_):
    seed(try_)
    page = try_.window("/places")
    scripted(page)
    page.fill("#q", "burgdorf")
    page.keyboard.press("Enter")
    town = page.locator(".towns li", has_text="Switzerland").locator("a")
    expect(town).to_have_text("Burgdorf")
    town.click()
    wait(page, "Number(document.querySelector('#world').dataset.span) === 1")
    expect(page.locator("#world .on-wide .found")).to_have_text("Burgdorf")
    assert "48.85820" in try_.larder.command("places", "show"), "a search sets nothing"
    # From the world to a town of 20,000 people, by nothing but zooming in around the middle.
    page.goto(try_.larder.address + "/places?span=360&at=47.06,7.63")
    scripted(page)
    named = lambda: page.locator("#world .on-wide text.city", has_text="Burgdorf").count()
    zooms = 0
    while not named():
        span = shown(page)[2]
        assert zooms < 10, "never named"
        page.click("#map-in")
        wait(page, f"Number(document.querySelector('#world').dataset.span) < {span}")
        zooms += 1


def it_loads_details_only_when_it_is_zoomed_in_and_keeps_them(try_):
    seed(try_)
    page = try_.window("/places")
    controlled(page)
    sizes = []
    page.on("response", lambda answer: sizes.append(len(answer.body())) if "/places" in answer.url else None)
    assert page.locator("#map-near").count() == 0
    whole = page.evaluate("document.querySelector('#world').innerHTML.length")
    assert whole < 60_000, whole
    page.goto(try_.larder.address + "/places?q=Home&span=90")
    scripted(page)
    for _ in range(5):
        span = shown(page)[2]
        page.click("#map-in")
        wait(page, f"Number(document.querySelector('#world').dataset.span) < {span}")
        assert page.locator("#map-near path.land").count() == 2, "no land or lakes"
    assert all(size < 150_000 for size in sizes), sizes
    # What was seen is there while the server is away.
    page.wait_for_timeout(1000)
    try_.larder.stop()
    for _ in range(3):
        span = shown(page)[2]
        page.click("#map-out")
        wait(page, f"Number(document.querySelector('#world').dataset.span) > {span}")
        assert page.locator("#map-near path.land").count() == 2


def it_shows_any_two_points_and_the_line_between_them(try_):
    seed(try_)
    page = try_.window("/places")
    scripted(page)
    pairs = [("64.1,-21.9", "-33.9,151.2"), ("89.9,20", "89.5,-160"), ("-90,0", "-77.8,166.7"), ("0,179.9", "0,-179.9"),
             ("71,-156", "66,-170"), ("90,0", "-90,0"), ("52.5,13.4", "52.6,13.5"), ("-54.8,-68.3", "-43.5,172.6")]
    inside = """() => { const box = document.querySelector('#world').getBoundingClientRect();
        return [...document.querySelectorAll('#world .names circle.mark')].filter((one) => one.checkVisibility())
            .filter((one) => one.matches('.here') || one === [...one.parentNode.querySelectorAll('.mark')].at(-2))
            .map((one) => one.getBoundingClientRect()).map((one) => [one.x + one.width / 2, one.y + one.height / 2])
            .filter(([x, y]) => x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1).length; }"""
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        for start, end in pairs:
            page.goto(f"{try_.larder.address}/places?q={start}&to={end}")
            scripted(page)
            while True:
                assert page.evaluate(inside) == 2, (width, start, end, shown(page))
                assert page.locator("#world path.line").count() == 1
                if not page.locator("#map-out[href]").count():
                    break
                span = shown(page)[2]
                page.click("#map-out")
                wait(page, f"Number(document.querySelector('#world').dataset.span) > {span}")


def it_names_its_sources(try_):
    page = try_.window("/places")
    expect(page.locator("#map .credit")).to_contain_text("Natural Earth")
    expect(page.locator("#map .credit a[rel~=license]")).to_have_attribute("href", "https://creativecommons.org/licenses/by/4.0/")


def it_stays_as_it_was_moved_while_the_server_is_away(try_):
    seed(try_)
    page = try_.window("/places?q=Home&span=40")
    scripted(page)
    try_.larder.stop()
    x, y, width = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - width / 2, y, steps=4)
    page.mouse.up()
    wait(page, "new URLSearchParams(location.search).has('at')")
    page.wait_for_timeout(500)
    has(page, "#map-lands path.land")
    assert page.evaluate("document.querySelector('#world').checkVisibility()")
    try_.larder.start()
    wait(page, "Number(document.querySelector('#world').dataset.at.split(',')[1]) > 20", timeout=40)


def it_zooms_under_a_pinch_of_the_trackpad_and_scrolls_under_a_wheel(try_):
    seed(try_)
    page = try_.window("/places?q=Home&span=40", viewport={"width": 1280, "height": 500})
    scripted(page)
    x, y, _ = middle(page)
    page.mouse.move(x, y)
    top = page.evaluate("scrollY")
    page.mouse.wheel(0, 80)
    wait(page, f"scrollY > {top}")
    assert shown(page)[2] == 40
    x, y, _ = middle(page)
    page.mouse.move(x + 50, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -60)
    page.keyboard.up("Control")
    wait(page, "Number(document.querySelector('#world').dataset.span) < 30")


def it_has_names_that_do_not_meet_while_it_is_zoomed(try_):
    seed(try_)
    page = try_.window("/places?q=Home&span=20")
    scripted(page)
    # Without an answer, the picture that was drawn for another width stays.
    page.context.set_offline(True)
    try_.larder.stop()
    for turn_, steps in ((40, 12), (-40, 24)):
        for step in range(steps):
            x, y, _ = middle(page)
            page.mouse.move(x, y)
            page.keyboard.down("Control")
            page.mouse.wheel(0, turn_)
            page.keyboard.up("Control")
            page.wait_for_timeout(30)
            met = page.evaluate(meeting)
            assert not met, (turn_, step, met)
    assert page.evaluate("document.querySelector('#world circle.here').checkVisibility({ visibilityProperty: true })")


def it_shows_from_near_what_was_asked_for(try_):
    seed(try_)
    page = try_.window("/places")
    scripted(page)
    assert shown(page)[2] == 360, "the first map is the world"
    for text, latitude, longitude in (("Home", None, None), ("47.06, 7.63", 47.06, 7.63), ("Zürich", 47.37, 8.55)):
        page.fill("#q", text)
        page.press("#q", "Enter")
        wait(page, f"new URLSearchParams(location.search).get('q') === '{text}' && Number(document.querySelector('#world').dataset.span) === 20")
        if latitude is not None:
            assert abs(shown(page)[0] - latitude) < 1 and abs(shown(page)[1] - longitude) < 1, shown(page)
    # The only town of a name is taken at once, as what it is.
    says(page, "#heard", "The town Zürich, Switzerland")
    has(page, "#heard .trouble", 0)
    page.click("#map-world")
    wait(page, "Number(document.querySelector('#world').dataset.span) === 360")
    # Of several, somebody chooses; nobody is told off.
    page.fill("#q", "Springfield")
    says(page, "#heard", "Which of these towns do you mean?")
    has(page, "#heard .trouble", 0)
    places = page.locator("#heard .towns .dim").all_text_contents()
    assert len(places) > 1 and all(re.search(r", -?\d+\.\d\d, -?\d+\.\d\d$", place) for place in places), places
    page.fill("#q", "hello")
    says(page, "#heard", "No position, saved place or town found. Check")


def it_writes_a_point_at_zero_without_a_sign(try_):
    page = try_.window("/places?span=360&at=-0.04%2C-0.04")
    scripted(page)
    page.evaluate("""() => { const svg = document.querySelector('#world svg'); const box = svg.getBoundingClientRect();
        const click = new PointerEvent('click', { bubbles: true });
        // Events have whole pixels, and this point lies between some.
        Object.defineProperty(click, 'clientX', { value: box.x + box.width / 2 });
        Object.defineProperty(click, 'clientY', { value: box.y + box.height / 2 });
        svg.dispatchEvent(click); }""")
    eventually(page, lambda: page.input_value("#q") != "")
    assert page.input_value("#q") == "0.0, 0.0", page.input_value("#q")


def it_zooms_in_on_two_points(try_):
    for end in ("Tokyo", "48.2, 16.4"):
        page = try_.window(f"/places?q=48.1%2C+16.5&to={end}")
        scripted(page)
        *at, span = shown(page)
        page.click("#map-in")
        wait(page, f"Number(document.querySelector('#world').dataset.span) <= Math.max(.2, {span} * .51)")
        assert max(abs(a - b) for a, b in zip(shown(page), at)) < .01, (shown(page), at)
        # By the wheel, nearer still, and out again.
        span = shown(page)[2]
        x, y, _ = middle(page)
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        page.mouse.wheel(0, 40)
        page.keyboard.up("Control")
        wait(page, f"Number(document.querySelector('#world').dataset.span) > {span}")
        page.click("#map-both")
        has(page, "#world .line", 1)
        wait(page, "!location.search.includes('at=')")


def it_marks_all_towns_that_a_name_may_mean(try_):
    try_.larder.command("places", "set", "46.9481, 7.4474")
    page = try_.window("/places?q=Springfield")
    scripted(page)
    expect(page.locator("#world .on-wide circle.mark.here")).to_have_count(page.locator(".towns li").count())
    says(page, "#world", "Springfield")
    # They are all in view, and the current position is not.
    assert float(page.get_attribute("#world", "data-span")) < 120
    expect(page.locator("#map-towns")).to_be_visible()


def it_has_its_buttons_in_few_lines_on_the_narrowest_phone(try_):
    for name, at in (("Home", "46.9, 7.4"), ("Opera", "-33.8568, 151.2153")):
        try_.larder.command("places", "save", name, "--at", at)
    try_.larder.command("places", "set", "46.9481, 7.4474")
    page = try_.window("/places", viewport={"width": 320, "height": 800})
    scripted(page)
    lines = page.eval_on_selector_all("#map nav a", "(links) => new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size")
    assert lines == 2, lines
    for number in range(2):
        assert page.locator(f"#use-button-{number}").bounding_box()["height"] < 50
