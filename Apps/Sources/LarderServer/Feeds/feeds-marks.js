// Shows marks everywhere an article is shown, before the server confirms them.
import { countNone, countOne, countStar } from "./feeds-counts.js";
import { current, rows } from "./feeds-open.js";
import { isMarked, showMark } from "./marks.js";

const $ = (id) => document.getElementById(id);

function showRead(row, isRead) {
  row.classList.toggle("unread", !isRead);
  row.querySelector(".state-word").textContent = isRead ? "" : "Unread: ";
}

/** There is something to undo from now on. */
export function canUndo() {
  const button = $("undo");
  if (button) button.disabled = false;
}

/** What taking back some marks did, in the words of the server. */
export function undoneWords(items) {
  const marks = items.map((item) => new URLSearchParams(item.fields));
  const isRead = marks[0].get("name") === "read";
  const wasSet = marks[0].get("on") === "1";
  const words = isRead ? (wasSet ? "unread again" : "read again") : wasSet ? "no longer starred" : "starred again";
  const title = items[0].what.replace(/^[^:]*: /, "");
  return items.length === 1 ? `“${title}” is ${words}.` : `${items.length} articles are ${words}.`;
}

/** Shows a mark that a form has set or removed. */
export function marked(event) {
  canUndo();
  const form = event.target;
  const number = form.elements.number?.value;
  const name = form.elements.name?.value;
  if (!number || !name) return;
  const { on } = event.detail;
  const row = $(`row-${number}`);
  if (name === "read" && row) {
    if (row.classList.contains("unread") === on) countOne(row, on ? -1 : 1);
    showRead(row, on);
  }
  if (name === "favourite" && row) countStar(on ? 1 : -1);
  const kind = name === "read" ? "read" : "star";
  const isOpen = current()?.dataset.number === number;
  const starred = isOpen && kind === "star" ? $("article-starred") : null;
  if (starred) starred.hidden = !on;
  for (const other of [$(`${kind}-form-${number}`), isOpen ? $(`article-${kind}-form`) : null]) {
    if (other && other !== form) showMark(other, on);
  }
}

let recountAll = () => {};

/** Shows all rows as read. */
export function showAllRead() {
  for (const row of rows()) {
    showRead(row, true);
    row.querySelector(".read-mark").setAttribute("aria-pressed", "true");
  }
  recountAll = countNone();
  $("mark-all-form").hidden = true;
}

/** Shows all rows as they are, after marking them was refused. */
export function showAsTheyAre() {
  $("mark-all-form").hidden = false;
  recountAll();
  for (const row of rows()) {
    const isRead = isMarked(row.querySelector(".dot-form"));
    showRead(row, isRead);
    row.querySelector(".read-mark").setAttribute("aria-pressed", String(isRead));
  }
}
