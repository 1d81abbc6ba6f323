// Shows times in the reader's own format and time zone.
const locale = document.body.dataset.locale || undefined;
// The parts of a day, written out as the server does.
const dayStyle = { day: "numeric", month: "short", year: "numeric" };
const comma = /^(ar|fa|ur)\b/.test(locale) ? "، " : /^(ja|zh|ko)\b/.test(locale) ? " " : ", ";

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
    let [full, time] = [date.toLocaleString(), date.toLocaleTimeString()];
    try {
      time = new Intl.DateTimeFormat(locale, { timeStyle }).format(date);
      full = new Intl.DateTimeFormat(locale, dayStyle).format(date) + comma + time;
    } catch { /* A language that the browser does not know. */ }
    const text = "ago" in element.dataset ? relative(date)
      : sameDay ? time : full;
    if (element.textContent !== text) element.textContent = text;
    if (element.title !== full) element.title = full;
  }
}
