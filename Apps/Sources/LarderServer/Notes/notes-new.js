// A new note opens at once and takes the caret. Its first letter makes it, in this browser, with or without the server;
// until then there is nothing to keep.
import { keepPage } from "./notes-kept.js";
import { markOpen, part } from "./notes-list.js";
import { idFor } from "./notes-queue.js";
import { move } from "./page.js";
import { newID } from "./queue.js";

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
  markOpen();
  area.focus();
  keepPage(id).catch(() => { /* Without a copy, the note is there when the server is back. */ });
}
