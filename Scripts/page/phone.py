"""Larder on a phone: what a thumb reaches, swipes and pulls, and lists of feeds and articles."""
import json
import re
import signal
import urllib.parse
import urllib.request

from playwright.sync_api import expect

from everywhere import lived_in
from feeds import follow, starred, unread
from window import controlled, eventually, has, says, scripted, turn, wait

PHONE = dict(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def phone(try_, path, **options):
    page = try_.window(path, **{**PHONE, **options})
    if options.get("java_script_enabled", True):
        scripted(page)
    return page


class Finger:
    """A finger on the screen."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def draw(self, start, end, steps=8):
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.touch("touchMove", [a + (b - a) * step / steps for a, b in zip(start, end)])
        self.touch("touchEnd")

    def touch(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent",
                          {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def rename(page, name):
    page.click("#manage > summary")
    page.fill("#rename-name", name)
    page.click("#rename-form button")


def enlarge(page):
    page.select_option("select[name=text]", "larger")
    says(page, "#toast", "Saved")


def it_has_the_sections_at_the_bottom(try_):
    page = phone(try_, "/rates")
    for path in ("/rates", "/feeds", "/places", "/notes", "/inside"):
        page.goto(try_.larder.address + path)
        scripted(page)
        box = page.locator("nav.sections").bounding_box()
        assert box["y"] + box["height"] == 844 and box["height"] < 70 and box["width"] == 390, (path, box)
        widths = page.locator("nav.sections a").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
        assert len(widths) == 5 and max(widths) - min(widths) < 1, widths
        # The end of the page can be read above them.
        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        end = page.locator("footer").bounding_box()
        assert end["y"] + end["height"] <= box["y"] + 1, (path, end)
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator("nav.sections").bounding_box()["y"] < 20


def it_shows_articles_before_the_names_of_feeds(try_):
    follow(try_)
    for scripts in (True, False):
        page = phone(try_, "/feeds", java_script_enabled=scripts)
        first = page.locator("#rows > .row").first
        expect(first).to_be_in_viewport()
        assert first.bounding_box()["y"] < 240
        expect(page.locator("#sources")).to_be_hidden()
        page.locator("#to-feeds").click()
        expect(page.locator("#feeds")).to_have_attribute("data-level", "feeds")
        page.locator("#sources a", has_text="Weather").click()
        says(page, "#list-title", "Weather")
        expect(page.locator("#sources")).to_be_hidden()
        has(page, "#rows > .row", 5)


def it_adds_a_feed_from_where_one_looks(try_):
    for scripts in (True, False):
        page = phone(try_, "/feeds", java_script_enabled=scripts)
        expect(page.locator("#to-add")).to_be_in_viewport()
        page.click("#to-add")
        expect(page.locator("#add-address")).to_be_in_viewport()
        if scripts:
            wait(page, "document.activeElement.id === 'add-address'")
        name = "News" if scripts else "Weather"
        page.fill("#add-address", f"{try_.origin.address}/{name}.xml")
        page.click("#add-form button")
        says(page, "#list-title", name)


def it_has_targets_of_44_pixels(try_):
    page = try_.window(**PHONE)
    for path in lived_in(try_) + ["/feeds?add=1", "/feeds?q=headline"]:
        page.goto(try_.larder.address + path)
        scripted(page)
        small = page.evaluate("""() => [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea')]
            .filter((one) => one.checkVisibility() && !one.classList.contains('skip') && !one.closest('svg, figure'))
            // Links in sentences are as high as their lines.
            .filter((one) => !one.matches('p a:not(.button):not(.crumbs a):not(.turn a), .source a, dd a, figcaption a, .small a, .meta a, li > div > a'))
            .filter((one) => { const box = (one.closest('label') ?? one).getBoundingClientRect();
              // The title of a row is as large as the row.
              const area = one.classList.contains('open') ? one.closest('.row').getBoundingClientRect() : box;
              return area.width < 43.5 || area.height < 43.5; })
            .map((one) => [one.outerHTML.slice(0, 90), Math.round(one.getBoundingClientRect().width), Math.round(one.getBoundingClientRect().height)])""")
        assert not small, (path, small[:6])


def it_shows_rates_with_their_lines_above_the_fold(try_):
    try_.larder.command("rates", "favourite", "USD", "JPY", "CHF")
    page = phone(try_, "/rates")
    for code in ("USD", "JPY", "CHF"):
        row = page.locator(f"#row-{code}")
        line = row.locator("td.spark svg")
        for part in (row.locator("td.number").first, line):
            box = part.bounding_box()
            assert box["y"] + box["height"] < 844 - 57 and 0 <= box["x"] and box["x"] + box["width"] <= 390, (code, box)
    assert page.evaluate("document.querySelector('.scroll').scrollWidth <= document.querySelector('.scroll').clientWidth")


def it_marks_by_swiping(try_):
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    finger = Finger(page)
    row = page.locator("#rows > .row").nth(1)
    box = row.bounding_box()
    across = lambda by: finger.draw((195, box["y"] + 30), (195 + by, box["y"] + 34))
    # Not far enough, and mostly downwards: nothing.
    across(60)
    finger.draw((195, box["y"] + 30), (285, box["y"] - 200))
    # The page goes on for a while when the finger has left it.
    wait(page, """new Promise((told) => { let last = scrollY;
        setTimeout(() => told(scrollY === last && scrollY > 0), 300); })""")
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_timeout(500)
    has(page, "#rows > .row.unread", 35)
    across(150)
    says(page, "#toast", "Marked read.")
    has(page, "#rows > .row.unread", 34)
    eventually(page, lambda: len(unread(try_)) == 34)
    assert "article=" not in page.url
    page.click("#toast button")
    eventually(page, lambda: len(unread(try_)) == 35)
    page.wait_for_timeout(500)
    across(-150)
    says(page, "#toast", "Starred.")
    eventually(page, lambda: len(starred(try_)) == 1)
    expect(row.locator(".favourite-mark")).to_have_attribute("aria-pressed", "true")


def it_refreshes_when_it_is_pulled_down(try_):
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    finger = Finger(page)
    try_.origin.asked.clear()
    finger.draw((195, 300), (195, 340))
    # What begins further down scrolls.
    page.evaluate("window.scrollTo(0, 400)")
    finger.draw((195, 300), (195, 600))
    page.wait_for_timeout(500)
    assert not [path for path in try_.origin.asked if path.endswith(".xml")]
    page.evaluate("window.scrollTo(0, 0)")
    finger.touch("touchStart", (195, 300))
    for down in range(320, 500, 20):
        finger.touch("touchMove", (195, down))
    says(page, "#pull", "Release to refresh")
    finger.touch("touchEnd")
    eventually(page, lambda: {"/News.xml", "/Weather.xml"} <= set(try_.origin.asked))
    expect(page.locator("#pull")).to_have_text("")


def it_folds_folders_and_remembers_it(try_):
    opml = "".join(f'<outline text="{folder}"><outline type="rss" text="{name}" xmlUrl="{try_.origin.address}/{name}.xml"/></outline>'
                   for folder, name in (("Papers", "News"), ("Sky", "Weather")))
    try_.larder.command("feeds", "import", "-", text=f'<opml version="2.0"><body>{opml}</body></opml>')
    page = phone(try_, "/feeds?names=1")
    remembered = lambda: [one["value"] for one in page.context.cookies() if one["name"] == "larder-folded"]
    feed = page.locator("#sources a", has_text="News")
    expect(feed).to_be_visible()
    page.click("summary[aria-label='Feeds in Papers']")
    expect(feed).to_be_hidden()
    eventually(page, lambda: any(remembered()))
    page.reload()
    # The page comes folded: nothing moves.
    scripted(page)
    expect(feed).to_be_hidden()
    expect(page.locator("#sources a", has_text="Weather")).to_be_visible()
    html = page.evaluate("fetch('/feeds?names=1').then((answer) => answer.text())")
    assert re.search(r'<details class="fold" id="fold-[^"]+"><summary aria-label="Feeds in Papers">', html)
    page.click("summary[aria-label='Feeds in Papers']")
    eventually(page, lambda: not any(remembered()))
    page.reload()
    expect(feed).to_be_visible()
    # Without scripts they fold as well.
    plain = phone(try_, "/feeds?names=1", java_script_enabled=False)
    plain.click("summary[aria-label='Feeds in Papers']")
    expect(plain.locator("#sources a", has_text="News")).to_be_hidden()


def it_shows_pictures_of_feeds_and_articles_through_the_server(try_):
    try_.origin.icons.add("/favicon.ico")
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    picture = page.locator("#rows img.picture").first
    assert picture.get_attribute("src").startswith("/image?")
    eventually(page, lambda: picture.evaluate("(image) => image.complete && image.naturalWidth === 1"))
    page.goto(try_.larder.address + "/feeds?names=1")
    icon = page.locator("#sources .icon img").first
    eventually(page, lambda: icon.evaluate("(image) => image.complete && image.naturalWidth === 1"))
    # They are kept: once fetched, they are there without their origin.
    assert try_.origin.asked.count("/favicon.ico") == 1, "both feeds are of one site"
    try_.origin.shutdown()
    again = phone(try_, "/feeds?names=1")
    icon = again.locator("#sources .icon img").first
    eventually(again, lambda: icon.evaluate("(image) => image.complete && image.naturalWidth === 1"))


def it_shows_a_letter_for_a_feed_without_a_picture(try_):
    follow(try_, "News")
    page = phone(try_, "/feeds?names=1")
    expect(page.locator("#sources .icon").first).to_have_text("N")
    expect(page.locator("#sources .icon img").first).to_be_hidden()
    # Also after the page is refreshed, which knows nothing of what this browser could not load.
    try_.larder.command("feeds", "star", str(json.loads(try_.larder.command("feeds", "items", "--json").splitlines()[0])["number"]))
    says(page, "#views", "1")
    expect(page.locator("#sources .icon img").first).to_be_hidden()
    plain = phone(try_, "/feeds?names=1", java_script_enabled=False)
    expect(plain.locator("#sources .icon img").first).to_be_hidden()


def it_breaks_no_words_of_a_heading_when_text_is_larger(try_):
    follow(try_)
    page = phone(try_, "/inside")
    enlarge(page)
    page.goto(try_.larder.address + "/feeds")
    scripted(page)
    lines = page.locator("#list-title").evaluate("""(title) => { const range = document.createRange();
        range.selectNodeContents(title); return new Set([...range.getClientRects()].map((box) => box.top)).size; }""")
    assert lines == 1, "Unread is written in two lines"


def it_lays_out_unread_titles_from_the_right_where_they_are_read_so(try_):
    try_.origin.entries["صحيفة"] = 2
    follow(try_, urllib.parse.quote("صحيفة"))
    for scripts in (True, False):
        page = phone(try_, "/feeds", java_script_enabled=scripts)
        says(page, "#rows .row.unread:first-child", "صحيفة 1")
        expect(page.locator("#rows .row.unread h3").first).to_have_css("direction", "rtl")


def it_gives_a_long_name_of_a_feed_the_whole_width(try_):
    follow(try_, "Weather")
    page = phone(try_, f"/feeds?view=all&feed={try_.origin.address}/Weather.xml")
    rename(page, "The weather of every place that somebody could ever think of going to")
    says(page, "#list-title", "The weather of every place")
    width = page.locator("#list-title").bounding_box()["width"]
    assert width > 330, f"the name is {width} pixels wide, beside buttons"


def it_has_what_one_chooses_from_in_one_row(try_):
    try_.origin.entries["News"] = 1234
    follow(try_, "News")
    rows = """(all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size"""
    page = phone(try_, "/feeds", viewport={"width": 320, "height": 640})
    assert page.locator("#list .tabs a").evaluate_all(rows) == 1
    page.goto(try_.larder.address + "/rates/USD")
    scripted(page)
    assert page.locator("#periods a").evaluate_all(rows) == 1
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(try_.larder.address + "/inside")
    enlarge(page)
    page.goto(try_.larder.address + "/feeds")
    scripted(page)
    assert page.locator("#list .tabs a").evaluate_all(rows) == 1
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        page.goto(try_.larder.address + "/rates/USD")
        scripted(page)
        assert page.locator("#periods a").evaluate_all(rows) == 1
        cut = page.locator("#periods a").evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length")
        assert cut == 0 and page.evaluate("document.documentElement.scrollWidth") <= width


def it_wraps_text_well_however_large(try_):
    follow(try_)
    try_.larder.command("places", "set", "48.8584, 2.2945")
    page = phone(try_, "/inside", viewport={"width": 320, "height": 640})
    enlarge(page)
    inside = """(all) => all.every((one) => { const [own, card] =
        [one.getBoundingClientRect(), one.closest('.card, .scroll').getBoundingClientRect()];
        return own.left >= card.left && own.right <= card.right; })"""
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        page.goto(try_.larder.address + "/rates")
        scripted(page)
        assert page.locator(".scroll").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the table is cut"
        assert page.locator("caption, .rates td.number:visible").evaluate_all(inside)
        # No word of a title is broken, and what stands below it has the whole width.
        assert page.evaluate("""() => { const range = document.createRange(), text = document.querySelector('#rates-title').firstChild;
            range.setStart(text, 0); range.setEnd(text, 'Exchange'.length); return range.getClientRects().length; }""") == 1
        assert page.locator("#ages").bounding_box()["width"] > width - 40
        page.goto(try_.larder.address + "/feeds?names=1")
        scripted(page)
        title = page.locator("#sources-title").bounding_box()
        assert title["height"] < 45 and title["width"] > 50, title
        page.goto(try_.larder.address + "/places?q=40,5")
        scripted(page)
        assert page.locator("#save-name, #save-button").evaluate_all(inside)
        tops = page.locator(".moves a").evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
        assert len(set(tops)) == 1, tops


# Beside its text a field has its arrow and some room.
cut = """(all) => all.filter((one) => { const text = document.createElement('span');
        text.textContent = one.selectedOptions[0].text; text.style.font = getComputedStyle(one).font;
        text.style.position = 'absolute'; document.body.append(text); const width = text.getBoundingClientRect().width;
        text.remove(); return width + 34 > one.getBoundingClientRect().width; }).map((one) => one.name)"""


def it_names_the_currencies_of_the_converter(try_):
    for width, scheme, isLarge in ((320, "light", False), (390, "dark", False), (390, "light", True), (768, "light", False), (1024, "light", False), (1440, "dark", False), (320, "light", True)):
        page = phone(try_, "/inside", viewport={"width": width, "height": 844}, color_scheme=scheme)
        if isLarge:
            enlarge(page)
        page.goto(try_.larder.address + "/rates?amount=100&from=USD&to=GBP")
        scripted(page)
        if not (isLarge and width == 320):
            assert not page.locator("#converter select").evaluate_all(cut), (width, isLarge)
        # However large the letters are, the code is there, and nothing leaves its card.
        assert page.locator("#converter select").evaluate_all("(all) => all.every((one) => one.clientWidth > 6 * parseFloat(getComputedStyle(one).fontSize))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/pair-{width}-{'larger' if isLarge else 'normal'}.png")


def it_cuts_no_setting(try_):
    page = phone(try_, "/inside", viewport={"width": 320, "height": 640})
    assert not page.locator("#settings select").evaluate_all(cut)
    enlarge(page)
    assert not page.locator("#settings select").evaluate_all(cut)


def it_shows_nothing_in_place_of_a_picture_that_is_not_there(try_):
    try_.origin.bodies["News"] = f'<img src="{try_.origin.address}/nowhere.png"><p>Words</p>'
    follow(try_, "News")
    page = phone(try_, "/feeds", java_script_enabled=False)
    cover = page.locator("#rows img.picture").first.evaluate("""(picture) => { const cover = getComputedStyle(picture, '::before');
        return [cover.content !== 'none', cover.position, cover.width === getComputedStyle(picture).width]; }""")
    assert cover == [True, "absolute", True], cover


def it_names_the_next_unread_article_as_one_line_of_text(try_):
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    page.locator("#rows a.open").first.tap()
    says(page, "#next-unread", "Next unread: ")
    lines = page.locator("#next-unread").evaluate("""(link) => { const range = document.createRange();
        range.selectNodeContents(link.firstChild); return range.getClientRects().length; }""")
    assert lines == 1, "the words stand in a column of their own"
    assert page.locator("#next-unread").bounding_box()["height"] >= 44


def it_writes_ages_in_order_beside_names_that_are_read_from_the_right(try_):
    follow(try_, "Weather")
    page = phone(try_, f"/feeds?view=all&feed={try_.origin.address}/Weather.xml")
    rename(page, "صحيفة المدينة")
    says(page, "#rows", "صحيفة")
    ends = page.locator("#rows .meta").first.evaluate("""(line) => { const range = document.createRange();
        const text = line.querySelector('time').firstChild; range.setStart(text, 0); range.setEnd(text, 1);
        return [line.firstElementChild.getBoundingClientRect().right, range.getBoundingClientRect().left]; }""")
    assert ends[0] <= ends[1], "the number of an age stands before the name"


def it_searches_as_one_types(try_):
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    page.click("#search-words")
    page.keyboard.type("weather 3", delay=40)
    says(page, "#rows", "Weather 3")
    eventually(page, lambda: page.locator("#rows > .row").count() == 1)
    # The caret stays where it was, and the history has one entry for all letters.
    assert page.evaluate("[document.activeElement.id, document.activeElement.selectionStart]") == ["search-words", 9]
    page.keyboard.press("Enter")
    wait(page, "document.activeElement.classList.contains('open')")
    page.go_back()
    expect(page).to_have_url(re.compile("/feeds$"))
    has(page, "#rows > .row", 35)
    # Cleared, the search leads back to the list.
    page.fill("#search-words", "weather")
    has(page, "#rows > .row", 5)
    page.fill("#search-words", "")
    has(page, "#rows > .row", 35)
    says(page, "#tab-unread", "35")


def it_says_how_many_articles_it_found(try_):
    try_.origin.entries["News"] = 60
    follow(try_)
    for scripts in (True, False):
        page = phone(try_, "/feeds?q=headline", java_script_enabled=scripts)
        expect(page.locator("#found")).to_have_text("More than 50 articles found, the best matches first.")
        page.click("#next-page")
        expect(page.locator("#found")).to_have_text("Articles 51 to 65 of 65 found.")
    page.goto(try_.larder.address + "/feeds?q=weather+3")
    expect(page.locator("#found")).to_have_text("1 article found.")
    page.goto(try_.larder.address + "/feeds")
    expect(page.locator("#found")).to_have_text("")


def it_pages_through_what_was_found(try_):
    try_.origin.entries["Long"] = 120
    follow(try_, "Long")
    for scripts in (True, False):
        page = phone(try_, "/feeds?q=headline", java_script_enabled=scripts)
        titles = []
        for count in (50, 50, 20):
            has(page, "#rows > .row", count)
            titles += page.locator("#rows a.open").all_text_contents()
            if count == 50:
                before = titles[-1]
                page.click("#next-page")
                expect(page.locator("#rows a.open", has_text=before)).to_have_count(0)
        assert len(set(titles)) == 120
        has(page, "#next-page", 0)
        page.click("#previous-page")
        has(page, "#rows > .row", 50)


def it_offers_to_undo_in_the_message(try_):
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    page.click("#mark-all")
    says(page, "#toast", "35 articles marked as read.")
    eventually(page, lambda: not unread(try_))
    page.click("#toast button")
    says(page, "#toast", "35 articles are unread again")
    eventually(page, lambda: len(unread(try_)) == 35)
    has(page, "#rows > .row.unread", 35)


def it_hides_no_way_onward_behind_a_message(try_):
    follow(try_)
    page = try_.window("/feeds", viewport={"width": 1440, "height": 900})
    controlled(page)
    page.locator("#rows a.open").nth(3).click()
    says(page, "#next-article", "Next")
    page.click("#article-star")
    eventually(page, lambda: len(starred(try_)) == 1)
    page.keyboard.press("u")
    says(page, "#toast", "no longer starred")
    # It is in the header, beside what else is there.
    def is_in_header():
        message, header, last, state = (page.locator(part).bounding_box() for part in ("#toast", "#top", ".sections li:last-child a", "#state"))
        assert message["y"] >= header["y"] and message["y"] + message["height"] <= header["y"] + header["height"], message
        return message["x"] > last["x"] + last["width"] and message["x"] + message["width"] <= state["x"] and header["height"] < 60

    assert is_in_header()
    # The longest message is on nothing that can be pressed, either.
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.click("#tab-starred")
    says(page, "#toast", "Not available offline")
    assert is_in_header()
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/toast-wide.png")
    try_.larder.start()
    # On a phone there is no room beside it: a press takes it away.
    narrow = phone(try_, "/feeds?view=all")
    controlled(narrow)
    narrow.locator("#rows .favourite-mark").first.click()
    narrow.evaluate("document.getElementById('undo').click()")
    says(narrow, "#toast", "no longer starred")
    narrow.locator("#toast").click(position={"x": 12, "y": 12})
    expect(narrow.locator("#toast")).to_be_hidden(timeout=3000)


def it_says_things_below_the_page_and_not_on_it(try_):
    for _ in range(2):
        note = try_.larder.command("notes", "new", "Shopping list (phone)").split()[0]
    for width, scheme in ((320, "dark"), (390, "light"), (768, "light")):
        page = phone(try_, f"/notes/{note}", viewport={"width": width, "height": 844}, color_scheme=scheme)
        controlled(page)
        page.click("#note-remove button")
        says(page, "#toast", "Removed “Shopping list (phone)”.")
        # Its button is beside its text.
        text, button = page.evaluate("""() => { const range = document.createRange(), toast = document.getElementById('toast');
            range.selectNode(toast.firstChild); return [range, toast.querySelector('button')].map((one) => one.getBoundingClientRect().toJSON()); }""")
        assert button["left"] > text["right"] and abs(button["top"] + button["bottom"] - text["top"] - text["bottom"]) < 4, (text, button)
        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        end, message = (page.locator(part).bounding_box() for part in ("body > footer", "#toast"))
        assert end["y"] + end["height"] <= message["y"] + 1, (width, end, message)
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/toast-{width}-{scheme}.png")
        page.click("#toast button")
        says(page, "#toast", "Restored")
        # So are the signs of a server that is away.
        try_.larder.stop(signal.SIGKILL)
        says(page, "#connection", "Not connected")
        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        if width < 640:
            end, state, bar = (page.locator(part).bounding_box() for part in ("body > footer", "#state", ".sections"))
            assert end["y"] + end["height"] <= state["y"] + 1 and state["y"] + state["height"] <= bar["y"] + 1, (width, end, state)
            assert page.locator("#state").evaluate("(one) => getComputedStyle(one).backgroundColor") not in ("rgba(0, 0, 0, 0)", "transparent")
        try_.larder.start()
        says(page, "#connection", "")


def it_keeps_the_article_open_while_something_is_undone(try_):
    follow(try_)
    article = json.loads(try_.larder.command("feeds", "items", "--json").splitlines()[0])
    try_.larder.command("feeds", "star", str(article["number"]))
    page = try_.window("/inside")
    scripted(page)
    # Nothing is marked, so the forms of the page were all written before the article was opened.
    page.select_option("select[name=read]", "hand")
    says(page, "#toast", "Saved")
    page.goto(try_.larder.address + "/feeds")
    controlled(page)
    page.locator("#rows a.open").nth(3).click()
    says(page, "#article-star", "Star")
    page.keyboard.press("u")
    says(page, "#tab-starred", "0")
    expect(page.locator("#article-star")).to_be_visible()
    expect(page).to_have_url(re.compile("article="))


def it_tells_what_is_from_what_a_button_does(try_):
    follow(try_)
    page = phone(try_, "/feeds")
    controlled(page)
    page.locator("#rows a.open").first.click()
    expect(page.locator("#article-read")).to_have_text("Mark unread")
    expect(page.locator("#article-star")).to_have_text("Star")
    # A button that comes to lie under the finger does not look chosen.
    page.hover("#article-read")
    grounds = [page.locator(f"#article-{name}").evaluate("(one) => getComputedStyle(one).backgroundColor") for name in ("read", "star")]
    assert grounds[0] == grounds[1], grounds
    expect(page.locator("#article-starred")).to_be_hidden()
    page.click("#article-star")
    expect(page.locator("#article-star")).to_have_text("Unstar")
    says(page, "#article-starred", "Starred")
    eventually(page, lambda: len(starred(try_)) == 1)
    page.click("#article-read")
    expect(page.locator("#article-read")).to_have_text("Mark read")
    eventually(page, lambda: len(unread(try_)) == 35)
    page.reload()
    controlled(page)
    says(page, "#article-starred", "Starred")
    # What waits is told as what will be done.
    try_.larder.stop(9)
    page.click("#article-star")
    page.goto(try_.larder.address + "/inside")
    says(page, "#waiting-list", "Unstar: ")


def it_says_that_a_feed_was_never_fetched(try_):
    try_.larder.command("feeds", "import", "-", text='<opml version="2.0"><body><outline type="rss" text="Nowhere" '
                        f'xmlUrl="{try_.origin.address}/nowhere.xml"/></body></opml>')
    page = phone(try_, "/feeds")
    says(page, "#empty", "not been fetched yet")
    try_.larder.command("feeds", "refresh", "--force", "--allow-private", fails=True)
    page.reload()
    says(page, "#empty", "could not fetch it yet")
    assert "Everything is read" not in page.inner_text("main")
    page.goto(f"{try_.larder.address}/feeds?view=all&feed={try_.origin.address}/nowhere.xml")
    says(page, "#empty", "could not fetch it yet")


def it_is_installed_with_icons_of_every_size(try_):
    page = phone(try_, "/rates")
    manifest = json.load(urllib.request.urlopen(try_.larder.address + page.get_attribute("link[rel=manifest]", "href")))
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in pictures} == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in pictures:
        width = page.evaluate("""(address) => { const image = new Image(); image.src = address;
            return image.decode().then(() => [image.naturalWidth, image.naturalHeight].join('x')); }""", icon["src"])
        assert width == icon["sizes"], icon
    touch = page.get_attribute("link[rel=apple-touch-icon]", "href")
    assert urllib.request.urlopen(try_.larder.address + touch).headers["Content-Type"] == "image/png"


def it_brings_a_removed_note_back_from_the_message(try_):
    note = json.loads(try_.larder.command("notes", "new", "Shopping", "--json"))
    page = phone(try_, f"/notes/{note['id']}")
    controlled(page)
    page.click("#note-remove button")
    says(page, "#toast", "Removed “Shopping”.")
    page.click("#toast button")
    says(page, "#toast", "Restored")
    expect(page).to_have_url(re.compile(f"/notes/{note['id']}$"))
    eventually(page, lambda: "Shopping" in try_.larder.command("notes", "list"))
    # Without scripts the message says where to find it.
    plain = phone(try_, f"/notes/{note['id']}", java_script_enabled=False)
    turn(plain, "#note-remove button")
    says(plain, ".notice", "Removed “Shopping”. To restore it, open “Removed” below the list.")


def it_shows_the_colour_of_a_swipe_only_where_the_row_has_left(try_):
    follow(try_)
    for scheme in ("light", "dark"):
        page = phone(try_, "/feeds", color_scheme=scheme)
        controlled(page)
        finger = Finger(page)
        y = page.locator("#rows > .row").nth(1).bounding_box()["y"] + 30
        for by in (-150, 150):
            finger.touch("touchStart", (195, y))
            for step in range(1, 9):
                finger.touch("touchMove", (195 + by * step / 8, y))
            wait(page, f"document.querySelector('.row.swiped-far')?.style.getPropertyValue('--swiped') === '{by}px'")
            colour, left, right = page.evaluate("""() => { const row = document.querySelector('.row.swiped');
                const [own, ...parts] = [row, ...row.children].map((one) => one.getBoundingClientRect());
                return [parseFloat(getComputedStyle(row, '::before').width), Math.min(...parts.map((one) => one.left)) - own.left,
                    own.right - Math.max(...parts.map((one) => one.right))]; }""")
            assert colour == 150 and colour <= (left if by > 0 else right), (by, colour, left, right)
            if try_.shots:
                page.screenshot(path=f"{try_.shots}/swipe-{scheme}-{by}.png")
            finger.touch("touchCancel")


def it_moves_nothing_when_the_server_goes_away(try_):
    follow(try_)
    for width, height in ((320, 640), (390, 844), (700, 900), (1000, 800), (1440, 900)):
        page = try_.window("/feeds", viewport={"width": width, "height": height})
        controlled(page)
        top = "document.querySelector('#list-title').getBoundingClientRect().top"
        before = page.evaluate(top)
        page.context.set_offline(True)
        page.locator("#rows .favourite-mark").first.click()
        says(page, "#connection", "Not connected")
        says(page, "#waiting", "1 change waiting")
        assert page.evaluate(top) == before, (width, before, page.evaluate(top))
        lines = page.locator("#connection, #waiting").evaluate_all("(all) => all.map((one) => one.getClientRects().length + one.offsetHeight / 100)")
        assert all(line < 1.4 for line in lines), (width, lines)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/not-connected-{width}.png")
        page.context.set_offline(False)
        wait(page, "document.querySelector('#waiting').hidden", timeout=40)
        page.context.close()
        try_.contexts.remove(page.context)
