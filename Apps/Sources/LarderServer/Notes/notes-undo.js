// Undoing in a note takes back what was typed in this window, and leaves what others typed: setting a text
// makes browsers forget what they could undo.
import { merge } from "./text-merge.js";

/** How long a pause may be within one step, in milliseconds. */
const pause = 800;
const most = 500;
/** The kinds of input that go on in one step. */
const typing = new Set(["insertText", "insertCompositionText", "deleteContentBackward", "deleteContentForward"]);
/** How many letters the steps of a long note may have together. */
const mostLetters = 20_000_000;

/** Whether what a step takes out of a text is a line break, behind which others have written lines since. */
function isNeeded(base, wanted, now) {
  const shorter = Math.min(base.length, wanted.length);
  let [start, end] = [0, 0];
  while (start < shorter && base[start] === wanted[start]) start += 1;
  while (end < shorter - start && base.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  const isBreak = start + end === wanted.length && /^[\r\n]+$/.test(base.slice(start, base.length - end));
  if (!isBreak || !/[^\r\n]$/.test(base.slice(0, start))) return false;
  const { mapOurs } = merge(base, base, now);
  const [from, to] = [mapOurs(start), mapOurs(base.length - end)];
  const stretch = now.slice(from, to);
  // The line before the break is part of the stretch if others have changed it.
  const behind = now[from - 1] === base[start - 1] ? stretch : stretch.replace(/^[\r\n]*[^\r\n]*/, "");
  return /^(?:\r\n?|\n)[^\r\n]/.test(behind);
}

export class Undo {
  #area;
  #shown;
  #done = [];
  #undone = [];
  #last = 0;
  // Where the caret was after the last input, and what kind of input that was.
  #caret = -1;
  #kind = "";

  /** `changed` is called after a step was taken back or done again. */
  constructor(area, changed) {
    this.#area = area;
    this.#shown = area.value;
    area.addEventListener("input", (event) => this.#typed(event.inputType));
    area.addEventListener("beforeinput", () => { if (area.selectionStart !== this.#caret || area.selectionEnd !== this.#caret) this.#last = 0; });
    area.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      this.#step(key === "y" || event.shiftKey, changed);
    });
    area.addEventListener("beforeinput", (event) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      this.#step(event.inputType === "historyRedo", changed);
    });
  }

  /** Notes a text that came from elsewhere. */
  shows(text) {
    this.#shown = text;
    this.#last = 0;
  }

  #typed(kind) {
    const [before, after] = [this.#shown, this.#area.value];
    this.#shown = after;
    const isContinued = kind === this.#kind && typing.has(kind);
    this.#kind = kind;
    this.#caret = this.#area.selectionEnd;
    if (before === after) return;
    const step = this.#done.at(-1);
    const now = Date.now();
    // A word is a step, not each letter; what was pasted, and what is typed elsewhere, are steps of their own.
    const isSame = step && isContinued && now - this.#last < pause && step.after === before
      && !/\s$/.test(step.after.slice(0, this.#area.selectionStart));
    if (isSame) step.after = after; else this.#done.push({ before, after });
    const count = Math.max(1, Math.min(most, Math.floor(mostLetters / (2 * after.length + 1))));
    this.#done.splice(0, this.#done.length - count);
    this.#undone = [];
    this.#last = now;
  }

  #step(isRedo, changed) {
    const [from, to] = isRedo ? [this.#undone, this.#done] : [this.#done, this.#undone];
    const step = from.pop();
    if (!step) return;
    const now = this.#area.value;
    const [base, wanted] = isRedo ? [step.before, step.after] : [step.after, step.before];
    const merged = now === base ? { text: wanted } : merge(base, now, wanted);
    // What others have changed since stays as it is, and so do the line breaks that their lines need.
    if (merged.hasConflict || isNeeded(base, wanted, now)) return;
    to.push(isRedo ? { before: now, after: merged.text } : { before: merged.text, after: now });
    this.#area.value = merged.text;
    const { text } = merged;
    let rest = 0;
    while (rest < Math.min(now.length, text.length) && now.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
    this.#area.setSelectionRange(text.length - rest, text.length - rest);
    this.shows(text);
    changed();
  }
}
