"""Feeds in a browser: reading, marks, keys, search, adding, offline."""
import json
import signal

from world import controlled, scripted, wait


def follow(try_, *names):
    """Follows feeds of the origin."""
    for name in names or ("News", "Weather"):
        try_.larder.command("feeds", "add", f"{try_.origin.address}/{name}.xml", "--allow-private")


def reading(try_, path="/feeds?view=unread", **options):
    follow(try_)
    page = try_.window(path, **options)
    controlled(page)
    return page


def titles(page):
    return page.locator("main [data-article] .title").all_inner_texts()


def it_says_at_first_that_its_articles_came_with_the_program(try_):
    page = try_.window("/feeds")
    assert "packaged" in page.inner_text("main").lower() or "came with" in page.inner_text("main").lower()


def it_reads_an_article_in_a_frame_where_nothing_runs(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    frame = page.frame_locator("iframe[sandbox]")
    assert "bold words" in frame.locator("body").inner_text()
    assert frame.locator("script, [onclick]").count() == 0
    assert "allow-scripts" not in page.get_attribute("iframe[sandbox]", "sandbox")
    assert "allow-same-origin" not in page.get_attribute("iframe[sandbox]", "sandbox")
    assert page.title() != "owned"
    picture = frame.locator("img").first
    assert picture.get_attribute("src").startswith("/image?")
    wait(page, "true")
    picture.wait_for(state="visible")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1


def it_marks_read_what_is_opened_and_keeps_it(try_):
    page = reading(try_)
    for number in range(3):
        before = page.evaluate("document.querySelector('#article-title')?.textContent ?? ''")
        page.keyboard.press("j")
        wait(page, f"![{before!r}, undefined].includes(document.querySelector('#article-title')?.textContent)")
    for _ in range(100):
        items = try_.larder.command("feeds", "items", "--unread", "--limit", "100", "--json").splitlines()
        if len(items) == 32:
            break
        page.wait_for_timeout(100)
    read = [json.loads(line)["title"] for line in
            try_.larder.command("feeds", "items", "--limit", "100", "--json").splitlines() if json.loads(line)["read"]]
    assert len(items) == 32, (len(items), read, page.inner_text("#state"))
    # They stay in the list that is being read.
    assert page.locator("text=a headline").count() >= 32


def it_stars_by_key_in_every_window(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    page.keyboard.press("s")
    other = try_.window("/feeds?view=starred")
    scripted(other)
    wait(other, "document.querySelectorAll('iframe, [id^=article-], [id^=row-]').length > 0")
    assert len(try_.larder.command("feeds", "items", "--starred", "--json").splitlines()) == 1


def it_shows_new_articles_without_moving_what_is_read(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    before = page.evaluate("document.querySelector('iframe[sandbox]').srcdoc.length")
    try_.origin.entries["Weather"] = 9
    try_.larder.command("feeds", "refresh", "--force", "--allow-private")
    page.wait_for_timeout(1500)
    assert page.evaluate("document.querySelector('iframe[sandbox]').srcdoc.length") == before


def it_finds_words(try_):
    page = reading(try_, "/feeds?q=Weather%203")
    assert page.locator("mark").count() > 0


def it_follows_a_feed_by_the_address_of_its_page(try_):
    page = try_.window("/feeds")
    controlled(page)
    page.locator("details:has(form[action='/feeds/add']) > summary").first.click()
    field = page.locator("form[action='/feeds/add'] input:not([type=hidden])").first
    field.fill(f"{try_.origin.address}/News.xml")
    field.press("Enter")
    wait(page, "document.querySelector('main').textContent.includes('News')")
    assert "News" in try_.larder.command("feeds", "list")


def it_keeps_marks_made_while_the_server_is_away(try_):
    page = reading(try_)
    page.keyboard.press("j")
    page.wait_for_selector("iframe[sandbox]")
    page.wait_for_timeout(500)
    try_.larder.stop(signal.SIGKILL)
    page.keyboard.press("s")
    wait(page, "document.querySelector('#waiting').textContent.includes('waiting')")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    assert len(try_.larder.command("feeds", "items", "--starred", "--json").splitlines()) == 1


def it_takes_in_a_list_of_feeds(try_):
    page = try_.window("/feeds", java_script_enabled=False)
    opml = f"""<opml version="2.0"><body><outline text="Folder"><outline type="rss" text="Imported"
xmlUrl="{try_.origin.address}/News.xml"/></outline></body></opml>"""
    form = page.locator("form[action='/feeds/import']")
    page.locator("details:has(form[action='/feeds/import']) > summary").first.click()
    form.locator("input[type=file]").set_input_files(
        {"name": "list.opml", "mimeType": "text/x-opml", "buffer": opml.encode()})
    form.locator("button").first.click()
    assert "Imported" in page.inner_text("main")


def it_reads_without_scripts(try_):
    page = reading_without_scripts(try_)
    page.locator("main a[href*='article=']").first.click()
    assert page.locator("iframe[sandbox]").count() == 1


def reading_without_scripts(try_):
    follow(try_)
    return try_.window("/feeds?view=unread", java_script_enabled=False)
