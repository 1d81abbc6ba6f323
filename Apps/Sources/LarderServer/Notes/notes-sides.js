// The sides of a conflict: the browser that wrote one of them knows it, and since when.
const key = (id) => `larder-side-${id}`;

/** Notes which text of a note made a conflict when it reached the server. */
export function noteSide({ note, time }) {
  try {
    sessionStorage.setItem(key(note.id), JSON.stringify({ text: note.text, time }));
  } catch { /* Without it, the sides have the names that the server gives them. */ }
}

const linesOf = (side) => (side.querySelector("pre")?.textContent ?? "").split("\n").filter(Boolean);

const isToday = (time) => new Date(time).toDateString() === new Date().toDateString();

function name(side, title, button) {
  const heading = side.querySelector("h3");
  if (heading.firstChild.data !== title) heading.firstChild.data = title;
  side.querySelector("button").textContent = button;
}

/** Names the sides of the conflicts on the page that were written in this window. */
export function nameSides() {
  const area = document.getElementById("note-text");
  const sent = area && JSON.parse(sessionStorage.getItem(key(area.dataset.note)) ?? "null");
  if (!sent) return;
  const own = new Set(sent.text.split("\n"));
  const isOwn = (side) => linesOf(side).length > 0 && linesOf(side).every((line) => own.has(line));
  for (const conflict of document.querySelectorAll("#note-conflicts .conflict")) {
    const [earlier, later] = conflict.querySelectorAll(".side");
    if (!earlier || !later || !isOwn(later) || isOwn(earlier)) continue;
    const time = new Intl.DateTimeFormat(document.body.dataset.locale || undefined, 
      { timeStyle: "short", ...(isToday(sent.time) ? {} : { dateStyle: "medium" }) }).format(sent.time);
    name(later, `Yours, written here at ${time} `, "Keep yours");
    name(earlier, "From elsewhere ", "Keep the other");
  }
}
