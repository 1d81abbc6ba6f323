// The sides of a conflict: the browser that wrote one of them knows it, and since when.
const key = (id) => `larder-side-${id}`;

/** How many lines of a note are remembered. */
const most = 500;

function written(id) {
  try { return JSON.parse(sessionStorage.getItem(key(id)) ?? "[]"); } catch { return []; }
}

/** Notes the lines of a note that were written in this window, as they reach the server: it may be one side of a conflict. */
export function noteLines({ note, time }) {
  if (typeof note.baseText !== "string") return;
  const before = new Set(note.baseText.split("\n"));
  const lines = note.text.split("\n").filter((line) => line && !before.has(line)).map((line) => [line, time]);
  if (lines.length === 0) return;
  try {
    sessionStorage.setItem(key(note.id), JSON.stringify([...new Map([...written(note.id), ...lines])].slice(-most)));
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
  const lines = new Map(area ? written(area.dataset.note) : []);
  const isOwn = (side) => linesOf(side).length > 0 && linesOf(side).every((line) => lines.has(line));
  for (const conflict of document.querySelectorAll("#note-conflicts .conflict")) {
    const [earlier, later] = conflict.querySelectorAll(".side");
    if (!earlier || !later || isOwn(later) === isOwn(earlier)) continue;
    const [yours, other] = isOwn(later) ? [later, earlier] : [earlier, later];
    const sent = Math.max(...linesOf(yours).map((line) => lines.get(line)));
    const time = new Intl.DateTimeFormat(document.body.dataset.locale || undefined,
      { timeStyle: "short", ...(isToday(sent) ? {} : { dateStyle: "medium" }) }).format(sent);
    name(yours, `Yours, written here at ${time} `, "Keep yours");
    name(other, "From elsewhere ", "Keep theirs");
    // The answer of the server uses the same words.
    const own = conflict.elements.yours ?? conflict.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: "yours" }));
    own.value = yours.querySelector("button").value;
    const arrived = conflict.querySelector(".arrived").firstChild;
    const words = `${yours === later ? "Yours" : "The other"} arrived second, at `;
    if (arrived.data !== words) arrived.data = words;
  }
}
