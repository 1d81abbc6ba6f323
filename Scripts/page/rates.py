"""Exchange rates in a browser."""
import json
import os
import re
from datetime import datetime, timezone

from playwright.sync_api import expect

from window import eventually, has, says, scripted, turn, wait
from world import rates


def it_shows_packaged_rates_at_the_first_start(try_):
    page = try_.window("/rates")
    says(page, "#ages", "packaged with Larder")
    assert page.locator("#rates-table tbody tr").count() > 25
    assert page.inner_text("#source").startswith("Source: European Central Bank")


def it_converts_as_one_types_and_keeps_the_caret(try_):
    page = try_.window("/rates")
    scripted(page)
    page.fill("#amount", "")
    page.type("#amount", "250", delay=30)
    wait(page, "document.querySelector('#converted').textContent.includes('250 EUR')")
    assert page.evaluate("document.activeElement.id") == "amount"
    assert page.evaluate("document.activeElement.selectionStart") == 3
    expect(page).to_have_url(re.compile("amount=250"))


def it_offers_the_last_figures_if_a_day_is_too_long_after_them(try_):
    for has_scripts in (True, False):
        page = try_.window("/rates?amount=250&from=EUR&to=USD&on=2026-11-20", java_script_enabled=has_scripts)
        says(page, "#converted", "The last rate of USD before")
        link = page.locator("#use-last")
        day = re.fullmatch(r"Use the rates of (.+)", link.inner_text())[1]
        link.click()
        says(page, "#converted strong", "250 EUR = ")
        says(page, "#converted", f"by the rates of {day}")


def it_takes_the_currency_beside_an_amount(try_):
    page = try_.window("/rates?amount=1&from=GBP&to=CHF")
    for typed, code, amount in (("€50", "EUR", "50"), ("100 USD", "USD", "100"), ("jpy 20", "JPY", "20")):
        page.fill("#amount", "")
        page.locator("#amount").press_sequentially(typed)
        says(page, "#converted strong", f"{amount} {code} = ")
        assert page.eval_on_selector("#converter", "form => form.elements.from.value") == code
    page.fill("#amount", "")
    page.locator("#amount").press_sequentially(".5")
    says(page, "#converted strong", "0.5 JPY = ")
    plain = try_.window("/rates?amount=€50&from=GBP&to=CHF", java_script_enabled=False)
    says(plain, "#converted strong", "50 EUR = ")
    assert plain.input_value("#amount") == "50"


def it_reads_and_writes_numbers_as_the_reader_does(try_):
    page = try_.window("/rates?amount=1.234,5&from=EUR&to=USD", locale="de-DE")
    assert re.search(r"1\.?234,50 EUR = 1\.?379,1\d USD", page.inner_text("#converted")), page.inner_text("#converted")


def it_says_since_when_a_rate_changed(try_):
    page = try_.window("/rates")
    assert re.search(r"Changes are from the previous figures \(\d+ \w+ \d{4}\)\.", page.inner_text("#rates-caption"))


def it_leads_a_phone_from_the_table_to_another_base(try_):
    page = try_.window("/rates", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    scripted(page)
    box = page.locator("#choose").bounding_box()
    assert box["y"] > 844, box
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#to-choose").tap()
    eventually(page, lambda: 0 <= page.locator("#choose").bounding_box()["y"] < 787)
    # It stays there: the page that is shown is not loaded again.
    assert not [address for address in asked if "/rates" in address], asked


def it_writes_each_line_above_the_table_and_its_last_column_with_room(try_):
    page = try_.window("/rates", viewport={"width": 320, "height": 640})
    scripted(page)
    # The link to the base has a line of its own, so that no line of the text is higher than the others.
    assert page.evaluate("""() => { const range = document.createRange(), link = document.querySelector('#to-choose');
        range.setStartBefore(document.querySelector('#rates-caption').firstChild); range.setEndBefore(link);
        return range.getBoundingClientRect().bottom <= link.getBoundingClientRect().top + 1; }""")
    edge = page.locator(".scroll").bounding_box()
    ends = page.locator("td.change").evaluate_all("""(all) => Math.max(...all.map((one) => { const range = document.createRange();
        range.selectNodeContents(one); return range.getBoundingClientRect().right; }))""")
    assert edge["x"] + edge["width"] - ends >= 8, ends
    assert page.locator(".scroll").evaluate("(one) => one.scrollWidth <= one.clientWidth")


def it_changes_the_base_of_the_table(try_):
    page = try_.window("/rates")
    scripted(page)
    page.select_option("#choose select[name=base]", "USD")
    wait(page, "document.querySelector('#rates-caption').textContent.includes('1 USD')")
    has(page, "#row-EUR")
    has(page, "#row-USD", 0)


def it_keeps_a_conversion_when_another_base_or_source_is_chosen(try_):
    page = try_.window("/rates?base=EUR")
    scripted(page)
    page.fill("#amount", "250")
    page.select_option("#converter [name=from]", "GBP")
    page.select_option("#converter [name=to]", "CHF")
    page.fill("#converter [name=on]", "2026-07-06")
    page.check("#converter [name=cash]")
    says(page, "#converted", "250 GBP =", "CHF", "6 Jul 2026")
    expect(page).to_have_url(re.compile("cash=1"))
    words = page.inner_text("#converted")
    page.select_option("#choose select[name=base]", "USD")
    says(page, "#rates-caption", "1 USD")
    expect(page.locator("#converted")).to_have_text(words)
    expect(page.locator("#converter [name=cash]")).to_be_checked()
    # What a source does not have stays as well; here nothing is stored from it.
    page.select_option("#choose select[name=source]", "cnb")
    says(page, "#empty", "Nothing is stored from Czech National Bank yet")
    page.select_option("#choose select[name=source]", "ecb")
    says(page, "#rates-caption", "1 USD")
    expect(page.locator("#converted")).to_have_text(words)


def it_says_why_a_source_with_nothing_stored_could_not_be_fetched(try_):
    try_.larder.stop()
    try_.larder.settings = {"LARDER_SOURCE": "cnb", "LARDER_RATES_URL": "http://127.0.0.1:9/"}
    try_.larder.start()
    page = try_.window("/rates?source=cnb")
    scripted(page)
    page.click("#refresh")
    says(page, "#trouble", "127.0.0.1")
    says(page, "#empty", "Nothing is stored from Czech National Bank yet")
    why = page.inner_text("#trouble")
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/rates-unreachable.png")
    # The same in a window that comes from other rates, and where nothing else can be shown.
    page.goto(try_.larder.address + "/rates?source=ecb")
    scripted(page)
    page.select_option("#choose select[name=source]", "cnb")
    expect(page.locator("#trouble")).to_have_text(why)
    page.goto(try_.larder.address + "/rates/USD?source=cnb")
    says(page, "#main", why)
    with open(os.path.join(try_.data, "..", "serve.log")) as log:
        assert re.findall("error in .*", log.read()) == ["error in GET /rates/{code}: unreachable"]


def it_says_that_a_refresh_brought_nothing(try_):
    day = datetime.now(timezone.utc).date()
    known = [json.loads(line) for line in try_.larder.command("rates", "list", "--json").splitlines()]
    for name in ("hist", "hist-90d", "daily"):
        try_.origin.files[f"/eurofxref-{name}.xml"] = rates(day, **{one["code"]: one["rate"] for one in known})
    try_.larder.stop()
    try_.larder.settings = {"LARDER_RATES_URL": try_.origin.address + "/"}
    try_.larder.start()
    page = try_.window("/rates?amount=250&from=EUR&to=USD")
    scripted(page)
    page.click("#refresh")
    says(page, "#toast", "New rates, up to")
    page.click("#toast")
    page.click("#refresh")
    expect(page.locator("#toast")).to_have_text(re.compile("No newer rates yet|The source doesn’t have newer rates yet"))
    # What is converted stays.
    expect(page.locator("#amount")).to_have_value("250")
    assert "amount=250" in page.url


def it_moves_a_favourite_to_the_top_in_every_window(try_):
    first = try_.window("/rates")
    second = try_.window("/rates")
    scripted(first)
    scripted(second)
    first.click("#star-ZAR")
    first.wait_for_selector("#star-ZAR[aria-pressed=true]")
    second.wait_for_selector("tbody tr:first-child#row-ZAR")
    # The command said it as well.
    eventually(first, lambda: "ZAR" in try_.larder.command("rates", "list").split("★")[1].split()[:1])


def it_follows_what_the_command_does_meanwhile(try_):
    page = try_.window("/rates")
    scripted(page)
    try_.larder.command("rates", "favourite", "JPY")
    page.wait_for_selector("tbody tr:first-child#row-JPY")


def it_draws_a_history_with_a_table(try_):
    page = try_.window("/rates/USD?days=30")
    scripted(page)
    has(page, "#chart svg path.line:visible")
    page.click("#figures summary")
    assert page.locator("#figures tbody tr").count() > 15
    page.hover("#frame")
    expect(page.locator("#chart-value")).to_have_text(re.compile(r" on \d{1,2} \w+ 2026$"))


def it_writes_days_as_the_reader_does(try_):
    for locale, written, number in (("en-GB", "30 Oct 2026", "1.1172"), ("de-DE", "30. Okt. 2026", "1,1172")):
        page = try_.window("/rates?amount=1&from=EUR&to=USD", locale=locale)
        scripted(page)
        says(page, "#ages", f"Rates of {written}")
        says(page, "#converted .dim", f"by the rates of {written}")
        for path in ("/rates/USD?days=30", "/rates/USD?days=365", "/rates/USD?from=2020-01-01"):
            page.goto(try_.larder.address + path)
            scripted(page)
            said = page.inner_text("main") + page.text_content("#plot-summary")
            assert not re.search(r"\d{4}-\d\d-\d\d", said), said
        page.goto(try_.larder.address + "/rates/USD?days=30")
        scripted(page)
        expect(page.locator("#chart-value")).to_have_text(f"{number} on {written}")
        says(page, "#plot-summary", f"{number} on {written}")


def it_says_that_nothing_is_stored_of_another_source(try_):
    page = try_.window("/rates?source=cnb")
    assert "Nothing is stored from Czech National Bank yet" in page.inner_text("#empty")


def it_refreshes_without_blocking_and_says_what_went_wrong(try_):
    try_.larder.stop()
    try_.larder.options += ("--offline",)
    try_.larder.start()
    page = try_.window("/rates")
    scripted(page)
    page.click("#refresh")
    wait(page, "document.querySelector('#toast').textContent.includes('offline')")
    assert page.locator("#rates-table tbody tr").count() > 25


def it_refuses_what_is_no_currency(try_):
    page = try_.window("/rates?base=nonsense")
    assert "is not a currency" in page.inner_text("main")
    try_.troubles.clear()


def it_leads_on_where_there_are_no_figures(try_):
    for width in (1280, 390):
        page = try_.window("/rates?base=DEM", viewport={"width": width, "height": 844})
        scripted(page)
        says(page, "#other-base", "replaced by EUR", "31 Dec 1998", "what 1 EUR is worth")
        expect(page.locator("#choose select[name=base]")).to_have_value("EUR")
        has(page, "#row-USD")
        # A currency that has ended can be converted.
        page.goto(try_.larder.address + "/rates/DEM")
        says(page, "#empty", "replaced by EUR", "31 Dec 1998")
        page.click("#ways a >> text=Convert")
        says(page, "#converted strong", "0.51 EUR")
        # Days without figures lead to those that have some.
        page.goto(try_.larder.address + "/rates/USD")
        scripted(page)
        page.fill("#from", "1950-01-01")
        page.fill("#to", "1951-01-01")
        page.click("#period button")
        says(page, "#empty", "no rates for USD on these days", "There are some from")
        page.click("#ways a >> text=All figures")
        has(page, "#chart-value")
        for path, words in (("/rates/USD?base=XYZ", "no currency “XYZ”"), ("/rates/EUR", "choose another currency")):
            page.goto(try_.larder.address + path)
            says(page, "#empty", words)
        page.click("#ways a >> text=All rates")
        has(page, "#row-USD")
        # An error leads back to the section.
        for path in ("/rates/nonsense", "/rates?source=nonsense"):
            page.goto(try_.larder.address + path)
            page.click("main a >> text=Go back")
            page.wait_for_url("**/rates")


def it_leads_from_anywhere_in_a_row_to_its_chart(try_):
    for target in ("td.number", "td.spark", "th"):
        page = try_.window("/rates?base=EUR")
        scripted(page)
        page.locator(f"#row-USD {target}").first.click()
        page.wait_for_url("**/rates/USD*")
    page = try_.window("/rates?base=EUR")
    scripted(page)
    # Text that is selected with the pointer stays.
    box = page.locator("#row-USD td.number").first.bounding_box()
    page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    page.mouse.up()
    assert page.evaluate("String(getSelection())")
    page.click("#star-USD")
    has(page, "#star-USD[aria-pressed=true]")
    assert page.url.endswith("/rates?base=EUR")


def it_writes_a_conversion_so_that_it_can_be_read(try_):
    try_.larder.command("rates", "favourite", "USD", "HUF")
    for width, scheme in ((320, "light"), (390, "dark"), (1440, "light")):
        page = try_.window("/rates?amount=1250.5&from=EUR&to=USD", viewport={"width": width, "height": 800}, color_scheme=scheme)
        scripted(page)
        # As many decimals on both sides; the rate on its own lines, as a sentence.
        assert re.match(r"1,250\.50 EUR = [\d,]+\.\d\d USD$", page.inner_text("#converted strong"))
        assert page.inner_text("#converted .detail").endswith(".")
        lines = page.evaluate("""() => { const [strong, detail] = ['strong', '.detail'].map((one) => document.querySelector('#converted ' + one));
            const range = document.createRange(); range.setStart(detail.firstChild, 0);
            range.setEnd(detail.firstChild, detail.textContent.indexOf(','));
            return [strong.getClientRects().length, range.getClientRects().length, range.getBoundingClientRect().top >= strong.getBoundingClientRect().bottom]; }""")
        assert lines == [1, 1, True], (width, lines)
        assert page.locator("#converter label").all_inner_texts()[0].startswith("Amount")
        assert all(text[0].isupper() for text in page.evaluate("[...document.querySelectorAll('#converter label')].map((one) => one.textContent.trim())"))
        # The ring around a field leaves its label free.
        for name in ("amount", "from", "to", "on"):
            page.focus(f"#converter [name={name}]")
            free = page.locator(f"#converter [name={name}]").evaluate("""(field) => { const ring = parseFloat(getComputedStyle(field).outlineWidth)
                + parseFloat(getComputedStyle(field).outlineOffset); const range = document.createRange();
                range.selectNodeContents(field.closest('label').firstChild); const [text, box] = [range, field].map((one) => one.getBoundingClientRect());
                return text.right <= box.left - ring || text.bottom <= box.top - ring + 1; }""")
            assert free, (width, name)
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/convert-{width}-{scheme}.png", full_page=width < 1000)
        assert page.locator(".scroll").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the table is wider than its card"
        # Swapped, and swapped back.
        page.click("#swap")
        says(page, "#converted strong", "1,250.50 USD = ")
        page.click("#swap")
        says(page, "#converted strong", "1,250.50 EUR = ")
        # Without an amount there is nothing to convert.
        page.fill("#amount", "")
        expect(page.locator("#converted")).to_be_empty()
        expect(page.locator("#amount")).to_have_value("")
    plain = try_.window("/rates?amount=7&from=EUR&to=USD", java_script_enabled=False)
    turn(plain, "#swap")
    says(plain, "#converted strong", "7 USD = ")


def it_writes_all_dates_of_a_page_in_one_way(try_):
    page = try_.window("/rates/USD?days=30", locale="de-DE")
    scripted(page)
    labels = page.locator("#plot .grid text").all_text_contents()
    assert any(re.match(r"\d+\. \w+", label) for label in labels), labels
    assert not re.search(r"\d{4}-\d\d-\d\d", page.locator("main").text_content()), "a date as programs write it"
    page.goto(try_.larder.address + "/inside")
    page.click("#details > summary")
    assert not re.search(r"\d{4}-\d\d-\d\d", page.inner_text("#stores"))


def it_goes_back_with_all_fields_of_a_question(try_):
    page = try_.window("/rates?base=EUR")
    scripted(page)
    page.fill("#amount", "250")
    says(page, "#converted", "250 EUR")
    expect(page).to_have_url(re.compile("amount=250"))
    first = page.input_value("#converter [name=to]")
    page.select_option("#converter [name=to]", "JPY")
    says(page, "#converted", "JPY")
    page.check("#converter [name=cash]")
    expect(page).to_have_url(re.compile("cash=1"))
    page.fill("#amount", "300")
    says(page, "#converted", "300 EUR")
    # The box keeps the focus.
    expect(page.locator("#amount")).to_be_focused()
    for to, address in (("JPY", "to=JPY(?!.*cash)"), (first, f"to={first}")):
        page.go_back()
        expect(page).to_have_url(re.compile(address))
        says(page, "#converted", "250 EUR", to)
        expect(page.locator("#amount")).to_have_value("250")
        expect(page.locator("#converter [name=to]")).to_have_value(to)
        expect(page.locator("#converter [name=cash]")).not_to_be_checked()
    page.focus("#converter [name=to]")
    page.go_back()
    expect(page.locator("#amount")).to_have_value("")
    expect(page.locator("#converter [name=to]")).to_have_value(first)


def it_keeps_dates_of_readers_from_right_to_left_in_their_places(try_):
    for locale, scheme in (("he-IL", "light"), ("ar-EG", "dark")):
        page = try_.window("/rates/USD?days=365", locale=locale, color_scheme=scheme)
        scripted(page)
        expect(page.locator("#chart-value")).to_contain_text("on \u2068")
        expect(page.locator("#chart-value")).not_to_contain_text("2026-")
        page.hover("#frame")
        expect(page.locator("#chart-value")).to_contain_text("on \u2068")
        expect(page.locator("#chart-value")).not_to_have_text(re.compile(r"\d{4}-\d\d-\d\d"))
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/rate-{locale}.png")


def it_says_that_a_day_is_in_the_future(try_):
    page = try_.window("/rates?amount=10&from=EUR&to=USD&on=2999-01-31")
    says(page, ".converter output", "31 Jan 2999 is in the future.")


def boxes(page, *parts):
    """Where parts of a page are."""
    return [page.locator(part).first.bounding_box() for part in parts]


def it_fits_long_figures_and_its_converter_into_the_narrowest_phone(try_):
    for width in (320, 360, 390):
        page = try_.window("/rates?base=IDR", viewport={"width": width, "height": 800}, locale="en-US")
        scripted(page)
        says(page, "#row-USD", "0.0000")
        assert page.evaluate("document.querySelector('#rates-table').offsetWidth <= document.querySelector('#rates-table').parentNode.clientWidth")
        # No name is cut, and no cell of the converter is empty.
        assert page.evaluate("[...document.querySelectorAll('.rates th .name')].every((name) => name.scrollHeight <= name.clientHeight + 1)")
        origin, swap, target, day = boxes(page, "#converter [name=from]", "#swap", "#converter [name=to]", "#converter [name=on]")
        # Each currency has a row, with the button in one of the two.
        assert origin["y"] < target["y"] and swap["y"] in (origin["y"], target["y"]), (origin, swap, target)
        assert min(origin["width"], target["width"]) > 200, (origin, target)
        assert day["width"] >= 150, day
        if try_.shots:
            page.screenshot(path=f"{try_.shots}/rates-idr-{width}.png")
    for width in (1440, 2560):
        page = try_.window("/rates", viewport={"width": width, "height": 800})
        day, cash = boxes(page, "#converter label:has([name=on])", "#converter label:has([name=cash])")
        assert cash["y"] < day["y"] + day["height"], (day, cash)
