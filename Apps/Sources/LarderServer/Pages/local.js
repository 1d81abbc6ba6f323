// Shows times in the reader's own format and time zone.
const locale = document.body.dataset.locale || undefined;

function relative(date) {
  const seconds = Math.round((Date.now() - date) / 1000);
  const ago = seconds >= 0;
  const size = Math.abs(seconds);
  if (size < 60) return ago ? "just now" : "in less than a minute";
  const units = [[31557600, "year"], [2629800, "month"], [86400, "day"], [3600, "hour"], [60, "minute"]];
  for (const [length, unit] of units) {
    if (size >= length) {
      const count = Math.floor(size / length);
      const words = `${count} ${unit}${count === 1 ? "" : "s"}`;
      return ago ? `${words} ago` : `in ${words}`;
    }
  }
  return "";
}

/** Replaces universal time with the reader's own; runs repeatedly, as ages grow. */
export function localize(root) {
  for (const element of root.querySelectorAll("time[datetime]")) {
    const date = new Date(element.getAttribute("datetime"));
    if (Number.isNaN(date.getTime())) continue;
    const sameDay = date.toDateString() === new Date().toDateString();
    const timeStyle = "seconds" in element.dataset ? "medium" : "short";
    let full;
    try {
      full = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle }).format(date);
    } catch {
      full = date.toLocaleString();
    }
    const text = "ago" in element.dataset ? relative(date)
      : sameDay ? new Intl.DateTimeFormat(locale, { timeStyle }).format(date) : full;
    if (element.textContent !== text) element.textContent = text;
    if (element.title !== full) element.title = full;
  }
}
