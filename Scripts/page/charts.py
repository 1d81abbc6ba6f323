"""The charts of rates in a browser: days are read by mouse, finger and keys, and shown alone."""
import re
import zlib

from playwright.sync_api import expect

from window import has, says, scripted, turn, wait

# The days of the points, as addresses and as this reader writes them.
ISO = "document.querySelector('#plot').dataset.points.split(';').map((point) => point.split(' ')[0])"
DAYS = "document.querySelector('#plot').dataset.points.split(';').map((point) => new Date(point.split(' ')[0]).toUTCString().slice(5, 16).replace(/^0/, ''))"


def frame(page):
    page.locator("#frame").scroll_into_view_if_needed()
    return page.locator("#frame").bounding_box()


def it_reads_a_day_under_the_pointer_and_lets_go_of_it(try_):
    page = try_.window("/rates/USD?days=90")
    scripted(page)
    newest = page.inner_text("#chart-value")
    box = frame(page)
    page.mouse.move(box["x"] + 1, box["y"] + 40)
    says(page, "#chart-value", page.evaluate(DAYS)[0])
    page.mouse.move(box["x"] + box["width"] - 1, box["y"] + 40)
    says(page, "#chart-value", page.evaluate(DAYS)[-1])
    # The dot lies on the line: at the place of the day that is read.
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + 40)
    dot = page.locator("#frame .dot").bounding_box()
    assert abs(dot["x"] + dot["width"] / 2 - box["x"] - box["width"] / 3) < 12, (dot, box)
    page.mouse.move(box["x"], box["y"] - 200)
    expect(page.locator("#chart-value")).to_have_text(newest)


def it_reads_a_day_by_touch(try_):
    page = try_.window("/rates/USD?days=90", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    scripted(page)
    box = frame(page)
    page.touchscreen.tap(box["x"] + box["width"] * .25, box["y"] + box["height"] / 2)
    days = page.evaluate(DAYS)
    said = page.inner_text("#chart-value")
    assert re.search(r"\d on \d{1,2} \w+ 2026$", said), said
    part = days.index(said.partition(" on ")[2]) / len(days)
    assert .15 < part < .35, (said, part)
    # A finger that moves on reads on, and chooses nothing.
    hand = page.context.new_cdp_session(page)
    at = lambda x: [{"x": box["x"] + box["width"] * x, "y": box["y"] + box["height"] / 2}]
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at(.5)})
    for x in (.55, .65, .75):
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": at(x)})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait(page, f"(() => {{ const days = {DAYS}; const part = days.indexOf(document.querySelector('#chart-value').textContent.split(' on ')[1]) / days.length; return part > .65 && part < .85; }})()")
    assert "from=" not in page.url


def it_shows_the_days_that_were_dragged_over_and_goes_back(try_):
    page = try_.window("/rates/USD?days=90")
    scripted(page)
    box = frame(page)
    whole = page.evaluate(ISO)
    page.mouse.move(box["x"] + box["width"] * .3, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * .5, box["y"] + 60, steps=5)
    says(page, "#chart-value", " to ")
    page.mouse.up()
    page.wait_for_url(re.compile("from=2026-"))
    wait(page, f"{DAYS}.length < {len(whole)} - 5")
    shown = page.evaluate(ISO)
    assert shown[0] in whole and shown[-1] in whole and shown[0] > whole[0] and shown[-1] < whole[-1]
    expect(page.locator("#from")).to_have_value(shown[0])
    page.go_back()
    wait(page, f"{DAYS}.length === {len(whole)}")
    # A click chooses no days.
    box = frame(page)
    page.mouse.click(box["x"] + box["width"] * .6, box["y"] + 50)
    page.wait_for_timeout(200)
    assert "from=" not in page.url


def it_is_read_and_zoomed_by_keyboard(try_):
    page = try_.window("/rates/USD?days=90")
    scripted(page)
    frame = page.locator("#frame")
    expect(frame).to_have_attribute("role", "slider")
    frame.focus()
    days, iso = page.evaluate(DAYS), page.evaluate(ISO)
    page.keyboard.press("ArrowLeft")
    expect(frame).to_have_attribute("aria-valuetext", re.compile(r"^[\d.]+ on " + days[-2]))
    page.keyboard.press("Home")
    expect(frame).to_have_attribute("aria-valuetext", re.compile(days[0]))
    for _ in range(10):
        page.keyboard.press("Shift+ArrowRight")
    expect(frame).to_have_attribute("aria-valuetext", f"{days[0]} to {days[10]}")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"from={iso[0]}&to={iso[10]}"))
    wait(page, f"{DAYS}.length === 11")
    expect(frame).to_be_focused()


def it_says_that_a_year_has_four_months(try_):
    page = try_.window("/rates/USD?days=365")
    assert re.search(r"These are \d+ months, not 1 year: the stored figures of that time begin on \d+ \w+ 2026\.", page.inner_text("main"))
    page.goto(try_.larder.address + "/rates/USD?days=30")
    assert "These are" not in page.inner_text("main")


def it_shows_days_without_scripts(try_):
    page = try_.window("/rates/USD?days=90", java_script_enabled=False)
    page.fill("#from", "2026-09-01")
    page.fill("#to", "2026-09-30")
    turn(page, "#period button")
    has(page, "#plot path.line")
    assert page.locator("#figures tbody tr").count() == 22
    assert "1 Sep 2026" in page.inner_text("main")
    page.goto(try_.larder.address + "/rates/USD?from=2026-09-30&to=2026-09-01")
    assert page.locator("#figures tbody tr").count() == 22


def it_has_labels_that_do_not_meet(try_):
    for width in (320, 390, 768, 1280):
        page = try_.window(viewport={"width": width, "height": 800})
        for path in ("/rates/USD?days=30", "/rates/USD?days=365", "/rates/IDR?days=90", "/rates/USD?from=2026-10-26"):
            page.goto(try_.larder.address + path)
            scripted(page)
            met = page.evaluate("""() => { const boxes = [...document.querySelectorAll('#plot text')].filter((one) => one.checkVisibility())
                .map((one) => [one.textContent, one.getBoundingClientRect()]);
                return boxes.flatMap(([text, a], i) => boxes.slice(0, i).filter(([, b]) => a.left < b.right && b.left < a.right
                    && a.top < b.bottom && b.top < a.bottom).map(([other]) => `${text} and ${other}`))
                    .concat(boxes.filter(([, a]) => a.left < 0 || a.right > innerWidth).map(([text]) => `${text} is cut off`)); }""")
            assert not met, (width, path, met)
        page.close()


def it_weighs_little_at_the_first_view(try_):
    for path in ("/rates/USD?days=36525", "/rates", "/places", "/places?q=46.9,7.4&span=20"):
        page = try_.window()
        bodies = []
        page.on("response", lambda response: bodies.append(response))
        page.goto(try_.larder.address + path)
        scripted(page)
        weight = sum(
            len(zlib.compress(one.body(), 6)) for one in bodies
            if one.status == 200 and "event-stream" not in one.headers.get("content-type", "") and "worker" not in one.url
            and one.request.resource_type in ("document", "script", "stylesheet", "image"))
        assert weight < 150_000, (path, weight)
        page.close()
