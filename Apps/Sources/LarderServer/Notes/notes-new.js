// A new note opens at once and takes the caret. Its first letter makes it, in this browser, with or without the server;
// until then there is nothing to keep.
import { idFor, titleOf } from "./notes-queue.js";
import { move } from "./page.js";
import { newID } from "./queue.js";

function part(name, also = {}, ...children) {
  const element = Object.assign(document.createElement(name), also);
  element.append(...children);
  return element;
}

/** Opens an empty note and focuses its text: the one on the page, if nothing was ever typed there. */
export function openNew() {
  const opened = document.getElementById("note-text");
  if (opened?.value === "" && Number(opened.dataset.version) <= 1) {
    opened.focus();
    return;
  }
  const change = newID();
  const id = idFor(change);
  const area = part("textarea", { id: "note-text", name: "text", rows: 16, dir: "auto", spellcheck: true });
  Object.assign(area.dataset, { keep: "", note: id, version: "0", change });
  const state = part("span", { id: "note-state", textContent: "" });
  state.setAttribute("role", "status");
  state.setAttribute("aria-live", "polite");
  state.dataset.keep = "";
  const form = part(
    "form", { id: "note-form" }, part("label", { htmlFor: "note-text", className: "sr", textContent: "Note text" }),
    area, part("p", { className: "bar" }, state));
  form.setAttribute("data-plain", "");
  const editor = part(
    "section", { className: "editor", id: `editor-${id}` },
    part("p", { className: "crumbs" }, part("a", { href: "/notes", textContent: "← All notes" })),
    part("h1", { id: "note-title", textContent: "Empty note" }), form);
  editor.setAttribute("aria-labelledby", "note-title");
  const notes = document.getElementById("notes");
  for (const old of notes.querySelectorAll(".editor, .hint")) old.remove();
  notes.classList.add("opened");
  notes.append(editor);
  // The server shows a note that is not made yet if it knows the change that will make it.
  move(`/notes/${id}?new=${change}`, { push: true });
  document.title = "Empty note · Larder";
  area.focus();
  keepPage(id).catch(() => { /* Without a copy, the note is there when the server is back. */ });
}

/** Keeps the page of a note that the server may not know yet, so that it can be loaded again. */
async function keepPage(id) {
  if (!("caches" in window)) return;
  const text = "<!doctype html>" + document.documentElement.outerHTML;
  const pages = await caches.open("pages");
  const like = await pages.match("/notes");
  if (like) await pages.put("/notes/" + id, new Response(text, { headers: like.headers }));
}

/** Lists the notes that were made here and have not been sent. */
export function listWaiting(items) {
  const form = document.getElementById("new-note");
  if (!form) return;
  for (const { note } of items) {
    // Of several texts, the last one has the title.
    const title = note && document.querySelector(`#row-${CSS.escape(note.id)} .title`);
    if (title) title.textContent = titleOf(note.text);
  }
  const made = items.filter(({ action, note }) => note && action === "/notes" && !document.getElementById(`row-${note.id}`));
  if (made.length === 0) return;
  let rows = document.querySelector("#notes-list > ul.rows");
  if (!rows) {
    rows = part("ul", { className: "rows" });
    form.after(rows);
  }
  document.querySelector("#notes-list > p.dim")?.remove();
  for (const { note } of made) {
    // The first text may already be on its way; the newest has the title.
    const { note: { text } } = items.filter((item) => item.note?.id === note.id).at(-1);
    const name = part("span", { className: "title", dir: "auto", textContent: titleOf(text) });
    const link = part("a", { href: "/notes/" + note.id }, name, " ", part("span", { className: "mark", textContent: items.some((item) => item.note?.id === note.id && item.refused) ? "refused" : "waiting" }));
    rows.prepend(part("li", { id: `row-${note.id}` }, link));
  }
}
