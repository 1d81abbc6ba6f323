// The list of notes as this browser knows it: the newest one that it keeps, with what waits here.
import { localize } from "./local.js";
import { newestPage } from "./notes-kept.js";
import { secondLineOf, titleOf } from "./notes-queue.js";
import { move } from "./page.js";
import { waiting } from "./queue.js";
import { isConnected } from "./server.js";

export function part(name, also = {}, ...children) {
  const element = Object.assign(document.createElement(name), also);
  element.append(...children);
  return element;
}

const rows = () => document.querySelector("#notes-list > .rows");

/** Puts the rows of notes into their place. */
function put(list) {
  rows()?.remove();
  document.querySelector("#notes-list > p.dim")?.remove();
  (document.getElementById("note-search") ?? document.getElementById("new-note")).after(list);
  return list;
}

/** The row of the open note is the current one. */
export function markOpen() {
  for (const link of rows()?.querySelectorAll("a") ?? []) {
    if (link.pathname === location.pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The row of a note; one that was made here gets its row here. */
function rowOf(id, isMade) {
  const known = document.getElementById(`row-${id}`);
  // A search does not find what waits here.
  if (known || !isMade || document.getElementById("notes-found")) return known;
  const name = part("span", { className: "title", dir: "auto" });
  const about = part("span", { className: "about" }, part("bdi", { className: "line" }));
  const row = part("li", { id: `row-${id}` }, part("a", { href: "/notes/" + id }, name, about));
  (rows() ?? put(part("ul", { className: "rows" }))).prepend(row);
  return row;
}

/** Shows in the row of a note what its text begins with. */
export function showText(row, text) {
  const parts = { ".title": titleOf(text), ".line": secondLineOf(text) };
  for (const [name, words] of Object.entries(parts)) {
    const place = row.querySelector(name);
    if (place && place.textContent !== words) place.textContent = words;
  }
}

/** Lists the notes that wait, with the titles that they will have, and says that they wait. */
function listWaiting(items) {
  if (!document.getElementById("new-note")) return;
  for (const mark of document.querySelectorAll("#notes-list .unsent")) mark.remove();
  const texts = items.filter(({ note }) => note);
  const made = new Set(texts.filter(({ action }) => action === "/notes").map(({ note }) => note.id));
  // Of several texts of a note, the last one counts.
  for (const [id, last] of new Map(texts.map((item) => [item.note.id, item]))) {
    const row = rowOf(id, made.has(id));
    if (!row) continue;
    showText(row, last.note.text);
    // What is just being sent is not worth mentioning.
    const state = last.refused ? "refused" : last.trouble || !isConnected() ? "waiting" : null;
    if (state) row.querySelector(".title").after(" ", part("span", { className: "mark unsent", textContent: state }));
  }
  markOpen();
}

/** While the server is away, shows the newest list that this browser keeps, whichever page it came with. */
async function bringNewest() {
  const fields = new URLSearchParams(location.search);
  // A note that was kept without the search beside it.
  if (fields.has("q") && !document.getElementById("notes-found")) move(location.pathname, { replace: true });
  if (!isConnected() && !fields.has("page") && !fields.has("q")) {
    const list = (await newestPage().catch(() => null))?.querySelector("#notes-list > .rows");
    if (list && !isConnected() && document.getElementById("new-note")) localize(put(document.importNode(list, true)));
  }
  // If nothing is stored, nothing waits.
  listWaiting(await waiting().catch(() => []));
}

export function begin() {
  document.addEventListener("larder:waiting", ({ detail }) => listWaiting(detail));
  document.addEventListener("larder:connection", bringNewest);
  document.addEventListener("larder:shown", bringNewest);
  bringNewest();
}
