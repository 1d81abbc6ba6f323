"""Feeds in a browser: reading, marks, keys, search, adding, offline."""
import json
import signal
from urllib.parse import quote

from playwright.sync_api import expect

from window import controlled, eventually, has, queued, says, scripted, turn, wait


def follow(try_, *names):
    """Follows feeds of the origin."""
    for name in names or ("News", "Weather"):
        try_.larder.command("feeds", "add", f"{try_.origin.address}/{name}.xml", "--allow-private")


def reading(try_, path="/feeds?view=unread", **options):
    follow(try_)
    page = try_.window(path, **options)
    controlled(page)
    return page


def it_says_at_first_that_its_articles_came_with_the_program(try_):
    page = try_.window("/feeds")
    says(page, "#starter", "came with Larder")


def it_reads_an_article_in_a_frame_where_nothing_runs(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    frame = page.frame_locator("iframe[sandbox]")
    expect(frame.locator("body")).to_contain_text("bold words")
    assert frame.locator("script, [onclick]").count() == 0
    assert "allow-scripts" not in page.get_attribute("iframe[sandbox]", "sandbox")
    assert page.title() != "owned"
    picture = frame.locator("img").first
    assert picture.get_attribute("src").startswith("/image?")
    wait(page, "true")
    picture.wait_for(state="visible")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1


def it_writes_large_numbers_in_one_way(try_):
    try_.origin.entries["News"] = 1234
    follow(try_, "News")
    for locale, written in (("es-ES", "1234"), ("en-GB", "1,234")):
        page = try_.window("/feeds?view=unread", locale=locale)
        controlled(page)
        expect(page.locator("#tab-unread .tab-count")).to_have_text(written)
        says(page, "#view-unread .count", written)
    page.click("#mark-all")
    says(page, "#toast", "1,234 articles marked as read.")
    page.click("#toast button")
    says(page, "#view-unread .count", "1,234")
    page.locator("#rows .read-mark").first.click()
    says(page, "#view-unread .count", "1,233")


def it_marks_read_what_is_opened_and_keeps_it(try_):
    page = reading(try_)
    title = None
    for _ in range(3):
        page.keyboard.press("j")
        title = opened(page, title)
    eventually(page, lambda: len(unread(try_)) == 32)
    # They stay in the list that is being read.
    has(page, "#rows > .row", 35)


def unread(try_):
    return try_.larder.command("feeds", "items", "--unread", "--limit", "100", "--json").splitlines()


def opened(page, before=None):
    """The title of the article that is open and has its text, when it is another one than before."""
    title = page.locator("#reading article:not([data-partial]) #article-title")
    eventually(page, lambda: title.all_inner_texts() not in ([], [before]))
    return title.inner_text()


def it_stays_with_the_article_that_was_opened_last(try_):
    follow(try_)
    page = try_.window("/feeds?view=unread", service_workers="block")
    scripted(page)
    page.keyboard.press("j")
    first = opened(page)
    eventually(page, lambda: len(unread(try_)) == 34)
    page.wait_for_timeout(500)
    page.evaluate("""() => { window.titles = [];
        new MutationObserver(() => titles.push(document.querySelector('#article-title')?.textContent))
            .observe(document.querySelector('main'), {subtree: true, childList: true, characterData: true}); }""")
    late = []
    page.route("**/feeds?*", lambda request: late.append(request))
    page.keyboard.press("j")
    eventually(page, lambda: len(late) == 1)
    # In the meantime something changes, as it does with every mark.
    try_.larder.command("feeds", "star", str(json.loads(unread(try_)[-1])["number"]))
    page.wait_for_timeout(1500)
    for request in late:
        request.continue_()
        page.wait_for_timeout(500)
    page.unroute("**/feeds?*")
    second = opened(page, first)
    eventually(page, lambda: len(unread(try_)) == 33)
    # What changed in the meantime is shown as well.
    has(page, "#rows .star-form [aria-pressed=true]")
    # Once it was shown, nothing that came after it took its place.
    titles = page.evaluate("titles")
    assert set(titles[titles.index(second):]) == {second}, titles


def it_goes_back_and_forward_between_articles(try_):
    page = reading(try_)
    page.keyboard.press("j")
    first = opened(page)
    page.keyboard.press("j")
    second = opened(page, first)
    page.go_back()
    says(page, "#article-title", first)
    page.go_forward()
    says(page, "#article-title", second)


def it_stars_by_key_in_every_window(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    page.keyboard.press("s")
    other = try_.window("/feeds?view=starred")
    scripted(other)
    has(other, "#rows > .row")
    eventually(page, lambda: len(starred(try_)) == 1)


def starred(try_):
    return try_.larder.command("feeds", "items", "--starred", "--json").splitlines()


def it_shows_new_articles_without_moving_what_is_read(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    before = page.evaluate("document.querySelector('iframe[sandbox]').srcdoc.length")
    try_.origin.entries["Weather"] = 9
    try_.larder.command("feeds", "refresh", "--force", "--allow-private")
    says(page, "#news", "4 new")
    assert page.evaluate("document.querySelector('iframe[sandbox]').srcdoc.length") == before
    has(page, "#rows > .row", 35)


def it_shows_at_once_how_many_are_left(try_):
    page = reading(try_)
    counts = "[...document.querySelectorAll('#view-unread .count, #sources ul:last-of-type .count, #tab-unread .tab-count')].map((one) => one.hidden ? 0 : parseInt(one.textContent))"
    before = page.evaluate(counts)
    assert sum(before[1:-1]) == before[0] == before[-1] == 35, before
    # No answer comes that could say so.
    try_.larder.stop(signal.SIGKILL)
    page.click("#rows > .row >> nth=0 >> .read-mark")
    wait(page, f"(() => {{ const now = {counts}; return now[0] === 34 && now.at(-1) === 34 && now.slice(1, -1).reduce((a, b) => a + b) === 34; }})()")
    page.click("#rows > .row >> nth=0 >> .read-mark")
    wait(page, f"JSON.stringify({counts}) === '{json.dumps(before, separators=(',', ':'))}'")
    try_.larder.start()
    wait(page, "document.querySelector('#connection').hidden && document.querySelector('#waiting').hidden")
    # Of one feed, only its own and those it is part of.
    page.click("#sources ul:last-of-type a >> nth=0")
    page.wait_for_url("**feed=**")
    page.wait_for_timeout(300)
    page.route("**/feeds/mark-all", lambda route: None)
    own, all = int(page.inner_text("#tab-unread .tab-count")), before[0]
    page.click("#mark-all")
    wait(page, f"{counts}[0] === {all - own} && {counts}.at(-1) === 0")


def it_fits_a_phone_whatever_the_words_are(try_):
    word = "averylongword" * 30
    try_.origin.entries = {word: 2}
    try_.larder.command("feeds", "add", f"{try_.origin.address}/{word}.xml", "--allow-private")
    page = try_.window("/feeds?view=unread", viewport={"width": 390, "height": 844})
    scripted(page)
    fits = "document.documentElement.scrollWidth <= 390"
    wait(page, fits)
    page.click("#rows .open >> nth=0")
    page.wait_for_selector("#next-unread")
    wait(page, fits)
    for path in ("/feeds", "/feeds?view=all"):
        page.goto(try_.larder.address + path)
        scripted(page)
        wait(page, fits)
    note = try_.larder.command("notes", "new", word).split()[0]
    try_.larder.command("places", "set", "40.1, -74.2")
    try_.larder.command("places", "save", word[:60])
    for path in ("/notes", f"/notes/{note}", f"/notes/{note}/history", "/places", f"/places?q={word[:60]}"):
        page.goto(try_.larder.address + path)
        scripted(page)
        assert page.evaluate(fits), (path, page.evaluate("document.documentElement.scrollWidth"))


def it_finds_words(try_):
    page = reading(try_, "/feeds?q=Weather%203")
    says(page, "#rows", "Weather 3")
    assert page.locator("mark").count() > 0


def it_follows_a_feed_by_the_address_of_its_page(try_):
    page = try_.window("/feeds")
    controlled(page)
    page.locator("details:has(form[action='/feeds/add']) > summary").first.click()
    field = page.locator("form[action='/feeds/add'] input:not([type=hidden])").first
    field.fill(f"{try_.origin.address}/News.xml")
    field.press("Enter")
    says(page, "#rows", "News 29")
    eventually(page, lambda: "News" in try_.larder.command("feeds", "list"))


def it_keeps_marks_made_while_the_server_is_away(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    eventually(page, lambda: len(unread(try_)) == 34)
    try_.larder.stop(signal.SIGKILL)
    page.keyboard.press("s")
    wait(page, "document.querySelector('#waiting').textContent.includes('waiting')")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    eventually(page, lambda: len(starred(try_)) == 1)


def it_takes_in_a_list_of_feeds(try_):
    page = try_.window("/feeds", java_script_enabled=False)
    opml = f"""<opml version="2.0"><body><outline text="Folder"><outline type="rss" text="Imported"
xmlUrl="{try_.origin.address}/News.xml"/><outline type="rss" text="A &amp;lt;b&amp;gt; &amp;amp; C"
xmlUrl="{try_.origin.address}/Weather.xml"/></outline></body></opml>"""
    form = page.locator("form[action='/feeds/import']")
    page.locator("details:has(form[action='/feeds/import']) > summary").first.click()
    form.locator("input[type=file]").set_input_files(
        {"name": "list.opml", "mimeType": "text/x-opml", "buffer": opml.encode()})
    turn(page, form.locator("button"))
    says(page, "#sources", "Imported", "A <b> & C")


def it_reads_without_scripts(try_):
    page = reading_without_scripts(try_)
    turn(page, "main a[href*='article=']")
    has(page, "iframe[sandbox]")


def reading_without_scripts(try_):
    follow(try_)
    return try_.window("/feeds?view=unread", java_script_enabled=False)


def it_says_beside_the_field_why_a_feed_cannot_be_added(try_):
    for width in (1280, 390):
        page = try_.window("/feeds?add=1", viewport={"width": width, "height": 844})
        controlled(page)
        heard = []
        page.expose_function("heard", lambda text: heard.append(text))
        page.evaluate("""() => new MutationObserver(() => heard(document.querySelector('[role=alert]').textContent))
            .observe(document.querySelector('#add-trouble'), { childList: true })""")
        trouble, field = page.locator("#add-trouble"), page.locator("#add-address")
        expect(trouble).to_be_hidden()
        for address, words in ((f"{try_.origin.address}/nothing.xml", "has nothing at this address"), ("ftp://example.org/", "http")):
            page.fill("#add-address", address)
            page.click("#add-form button")
            expect(trouble).to_contain_text(words)
            expect(trouble).to_be_in_viewport()
            expect(field).to_be_focused()
            expect(field).to_have_attribute("aria-invalid", "true")
            expect(field).to_have_value(address)
            expect(field).to_have_accessible_description(trouble.text_content())
            assert page.locator("#toast").text_content() == "", "said twice"
            below = trouble.bounding_box()["y"] - field.bounding_box()["y"] - field.bounding_box()["height"]
            assert 0 <= below < 12, below
            eventually(page, lambda: any(words in text for text in heard))
        # It stays while the page follows what happens elsewhere, and goes with the next try.
        try_.larder.command("feeds", "add", f"{try_.origin.address}/Weather.xml", "--allow-private")
        expect(page.locator("#sources a", has_text="Weather")).to_be_visible()
        expect(trouble).to_contain_text("http")
        expect(field).to_have_attribute("aria-invalid", "true")
        page.fill("#add-address", f"{try_.origin.address}/News.xml")
        page.click("#add-form button")
        says(page, "#list-title", "News")
        expect(trouble).to_be_empty()
        page.close()
        try_.larder.command("feeds", "remove", "Weather", "--yes")
        try_.larder.command("feeds", "remove", "News", "--yes")


def it_says_in_one_way_that_larder_is_offline(try_):
    follow(try_, "News")
    page = try_.window("/inside")
    scripted(page)
    page.click("#offline-switch")
    says(page, "#offline-switch", "Go online")
    page.goto(try_.larder.address + "/feeds")
    scripted(page)
    page.click("#refresh-all-button")
    says(page, "#toast", "Larder is offline and can’t fetch anything. To go online, open the page Inside.")
    page.click("#add-summary")
    page.fill("#add-address", f"{try_.origin.address}/Weather.xml")
    page.click("#add-form button")
    says(page, "#add-trouble", "Larder is offline and can’t fetch anything. To go online, open the page Inside.")


def it_enters_the_list_with_the_first_arrow(try_):
    for key in ("ArrowDown", "ArrowUp"):
        page = reading(try_, "/feeds")
        page.keyboard.press(key)
        expect(page.locator("#rows > .row .open").nth(0)).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.locator("#rows > .row .open").nth(1)).to_be_focused()


def it_begins_with_the_first_article_of_a_feed_that_was_clicked(try_):
    page = reading(try_)
    for key in ("j", "n", "Space"):
        for feed, first in (("News", 29), ("Weather", 4)):
            page.locator("#sources a", has_text=feed).first.click()
            says(page, "#list-title", feed)
            says(page, "#rows > .row:first-child", f"{feed} {first if key == 'j' else first - (1 if key == 'n' else 2)}")
            before = page.locator("#rows > .row:first-child a.open").get_attribute("id")
            expect(page.locator(f"#{before}")).to_be_focused()
            page.keyboard.press(key)
            expect(page.locator(f"#{before}")).to_have_attribute("aria-current", "true")
            opened(page)
            wait(page, "document.querySelector('#waiting').hidden")


def it_reads_on_by_keys_after_a_feed_was_added(try_):
    page = reading(try_)
    for name in ("News", "News", "Third"):
        try_.origin.entries["Third"] = 3
        page.keyboard.press("a")
        expect(page.locator("#add-address")).to_be_focused()
        page.keyboard.type(f"{try_.origin.address}/{name}.xml")
        page.keyboard.press("Enter")
        says(page, "#list-title", name)
        expect(page.locator("#add-address")).to_be_hidden()
        expect(page.locator("#rows > .row:first-child a.open")).to_be_focused()
    page.keyboard.press("j")
    assert opened(page).startswith("Third 2")


def it_takes_an_address_that_is_typed_as_soon_as_its_form_is_open(try_):
    page = reading(try_)
    address = page.url
    page.click("#add-summary")
    expect(page.locator("#add-address")).to_be_focused()
    page.keyboard.type("swissinfo.ch/rss")
    expect(page.locator("#add-address")).to_have_value("swissinfo.ch/rss")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#add-summary")).to_be_focused()
    page.keyboard.type("snj/")
    expect(page.locator("#add-summary")).to_be_focused()
    assert page.url == address and try_.larder.command("feeds", "list") and not starred(try_)


def it_takes_back_what_waits_while_the_server_is_away(try_):
    page = reading(try_)
    page.keyboard.press("j")
    opened(page)
    eventually(page, lambda: len(unread(try_)) == 34)
    eventually(page, lambda: queued(page) == "[]")
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.keyboard.press("s")
    says(page, "#waiting", "1 change waiting")
    page.keyboard.press("m")
    says(page, "#waiting", "2 changes waiting")
    has(page, "#rows > .row.unread", 35)
    page.keyboard.press("u")
    has(page, "#rows > .row.unread", 34)
    says(page, "#toast", "” is read again.")
    says(page, "#waiting", "1 change waiting")
    has(page, "#rows .star-form [aria-pressed=true]")
    page.keyboard.press("u")
    says(page, "#toast", "” is no longer starred.")
    has(page, "#rows .star-form [aria-pressed=true]", 0)
    page.keyboard.press("u")
    says(page, "#toast", "Nothing was changed")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden && document.querySelector('#connection').hidden", timeout=40)
    eventually(page, lambda: not starred(try_) and len(unread(try_)) == 34)
    has(page, "#rows .star-form [aria-pressed=true]", 0)


def it_takes_back_all_marked_at_once_in_one_step_while_the_server_is_away(try_):
    page = reading(try_)
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.locator("#rows .favourite-mark").first.click()
    says(page, "#waiting", "1 change waiting")
    count = page.locator("#rows > .row.unread").count()
    for undo in ("#toast button", "#undo"):
        page.click("#mark-all")
        says(page, "#toast", f"{count} articles marked as read")
        has(page, "#rows > .row.unread", 0)
        says(page, "#waiting", f"{count + 1} changes waiting")
        page.click(undo)
        says(page, "#toast", f"{count} articles are unread again.")
        has(page, "#rows > .row.unread", count)
        says(page, "#waiting", "1 change waiting")
    page.click("#undo")
    says(page, "#toast", "” is no longer starred.")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden && document.querySelector('#connection').hidden", timeout=40)
    eventually(page, lambda: queued(page) == "[]")
    assert not starred(try_) and len(unread(try_)) == 35


def it_undoes_what_was_done_last_whatever_the_message_is_about(try_):
    page = reading(try_)
    feed = page.locator("#sources a[id^=feed-]").first
    feed.click()
    page.locator("details:has(#rename-form) > summary").click()
    page.fill("#rename-folder", "Tea")
    page.press("#rename-folder", "Enter")
    says(page, "#toast", "Undo")
    says(page, "#sources", "Tea")
    page.keyboard.press("Escape")
    page.keyboard.press("j")
    opened(page)
    page.keyboard.press("s")
    eventually(page, lambda: len(starred(try_)) == 1)
    page.keyboard.press("u")
    eventually(page, lambda: len(starred(try_)) == 0)
    says(page, "#sources", "Tea")


def it_offers_an_undo_once_there_is_something_to_undo(try_):
    page = reading(try_)
    plain = try_.window("/feeds", java_script_enabled=False)
    for window in (page, plain):
        expect(window.locator("#undo")).to_be_disabled()
    page.locator("#rows .favourite-mark").first.click()
    expect(page.locator("#undo")).to_be_enabled()
    eventually(page, lambda: len(starred(try_)) == 1)
    plain.reload()
    expect(plain.locator("#undo")).to_be_enabled()
    title = json.loads(starred(try_)[0])["title"]
    page.click("#undo")
    # It may have been starred elsewhere, and long ago.
    says(page, "#toast", f"“{title}” is no longer starred.")
    expect(page.locator("#undo")).to_be_disabled()
    page.context.set_offline(True)
    page.locator("#rows .favourite-mark").first.click()
    says(page, "#waiting", "1 change waiting")
    expect(page.locator("#undo")).to_be_enabled()


def it_goes_back_from_a_search_to_an_empty_box(try_):
    page = reading(try_, "/feeds?view=all")
    page.fill("#search-words", "Weather 3")
    has(page, "#rows > .row", 1)
    page.go_back()
    has(page, "#rows > .row", 35)
    expect(page.locator("#search-words")).to_have_value("")
    page.go_forward()
    has(page, "#rows > .row", 1)
    expect(page.locator("#search-words")).to_have_value("Weather 3")


def it_says_nothing_of_marks_that_nobody_pressed_while_the_server_is_away(try_):
    page = reading(try_)
    wait(page, "caches.open('articles').then((cache) => cache.keys()).then((all) => all.length === 35)")
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.keyboard.press("j")
    says(page, "#waiting", "1 change waiting")
    page.wait_for_timeout(500)
    expect(page.locator("#toast")).to_be_empty()
    page.keyboard.press("s")
    says(page, "#toast", "Saved in this browser")


def it_shows_an_article_in_a_low_window_however_far_the_list_was_scrolled(try_):
    for width, height in ((844, 390), (667, 375), (640, 425), (720, 450), (1280, 420)):
        page = try_.window(viewport={"width": width, "height": height})
        if width == 844:
            follow(try_)
        page.goto(try_.larder.address + "/feeds?view=all")
        scripted(page)
        page.evaluate("document.querySelectorAll('#rows > .row')[9].scrollIntoView()")
        for number in (10, 12):
            page.locator("#rows > .row a.open").nth(number).click()
            expect(page.locator("#article-title")).to_be_in_viewport()
            expect(page.locator("#reading iframe")).to_be_in_viewport(ratio=0.05)
        for _ in range(6):
            page.keyboard.press("j")
        expect(page.locator("#article-title")).to_be_in_viewport()
        expect(page.locator("#rows .row:has([aria-current])")).to_be_in_viewport()
        # Space scrolls the article.
        page.keyboard.press(" ")
        wait(page, "document.querySelector('#reading').scrollTop > 0 || document.querySelector('#article-title').textContent.length > 0")
        page.goto(try_.larder.address + "/feeds")
        expect(page.locator("#to-list")).to_be_hidden()


def it_prints_an_article_over_the_whole_width(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe.fitted")
    picture = page.frame_locator("iframe.fitted").locator("img").first
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1000})
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for part in ("#sources", "#list", ".actions", ".top", "body > footer", ".after", "iframe.fitted"):
        expect(page.locator(part).first).to_be_hidden()
    for part in ("#article-title", "#article-print"):
        assert page.locator(part).bounding_box()["width"] > 600
    # It has the text of the frame, and nothing that could do anything in the page.
    text = page.frame_locator("iframe.fitted").locator("body").text_content()
    assert page.locator("#article-print").text_content().split() == text.split()
    has(page, "#article-print b")
    has(page, "#article-print img[src*='/image?']")
    has(page, "#article-print :is(script, style, [onclick], [href], [id], [class])", 0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    has(page, "#article-print", 0)
    try_.origin.bodies["Long"] = "".join(f"<p>{'word and word ' * 60}</p>" for _ in range(25))
    try_.origin.entries["Long"] = 1
    follow(try_, "Long")
    page.emulate_media(media="screen")
    page.goto(try_.larder.address + "/feeds?q=long")
    page.locator("#rows a.open", has_text="Long").click()
    page.wait_for_selector("iframe.fitted")
    wait(page, "document.querySelector('iframe.fitted').contentDocument.body.textContent.length > 9000")
    pages = page.pdf(format="A4").count(b"/Type /Page\n")
    assert 3 <= pages <= 6, pages


def it_counts_stars_while_the_server_is_away(try_):
    page = reading(try_)
    try_.larder.stop(signal.SIGKILL)
    for number in (1, 2):
        page.locator("#rows .favourite-mark").nth(number).click()
        says(page, "#view-starred .count", str(number))
        says(page, "#tab-starred .tab-count", str(number))
    page.locator("#rows .favourite-mark").nth(1).click()
    says(page, "#tab-starred .tab-count", "1")
    says(page, "#view-starred .count", "1")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    says(page, "#view-starred .count", "1")
    says(page, "#tab-starred .tab-count", "1")


def it_fetches_what_was_imported_at_once(try_):
    page = try_.window("/feeds?names=1")
    scripted(page)
    try_.origin.delay = 1
    outlines = "".join(f'<outline type="rss" text="{name}" xmlUrl="{try_.origin.address}/{name}.xml"/>' for name in ("News", "Weather"))
    page.click("#exchange > summary")
    page.set_input_files("#import-file", {
        "name": "feeds.opml", "mimeType": "text/x-opml",
        "buffer": f'<opml version="2.0"><head/><body>{outlines}</body></opml>'.encode()})
    page.click("#import-form button")
    says(page, "#toast", "2 feeds added", "Larder is fetching them now.")
    says(page, "#refresh-all-button", "Refreshing…")
    says(page, "#refresh-state", "2 feeds checked")
    says(page, "#news", "35 new articles")


def it_says_what_an_import_left_out_at_the_top_of_the_list(try_):
    page = try_.window("/feeds?names=1", viewport={"width": 390, "height": 844})
    scripted(page)
    page.click("#exchange > summary")
    page.set_input_files("#import-file", {
        "name": "feeds.opml", "mimeType": "text/x-opml",
        "buffer": f"""<opml version="2.0"><head/><body><outline type="rss" text="News" xmlUrl="{try_.origin.address}/News.xml"/>
<outline type="rss" text="Bad one" xmlUrl="javascript:alert(1)"/><outline type="rss" text="Without"/>
<outline text="Empty"/></body></opml>""".encode()})
    page.locator("#import-form button").scroll_into_view_if_needed()
    page.click("#import-form button")
    says(page, "#toast", "1 feed added", "Left out, without a web address: “Bad one” and 1 other.")
    wait(page, "location.search === '' && scrollY === 0")
    page.click("#news-link")
    says(page, "#rows", "News")


def it_follows_a_feed_again_that_was_removed(try_):
    page = reading(try_)
    page.locator("#rows .favourite-mark").first.click()
    eventually(page, lambda: len(starred(try_)) == 1)
    for width, undo in ((1280, "#toast button"), (390, "#toast button"), (1280, "#undo"), (390, "#undo")):
        page = try_.window("/feeds?view=all&names=1", viewport={"width": width, "height": 844})
        scripted(page)
        page.locator("#sources a", has_text="News").first.click()
        page.click("#manage > summary")
        page.fill("#rename-name", "Mine")
        page.fill("#rename-folder", "Own/Deep")
        page.click("#rename-form button")
        says(page, "#toast", "The feed is called Mine now.")
        if page.locator("#remove-form").count() == 0 or not page.locator("#remove > summary").is_visible():
            page.click("#manage > summary")
        page.click("#remove > summary")
        page.click("#remove-form button")
        says(page, "#toast", "Removed Mine and")
        expect(page.locator("#sources")).not_to_contain_text("Mine")
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/removed-{width}.png")
        page.click(undo)
        says(page, "#toast", "Following Mine again.")
        says(page, "#sources", "Mine", "Own/Deep")
        eventually(page, lambda: len(unread(try_)) >= 34)
        # The step before it was not undone.
        assert len(starred(try_)) == 1
        try_.larder.command("feeds", "list")
        page.goto(try_.larder.address + "/feeds?names=1")
        scripted(page)
        page.locator("#sources a", has_text="Mine").first.click()
        page.click("#manage > summary")
        page.fill("#rename-name", "News")
        page.click("#rename-form button")
        says(page, "#toast", "The feed is called News now.")
        page.close()


def it_tells_a_window_that_its_feed_is_gone(try_):
    page = reading(try_)
    page.locator("#sources a", has_text="News").first.click()
    expect(page.locator("#rows a").first).to_be_visible()
    try_.larder.command("feeds", "remove", "News", "--yes")
    says(page, "#main", "Not found", "You don’t follow this feed.")
    # It is there again with its articles.
    try_.larder.command("feeds", "undo")
    page.click("text=Go back")
    expect(page.locator("#rows a").first).to_be_visible()


def it_says_nothing_more_of_a_refresh_once_its_feeds_are_gone(try_):
    follow(try_, "News")
    page = try_.window("/feeds")
    scripted(page)
    page.click("#refresh-all-button")
    says(page, "#refresh-state", "1 feed checked")
    follow(try_, "Weather")
    says(page, "#sources", "Weather")
    says(page, "#refresh-state", "1 feed checked")
    try_.larder.command("feeds", "remove", f"{try_.origin.address}/News.xml", "--yes")
    expect(page.locator("#sources")).not_to_contain_text("News")
    expect(page.locator("#refresh-state")).to_have_text("")


def it_says_why_what_was_found_is_not_marked_read(try_):
    page = reading(try_)
    page.fill("#search-words", "headline")
    says(page, "#found", "35")
    page.locator("#rows .open").first.focus()
    page.keyboard.press("Shift+A")
    says(page, "#toast", "What a search finds can’t be marked read at once. Clear the search first.")
    page.goto(try_.larder.address + "/feeds?view=unread")
    scripted(page)
    page.keyboard.press("Shift+A")
    says(page, "#toast", "35 articles marked as read.")
    page.goto(try_.larder.address + "/feeds?view=unread")
    scripted(page)
    page.keyboard.press("Shift+A")
    says(page, "#toast", "Nothing in this list is unread.")


def it_shows_three_lines_of_a_long_title_in_the_list_and_all_of_it_in_the_article(try_):
    name = "A title that goes on and on " * 9 + "to its end"
    try_.origin.entries[name] = 2
    follow(try_, quote(name))
    for width, scheme in ((390, "light"), (390, "dark"), (1440, "light"), (1440, "dark")):
        page = try_.window("/feeds?view=all", viewport={"width": width, "height": 844}, color_scheme=scheme)
        scripted(page)
        title = page.locator("#rows .row-title").first
        lines = title.evaluate("(title) => title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)")
        assert lines <= 3.1, lines
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/long-title-{scheme}-{width}.png")
        # It can be pressed anywhere in its row.
        page.locator("#rows .row .meta").first.click(force=True)
        says(page, "#article-title", "to its end")


def it_says_which_server_it_asks_for_a_feed(try_):
    page = try_.window("/feeds")
    scripted(page)
    try_.origin.delay = 2
    page.keyboard.press("a")
    page.fill("#add-address", f"{try_.origin.address}/News.xml")
    page.keyboard.press("Enter")
    says(page, "#add-state", f"Asking {try_.origin.address.split('//')[1]}…")
    says(page, "#list-title", "News")
    expect(page.locator("#add-state")).to_have_text("")


def it_has_all_keys_after_a_feed_was_chosen(try_):
    page = try_.window("/feeds")
    scripted(page)
    page.keyboard.press("a")
    page.fill("#add-address", f"{try_.origin.address}/page")
    page.keyboard.press("Enter")
    page.locator(".choices button").first.click()
    says(page, "#list-title", "News")
    page.keyboard.press("j")
    says(page, "#article-title", "News 29")


def it_says_that_there_is_nothing_to_search_for(try_):
    page = reading(try_)
    says(page, "#list-title", "Unread")
    expect(page.locator("#next-page")).to_have_count(0)
    for words in ("🎉", "*", "(", "-emoji"):
        page.fill("#search-words", words)
        says(page, "#empty", f"There is nothing to search for in “{words}”.")
        has(page, "#rows > .row", 0)


def it_calls_older_articles_by_their_name(try_):
    try_.origin.entries["News"] = 120
    page = reading(try_)
    says(page, "#next-page", "Older articles")
    page.click("#next-page")
    says(page, "#previous-page", "Newer articles")
    page.fill("#search-words", "headline")
    says(page, "#next-page", "More matches")


def it_folds_a_form_that_escape_leaves(try_):
    page = try_.window("/feeds", viewport={"width": 1440, "height": 900})
    scripted(page)
    # Nothing is left empty above the form.
    button, form = (page.locator(part).bounding_box() for part in ("#refresh-all-button", "#add-summary"))
    assert form["y"] - (button["y"] + button["height"]) < 16, (button, form)
    page.keyboard.press("a")
    page.keyboard.type("exa")
    page.keyboard.press("Escape")
    expect(page.locator("#add-address")).to_be_hidden()
    expect(page.locator("#add-summary")).to_be_focused()
    # What was typed is there when it opens again, and the keys work in the meantime.
    page.keyboard.press("j")
    opened(page)
    page.keyboard.press("a")
    expect(page.locator("#add-address")).to_have_value("exa")


def it_lets_a_name_be_corrected(try_):
    follow(try_)
    address = f"/feeds?view=all&feed={try_.origin.address}/Weather.xml"
    page = try_.window(address)
    scripted(page)
    page.click("#manage > summary")
    expect(page.locator("#rename-name")).to_have_value("Weather")
    page.locator("#rename-name").press("End")
    page.keyboard.type(" here")
    page.click("#rename-form button")
    says(page, "#list-title", "Weather here")
    # Without a name of one's own it is called as it calls itself.
    page.fill("#rename-name", "")
    page.click("#rename-form button")
    expect(page.locator("#list-title")).to_have_text("Weather")


def asking(try_):
    """A window that follows a feed whose server takes its time."""
    page = reading(try_)
    try_.origin.entries["Late"] = 3
    try_.origin.delay = 2
    page.keyboard.press("a")
    page.fill("#add-address", f"{try_.origin.address}/Late.xml")
    page.keyboard.press("Enter")
    says(page, "#add-state", "Asking")
    return page


def it_leaves_who_goes_on_while_a_feed_is_asked_for(try_):
    page = asking(try_)
    page.focus("#search-words")
    page.keyboard.type("head")
    says(page, "#found", "35")
    says(page, "#sources", "Late")
    expect(page.locator("#add-address")).to_be_hidden()
    expect(page.locator("#search-words")).to_be_focused()
    page.keyboard.type("line")
    expect(page.locator("#search-words")).to_have_value("headline")
    says(page, "#found", "38")


def it_undoes_nothing_before_what_waits(try_):
    page = reading(try_)
    page.keyboard.press("j")
    opened(page)
    eventually(page, lambda: len(unread(try_)) == 34)
    page.route("**/feeds/mark", lambda route: route.fulfill(status=503))
    page.keyboard.press("s")
    says(page, "#waiting", "1 change waiting")
    page.keyboard.press("u")
    says(page, "#toast", "” is no longer starred.")
    page.unroute("**/feeds/mark")
    assert len(unread(try_)) == 34 and not starred(try_)


def it_keeps_the_keyboard_near_an_undo_that_has_nothing_left(try_):
    page = reading(try_)
    page.locator("#rows .favourite-mark").first.click()
    expect(page.locator("#undo")).to_be_enabled()
    eventually(page, lambda: len(starred(try_)) == 1)
    page.focus("#undo")
    page.keyboard.press("Enter")
    expect(page.locator("#undo")).to_be_disabled()
    wait(page, "document.activeElement !== document.body && document.activeElement.id !== 'undo'")


def it_keeps_what_was_typed_when_a_form_is_refused(try_):
    follow(try_)
    page = try_.window("/feeds?add=1")
    scripted(page)
    page.fill("#add-folder", "Far away")
    page.fill("#add-address", f"{try_.origin.address}/nothing.xml")
    page.click("#add-form button")
    says(page, "#add-trouble", "has nothing at this address")
    try_.larder.command("feeds", "remove", f"{try_.origin.address}/News.xml", "--yes")
    expect(page.locator("#sources")).not_to_contain_text("News")
    expect(page.locator("#add-folder")).to_have_value("Far away")


def it_gives_no_feed_what_was_typed_for_another(try_):
    follow(try_)
    try_.origin.entries["Other"] = 2
    follow(try_, "Other")
    page = try_.window(f"/feeds?view=all&feed={try_.origin.address}/Weather.xml")
    scripted(page)
    page.click("#manage > summary")
    page.fill("#rename-name", "Typed for the weather")
    page.locator("#sources a", has_text="Other").click()
    says(page, "#list-title", "Other")
    if not page.locator("#rename-name").is_visible():
        page.click("#manage > summary")
    expect(page.locator("#rename-name")).to_have_value("Other")
    page.click("#rename-form button")
    says(page, "#toast", "Saved")
    expect(page.locator("#list-title")).to_have_text("Other")


def it_keeps_what_was_typed_while_other_pages_are_looked_at(try_):
    follow(try_)
    page = try_.window("/feeds?add=1")
    controlled(page)
    page.fill("#add-address", "example.org")
    page.fill("#add-folder", "Far away")
    page.locator("a[data-key='g p']").click()
    expect(page.locator("#q")).to_be_visible()
    page.go_back()
    expect(page.locator("#add-address")).to_have_value("example.org")
    page.reload()
    scripted(page)
    expect(page.locator("#add-folder")).to_have_value("Far away")
    # What was sent is gone from the form for good.
    page.fill("#add-address", f"{try_.origin.address}/Tea.xml")
    try_.origin.entries["Tea"] = 1
    page.click("#add-form button")
    says(page, "#list-title", "Tea")
    page.reload()
    scripted(page)
    expect(page.locator("#add-folder")).to_have_value("")


def it_undoes_from_a_message_what_the_message_is_about(try_):
    page = reading(try_)
    page.click("#mark-all")
    says(page, "#toast", "35 articles marked as read")
    other = try_.window("/feeds?view=all", page.context)
    scripted(other)
    other.locator("#rows .favourite-mark").first.click()
    eventually(page, lambda: len(starred(try_)) == 1)
    page.click("#toast button")
    says(page, "#toast", "35 articles are unread again.")
    assert len(starred(try_)) == 1 and len(unread(try_)) == 35


def it_keeps_what_is_typed_while_a_form_is_being_sent(try_):
    page = asking(try_)
    page.fill("#add-address", "example.org")
    says(page, "#sources", "Late")
    says(page, "#toast", "Now following Late")
    expect(page.locator("#add-address")).to_have_value("example.org")
    # What was typed and taken back is not brought back.
    page.goto(f"{try_.larder.address}/feeds?add=1")
    scripted(page)
    expect(page.locator("#add-address")).to_have_value("example.org")
    page.fill("#add-address", "")
    page.reload()
    scripted(page)
    expect(page.locator("#add-address")).to_have_value("")
