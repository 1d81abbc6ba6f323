"""Notes in a browser: two windows, two people, offline and back."""
import os
import random
import re
import shutil
import signal
import time

from playwright.sync_api import expect

from window import controlled, eventually, queued, says, scripted, turn, wait


def begin(try_, text="", **options):
    """Makes a note and opens it in a window of its own."""
    page = try_.window("/notes", **options)
    controlled(page)
    page.click("#new-note button")
    page.wait_for_url("**/notes/*")
    page.wait_for_selector("#note-text")
    if text:
        page.fill("#note-text", text)
        saved(page)
    return page


def saved(page):
    wait(page, "document.querySelector('#note-state').textContent.startsWith('Saved')")


def value(page):
    return page.input_value("#note-text")


def reads(page, text):
    """Waits until a note has this text."""
    expect(page.locator("#note-text")).to_have_value(text)


def it_shows_in_every_window_what_is_typed_in_one(try_):
    one = begin(try_, "A list\nbread\n")
    two = try_.window(one.url.replace(try_.larder.address, ""))
    scripted(two)
    reads(two, "A list\nbread\n")
    one.focus("#note-text")
    one.keyboard.press("Control+End")
    one.keyboard.type("milk", delay=20)
    wait(two, "document.querySelector('#note-text').value.endsWith('milk')")
    wait(two, "document.querySelector('#notes-list').textContent.includes('A list')")
    eventually(one, lambda: "milk" in try_.larder.command("notes", "show", "A list"))


def it_keeps_the_caret_when_others_type_before_it(try_):
    one = begin(try_, "first\nsecond\nthird")
    two = try_.window(one.url.replace(try_.larder.address, ""))
    scripted(two)
    two.focus("#note-text")
    two.evaluate("document.querySelector('#note-text').setSelectionRange(13, 15)")
    one.evaluate("document.querySelector('#note-text').setSelectionRange(0, 0)")
    one.focus("#note-text")
    one.keyboard.type("zero\n")
    reads(two, "zero\nfirst\nsecond\nthird")
    assert two.evaluate("document.querySelector('#note-text').selectionStart") == 18
    assert two.evaluate("document.querySelector('#note-text').selectionEnd") == 20
    assert two.evaluate("document.activeElement.id") == "note-text"


def it_merges_what_two_people_type_at_once(try_):
    one = begin(try_, "The beginning.\n\nThe end.")
    two = try_.window(one.url.replace(try_.larder.address, ""))
    scripted(two)
    one.evaluate("document.querySelector('#note-text').setSelectionRange(14, 14)")
    two.focus("#note-text")
    two.keyboard.press("Control+End")
    one.focus("#note-text")
    for first, second in zip("abcdefghijklmnop", "ABCDEFGHIJKLMNOP"):
        one.keyboard.type(first)
        two.keyboard.type(second)
    for page in (one, two):
        reads(page, "The beginning.abcdefghijklmnop\n\nThe end.ABCDEFGHIJKLMNOP")
        saved(page)


def it_keeps_what_is_typed_while_the_server_is_away(try_):
    page = begin(try_, "Before")
    path = page.url.replace(try_.larder.address, "")
    page.goto(page.url)
    scripted(page)
    other = try_.window(path)
    scripted(other)
    other.close()
    try_.larder.stop(signal.SIGKILL)
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(" and during")
    wait(page, "document.querySelector('#note-state').textContent.startsWith('Waiting')")
    page.wait_for_timeout(600)
    page.keyboard.type(" the night")
    says(page, "#waiting", "waiting")
    # Until what was typed last is kept as well.
    eventually(page, lambda: "Before and during the night" in queued(page))
    page.reload()
    scripted(page)
    reads(page, "Before and during the night")
    try_.larder.command("notes", "edit", path.split("/")[-1], "Long ago\nBefore")
    try_.larder.start()
    wait(page, "document.querySelector('#note-state').textContent.startsWith('Saved')", timeout=40)
    wait(page, "document.querySelector('#waiting').hidden", timeout=20)
    reads(page, "Long ago\nBefore and during the night")
    eventually(page, lambda: try_.larder.command("notes", "show", path.split("/")[-1]).strip() == value(page))


def it_keeps_what_the_server_refused_and_tries_what_comes_of_it(try_):
    page = begin(try_, "Short")
    page.fill("#note-text", "é" * 600_000)
    says(page, "#note-state", "Not saved. That is too much at once: this server takes at most 3.2 million bytes here.")
    says(page, "#waiting", "1 change refused")
    page.reload()
    scripted(page)
    reads(page, "é" * 600_000)
    # The reason stays with the note.
    says(page, "#note-state", "Not saved. That is too much at once: this server takes at most 3.2 million bytes here.")
    expect(page.locator("#waiting")).to_have_text("1 change refused")
    if try_.shots:
        for width in (390, 1440):
            page.set_viewport_size({"width": width, "height": 844})
            page.screenshot(path=f"{try_.shots}/refused-{width}.png")
    page.fill("#note-text", "Short again")
    saved(page)
    wait(page, "document.querySelector('#waiting').hidden")
    note = page.url.split("/")[-1]
    assert try_.larder.command("notes", "show", note).strip() == "Short again"


def it_forgets_what_was_refused_once_something_else_was_typed(try_):
    page = begin(try_, "Short")
    note = page.url.split("/")[-1]
    other = try_.window(f"/notes/{note}", page.context)
    scripted(other)
    held = []
    page.route("**/notes/*", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    page.fill("#note-text", "é" * 600_000)
    eventually(page, lambda: held)
    reads(other, "é" * 600_000)
    page.fill("#note-text", "Short again")
    reads(other, "Short again")
    page.unroute("**/notes/*")
    for window in (page, other):
        says(window, "#note-state", "Saved")
        reads(window, "Short again")
        wait(window, "document.querySelector('#waiting').hidden")
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(" and again")
    saved(page)
    reads(other, "Short again and again")
    assert try_.larder.command("notes", "show", note).strip() == "Short again and again"


def it_does_not_say_that_it_saves_what_was_typed_and_taken_back(try_):
    page = begin(try_)
    for text in ("", "Bread"):
        page.focus("#note-text")
        page.keyboard.type(text)
        page.keyboard.type("x")
        page.keyboard.press("Backspace")
        expect(page.locator("#note-state")).to_have_text("Saved" if text else "")
        reads(page, text)
    assert "?" not in page.evaluate("location.href")


def it_says_that_an_older_backup_made_a_copy_of_a_note(try_):
    page = begin(try_, "Bread")
    note = page.url.split("/")[-1]
    try_.larder.stop()
    shutil.copytree(try_.data, try_.data + "-backup")
    try_.larder.start()
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(" and milk")
    eventually(page, lambda: "milk" in try_.larder.command("notes", "show", note))
    saved(page)
    try_.larder.stop()
    shutil.rmtree(try_.data)
    shutil.copytree(try_.data + "-backup", try_.data)
    try_.larder.start()
    page.keyboard.type(" and salt")
    page.wait_for_url(lambda url: "/notes/" in url and note not in url)
    says(page, "#note-state", "Saved in this copy: on the server, the note is older now, or gone")
    reads(page, "Bread and milk and salt")
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/note-copy.png")
    assert try_.larder.command("notes", "show", note).strip() == "Bread"
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(".")
    expect(page.locator("#note-state")).to_have_text("Saved")


def it_says_in_every_window_what_waits_for_the_network(try_):
    one = begin(try_, "Bread")
    two = try_.window(one.url.replace(try_.larder.address, ""), context=one.context)
    scripted(two)
    one.context.set_offline(True)
    one.bring_to_front()
    one.focus("#note-text")
    one.keyboard.press("Control+End")
    one.keyboard.type(" and milk")
    for page in (one, two):
        reads(page, "Bread and milk")
        says(page, "#note-state", "Waiting")
        says(page, "#waiting", "1 change waiting")
        says(page, "#connection", "Not connected")
    one.context.set_offline(False)
    for page in (one, two):
        saved(page)
        wait(page, "document.querySelector('#waiting').hidden && document.querySelector('#connection').hidden")


def it_keeps_what_two_windows_typed_while_the_server_was_away(try_):
    one = begin(try_, "The beginning.\n\nThe end.")
    path = one.url.replace(try_.larder.address, "")
    two = try_.window(path, context=one.context)
    scripted(two)
    note = path.split("/")[-1]
    try_.larder.stop(signal.SIGKILL)
    one.evaluate("document.querySelector('#note-text').setSelectionRange(14, 14)")
    two.focus("#note-text")
    two.keyboard.press("Control+End")
    one.focus("#note-text")
    for first, second in (("one", "two"), (" more", " again")):
        one.bring_to_front()
        one.keyboard.type(first)
        says(one, "#note-state", "Waiting")
        two.bring_to_front()
        two.keyboard.type(second)
        says(two, "#note-state", "Waiting")
        two.wait_for_timeout(400)
    for page in (one, two):
        reads(page, "The beginning.one more\n\nThe end.two again")
    try_.larder.command("notes", "edit", note, "Before.\n\nThe beginning.\n\nThe end.")
    try_.larder.start()
    whole = "Before.\n\nThe beginning.one more\n\nThe end.two again"
    for page in (one, two):
        reads(page, whole)
        saved(page)
    eventually(one, lambda: try_.larder.command("notes", "show", note).strip() == whole)


def replace(page, at, *pairs):
    """Replaces some words of a note as if they were typed over, at a moment of the clock that windows share."""
    page.evaluate("""([at, pairs]) => { setTimeout(() => { const area = document.querySelector('#note-text');
        for (const [old, fresh] of pairs) {
            const start = area.value.indexOf(old);
            area.setRangeText(fresh, start, start + old.length, 'end');
            area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        } }, at - Date.now()); }""", [at, pairs])


def it_keeps_once_what_two_windows_typed_in_the_same_moment_while_the_server_was_away(try_):
    one = begin(try_, "Trip\n\nMeeting at 10 on Tuesday\n\nTaxi 1\n\nBring bread\n")
    path = one.url.replace(try_.larder.address, "")
    two = try_.window(path, context=one.context)
    scripted(two)
    try_.larder.stop(signal.SIGKILL)
    one.wait_for_timeout(500)
    for first, second in (
            ((("at 10", "at 11"), ("Taxi 1\n", "Taxi 12\nTaxi 3\n")), (("at 10", "at 14"), ("bread", "butter"))),
            ((("Trip", "A trip"),), (("butter", "butter and milk"),))):
        at = int(time.time() * 1000) + 600
        replace(one, at, *first)
        replace(two, at, *second)
        one.wait_for_timeout(1500)
    for page in (one, two):
        says(page, "#note-state", "Waiting")
    try_.larder.start()
    for page in (one, two):
        wait(page, "document.querySelector('#waiting').hidden && document.querySelector('#connection').hidden")
        saved(page)
    note = path.split("/")[-1]
    eventually(one, lambda: value(one) == value(two) == try_.larder.command("notes", "show", note))
    lines = sorted(line for line in value(one).split("\n") if line)
    assert lines == ["A trip", "Bring butter and milk", "Meeting at 11 on Tuesday", "Meeting at 14 on Tuesday", "Taxi 12", "Taxi 3"], lines
    for page in (one, two):
        says(page, "#note-conflicts", "Meeting at 11 on Tuesday", "Meeting at 14 on Tuesday")


def it_shows_what_two_windows_of_one_browser_changed_in_the_same_moment(try_):
    for gap in (0, 60, 120):
        one = begin(try_, f"Trip {gap}\nline one\nline two\nend")
        two = try_.window(one.url.replace(try_.larder.address, ""), context=one.context)
        scripted(two)
        at = int(time.time() * 1000) + 600
        replace(one, at, ("line one", "line one P"))
        replace(two, at + gap, ("line one", "line one Q"))
        for page in (one, two):
            says(page, "#note-conflicts", "line one P", "line one Q")
        eventually(one, lambda: value(one) == value(two))
        assert sorted(value(one).split("\n")[1:3]) == ["line one P", "line one Q"], value(one)
        one.context.close()


def it_loses_nothing_of_what_three_windows_type_while_the_server_comes_and_goes(try_):
    one = begin(try_, "one:\n\ntwo:\n\nthree:\n")
    path = one.url.replace(try_.larder.address, "")
    two, three = try_.window(path, context=one.context), try_.window(path)
    windows = {"one": one, "two": two, "three": three}
    for page in windows.values():
        scripted(page)
    chance, said = random.Random(int(os.environ.get("SEED", "20261121"))), []
    for step in range(30):
        name = chance.choice(list(windows))
        page = windows[name]
        page.bring_to_front()
        page.evaluate("""(name) => { const area = document.querySelector('#note-text');
            const line = area.value.indexOf(name + ':'); const end = area.value.indexOf('\\n', line);
            area.focus(); area.setSelectionRange(end, end); }""", name)
        said.append(f" {name}{step}")
        page.keyboard.type(said[-1], delay=chance.choice([0, 5, 60]))
        page.wait_for_timeout(chance.choice([0, 0, 100, 300, 600]))
        if step % 10 == 4:
            try_.larder.stop(signal.SIGKILL)
        if step % 10 == 7:
            try_.larder.start()
    one.bring_to_front()
    typed = sorted([f"{name}:" for name in windows] + [words.strip() for words in said])
    eventually(one, lambda: all(sorted(value(page).split()) == typed for page in windows.values()))
    assert len({value(page) for page in windows.values()}) == 1
    note = path.split("/")[-1]
    eventually(one, lambda: try_.larder.command("notes", "show", note).strip() == value(one).strip())


def it_keeps_what_was_typed_in_a_note_that_was_left_at_once(try_):
    page = begin(try_, "First")
    first = page.url
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(" and quick")
    page.click("#new-note button")
    page.wait_for_url(lambda url: url != first)
    reads(page, "")
    page.fill("#note-text", "Second")
    page.go_back()
    reads(page, "First and quick")
    page.go_forward()
    reads(page, "Second")
    for note, text in ((first, "First and quick"), (page.url, "Second")):
        eventually(page, lambda: try_.larder.command("notes", "show", note.split("/")[-1].split("?")[0]).strip() == text)


def it_brings_back_what_was_removed(try_):
    page = begin(try_, "To be removed")
    page.click("#note-remove button")
    page.wait_for_url("**/notes")
    page.click("#removed summary")
    page.click("#removed button")
    page.wait_for_url("**/notes/*")
    reads(page, "To be removed")


def it_can_be_written_without_scripts(try_):
    page = try_.window("/notes", java_script_enabled=False)
    turn(page, "#new-note button")
    page.fill("#note-text", "Written <b>without</b> scripts\nand more")
    turn(page, "#note-form button")
    reads(page, "Written <b>without</b> scripts\nand more")
    says(page, ".notice", "Saved")
    says(page, "#note-title", "without")
    turn(page, "#note-remove button")
    says(page, ".notice", "Removed")


def it_follows_what_the_command_writes(try_):
    page = begin(try_, "Shared")
    note = page.url.split("/")[-1]
    try_.larder.command("notes", "edit", note, "Shared with the command")
    wait(page, "document.querySelector('#note-text').value.includes('with the command')")


def in_conflict(try_, text="Meeting at {}"):
    """Makes a note in which two sides changed the same words; returns its path."""
    note = try_.larder.command("notes", "new", text.format(10)).split()[0]
    for time in (11, 14):
        try_.larder.command("notes", "edit", note, text.format(time), "--base", "1")
    return "/notes/" + note


def it_shows_what_two_sides_changed_until_somebody_chooses(try_):
    path = in_conflict(try_)
    one, two = try_.window(path), try_.window(path)
    for page in (one, two):
        scripted(page)
        reads(page, "Meeting at 11\nMeeting at 14")
        # The order of arrival is all that is known: what was written first may arrive second.
        says(page, "#earlier-3", "First to arrive", "line 1", "Meeting at 11", "Keep the first")
        says(page, "#later-3", "Second to arrive", "line 2", "Meeting at 14", "Keep the second")
        expect(page.locator("#note-conflicts .arrived time")).to_have_text(re.compile(r"\d:\d\d:\d\d"))
        expect(page.locator("#note-conflicts")).not_to_contain_text("Earlier")
        says(page, "#notes-list", "conflict")
    one.focus("#note-text")
    one.keyboard.press("Control+End")
    one.keyboard.type(" sharp")
    says(two, "#later-3", "Meeting at 14 sharp")
    two.click("#later-3-keep")
    for page in (one, two):
        reads(page, "Meeting at 14 sharp")
        expect(page.locator(".conflicts")).to_have_count(0)
        expect(page.locator("#notes-list")).not_to_contain_text("conflict")
    one.keyboard.type(", all")
    reads(two, "Meeting at 14 sharp, all")


def it_shows_a_conflict_as_soon_as_there_is_one(try_):
    page = begin(try_, "On Monday")
    note = page.url.split("/")[-1]
    page.context.set_offline(True)
    page.fill("#note-text", "On Tuesday")
    says(page, "#note-state", "Waiting")
    try_.larder.command("notes", "edit", note, "On Sunday")
    page.context.set_offline(False)
    reads(page, "On Sunday\nOn Tuesday")
    says(page, "#note-conflicts", "On Sunday", "On Tuesday")
    says(page, "#note-state", "choose between them")
    # Who wrote a side is told so; others are told in which order the two arrived.
    says(page, "#note-conflicts", "Yours, written here at", "Keep yours", "From elsewhere", "Keep theirs")
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/conflict.png")
    says(try_.window(f"/notes/{note}"), "#note-conflicts", "First to arrive", "Second to arrive")
    page.click("#note-conflicts button[value=earlier]")
    reads(page, "On Sunday")
    assert try_.larder.command("notes", "show", note) == "On Sunday"
    says(page, "#toast", "Kept the other lines.")
    page.click("#toast button")
    reads(page, "On Sunday\nOn Tuesday")
    saved(page)
    assert try_.larder.command("notes", "show", note) == "On Sunday\nOn Tuesday"


def it_tells_both_windows_which_side_of_a_conflict_is_theirs(try_):
    late = begin(try_, "On Monday")
    late.context.set_offline(True)
    late.fill("#note-text", "On Tuesday")
    says(late, "#note-state", "Waiting")
    early = try_.window(late.url.replace(try_.larder.address, ""))
    scripted(early)
    early.fill("#note-text", "On Sunday")
    saved(early)
    late.context.set_offline(False)
    reads(early, "On Sunday\nOn Tuesday")
    says(early, ".conflict .side:nth-of-type(1)", "Yours, written here at", "On Sunday", "Keep yours")
    says(early, ".conflict .side:nth-of-type(2)", "From elsewhere", "On Tuesday", "Keep theirs")
    says(early, ".conflict .arrived", "The other arrived second, at")
    says(late, ".conflict .side:nth-of-type(2)", "Yours, written here at", "On Tuesday")
    says(late, ".conflict .arrived", "Yours arrived second, at")


def it_shows_a_conflict_that_was_met_behind_a_change_that_waited(try_):
    late = begin(try_, "Trip\nPack bags")
    late.context.set_offline(True)
    late.fill("#note-text", "Trip 2027\nPack bags")
    says(late, "#note-state", "Waiting")
    # What waits was tried by now, so this goes behind it.
    eventually(late, lambda: '"attempted":true' in queued(late))
    late.fill("#note-text", "Trip 2027\nPack the small suitcase")
    eventually(late, lambda: "suitcase" in queued(late))
    early = try_.window(late.url.replace(try_.larder.address, ""))
    scripted(early)
    early.fill("#note-text", "Trip\nPack the big rucksack")
    saved(early)
    late.context.set_offline(False)
    reads(early, "Trip 2027\nPack the big rucksack\nPack the small suitcase")
    for page in [early, late]:
        says(page, ".conflict .side:nth-of-type(1)", "Pack the big rucksack")
        says(page, ".conflict .side:nth-of-type(2)", "Pack the small suitcase")


def it_shows_a_conflict_that_is_met_while_somebody_types(try_):
    page = begin(try_, "Trip\nPack bags")
    note = page.url.split("/")[-1]

    def answer(route):
        # Before the answer to the first change comes, others change the line that is typed in behind it.
        try_.larder.command("notes", "edit", note, "Trip\nPack the big rucksack", "--base", "1")
        response = route.fetch()
        page.evaluate("""() => { const area = document.getElementById("note-text");
            area.value = "Trip 2027\\nPack the small suitcase";
            area.dispatchEvent(new Event("input")); }""")
        route.fulfill(response=response)

    page.route("**/notes/*", answer, times=1)
    page.fill("#note-text", "Trip 2027\nPack bags")
    reads(page, "Trip 2027\nPack the big rucksack\nPack the small suitcase")
    says(page, ".conflict .side:nth-of-type(1)", "Pack the big rucksack")
    says(page, ".conflict .side:nth-of-type(2)", "Pack the small suitcase")


def it_takes_back_a_choice_and_nothing_that_others_wrote(try_):
    path = in_conflict(try_, "Meeting at {}\n\nBring bread\n")
    page = try_.window(path, service_workers="block")
    scripted(page)
    reads(page, "Meeting at 11\nMeeting at 14\n\nBring bread\n")

    def settle(route):
        # Somebody writes on while the choice is on its way, and the page hears of that first.
        try_.larder.command("notes", "append", path.split("/")[-1], "Taxi at 9")
        time.sleep(1)
        route.continue_()

    page.route("**/settle", settle)
    page.click("#note-conflicts button[value=earlier]")
    says(page, "#toast", "Kept the lines that arrived first.")
    reads(page, "Meeting at 11\n\nBring bread\nTaxi at 9")
    page.click("#toast button")
    reads(page, "Meeting at 11\nMeeting at 14\n\nBring bread\nTaxi at 9")
    # Where nothing was removed, there is nothing to take back.
    page = try_.window(in_conflict(try_, "Dinner at {}"))
    scripted(page)
    page.click("#note-conflicts button[value=both]")
    says(page, "#toast", "Kept both. Nothing was removed.")
    expect(page.locator("#toast button")).to_have_count(0)


def it_sends_once_what_follows_a_change_whose_answer_was_not_heard(try_):
    note = try_.larder.command("notes", "new", "Bread").split()[0]
    # A window that hears nothing of other windows, and for a while nothing of the server.
    page = try_.window()
    page.add_init_script("""delete window.BroadcastChannel; const real = window.fetch;
        window.fetch = (...all) => window.isCut ? Promise.reject(new TypeError('cut')) : real(...all);""")
    page.goto(f"{try_.larder.address}/notes/{note}")
    scripted(page)
    page.evaluate("window.isCut = true")
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(", milk")
    says(page, "#note-state", "Waiting")
    other = try_.window("/notes", context=page.context)
    scripted(other)
    eventually(other, lambda: try_.larder.command("notes", "show", note) == "Bread, milk")
    eventually(other, lambda: "milk" not in queued(other))
    other.close()
    page.bring_to_front()
    page.keyboard.type(" and butter")
    eventually(page, lambda: "and butter" in queued(page))
    page.evaluate("window.isCut = false; window.dispatchEvent(new Event('online'))")
    eventually(page, lambda: queued(page) == "[]")
    assert try_.larder.command("notes", "show", note) == "Bread, milk and butter"
    reads(page, "Bread, milk and butter")
    expect(page.locator(".conflicts")).to_have_count(0)


def it_says_that_a_note_is_empty(try_):
    page = begin(try_, "Words")
    says(page, "#note-title", "Words")
    page.fill("#note-text", "")
    says(page, "#note-title", "Empty note")
    saved(page)
    page.goto(try_.larder.address + "/notes")
    expect(page.locator("#notes-list > .rows .title")).to_have_text("Empty note")


def it_makes_a_note_at_its_first_letter(try_):
    page = try_.window("/notes")
    controlled(page)
    for _ in range(3):
        page.keyboard.press("c")
        expect(page.locator("#note-text")).to_be_focused()
        page.wait_for_timeout(400)
        page.go_back()
        expect(page.locator("#note-text")).to_have_count(0)
    page.go_forward()
    says(page, "#note-title", "Empty note")
    # Another one would be the same.
    address = page.url
    page.click("#new-note button")
    expect(page.locator("#note-text")).to_be_focused()
    page.reload()
    scripted(page)
    assert page.url == address
    says(page, "#note-title", "Empty note")
    # What others do reaches the page and leaves the note.
    try_.larder.command("notes", "new", "Of others")
    says(page, "#notes-list", "Of others")
    expect(page.locator("#note-text")).to_have_value("")
    expect(page.locator("#notes-list > .rows li")).to_have_count(1)
    page.focus("#note-text")
    page.keyboard.type("Bread")
    saved(page)
    says(page, "#notes-list", "Bread")
    expect(page.locator("#note-remove")).to_be_visible()
    assert "?" not in page.url and page.url == address.split("?")[0]
    titles = try_.larder.command("notes", "list")
    assert "Bread" in titles and "Empty" not in titles, titles
    # Without the server, too.
    try_.larder.stop(signal.SIGKILL)
    says(page, "#connection", "Not connected")
    page.click("#new-note button")
    page.wait_for_url("**new=*")
    page.wait_for_timeout(400)
    page.reload()
    scripted(page)
    expect(page.locator("#note-text")).to_have_value("")
    assert queued(page) == "[]"
    page.focus("#note-text")
    page.keyboard.type("Milk")
    says(page, "#note-state", "Waiting")
    try_.larder.start()
    saved(page)
    eventually(page, lambda: len(try_.larder.command("notes", "list", "--json").splitlines()) == 3)


def it_keeps_both_texts_that_two_browsers_typed_into_one_new_note(try_):
    one = begin(try_)
    two = try_.window(one.url.replace(try_.larder.address, ""))
    scripted(two)
    two.context.set_offline(True)
    one.focus("#note-text")
    one.keyboard.type("Milk")
    saved(one)
    two.focus("#note-text")
    two.keyboard.type("Eggs")
    says(two, "#note-state", "Waiting")
    two.context.set_offline(False)
    reads(two, "Milk\nEggs")
    reads(one, "Milk\nEggs")
    eventually(one, lambda: len(try_.larder.command("notes", "list", "--json").splitlines()) == 1)


def it_shortens_a_title_between_letters(try_):
    family = "👩\u200d👩\u200d👧"
    page = begin(try_, family * 100)
    expect(page.locator("#note-title")).to_have_text(family * 79 + "…")
    page.reload()
    scripted(page)
    expect(page.locator("#note-title")).to_have_text(family * 79 + "…")


def it_makes_one_note_by_a_double_click_without_scripts(try_):
    page = try_.window("/notes", java_script_enabled=False)
    page.dblclick("#new-note button")
    page.wait_for_url("**/notes/*")
    expect(page.locator("#notes-list > .rows li")).to_have_count(1)
    # After it is written, the form of the page before makes another one.
    page.fill("#note-text", "Bread")
    turn(page, "#note-form button")
    turn(page, "#new-note button")
    reads(page, "")
    expect(page.locator("#notes-list > .rows li")).to_have_count(2)


def it_puts_the_caret_into_a_note_that_is_opened_with_a_mouse(try_):
    text = "A list\n" + "line\n" * 200
    note = begin(try_, text).url.split("/")[-1]
    for is_touch in (False, True):
        page = try_.window("/notes", has_touch=is_touch, is_mobile=is_touch)
        scripted(page)
        page.click(f"#row-{note} a")
        page.wait_for_url("**/notes/*")
        scripted(page)
        if is_touch:
            assert page.evaluate("document.activeElement === document.body")
            continue
        expect(page.locator("#note-text")).to_be_focused()
        assert page.evaluate("document.querySelector('#note-text').scrollTop + window.scrollY") == 0
        page.keyboard.type("gr")
        reads(page, text + "gr")


def it_settles_a_conflict_without_scripts(try_):
    for choice, text in (("earlier", "Meeting at 11"), ("later", "Meeting at 14"), ("both", "Meeting at 11\nMeeting at 14")):
        path = in_conflict(try_)
        page = try_.window(path, java_script_enabled=False)
        turn(page, f"#note-conflicts button[value={choice}]")
        says(page, ".notice", {"both": "Kept both.", "earlier": "Kept the lines that arrived first. To bring the other lines back",
                               "later": "Kept the lines that arrived second. To bring the other lines back"}[choice])
        reads(page, text)
        expect(page.locator(".conflicts")).to_have_count(0)
        assert try_.larder.command("notes", "show", path.split("/")[-1]) == text


def it_keeps_the_keyboard_near_when_a_conflict_is_settled(try_):
    page = try_.window(in_conflict(try_))
    scripted(page)
    page.focus("#note-text")
    page.keyboard.press("Shift+Tab")
    wait(page, "document.activeElement.textContent === 'Keep both'")
    page.keyboard.press("Enter")
    says(page, "#toast", "Kept both.")
    wait(page, "!document.querySelector('.conflicts') && document.activeElement.id === 'note-text'")


def it_counts_a_form_that_is_sent_twice_once(try_):
    page = try_.window("/notes", java_script_enabled=False)
    turn(page, "#new-note button")
    page.fill("#note-text", "Buy milk")
    form = {name: page.input_value(f"#note-form [name={name}]") for name in ("token", "form", "base", "text")}
    for _ in range(2):
        page.request.post(page.url, form=form, headers={"Origin": try_.larder.address})
    assert try_.larder.command("notes", "show", "Buy milk") == "Buy milk"


def it_leaves_line_breaks_and_marks_as_they_are(try_):
    text = "\ufeffone\r\ntwo\r\nthree"
    note = try_.larder.command("notes", "new", text).split()[0]
    page = try_.window("/notes/" + note)
    scripted(page)
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(" and\nfour")
    saved(page)
    whole = text + " and\r\nfour"
    eventually(page, lambda: try_.larder.exactly("notes", "show", note) == whole.encode())
    page = try_.window("/notes/" + note, java_script_enabled=False)
    page.fill("#note-text", page.input_value("#note-text").replace("two", "2"))
    turn(page, "#note-form button")
    assert try_.larder.exactly("notes", "show", note) == whole.replace("two", "2").encode()


def it_tells_in_a_history_what_was_written_and_when(try_):
    plain = try_.window("/notes", java_script_enabled=False)
    turn(plain, "#new-note button")
    note = plain.url.split("/")[-1]
    for text in ("Buy milk", "Buy goat milk 1 l"):
        try_.larder.command("notes", "edit", note, text)
    page = try_.window(f"/notes/{note}/history")
    scripted(page)
    lines = page.locator("#versions li")
    expect(lines.nth(0)).to_contain_text("Added “goat”, “1 l”")
    expect(lines.nth(2)).to_contain_text("Empty.")
    for number in range(3):
        expect(lines.nth(number).locator("time")).to_have_text(re.compile(r"\d:\d\d:\d\d"))
    if try_.shots:
        page.screenshot(path=f"{try_.shots}/note-history.png")


def it_tells_notes_with_one_title_apart(try_):
    for text in ("Fast\n\none line about bread\nand more", "Fast\nanother about milk"):
        note = try_.larder.command("notes", "new", text).split()[0]
    page = try_.window("/notes", viewport={"width": 1440, "height": 900})
    scripted(page)
    expect(page.locator("#notes-list .line")).to_have_text(["another about milk", "one line about bread"])
    expect(page.locator("#notes-list .about").first).to_have_text("just now another about milk")
    # What is to be done is in the middle of the room for a note.
    assert page.locator("#hint").bounding_box()["height"] > 400
    page.click(f"#row-{note} a")
    page.wait_for_selector("#note-text")
    scripted(page)
    page.fill("#note-text", "Fast\nanother about cheese")
    for _ in range(2):
        says(page, f"#row-{note} .line", "another about cheese")
        saved(page)
        page.goto(try_.larder.address + "/notes/" + note)
        scripted(page)


def it_says_of_an_empty_list_only_what_is_so(try_):
    page = try_.window("/notes")
    says(page, "#main", "No notes yet.")
    note = try_.larder.command("notes", "new", "Bread").split()[0]
    try_.larder.command("notes", "remove", note)
    page.goto(try_.larder.address + "/notes")
    says(page, "#main", "No notes.", "Removed")
    assert "yet" not in page.inner_text("#main")


def it_finds_notes_by_the_words_in_them_as_one_types(try_):
    for text in ["Trip\ntake the café key", "Key\nof the house", "Shopping\nmilk"]:
        try_.larder.command("notes", "new", text)
    page = try_.window("/notes")
    scripted(page)
    page.keyboard.press("/")
    page.keyboard.type("cafe", delay=30)
    says(page, "#notes-found", "1 note found")
    says(page, ".rows", "Trip", "take the café key")
    assert page.evaluate("document.activeElement.id") == "note-words"
    page.fill("#note-words", "key")
    says(page, "#notes-found", "2 notes found")
    assert page.locator(".rows .title").all_text_contents() == ["Key", "Trip"]
    page.fill("#note-words", "nothing")
    says(page, "#notes-found", "No note has these words.")
    page.fill("#note-words", "")
    eventually(page, lambda: page.locator(".rows .title").count() == 3)
    assert page.locator("#notes-found").count() == 0


def it_finds_notes_without_scripts(try_):
    try_.larder.command("notes", "new", "Trip\ntake the key")
    page = try_.window("/notes", java_script_enabled=False)
    page.fill("#note-words", "key")
    page.get_by_role("button", name="Search").click()
    says(page, "#notes-found", "1 note found")


def it_keeps_a_search_beside_an_open_note(try_):
    for text in ["Trip\ntake the key", "Key\nof the house", "Shopping\nmilk"]:
        try_.larder.command("notes", "new", text)
    page = try_.window("/notes?q=key", viewport={"width": 1440, "height": 900})
    scripted(page)
    page.click(".rows li:has-text('Trip') a")
    reads(page, "Trip\ntake the key")
    says(page, "#notes-found", "2 notes found")
    assert page.locator(".rows .title").count() == 2
    # Typing on in the search leaves the note open.
    page.fill("#note-words", "milk")
    says(page, "#notes-found", "1 note found")
    reads(page, "Trip\ntake the key")
    # What is found is marked.
    expect(page.locator(".rows mark")).to_have_text(["milk"])
    page.go_back()
    says(page, "#notes-found", "2 notes found")
