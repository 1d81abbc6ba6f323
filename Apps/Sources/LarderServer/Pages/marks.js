// Forms that set or remove a mark: the button shows what the mark is, or what it would do.
import { moment } from "./clock.js";

/**
 * Whether the mark of a form is set. Such a form turns `autocomplete` off: a browser that reloads the page would
 * restore the field, but not the button.
 */
export const isMarked = (form) => form.elements.on.value === "0";

/** Shows a mark as it is: pressed or not, or by the words for the other state. */
export function showMark(form, isSet) {
  const button = form.querySelector("button");
  form.elements.on.value = isSet ? "0" : "1";
  const { on, off, titleOn, titleOff } = button.dataset;
  if (button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", String(isSet));
  if (on) button.textContent = isSet ? on : off;
  if (titleOn) button.title = isSet ? titleOn : titleOff;
  const sign = button.querySelector("[aria-hidden]");
  if (sign && "★☆".includes(sign.textContent)) sign.textContent = isSet ? "★" : "☆";
}

/** What a form does when it is sent, in words. */
export function wordsOf(form, isSet) {
  const { what, whatOn, whatOff } = form.dataset;
  const button = form.querySelector("button");
  return (isSet ? whatOn : whatOff) || what || button?.getAttribute("aria-label") || button?.textContent?.trim()
    || form.dataset.queue;
}

const escaped = (text) => text.replaceAll("%", "%25").replaceAll("/", "%2F");

/** What a form for a mark says, as larders tell it to each other; null for other forms. */
export function recordOf(form, fields) {
  const id = form.dataset.record?.replace(/\{(\w+)\}/g, (_, name) => escaped(fields.get(name) ?? ""));
  // Browsers change some characters in forms.
  if (!id || /[\u0000-\u001f\ufffd]/.test(id)) return null;
  return { kind: "mark", id, stamp: `${moment()}.0.page`, value: fields.get("on") === "1" };
}

// Marks that the server has taken in: a page that this browser kept before that does not show them.
const takenIn = "larder-marks";
const most = 300;

function allTakenIn() {
  try { return JSON.parse(localStorage.getItem(takenIn) ?? "[]"); } catch { return []; }
}

/** Notes a mark that the server has taken in; returns whether the item is one. */
export function noteTakenIn({ action, kind, fields, record }) {
  if (record?.kind !== "mark") return false;
  try {
    localStorage.setItem(takenIn, JSON.stringify([...allTakenIn(), { action, kind, fields, time: Date.now() }].slice(-most)));
  } catch { /* Then kept pages show what they showed. */ }
  return true;
}

/** Forgets them, after marks were changed in another way. */
export function forgetTakenIn() {
  try { localStorage.removeItem(takenIn); } catch { /* see above */ }
}

/** The marks that the page lacks, if this browser kept it: those that the server has taken in since. */
export function missingMarks() {
  const asked = Number(document.getElementById("main")?.dataset.asked);
  return asked ? allTakenIn().filter(({ time }) => time > asked) : [];
}
