// Notes that are shared as they are typed: what is typed here is kept in this browser at once, sent,
// and merged with what others type; what they type appears here, and the caret stays where it is.
import { onChange } from "./live.js";
import { merge } from "./text-merge.js";
import { isConnected } from "./live.js";
import { flush, newID, putNote, waitingNotes } from "./queue.js";

const here = newID();
let area = null;
let base = { version: 0, text: "" };
let timer = null;

const words = {
  saved: "Saved", saving: "Saving…", merged: "Saved, together with what was typed elsewhere",
  waiting: "Waiting: kept in this browser, and sent when the server is back",
};

function say(state) {
  const line = document.getElementById("note-state");
  if (!line) return;
  if (line.textContent !== words[state]) line.textContent = words[state];
  line.classList.toggle("waiting", state === "waiting");
}

/** Shows another text; the caret stays after what it stood after. */
function put(text, mapOurs) {
  if (area.value === text) return;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = area;
  area.value = text;
  area.setSelectionRange(mapOurs(selectionStart), mapOurs(selectionEnd), selectionDirection);
  area.scrollTop = scrollTop;
}

/** Takes in what the server has, beside what was typed here since a text that both know. */
function take(known, fresh) {
  const { text, mapOurs } = merge(known, area.value, fresh.text);
  put(text, mapOurs);
  base = { version: fresh.version, text: fresh.text };
  document.getElementById("note-base").value = String(fresh.version);
}

async function save() {
  clearTimeout(timer);
  timer = null;
  const text = area.value.toWellFormed ? area.value.toWellFormed() : area.value;
  const queued = await waitingNotes(area.dataset.note);
  const last = queued.at(-1);
  if ((last ? last.note.text : base.text) === text) return;
  if (!isConnected()) say("waiting"); else say("saving");
  await putNote(area.dataset.note, { base, text, window: here });
  await flush();
  if ((await waitingNotes(area.dataset.note)).length > 0) say("waiting");
}

async function catchUp() {
  if (!area || timer) return;
  if ((await waitingNotes(area.dataset.note)).length > 0) return flush();
  let fresh;
  try {
    const response = await fetch("/notes/" + area.dataset.note, { headers: { Accept: "application/json" } });
    if (!response.ok) return;
    fresh = await response.json();
  } catch {
    return;
  }
  if ((await waitingNotes(area.dataset.note)).length > 0 || fresh.version <= base.version) return;
  const mine = area.value !== base.text;
  take(base.text, fresh);
  if (mine) save(); else say("saved");
}

/** Begins with the note that is open, and with what of it waits in this browser. */
async function open() {
  const found = document.getElementById("note-text");
  if (found === area) return;
  area = found;
  if (!area) return;
  base = { version: Number(area.dataset.version), text: area.value };
  area.addEventListener("input", () => {
    say(isConnected() ? "saving" : "waiting");
    clearTimeout(timer);
    timer = setTimeout(save, 250);
  });
  const last = (await waitingNotes(area.dataset.note)).at(-1);
  if (last) {
    put(last.note.text, (offset) => offset);
    say("waiting");
    flush();
  }
}

export function begin() {
  open();
  document.addEventListener("larder:shown", () => open());
  document.addEventListener("larder:sent", ({ detail: { item, answer } }) => {
    if (!area || item.kind !== "note" || item.note.id !== area.dataset.note || !answer.ok) return;
    take(item.note.text, answer);
    if (timer === null && area.value === answer.text) say(answer.didMerge ? "merged" : "saved");
  });
  onChange((change) => {
    if (!change || change.topic === "notes" && (!change.key || change.key === area?.dataset.note)) catchUp();
  });
  window.addEventListener("pagehide", () => { if (timer) save(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden && timer) save(); });
}
