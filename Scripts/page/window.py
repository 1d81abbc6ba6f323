"""What is asked of a window of a browser: everything waits, as an answer may come late."""
import os
import time

from playwright.sync_api import expect

# However slow the machine is; a page that never says it fails all the same. PATIENCE=8 fails sooner.
patience = int(os.environ.get("PATIENCE", "60"))
expect.set_options(timeout=patience * 1000)


def wait(page, expression, timeout=patience):
    """Waits until an expression holds in a page; asked from outside, as the page itself may not evaluate text."""
    end = time.time() + timeout
    while True:
        try:
            if page.evaluate(expression):
                return
        except Exception as error:  # a page that is being left
            if time.time() > end:
                raise error
        if time.time() > end:
            raise AssertionError(f"never held: {expression}")
        page.wait_for_timeout(50)


def eventually(page, question, timeout=patience):
    """Asks until the answer is yes; a page goes on in the meantime."""
    end = time.time() + timeout
    while not question():
        assert time.time() < end, f"never: {question.__doc__ or question}"
        page.wait_for_timeout(50)


def queued(page):
    """What waits in a browser, as JSON."""
    return page.evaluate("""new Promise((resolve) => {
        const request = indexedDB.open('larder', 1);
        request.onsuccess = () => { const all = request.result.transaction('queue').objectStore('queue').getAll();
            all.onsuccess = () => { request.result.close(); resolve(JSON.stringify(all.result)); }; }; })""")


def says(page, selector, *words):
    """Waits until a part of a page says these words."""
    for word in words:
        expect(page.locator(selector)).to_contain_text(word)


def has(page, selector, count=1):
    """Waits until a page has so many of something."""
    expect(page.locator(selector)).to_have_count(count)


def turn(page, target):
    """Clicks what leads to another page, and waits for that page; for windows without scripts."""
    with page.expect_navigation():
        (page.locator(target) if isinstance(target, str) else target).first.click()


def scripted(page):
    """Waits until everything works that a page does by scripts."""
    wait(page, "document.documentElement.classList.contains('ready')")


def controlled(page):
    """Waits until a page can do without its server."""
    scripted(page)
    wait(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")


def slowness():
    """How many times longer things take here than on a machine that does nothing else."""
    return max(1, os.getloadavg()[0] / (os.cpu_count() or 1))
