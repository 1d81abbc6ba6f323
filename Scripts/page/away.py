"""What pages answer while their server is away: only what was asked, and only what is known."""
import json
import signal

from playwright.sync_api import expect

from feeds import opened, reading, starred, unread
from window import controlled, eventually, has, says, scripted, wait


def alone(try_, path, **options):
    """Opens a page that can do without its server, and ends the server."""
    page = try_.window(path, **options)
    controlled(page)
    page.reload()
    scripted(page)
    try_.larder.stop(signal.SIGKILL)
    return page


def it_puts_no_kept_page_in_the_place_of_what_is_shown(try_):
    page = reading(try_)
    page.reload()
    scripted(page)
    has(page, "#rows > .row.unread", 35)
    # What this browser keeps of the page is older, as if it had been left before the last marks.
    page.evaluate("""async () => { for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const old = await cache.match(request);
            if (!old.headers.get("Content-Type")?.startsWith("text/html")) continue;
            const text = (await old.text()).replaceAll('class="row unread', 'class="row');
            await cache.put(request, new Response(text, { headers: old.headers }));
        } } }""")
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(1000)
    has(page, "#rows > .row.unread", 35)


def it_shows_marks_that_arrived_on_pages_that_were_kept_before(try_):
    page = reading(try_)
    for path in ("/feeds?view=starred", "/feeds", "/feeds?view=unread"):
        page.goto(try_.larder.address + path)
        scripted(page)
    says(page, "#view-unread .count", "35")
    for _ in range(3):
        before = page.locator("#article-title").all_inner_texts()
        page.keyboard.press("j")
        opened(page, before[0] if before else None)
    page.keyboard.press("s")
    eventually(page, lambda: len(unread(try_)) == 32 and len(starred(try_)) == 1)
    eventually(page, lambda: page.locator("#waiting").is_hidden())
    page.wait_for_timeout(500)
    try_.larder.stop(signal.SIGKILL)
    for path in ("/feeds", "/feeds?view=unread", "/feeds?view=starred"):
        page.goto(try_.larder.address + path)
        says(page, "#connection", "Not connected")
        says(page, "#view-unread .count", "32")
        says(page, "#view-starred .count", "1")
    page.goto(try_.larder.address + "/feeds?view=unread")
    has(page, "#rows > .row:not(.unread)", 3)


def it_converts_what_is_asked_as_the_server_does(try_):
    asked = [("250", "EUR", "USD"), ("1234.56", "GBP", "JPY"), ("7", "USD", "EUR")]
    page = try_.window("/rates")
    answers = []
    for amount, source, target in asked:
        page.goto(f"{try_.larder.address}/rates?source=ecb&base=EUR&amount={amount}&from={source}&to={target}")
        answers.append([page.inner_text("#converted strong"), page.inner_text("#converted .dim")])
    # A browser that was never asked these.
    page = alone(try_, "/rates")
    for (amount, source, target), (result, detail) in zip(asked, answers):
        page.select_option("#converter select[name=from]", source)
        page.select_option("#converter select[name=to]", target)
        page.fill("#amount", amount)
        expect(page.locator("#converted strong")).to_have_text(result)
        says(page, "#converted", detail, "Computed in this browser")
    # What it has no figures for is not answered with something else.
    page.fill("#converter input[name=on]", "2020-05-04")
    page.locator("#converter input[name=on]").dispatch_event("change")
    says(page, "#converted", "not those of 4 May 2020")
    has(page, "#converted strong", 0)
    page.fill("#converter input[name=on]", "")
    # Every usual way to write an amount; what can mean two things says so.
    for amount, read in (("1,250.50", "1,250.50 USD"), ("1 250.5", "1,250.50 USD"), ("1.250,50", "1,250.50 USD"),
            (".5", "0.50 USD"), ("12.", "12 USD"), (",5", "0.50 USD")):
        page.fill("#amount", amount)
        says(page, "#converted strong", read)
    page.fill("#amount", "1,250")
    says(page, "#converted", "1,250 USD", "Your amount was read as 1,250, not as 1.25.")
    for amount in (".", ".123.456", ".123,456"):
        page.fill("#amount", amount)
        says(page, "#converted", "reads only numbers")
    page.fill("#amount", "-5")
    says(page, "#converted", "reads only numbers such as 1250 or 12.50", "doesn’t answer at the moment")
    # Nothing is converted to nothing, and what is swapped is converted.
    page.fill("#amount", "")
    expect(page.locator("#converted")).to_be_empty()
    page.fill("#amount", "3")
    says(page, "#converted strong", "3 USD = ")
    page.click("#swap")
    says(page, "#converted strong", "3 EUR = ")
    page.click("#swap")
    page.fill("#amount", "12.50")
    says(page, "#converted", "Computed in this browser")
    # The server answers the same question once it is back.
    try_.larder.start()
    wait(page, "document.querySelector('#connection').hidden", timeout=40)
    expect(page.locator("#converted")).not_to_contain_text("Computed")
    says(page, "#converted strong", "12.50 USD")


def it_reads_positions_and_saved_places(try_):
    try_.larder.command("places", "set", "48.8584, 2.2945")
    try_.larder.command("places", "save", "Tower")
    try_.larder.command("places", "set", "10.5, 20.5")
    page = alone(try_, "/places")
    says(page, "#form-dd, [data-key=form-dd]", "10.50000, 20.50000")
    page.fill("#q", "40°07′22.8″N 74°07′22.8″W")
    says(page, "[data-key=form-dd]", "40.12300, -74.12300")
    says(page, "#heard", "Read in this browser")
    # The map stays, with the point in its middle.
    dot = page.locator("#world .mark.here:visible")
    expect(dot).to_have_count(1)
    box, world = dot.bounding_box(), page.locator("#world svg").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - world["x"] - world["width"] / 2) < 2, (box, world)
    assert abs(box["y"] + box["height"] / 2 - world["y"] - world["height"] / 2) < 2, (box, world)
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/away-place.png", full_page=True)
    page.fill("#q", "tower")
    says(page, "#point-title", "Tower")
    says(page, "[data-key=form-dd]", "48.85840, 2.29450")
    page.fill("#q", "48.2 16.4")
    says(page, "[data-key=form-dd]", "48.20000, 16.40000")
    # What it can't read leaves no other point on the page.
    page.fill("#q", "31U DQ 48249 11952")
    says(page, "#heard", "reads only degrees")
    has(page, "[data-key=form-dd]", 0)
    assert not page.locator("#no-point").is_visible()
    # What is read here can be used, and is sent when the server is back.
    page.fill("#q", "51.5, -0.125")
    says(page, "[data-key=form-dd]", "51.50000, -0.12500")
    page.click("#make-mine-button")
    says(page, "#waiting", "1 change waiting")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    eventually(page, lambda: "51.5" in try_.larder.command("places", "show"))
    # The whole answer comes once the server can be asked.
    expect(page.locator("#map nav")).to_be_visible()


def it_reads_positions_while_the_server_is_silent(try_):
    page = try_.window("/places?q=10.5%2C%2020.5")
    controlled(page)
    try_.larder.process.send_signal(signal.SIGSTOP)
    try:
        page.fill("#q", "N48 51 29.6 E2 17 40.2")
        says(page, "[data-key=form-dd]", "48.85822, 2.29450")
        says(page, "#heard", "Read in this browser")
        assert page.url.endswith("?q=N48+51+29.6+E2+17+40.2")
    finally:
        try_.larder.process.send_signal(signal.SIGCONT)
    # The whole answer replaces that one, at the same place of the history.
    expect(page.locator("#heard")).not_to_contain_text("Read in this browser")
    says(page, "#heard", "degrees, minutes and seconds")
    page.go_back()
    says(page, "[data-key=form-dd]", "10.50000, 20.50000")


def it_shows_nothing_kept_for_another_address(try_):
    page = reading(try_, "/feeds?view=all")
    page.reload()
    scripted(page)
    try_.larder.stop(signal.SIGKILL)
    # An address that is typed or followed, too.
    for path in ("/rates?amount=250&from=EUR&to=USD", "/feeds?q=Weather"):
        page.goto(try_.larder.address + path)
        says(page, "h1", "Not available offline")
        says(page, "#connection", "Not connected")
        has(page, ".top nav a", 5)
    # What is kept is one step away.
    page.click(".top nav a[href='/rates']")
    page.wait_for_url("**/rates")
    has(page, "#missing", 0)
    page.go_back()
    page.wait_for_url("**/feeds?q=Weather")
    scripted(page)
    try_.larder.start()
    # It appears by itself when the server is back, with the scripts and styles of its section.
    says(page, "#rows", "Weather 3")
    scripted(page)
    page.keyboard.press("j")
    has(page, "#reading article", 1)
    has(page, "#missing", 0)


def it_searches_the_list_that_it_shows_until_the_server_is_back(try_):
    page = reading(try_, "/feeds?view=unread")
    page.reload()
    scripted(page)
    here = page.url
    try_.larder.stop(signal.SIGKILL)
    shown = page.locator("#rows > .row:visible")
    page.locator("#search-words").press_sequentially("weather 3")
    expect(shown).to_have_count(1)
    says(page, "#found", "1 of the 35 articles in this list has “weather 3”", "The server doesn’t answer")
    assert "q=weather" in page.url
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/away-search.png")
    # Keys stay within what was found.
    page.press("#search-words", "Enter")
    wait(page, "document.activeElement.matches('#rows a.open')")
    page.keyboard.press("j")
    says(page, "#article-title", "Weather 3")
    page.keyboard.press("j")
    says(page, "#toast", "last article")
    page.fill("#search-words", "nothing like this")
    expect(shown).to_have_count(0)
    says(page, "#found", "None of the 35 articles")
    page.fill("#search-words", "")
    expect(shown).to_have_count(35)
    assert page.url == here and page.inner_text("#found") == ""
    page.fill("#search-words", "Weather")
    expect(shown).to_have_count(5)
    # Going back leads out of the search, and forward into it again.
    page.go_back()
    says(page, "#article-title", "Weather 3")
    for count, words in ((1, "weather 3"), (1, "weather 3"), (35, "")):
        expect(shown).to_have_count(count)
        expect(page.locator("#search-words")).to_have_value(words)
        page.go_back() if count == 1 else None
    has(page, "#reading article", 0)
    for _ in range(3):
        page.go_forward()
    expect(page.locator("#search-words")).to_have_value("Weather")
    expect(shown).to_have_count(5)
    # So does an article that was found, and the way back from it.
    page.locator("#rows > .row:visible a.open").nth(1).click()
    says(page, "#article-title", "Weather 3")
    expect(shown).to_have_count(5)
    page.go_back()
    expect(shown).to_have_count(5)
    page.go_forward()
    says(page, "#article-title", "Weather 3")
    # The server answers the same question once it is back, also while an article is open.
    try_.larder.start()
    says(page, "#article-title", "Weather 3")
    says(page, "#list-title", "Search")
    says(page, "#found", "5")
    expect(page.locator("#found")).not_to_contain_text("doesn’t answer")
    expect(page.locator("#search-words")).to_have_value("Weather")


def it_keeps_the_reader_when_another_list_is_not_available(try_):
    page = reading(try_)
    wait(page, "caches.open('articles').then((cache) => cache.keys()).then((all) => all.length === 35)")
    page.keyboard.press("j")
    first = opened(page)
    page.keyboard.press("j")
    second = opened(page, first)
    try_.larder.stop(signal.SIGKILL)
    for target in ("#view-starred", "#tab-all"):
        page.click(target)
        says(page, "#toast", "Not available offline")
        has(page, "#rows > .row", 35)
        has(page, "#sources #view-unread[aria-current]")
        assert opened(page) == second
    page.go_back()
    expect(page.locator("#article-title")).to_have_text(first)
    expect(page.frame_locator("iframe.document").locator("body")).to_contain_text("bold words")
    page.keyboard.press("j")
    expect(page.locator("#article-title")).to_have_text(second)
    # A choice of what can't be shown does not stay chosen.
    page.goto(try_.larder.address + "/rates")
    scripted(page)
    chosen = page.input_value("#choose select[name=source]")
    page.select_option("#choose select[name=source]", index=1)
    says(page, "#toast", "Not available offline")
    expect(page.locator("#choose select[name=source]")).to_have_value(chosen)


def it_has_the_notes_of_the_list_to_read_and_to_write_on(try_):
    texts = {try_.larder.command("notes", "new", text).split()[0]: text for text in ("Bread", "Milk", "Eggs")}
    page = try_.window("/notes")
    controlled(page)
    page.reload()
    kept = "Promise.all({}.map((id) => caches.match('/notes/' + id))).then((all) => all.every(Boolean))".format(list(texts))
    wait(page, kept)
    # What changes later is kept as well.
    changed = list(texts)[0]
    page.wait_for_timeout(1100)
    try_.larder.command("notes", "edit", changed, "Bread and butter")
    texts[changed] = "Bread and butter"
    wait(page, f"caches.match('/notes/{changed}').then((found) => found.text()).then((text) => text.includes('Bread and butter</textarea>'))")
    try_.larder.stop(signal.SIGKILL)
    for id, text in texts.items():
        page.goto(try_.larder.address + "/notes")
        scripted(page)
        page.click(f"#row-{id} a")
        expect(page.locator("#note-text")).to_have_value(text)
    page.locator("#note-text").press_sequentially("!")
    says(page, "#note-state", "Waiting")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    eventually(page, lambda: "!" in try_.larder.command("notes", "show", id))


def it_lists_a_note_that_was_saved_just_before_the_server_went(try_):
    old = try_.larder.command("notes", "new", "Trip to Lisbon").split()[0]
    page = try_.window("/notes")
    controlled(page)
    page.reload()
    wait(page, f"caches.match('/notes/{old}').then(Boolean)")
    page.click("#new-note button")
    page.keyboard.type("Bread")
    wait(page, "document.querySelector('#note-state').textContent === 'Saved'")
    try_.larder.stop(signal.SIGKILL)
    note = page.url.split("/")[-1].split("?")[0]
    for way in ("link", "address"):
        if way == "link":
            page.click(".top a[href='/notes']")
            page.wait_for_url("**/notes")
        else:
            page.goto(try_.larder.address + "/notes")
        expect(page.locator("#notes-list > .rows .title")).to_have_text(["Bread", "Trip to Lisbon"])
        page.click(f"#row-{note} a")
        expect(page.locator("#note-text")).to_have_value("Bread")
        expect(page.locator("#notes-list a[aria-current]")).to_have_attribute("href", f"/notes/{note}")
    # Each that waits says so, whatever is open.
    for _ in range(2):
        page.goto(f"{try_.larder.address}/notes/{old}")
        scripted(page)
        page.locator("#note-text").press_sequentially(" in May")
        says(page, f"#row-{old}", "waiting")
    page.click("#new-note button")
    page.keyboard.type("Offline idea")
    for _ in range(2):
        says(page, "#notes-list a[aria-current]", "Offline idea", "waiting")
        says(page, f"#row-{old}", "in May", "waiting")
        expect(page.locator("#notes-list a[aria-current]")).to_have_count(1)
        page.reload()
    page.goto(try_.larder.address + "/inside")
    expect(page.locator("#waiting-list li")).to_have_count(2)
    says(page, "#waiting", "2 changes waiting")
    expect(page.locator("#kept")).to_be_visible()
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    expect(page.locator("#kept")).to_be_visible()
    says(page, "#kept", "3 notes")


def it_has_the_articles_of_the_list_to_read(try_):
    page = reading(try_, "/feeds?view=unread")
    wait(page, "caches.open('articles').then((cache) => cache.keys()).then((all) => all.length === 35)")
    try_.larder.stop(signal.SIGKILL)
    title = None
    for _ in range(5):
        page.keyboard.press("j")
        title = opened(page, title)
        expect(page.frame_locator("iframe.document").locator("body")).to_contain_text("bold words")
        assert page.inner_text("#rows [aria-current=true]").endswith(title)
    page.keyboard.press("s")
    says(page, "#waiting", "changes waiting")
    page.keyboard.press("k")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    has(page, "#reading article", 0)
    has(page, "#rows > .row", 35)
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    eventually(page, lambda: [json.loads(line)["title"] for line in starred(try_)] == [title])


def it_opens_a_kept_article_at_its_own_address(try_):
    page = reading(try_, "/feeds?view=unread")
    page.reload()
    wait(page, "caches.open('articles').then((cache) => cache.keys()).then((all) => all.length === 35)")
    link = page.locator("#rows a.open").nth(3)
    title, address = (link.evaluate(f"(link) => link.{part}") for part in ("lastChild.data", "href"))
    number = address.rsplit("=", 1)[1]
    try_.larder.stop(signal.SIGKILL)
    # Of the list that is kept, and of one that is not: then the article is shown in the one that is.
    for path in (address, f"{try_.larder.address}/feeds?view=starred&article={number}"):
        for _ in ("typed", "loaded again"):
            page.goto(path)
            scripted(page)
            expect(page.locator("#article-title")).to_have_text(title)
            expect(page.frame_locator("iframe.document").locator("body")).to_contain_text("bold words")
            has(page, "#rows > .row", 35)
    page.keyboard.press("j")
    opened(page, title)
    # What is in no list.
    page.goto(f"{try_.larder.address}/feeds?view=unread&article=999999")
    says(page, "#reading", "no copy of this article")
    # The server answers for the address again.
    page.goto(address)
    expect(page.locator("#article-title")).to_have_text(title)
    try_.larder.start()
    wait(page, "document.querySelector('#connection').hidden", timeout=40)
    has(page, f"#row-{number} a[aria-current]")
    expect(page.locator("#article-title")).to_have_text(title)


def it_shows_marks_that_wait_after_a_reload(try_):
    page = reading(try_, "/feeds?view=unread")
    page.reload()
    scripted(page)
    try_.larder.stop(signal.SIGKILL)
    page.locator("#rows .favourite-mark").first.click()
    page.locator("#rows .read-mark").first.click()
    says(page, "#waiting", "2 changes waiting")
    page.reload()
    scripted(page)
    star = page.locator("#rows .favourite-mark").first
    expect(star).to_have_attribute("aria-pressed", "true")
    expect(star).to_have_text("★")
    expect(page.locator("#rows .read-mark").first).to_have_attribute("aria-pressed", "true")
    has(page, "#rows > .row.unread", 34)
    says(page, "#view-unread .count", "34")
    # It is off again where it is taken back.
    star.click()
    expect(star).to_have_attribute("aria-pressed", "false")
    page.reload()
    scripted(page)
    expect(star).to_have_attribute("aria-pressed", "false")
    expect(star).to_have_text("☆")


def it_counts_what_waits_in_every_list(try_):
    page = reading(try_, "/feeds?view=unread")
    weather = page.locator("#sources a", has_text="Weather")
    weather.click()
    has(page, "#rows > .row", 5)
    path = page.url
    page.reload()
    scripted(page)
    page.goto(try_.larder.address + "/feeds?view=unread")
    page.reload()
    scripted(page)
    news = page.locator("#rows > .row", has_text="News")
    try_.larder.stop(signal.SIGKILL)
    for row in range(2):
        news.nth(row).locator(".read-mark").click()
    says(page, "#view-unread .count", "33")
    page.goto(path)
    scripted(page)
    says(page, "#view-unread .count", "33")
    says(page, "#sources a:has-text('News') .count", "28")
    says(page, "#sources a:has-text('Weather') .count", "5")
    page.click("#mark-all")
    says(page, "#toast", "5 articles marked as read")
    says(page, "#view-unread .count", "28")
    says(page, "#tab-unread .tab-count", "0")
    page.click("#toast button")
    says(page, "#view-unread .count", "33")
    says(page, "#sources a:has-text('Weather') .count", "5")
    says(page, "#tab-unread .tab-count", "5")
    has(page, "#rows > .row.unread", 5)


def it_says_which_article_it_has_no_copy_of(try_):
    page = reading(try_, "/feeds?view=unread")
    wait(page, "caches.open('articles').then((cache) => cache.keys()).then((all) => all.length === 35)")
    page.evaluate("caches.delete('articles')")
    try_.larder.stop(signal.SIGKILL)
    page.keyboard.press("j")
    says(page, "#reading", "no copy of this article")
    # It was not read.
    has(page, "#rows > .row.unread", 35)


def it_keeps_what_was_done_just_before_a_page_was_left(try_):
    page = reading(try_, "/feeds")
    stuck = "IDBFactory.prototype.open = () => ({})"
    # This browser is so slow that nothing is stored before the page is left.
    page.evaluate(stuck)
    page.locator("#rows .favourite-mark").first.click()
    page.goto(try_.larder.address + "/inside")
    eventually(page, lambda: len(starred(try_)) == 1)
    page.goto(try_.larder.address + "/notes")
    scripted(page)
    page.click("#new-note button")
    page.keyboard.type("Bread")
    expect(page.locator("#note-state")).to_have_text("Saved")
    note = page.url
    page.evaluate(stuck)
    page.keyboard.type(" and milk")
    page.goto(try_.larder.address + "/rates")
    page.goto(note)
    expect(page.locator("#note-text")).to_have_value("Bread and milk")
    expect(page.locator("#note-state")).to_have_text("Saved")
    assert try_.larder.command("notes", "show", note.split("/")[-1]).strip() == "Bread and milk"
    # Each once, and nothing is left behind.
    page.reload()
    scripted(page)
    expect(page.locator("#note-text")).to_have_value("Bread and milk")
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('larder-journal')).length") == 0


def it_keeps_once_what_was_typed_in_two_goes_before_a_page_was_left(try_):
    page = try_.window("/notes")
    controlled(page)
    page.click("#new-note button")
    page.keyboard.type("Bread")
    expect(page.locator("#note-state")).to_have_text("Saved")
    note = page.url
    page.evaluate("IDBFactory.prototype.open = () => ({})")
    journal = "Object.keys(localStorage).filter((name) => name.startsWith('larder-journal')).map((name) => JSON.parse(localStorage[name]).text)"
    page.keyboard.type(" and")
    eventually(page, lambda: page.evaluate(journal) == ["Bread and"])
    page.keyboard.type(" milk")
    eventually(page, lambda: page.evaluate(journal) == ["Bread and milk"])
    page.goto(try_.larder.address + "/rates")
    page.goto(note)
    expect(page.locator("#note-text")).to_have_value("Bread and milk")
    eventually(page, lambda: try_.larder.command("notes", "show", note.split("/")[-1]).strip() == "Bread and milk")
    eventually(page, lambda: page.evaluate(journal) == [])


def it_takes_back_that_all_were_marked_though_that_was_sent_meanwhile(try_):
    page = reading(try_)
    here = len(unread(try_))
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.click("#mark-all")
    says(page, "#toast", f"{here} articles marked as read; sent when the server is back.")
    # A message stays under the pointer.
    page.hover("#toast")
    try_.larder.start()
    eventually(page, lambda: unread(try_) == [])
    page.click("#toast button")
    says(page, "#toast", f"{here} articles are unread again.")
    eventually(page, lambda: len(unread(try_)) == here)


def it_works_in_a_browser_that_stores_nothing(try_):
    page = try_.window()
    page.add_init_script("""for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {
        get() { throw new DOMException("denied", "SecurityError"); } });""")
    page.goto(try_.larder.address + "/notes")
    scripted(page)
    page.click("#new-note button")
    page.keyboard.type("Bread")
    expect(page.locator("#note-state")).to_have_text("Saved")
    eventually(page, lambda: "Bread" in try_.larder.command("notes", "list"))


def it_marks_all_that_it_shows(try_):
    page = reading(try_)
    here = len(unread(try_))
    page.click("#rows .read-mark >> nth=0")
    eventually(page, lambda: len(unread(try_)) == here - 1)
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.click("#mark-all")
    says(page, "#toast", f"{here - 1} articles marked as read; sent when the server is back.")
    expect(page.locator("#rows > .row.unread")).to_have_count(0)
    says(page, "#waiting", f"{here - 1} changes waiting")
    page.click("#toast button")
    expect(page.locator("#rows > .row.unread")).to_have_count(here - 1)
    # Who takes it back at once takes back all of it.
    page.keyboard.press("Shift+A")
    page.keyboard.press("u")
    says(page, "#toast", f"{here - 1} articles are unread again.")
    expect(page.locator("#rows > .row.unread")).to_have_count(here - 1)
    expect(page.locator("#waiting")).to_be_hidden()
    page.keyboard.press("Shift+A")
    expect(page.locator("#rows > .row.unread")).to_have_count(0)
    page.reload()
    scripted(page)
    expect(page.locator("#rows > .row.unread")).to_have_count(0)
    try_.larder.start()
    eventually(page, lambda: unread(try_) == [])
