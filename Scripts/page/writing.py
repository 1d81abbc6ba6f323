"""Writing notes: a new one at once and without the server, undoing after others typed, going back."""
import json
import signal

from playwright.sync_api import expect

from notes import begin, reads, saved, value
from window import controlled, eventually, has, says, scripted, wait


def it_takes_what_is_typed_right_after_a_new_note_is_asked_for(try_):
    page = try_.window("/notes")
    controlled(page)
    # What is typed at once would lead to other pages if it met the keys of the page.
    page.keyboard.press("c")
    text = "gr gf c ? groceries and so on, while the server hears of the note and shows it in its own way"
    page.keyboard.type(text, delay=40)
    reads(page, text)
    saved(page)
    assert "/notes/" in page.url
    eventually(page, lambda: "groceries" in try_.larder.command("notes", "list"))
    says(page, "#note-title", "gr gf c ? groceries")
    assert page.evaluate("document.activeElement.id") == "note-text"
    page.reload()
    scripted(page)
    reads(page, text)
    lines = try_.larder.command("notes", "list", "--json").splitlines()
    assert len(lines) == 1 and json.loads(lines[0])["id"] == page.url.split("/")[-1], lines


def it_makes_a_note_while_the_server_is_away(try_):
    page = try_.window("/notes")
    controlled(page)
    page.reload()
    scripted(page)
    try_.larder.stop(signal.SIGKILL)
    page.click("#new-note button")
    page.keyboard.type("Made on a train")
    says(page, "#note-state", "Waiting")
    # Its first line is its title at once, here and in the list.
    says(page, "#note-title", "Made on a train")
    says(page, "#notes-list > .rows", "Made on a train")
    assert page.title() == "Made on a train · Larder", page.title()
    note = page.url.split("?")[0]
    page.wait_for_timeout(700)
    page.keyboard.type("\nand written on")
    page.wait_for_timeout(700)
    page.reload()
    scripted(page)
    reads(page, "Made on a train\nand written on")
    # It is in the list, and opens from there.
    page.goto(try_.larder.address + "/notes")
    scripted(page)
    says(page, "#notes-list", "Made on a train")
    page.click("#notes-list a")
    page.wait_for_url(note)
    reads(page, "Made on a train\nand written on")
    try_.larder.start()
    saved(page)
    wait(page, "document.querySelector('#waiting').hidden", timeout=40)
    eventually(page, lambda: "written on" in try_.larder.command("notes", "show", note.split("/")[-1]))
    lines = try_.larder.command("notes", "list", "--json").splitlines()
    assert len(lines) == 1, lines


def it_undoes_what_was_typed_here_after_others_typed(try_):
    one = begin(try_, "first line\n\nlast line")
    saved(one)
    # What was there before is no step of this window, however soon the typing goes on.
    one.reload()
    scripted(one)
    two = try_.window(one.url.replace(try_.larder.address, ""))
    scripted(two)
    one.focus("#note-text")
    one.keyboard.press("Control+End")
    one.keyboard.type(" with more")
    saved(one)
    two.evaluate("document.querySelector('#note-text').setSelectionRange(0, 0)")
    two.focus("#note-text")
    two.keyboard.type("zeroth line\n")
    reads(one, "zeroth line\nfirst line\n\nlast line with more")
    one.focus("#note-text")
    # A slow machine makes more steps of the words, also inside of one, but none that takes more than was typed at the end.
    before = "zeroth line\nfirst line\n\nlast line"
    for _ in range(10):
        if len(value(one)) > len(before):
            one.keyboard.press("Control+z")
    reads(one, "zeroth line\nfirst line\n\nlast line")
    reads(two, "zeroth line\nfirst line\n\nlast line")
    for _ in range(10):
        one.keyboard.press("Control+Shift+z")
    reads(one, "zeroth line\nfirst line\n\nlast line with more")
    reads(two, "zeroth line\nfirst line\n\nlast line with more")
    assert one.evaluate("document.querySelector('#note-text').selectionStart") == len(value(one))


def it_shows_the_history_of_a_note_and_goes_back(try_):
    page = begin(try_, "Bread")
    for text in ("Bread and milk", "Something else"):
        page.fill("#note-text", text)
        saved(page)
        eventually(page, lambda: text in try_.larder.command("notes", "show", page.url.split("/")[-1]))
    page.click("#note-history")
    page.wait_for_url("**/history")
    scripted(page)
    says(page, "#versions", "Added “and milk”", "Created.")
    has(page, "#versions li time", page.locator("#versions li").count())
    page.locator("#versions a", has_text="Version 2").click()
    says(page, "#version", "Bread and milk")
    page.click("#revert-button")
    page.wait_for_url("**/notes/*")
    wait(page, "document.querySelector('#note-text')?.value === 'Bread and milk'")
    # There is a way back from that, and from that again.
    for text in ("Something else", "Bread and milk"):
        says(page, "#toast", "Back to version")
        page.click("#toast button")
        expect(page.locator("#note-text")).to_have_value(text)
    note = page.url.split("/")[-1]
    # What is typed there is saved, although the page took the place of another.
    page.focus("#note-text")
    page.keyboard.press("Control+End")
    page.keyboard.type(" too")
    eventually(page, lambda: try_.larder.command("notes", "show", note).strip() == "Bread and milk too")
    page.fill("#note-text", "Bread and milk")
    eventually(page, lambda: try_.larder.command("notes", "show", note).strip() == "Bread and milk")
    # Without scripts, too.
    plain = try_.window(f"/notes/{note}/history?version=1", java_script_enabled=False)
    says(plain, "#version", "Bread")
    plain.click("#revert-button")
    expect(plain.locator("#note-text")).to_have_value("Bread")


def it_undoes_an_enter_without_taking_the_line_breaks_of_others(try_):
    one = begin(try_)
    one.focus("#note-text")
    one.keyboard.type("- eggs\n")
    saved(one)
    two = try_.window(one.url.replace(try_.larder.address, ""))
    scripted(two)
    reads(two, "- eggs\n")
    two.focus("#note-text")
    two.keyboard.press("Control+End")
    two.keyboard.type("- ham\n")
    reads(one, "- eggs\n- ham\n")
    one.keyboard.press("Control+z")
    # By then, a line break that was taken away has gone in the other window too.
    two.wait_for_timeout(1_000)
    two.keyboard.type("- tea")
    for page in (one, two):
        reads(page, "- eggs\n- ham\n- tea")
        saved(page)


def it_prints_the_whole_text_of_a_note_and_nothing_else(try_):
    text = "\n".join(f"Line {number} of a note that is longer than its field" for number in range(1, 122))
    page = begin(try_, text)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("#note-print")).to_have_text(text, use_inner_text=True)
    assert page.locator("#note-print").bounding_box()["width"] > 1000
    for part in ("#notes-list", "#note-text", "#note-remove", "nav", "footer", ".crumbs"):
        expect(page.locator(part).first).to_be_hidden()
    # A field would end with the first page.
    pages = page.pdf(format="A4").count(b"/Type /Page\n")
    assert 2 <= pages <= 5, pages
