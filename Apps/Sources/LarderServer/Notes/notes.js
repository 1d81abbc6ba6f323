// Notes, shared as they are typed: typed text is stored in this browser at once, sent, and merged with what
// others type. What they type appears here, and the caret stays where it is.
import { onChange } from "./live.js";
import { keepAhead, keepPage } from "./notes-kept.js";
import { begin as beginList, showText } from "./notes-list.js";
import { openNew } from "./notes-new.js";
import { numbered, putNote, titleOf, unheard, waitingNotes } from "./notes-queue.js";
import { nameSides, noteLines } from "./notes-sides.js";
import { Undo } from "./notes-undo.js";
import { move } from "./page.js";
import { flush, newID, troubleIn, waiting } from "./queue.js";
import { isConnected } from "./server.js";
import { merge } from "./text-merge.js";

const words = {
  saved: "Saved", saving: "Saving…", merged: "Saved, and merged with changes made elsewhere",
  conflict: "Saved. Two sides changed the same lines: choose between them above",
  waiting: "Waiting: saved in this browser, and sent when the server is back",
  unmade: "", copy: "Saved in this copy: on the server, the note is older now, or gone",
  unkept: "Not saved: this browser has no room, or can’t store data. Copy the text before you leave",
};

/** A note whose text is on the page; changes still being sent stay with it when another is opened. */
class OpenNote {
  #area;
  #id;
  #base;
  // The text without what was typed here since it was last queued.
  #common;
  #timer = null;
  #undo;
  // The queued changes that are part of the text, made or shown here: by identifier, with the text and
  // revision as they were here, the base, and whether the server has answered. Only these records show
  // what the text and an answer have in common; equal text proves nothing.
  #changes = new Map();
  // What was typed here and not queued yet met in conflict.
  #merges = [];
  // Whether others typed text that is not here yet, and whether it is being fetched.
  #isBehind = false;
  #isFollowing = false;
  // Why the server, which answers, could not store what waits, and why it refused a text.
  #trouble = undefined;
  #refusal = undefined;

  constructor(area) {
    this.#area = area;
    this.#id = area.dataset.note;
    const { version, change } = area.dataset;
    this.#base = { version: Number(version), text: area.value, change: version === "0" ? change : undefined };
    this.#common = area.value;
    this.#undo = new Undo(area, () => this.#typed());
    area.addEventListener("input", () => this.#typed());
  }

  #typed() {
    this.entitle();
    this.#say(isConnected() ? "saving" : "waiting");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#save(), 250);
  }

  /** Gives the page, and the note's row in the list, the title that the text has by now. */
  entitle() {
    if (!this.#area.isConnected) return;
    const title = titleOf(this.#area.value);
    const [heading, row] = ["note-title", `row-${this.#id}`].map((id) => document.getElementById(id));
    if (heading.textContent !== title) heading.textContent = title;
    if (row) showText(row, this.#area.value);
    document.title = `${title} · Larder`;
  }

  get area() { return this.#area; }

  get id() { return this.#id; }

  /** Whether the page knows a later version than the text is based on. */
  get isOld() { return Number(this.#area.dataset.version) > this.#base.version; }

  /** Shows the note's text that waits in this browser, merged with what is typed in the meantime. */
  async begin() {
    try {
      if (sessionStorage.getItem("larder-copy") === location.pathname) this.#say("copy");
      sessionStorage.removeItem("larder-copy");
    } catch { /* A browser that stores nothing. */ }
    const all = await waitingNotes(this.#id);
    if (all.length === 0) return;
    this.hear(await waiting());
    this.#sayWaiting(all);
    flush();
  }

  /** Takes in the whole queue, and what keeps it from being sent. */
  hear(all) {
    this.#trouble = troubleIn(all);
    this.absorb(all);
  }

  /** Shows what other windows of this browser typed and the server has not answered yet. */
  absorb(all) {
    const mine = all.filter(({ kind, note }) => kind === "note" && note.id === this.#id);
    for (const { note } of mine) {
      const held = (note.holds ?? []).filter((change) => this.#changes.has(change));
      let known = this.#changes.get(held.at(-1) ?? note.change);
      if (known && (known.isAnswered || known.revision >= note.revision)) continue;
      const before = this.#changes.get(note.change)?.after;
      if (before && !note.after) {
        // The change before it was answered, and another window heard of that first.
        this.#answered(before, { version: note.base, text: note.baseText });
        known = this.#changes.get(held.at(-1) ?? note.change);
      }
      for (const change of held) this.#changes.delete(change);
      const isHeld = (change) => note.holds?.includes(change);
      this.#merges = this.#merges.map((one) => isHeld(one.after) ? { ...one, after: note.change } : one);
      for (const one of this.#changes.values()) if (isHeld(one.after)) one.after = note.change;
      this.#meet(known?.text ?? note.baseText, note.text, { after: note.change });
      this.#mergeIn(known?.text ?? note.baseText, note.text);
      const { base, baseText, after, revision } = note;
      this.#changes.set(note.change, { text: note.text, revision, base, baseText, after });
    }
    if (mine.some((item) => item.refused) || mine.length > 0 && (this.#trouble || !isConnected())) this.#sayWaiting(mine);
  }

  /** Saves at once what was just typed. */
  saveNow() {
    if (this.#timer !== null) this.#save();
  }

  /** Takes in the server's answer to a text that waited in this browser. */
  sent(item, answer) {
    this.#trouble = undefined;
    this.absorb([item]);
    const isNew = this.#answered(item.note.change, answer);
    leaveNew(this.#id);
    if (this.#area.isConnected) keepPage(this.#id, answer).catch(() => { /* The server has it. */ });
    if (!isNew || this.#timer !== null) return;
    if (this.#area.value === answer.text) this.#say(answer.conflicts ? "conflict" : answer.didMerge ? "merged" : "saved");
    else this.#isBehind = true;
    this.#save();
  }

  /** Takes in the answer to a change; returns whether it was new. */
  #answered(change, answer) {
    this.#merges = numbered(this.#merges, change, answer.version);
    const known = this.#changes.get(change);
    if (!known || known.isAnswered) return false;
    if (answer.version >= this.#base.version) this.#take(this.#with([known]), answer);
    known.isAnswered = true;
    // The changes after it are rebased onto the answer, as in the queue.
    for (const next of this.#changes.values()) {
      if (next.isAnswered || next.after !== change) continue;
      const { text } = merge(known.text, next.text, answer.text);
      Object.assign(next, { text, after: null, base: answer.version, baseText: answer.text, revision: next.revision + 1 });
    }
    return true;
  }

  /** The common text, with changes that both this window and the server have. */
  #with(changes) {
    return changes.reduce((text, { base, baseText, text: made }) =>
      base === this.#base.version && text === baseText ? made : merge(baseText, made, text).text, this.#base.text);
  }

  /** Takes in what others typed, once what was typed here has been sent. */
  catchUp() {
    this.#isBehind = true;
    return this.#follow();
  }

  async #follow() {
    // Typed text is sent first; its answer leads back here.
    if (!this.#isBehind || this.#isFollowing || this.#timer !== null) return;
    const before = await this.#unheard();
    if (!before) {
      flush();
      return;
    }
    this.#isFollowing = true;
    this.#isBehind = false;
    const fresh = await this.#fetch();
    this.#isFollowing = false;
    const mine = await waitingNotes(this.#id);
    // From here on nothing is waited for: what is typed in a wait would be overwritten.
    const isHeard = mine.every((item) => item.refused) && unheard(this.#changes, mine).length === before.length;
    if (this.#timer !== null || !isHeard) {
      // The answer to what was sent in the meantime may be older than this one.
      this.#isBehind = true;
    } else if (fresh && (fresh.version > this.#base.version || fresh.version === this.#base.version && this.#area.value !== fresh.text)) {
      // What was typed, or refused, stays; without that, the text is the server's.
      const isTyping = this.#area.value !== this.#common || mine.length > 0;
      this.#take(isTyping ? this.#with(before) : this.#area.value, fresh);
      for (const change of before) change.isAnswered = true;
      if (isTyping) this.#save(); else this.#say("saved");
    }
    if (fresh) this.#follow();
  }

  async #fetch() {
    try {
      const response = await fetch("/notes/" + this.#id, { headers: { Accept: "application/json" } });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  }

  /** The changes in the text that another window sent without having said so yet; null while something waits. */
  async #unheard() {
    const waiting = await waitingNotes(this.#id);
    if (waiting.some((item) => !item.refused)) return null;
    return unheard(this.#changes, waiting);
  }

  #isSaid(state) {
    return document.getElementById("note-state")?.textContent === words[state];
  }

  /** Says of texts of the note that are not on the server whether they wait, or were refused. */
  #sayWaiting(mine) {
    this.#refusal = mine.find((item) => item.refused)?.refused;
    this.#say(this.#refusal ? "refused" : "waiting");
  }

  #say(state) {
    const line = document.getElementById("note-state");
    if (!line || !this.#area.isConnected) return;
    const text = state === "refused" ? `Not saved. ${this.#refusal} This browser keeps the text; edit it to try again`
      : state === "waiting" && this.#trouble && isConnected()
        ? `Waiting: saved in this browser, and sent again later, as ${this.#trouble}` : words[state];
    if (line.textContent !== text) line.textContent = text;
    line.classList.toggle("waiting", ["waiting", "refused", "unkept"].includes(state));
  }

  /** Shows another text; the caret stays after the same character. */
  #put(text, mapOurs) {
    const area = this.#area;
    if (area.value === text) return;
    const { selectionStart, selectionEnd, selectionDirection, scrollTop } = area;
    area.value = text;
    area.setSelectionRange(mapOurs(selectionStart), mapOurs(selectionEnd), selectionDirection);
    area.scrollTop = scrollTop;
    this.#undo.shows(text);
    this.entitle();
  }

  /** Brings what others made of a known text into the text, and what was typed here stays apart from it. */
  #mergeIn(known, fresh) {
    const [now, common] = [this.#area.value, this.#common];
    const { text, mapOurs } = merge(known, now, fresh);
    this.#common = now === common ? text : merge(known, common, fresh).text;
    this.#put(text, mapOurs);
  }

  /** Notes that what was typed here and what others made of a known text are in conflict. */
  #meet(known, fresh, others) {
    const [text, common] = [this.#area.value, this.#common];
    const isMet = (mine) => merge(known, mine, fresh).hasConflict;
    if (text !== common && isMet(text) && !isMet(common)) this.#merges.push({ ...others, base: known, text });
  }

  /** Merges the server's text with what was typed here since a common text. */
  #take(known, fresh) {
    this.#meet(known, fresh.text, { version: fresh.version });
    this.#mergeIn(known, fresh.text);
    this.#base = { version: fresh.version, text: fresh.text };
    const field = document.getElementById("note-base");
    if (field && this.#area.isConnected) field.value = String(fresh.version);
  }

  async #save() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const read = () => {
      const { value } = this.#area;
      return { text: value.toWellFormed ? value.toWellFormed() : value, base: this.#base, common: this.#common, merges: this.#merges };
    };
    let isNew = false;
    const own = newID();
    let undo = () => {};
    const saved = (text) => {
      const former = [this.#common, this.#merges];
      undo = () => { [this.#common, this.#merges] = former; };
      [this.#common, this.#merges] = [text, []];
    };
    const ways = { own, absorb: (all) => this.absorb(all), saved };
    try {
      isNew = await putNote(this.#id, this.#changes, read, ways);
      if (isNew === null) {
        this.#isBehind = true;
        await this.#follow();
        isNew = await putNote(this.#id, this.#changes, read, { ...ways, isLast: true });
      }
    } catch {
      undo();
      this.#say("unkept");
      return;
    }
    if (isNew) {
      this.#say(isConnected() ? "saving" : "waiting");
      await flush();
    }
    const mine = await waitingNotes(this.#id);
    const isSettled = mine.length === 0 && this.#timer === null && this.#area.value === this.#base.text;
    if (isNew && mine.length > 0) this.#sayWaiting(mine);
    // The answer may have come before this window said that it was saving; what was typed and taken back needs none.
    else if (isSettled && (this.#isSaid("saving") || this.#isSaid("waiting"))) this.#say(this.#base.version === 0 ? "unmade" : "saved");
    this.#follow();
  }
}

/** Gives a note that is made by now the address of any note. */
function leaveNew(id) {
  if (new URLSearchParams(location.search).has("new") && location.pathname === "/notes/" + id) move(location.pathname, { replace: true });
}

let note = null;

/** Opens the note on the page, if there is one. */
function open() {
  const area = document.getElementById("note-text");
  if (area && area.dataset.version !== "0") leaveNew(area.dataset.note);
  if (area === (note?.area ?? null)) {
    note?.entitle();
    if (note?.isOld) note.catchUp();
    return;
  }
  note?.saveNow();
  note = area ? new OpenNote(area) : null;
  note?.begin();
}

/** Puts the caret behind the text, where a keyboard does not cover it; a long text is shown from its beginning. */
function focusText() {
  const area = note?.area;
  if (!area || document.activeElement !== document.body || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(area.value.length, area.value.length);
  area.scrollTop = 0;
}

export function begin() {
  open();
  focusText();
  keepAhead();
  document.addEventListener("larder:shown", keepAhead);
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "new-note") return;
    event.preventDefault();
    openNew();
    open();
  }, true);
  beginList();
  document.addEventListener("larder:shown", () => { open(); nameSides(); });
  nameSides();
  document.addEventListener("larder:sent", ({ detail: { item, answer } }) => {
    if (item.kind === "note" && typeof answer.text === "string") noteLines(item);
    if (note && item.kind === "note" && item.note.id === note.id && typeof answer.text === "string") note.sent(item, answer);
  });
  document.addEventListener("larder:waiting", ({ detail }) => note?.hear(detail));
  onChange((change) => {
    if (!change || change.topic === "notes" && (!change.key || change.key === note?.id)) note?.catchUp();
  });
  let paper = null;
  addEventListener("beforeprint", () => {
    paper?.remove();
    paper = note && Object.assign(document.createElement("div"), { id: "note-print", dir: "auto", textContent: note.area.value });
    if (paper) note.area.after(paper);
  });
  addEventListener("afterprint", () => paper?.remove());
  window.addEventListener("pagehide", () => note?.saveNow());
  document.addEventListener("visibilitychange", () => { if (document.hidden) note?.saveNow(); });
}
