// Marks articles as read that were scrolled past, for those who chose that.
const seen = new WeakSet();
let observer = null;

/** Watches the rows of the list; `pass` hears of unread ones that left the window at its top. */
export function watchRows(rows, pass) {
  if (document.documentElement.dataset.read !== "scrolling") {
    observer?.disconnect();
    observer = null;
    return;
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect: box, rootBounds } of entries) {
      if (isIntersecting) { seen.add(target); continue; }
      const isPast = box.height > 0 && box.bottom <= (rootBounds?.top ?? 0) + 1;
      // A row that was never in view was not passed.
      if (isPast && seen.has(target) && target.isConnected && target.classList.contains("unread")) pass(target);
    }
  });
  for (const row of rows) observer.observe(row);
}
