"""What holds on every page."""
import json
import os
import re
import signal

from playwright.sync_api import expect

from notes import in_conflict
from window import eventually, controlled, has, says, scripted, turn, wait

PAGES = ["/rates", "/rates/USD", "/feeds", "/feeds?view=unread", "/feeds?names=1", "/places", "/places?q=40.1N%2074.2W&to=Tower", "/notes", "/inside"]


def lived_in(try_):
    """Leaves traces of a person, so that pages have something to show; returns the pages to look at."""
    for name in ("News", "Weather"):
        try_.larder.command("feeds", "add", f"{try_.origin.address}/{name}.xml", "--allow-private")
    try_.larder.command("rates", "favourite", "USD", "JPY")
    try_.larder.command("places", "set", "48.8584, 2.2945")
    try_.larder.command("places", "save", "Tower")
    note = json.loads(try_.larder.command("notes", "new", "Shopping\n\nbread, milk, and what else there is", "--json"))
    meeting = in_conflict(try_, "Trip to the sea\n\nMeeting at {} in front of the station, with sandwiches")
    article = json.loads(try_.larder.command("feeds", "items", "--json").splitlines()[0])
    try_.larder.command("feeds", "star", str(article["number"]))
    return PAGES + [f"/notes/{note['id']}", meeting, f"/feeds?view=all&article={article['number']}"]


def it_has_no_violations_of_axe_in_light_and_dark(try_):
    from axe_playwright_python.sync_playwright import Axe

    axe, found, pages = Axe(), [], lived_in(try_)
    for scheme in ("light", "dark"):
        for width in (1280, 360):
            page = try_.window(color_scheme=scheme, viewport={"width": width, "height": 800})
            for path in pages:
                page.goto(try_.larder.address + path)
                scripted(page)
                result = axe.run(page)
                for violation in result.response["violations"]:
                    targets = [node["target"] for node in violation["nodes"]][:3]
                    found.append(f"{path} {scheme} {width}: {violation['id']} {targets}")
            page.close()
    assert not found, "\n".join(found)


def it_fits_from_320_to_2560_pixels_and_at_400_percent(try_):
    pages = lived_in(try_)
    for width in (320, 768, 1280, 2560):
        page = try_.window(viewport={"width": width, "height": 700})
        for path in pages:
            page.goto(try_.larder.address + path)
            scripted(page)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{path} is {wide} wide in a window of {width}"
        page.close()


def it_can_be_used_at_400_percent(try_):
    # A window of 1280 by 1024 at 400 percent (WCAG 1.4.10), as browsers lay it out.
    pages = lived_in(try_)
    page = try_.window(viewport={"width": 320, "height": 256}, device_scale_factor=4)
    for path in pages:
        page.goto(try_.larder.address + path)
        scripted(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
        # Nothing that stays where it is takes the room of what is read.
        fixed = page.evaluate("""() => [...document.querySelectorAll('body *')].filter((one) =>
            ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.getBoundingClientRect().height > 90
            && one.checkVisibility()).map((one) => one.className)""")
        assert not fixed, (path, fixed)
        page.locator("main h1:visible, main h2:visible").first.scroll_into_view_if_needed()
    if try_.shots:
        os.makedirs(try_.shots, exist_ok=True)
        page.screenshot(path=os.path.join(try_.shots, "at-400-percent.png"))


def it_bears_more_space_between_letters_and_lines(try_):
    # WCAG 1.4.12: nothing is cut off or lies over something else.
    page = try_.window(viewport={"width": 360, "height": 740})
    for path in lived_in(try_):
        page.goto(try_.larder.address + path)
        scripted(page)
        page.evaluate("""() => document.styleSheets[0].insertRule(`* { line-height: 1.5 !important;
            letter-spacing: .12em !important; word-spacing: .16em !important; }`)""")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
        cut = page.evaluate("""() => [...document.querySelectorAll('button, .badge, .count, h1, h2, label, .tabs a')]
            .filter((one) => one.checkVisibility() && getComputedStyle(one).overflow !== 'visible'
                && !one.classList.contains('sr') && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2))
            .map((one) => one.outerHTML.slice(0, 80))""")
        assert not cut, (path, cut)


def it_has_targets_that_a_finger_meets(try_):
    # WCAG 2.5.8: 24 by 24, or as much room around it; links in a sentence are let off.
    page = try_.window(viewport={"width": 360, "height": 740}, has_touch=True)
    for path in lived_in(try_):
        page.goto(try_.larder.address + path)
        scripted(page)
        small = page.evaluate("""() => {
            const all = [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea')]
                .filter((one) => one.checkVisibility() && !one.classList.contains('skip'));
            const boxes = all.map((one) => (one.closest('label') ?? one).getBoundingClientRect());
            const inText = (one) => one.matches('p a, li p a, td a, th a, .source a, dd a, figcaption a');
            return all.filter((one, index) => {
                const box = boxes[index];
                if (inText(one) || (box.width >= 24 && box.height >= 24)) return false;
                const x = box.x + box.width / 2, y = box.y + box.height / 2;
                return boxes.some((other, at) => at !== index && all[at] !== one
                    && Math.max(other.x - x, 0, x - other.right) ** 2 + Math.max(other.y - y, 0, y - other.bottom) ** 2 < 144
                    && !(other.x <= box.x && other.right >= box.right && other.y <= box.y && other.bottom >= box.bottom));
            }).map((one) => one.outerHTML.slice(0, 100)); }""")
        assert not small, (path, small[:4])


def it_keeps_still_for_those_who_want_no_motion(try_):
    page = try_.window(reduced_motion="reduce")
    for path in lived_in(try_):
        page.goto(try_.larder.address + path)
        scripted(page)
        moving = page.evaluate("""() => [...document.querySelectorAll('*')].filter((one) => {
            const style = getComputedStyle(one);
            return parseFloat(style.transitionDuration) > 0 || style.animationName !== 'none'
                || style.scrollBehavior === 'smooth'; }).map((one) => one.className)""")
        assert not moving, (path, moving[:3])
        assert page.evaluate("document.getAnimations().length") == 0, path


def it_can_be_told_apart_in_forced_colours(try_):
    page = try_.window(forced_colors="active", viewport={"width": 1280, "height": 900})
    for path in lived_in(try_):
        page.goto(try_.larder.address + path)
        scripted(page)
        # What is chosen, pressed or focused must not be told by a background alone, which is taken away.
        alike = page.evaluate("""() => { const mark = (one) => { const s = getComputedStyle(one);
              return [s.borderTopStyle, s.borderTopWidth, s.borderLeftWidth, s.color, s.textDecorationLine, s.outlineStyle, s.fontWeight].join(); };
            return [...document.querySelectorAll('nav, .tabs')].filter((list) => {
              const links = [...list.querySelectorAll('a')];
              const here = links.find((one) => one.hasAttribute('aria-current'));
              const other = links.find((one) => !one.hasAttribute('aria-current'));
              return here && other && mark(here) === mark(other); }).map((one) => one.outerHTML.slice(0, 90)); }""")
        assert not alike, (path, alike)
        page.keyboard.press("Tab")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", path
        if try_.shots:
            os.makedirs(try_.shots, exist_ok=True)
            name = re.sub(r"\W+", "-", path.strip("/")) or "first"
            page.screenshot(path=os.path.join(try_.shots, f"{name}-forced-colours.png"))


def it_is_complete_without_scripts(try_):
    page = try_.window("/rates", java_script_enabled=False)
    page.select_option("#choose select[name=base]", "USD")
    turn(page, "#choose button")
    expect(page).to_have_url(re.compile("base=USD"))
    page.fill("#amount", "42")
    turn(page, "#converter button")
    says(page, "#converted", "42 USD")
    turn(page, "#star-CHF")
    says(page, ".notice", "CHF is a favourite")
    has(page, "#star-CHF[aria-pressed=true]")
    page.goto(try_.larder.address + "/inside")
    turn(page, "#offline-switch")
    says(page, "#offline-switch", "Go online")
    says(page, "#state", "Offline mode")


def it_writes_a_time_in_one_way_with_scripts_and_without(try_):
    note = try_.larder.command("notes", "new", "Bread").split()[0]
    for locale in ("en-GB", "en-US", "de-DE", "es-ES", "ja-JP"):
        plain = try_.window(f"/notes/{note}", java_script_enabled=False, locale=locale)
        page = try_.window(f"/notes/{note}", locale=locale, timezone_id="UTC")
        scripted(page)
        time = page.locator("#main time").first
        wait(page, "document.querySelector('#main time').title !== ''")
        words = plain.locator("#main time").first.text_content()
        assert words == time.get_attribute("title") + " UTC", (locale, words, time.get_attribute("title"))


def it_counts_what_is_kept_in_plain_words(try_):
    for text in ("Bread", "Milk"):
        note = try_.larder.command("notes", "new", text).split()[0]
    try_.larder.command("notes", "remove", note)
    page = try_.window("/inside")
    says(page, "#kept", "1 note, and 1 removed", "currencies from the European Central Bank up to")


def it_can_be_walked_by_keyboard(try_):
    page = try_.window("/rates")
    scripted(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    wait(page, "document.activeElement.id === 'main'")
    page.keyboard.press("?")
    assert page.evaluate("document.querySelector('#keys').open")
    page.keyboard.press("Escape")
    assert not page.evaluate("document.querySelector('#keys').open")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "amount"
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.keyboard.press("i")
    page.wait_for_url("**/inside")


def it_shows_where_the_focus_is(try_):
    page = try_.window("/rates")
    scripted(page)
    for _ in range(12):
        page.keyboard.press("Tab")
        style = page.evaluate("""() => { const s = getComputedStyle(document.activeElement);
            return [document.activeElement.outerHTML.slice(0, 80), s.outlineStyle, parseFloat(s.outlineWidth)]; }""")
        assert style[1] != "none" and style[2] >= 2, style
        hidden = page.evaluate("""() => { const box = document.activeElement.getBoundingClientRect();
            const bar = document.querySelector('.top').getBoundingClientRect();
            return !document.activeElement.closest('.top') && box.height > 0 && box.bottom <= bar.bottom && box.bottom > 0
              && document.activeElement.className !== 'skip'; }""")
        assert not hidden, style


def it_opens_the_pages_last_seen_while_the_server_is_away(try_):
    page = try_.window("/rates")
    scripted(page)
    controlled(page)
    page.goto(try_.larder.address + "/rates/USD")
    try_.larder.stop(signal.SIGKILL)
    page.goto(try_.larder.address + "/rates")
    assert page.locator("#rates-table tbody tr").count() > 25
    page.goto(try_.larder.address + "/rates/USD")
    says(page, "h1", "US Dollar")
    wait(page, "!document.querySelector('#connection').hidden")
    page.goto(try_.larder.address + "/rates/SEK")
    says(page, "h1", "Not available offline")


def it_sends_once_what_was_said_while_the_server_was_away(try_):
    page = try_.window("/rates")
    scripted(page)
    controlled(page)
    try_.larder.stop(signal.SIGKILL)
    page.click("#star-SEK")
    page.wait_for_selector("#star-SEK[aria-pressed=true]")
    wait(page, "document.querySelector('#waiting').textContent === '1 change waiting'")
    page.reload()
    page.wait_for_selector("#star-SEK[aria-pressed=true]")
    page.click("#star-PLN")
    wait(page, "document.querySelector('#waiting').textContent === '2 changes waiting'")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    page.wait_for_selector("tbody tr:nth-child(2)#row-PLN")
    text = try_.larder.command("rates", "list")
    assert "★" in [line for line in text.splitlines() if "SEK" in line][0]
    page.goto(try_.larder.address + "/inside")
    says(page, "main", "2 changes from browsers")
    expect(page.locator("#waiting-none")).to_be_visible()


def it_lets_a_mark_that_waited_give_way_to_what_was_said_since(try_):
    page = try_.window("/rates")
    scripted(page)
    try_.larder.stop(signal.SIGKILL)
    wait(page, "!document.querySelector('#connection').hidden")
    page.click("#star-SEK")
    wait(page, "document.querySelector('#waiting').textContent === '1 change waiting'")
    try_.larder.command("rates", "favourite", "SEK")
    try_.larder.command("rates", "favourite", "SEK", "--remove")
    try_.larder.start()
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    page.wait_for_selector("#star-SEK[aria-pressed=false]")
    assert "★" not in [line for line in try_.larder.command("rates", "list").splitlines() if "SEK" in line][0]


def it_keeps_what_waits_until_the_server_itself_has_taken_it(try_):
    page = try_.window()
    page.clock.install()
    page.goto(try_.larder.address + "/rates")
    scripted(page)
    answers = [
        # A network's sign-in page, a proxy's errors, and something that knows our words but not this change.
        dict(status=200, content_type="text/html", body="<h1>Welcome to the hotel</h1>"),
        dict(status=200, content_type="application/json", body='{"ok": true, "message": "Saved."}'),
        dict(status=404, content_type="text/html", body="Not found"),
        dict(status=403, content_type="application/json", body='{"ok": false}'),
        dict(status=410, content_type="text/plain", body=""),
    ]
    asked = []

    def strange(route):
        if len(asked) < len(answers):
            asked.append(route.request.post_data)
            route.fulfill(**answers[len(asked) - 1])
        else:
            route.continue_()

    page.route("**/api/sync/records*", strange)
    page.click("#star-SEK")
    for count in range(1, len(answers) + 1):
        eventually(page, lambda: len(asked) == count)
        says(page, "#waiting", "1 change waiting: something other than Larder" if count < 3 else "error 4")
        assert "★" not in [line for line in try_.larder.command("rates", "list").splitlines() if "SEK" in line][0]
        # It is sent again after 5, 10, 20, 40 and 80 seconds.
        page.clock.fast_forward(5_000 * 2 ** (count - 1) + 1_000)
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    assert "★" in [line for line in try_.larder.command("rates", "list").splitlines() if "SEK" in line][0]
    assert len(set(asked)) == 1, "each time the same change"


def it_tells_a_second_window_what_changed_while_it_loaded(try_):
    first = try_.window("/rates")
    scripted(first)
    second = try_.window(context=first.context)
    held = []
    second.route("**/live.js", lambda route: held.append(route))
    second.goto(try_.larder.address + "/rates", wait_until="commit")
    eventually(second, lambda: held)
    # The second window has its page, and cannot hear yet.
    try_.larder.command("rates", "favourite", "NOK")
    first.wait_for_selector("tbody tr:first-child#row-NOK")
    assert second.locator("tbody tr:first-child#row-NOK").count() == 0
    for route in held:
        route.continue_()
    second.wait_for_selector("tbody tr:first-child#row-NOK")


def it_ends_with_grace(try_):
    page = try_.window("/rates")
    scripted(page)
    assert try_.larder.stop(signal.SIGTERM) == 0


def it_catches_up_after_a_restart(try_):
    page = try_.window("/rates")
    scripted(page)
    try_.larder.stop(signal.SIGKILL)
    wait(page, "!document.querySelector('#connection').hidden")
    try_.larder.command("rates", "favourite", "NOK")
    try_.larder.start()
    page.wait_for_selector("tbody tr:first-child#row-NOK", timeout=40_000)
    wait(page, "document.querySelector('#connection').hidden")


def it_needs_nothing_from_elsewhere(try_):
    page = try_.window()
    strangers = []
    page.on("request", lambda request: strangers.append(request.url)
            if not re.match(r"^(http://127\.0\.0\.1:\d+/|data:|blob:)", request.url) else None)
    for path in PAGES:
        page.goto(try_.larder.address + path)
        scripted(page)
    assert not strangers, strangers


def it_is_kept_in_pictures(try_):
    if not try_.shots:
        return
    os.makedirs(try_.shots, exist_ok=True)
    pages = lived_in(try_)
    for scheme in ("light", "dark"):
        for name, width, height in (("wide", 1280, 900), ("narrow", 360, 740)):
            page = try_.window(color_scheme=scheme, viewport={"width": width, "height": height})
            for path in pages:
                page.goto(try_.larder.address + path)
                scripted(page)
                page.wait_for_timeout(300)
                file = re.sub(r"\W+", "-", path.strip("/")) or "first"
                page.screenshot(path=os.path.join(try_.shots, f"{file}-{name}-{scheme}.png"))
            page.close()


def it_says_one_thing_of_an_address_that_leads_nowhere(try_):
    page = try_.window("/nowhere")
    scripted(page)
    says(page, "main h1", "Not found")
    expect(page.locator("main .trouble")).to_have_text("There is nothing at this address.")


def it_breaks_long_words_of_titles_at_any_width(try_):
    word = "kern_instance_cache_invalidation_threshold_exceeded_in_worker_process_17_"
    try_.origin.entries[word * 2] = 3
    try_.larder.command("feeds", "add", f"{try_.origin.address}/{word * 2}.xml", "--allow-private")
    page = try_.window("/feeds?view=all")
    for width, height in ((320, 640), (640, 425), (640, 900), (720, 450), (1024, 700), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for opened in (False, True):
            if opened and not page.locator("#article-title").count():
                page.locator("#rows a.open").first.click()
                page.wait_for_selector("#article-title")
            over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, (width, height, opened, over)
        page.goto(try_.larder.address + "/feeds?view=all")
