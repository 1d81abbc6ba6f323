// Keyboard shortcuts: two keys lead to a section, single keys act on the page; they can be turned off.
import { say } from "./toast.js";

const own = new Map();
let first = null;

/** Assigns an action to a key on this page. */
export function onKey(key, action) {
  own.set(key, action);
}

function isOn() {
  try { return localStorage.getItem("larder-keys") !== "off"; } catch { return true; }
}


/** Whether what is typed is meant for a field: one that has the focus, or one of a form that was just unfolded. */
function isTyping(target) {
  return target.isContentEditable || target.matches("summary") && target.parentElement.matches("[open]:has(input:not([type=hidden]))")
    || ["input", "textarea", "select"].includes(target.localName) && !["checkbox", "radio", "button", "submit"].includes(target.type);
}

/** Leaves a field; a form that was unfolded folds again, and keeps what was typed. */
function leave(field) {
  const unfolded = field.closest("details.more[open]");
  if (!unfolded) { field.blur(); return; }
  unfolded.open = false;
  unfolded.querySelector("summary").focus();
}

/** Acts on a key that was pressed, on the page or in a frame of it. */
export function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) leave(event.target);
    else if (isOn() && !document.querySelector("dialog[open]")) own.get("Escape")?.(event);
    return;
  }
  if (isTyping(event.target) || document.querySelector("dialog[open]") && event.key !== "?") return;
  if (!isOn()) return;
  const dialog = document.getElementById("keys");
  if (first === "g") {
    first = null;
    const link = document.querySelector(`a[data-key="g ${CSS.escape(event.key)}"]`);
    if (link) { event.preventDefault(); link.click(); return; }
  }
  if (event.key === "g") { first = "g"; setTimeout(() => { first = null; }, 1500); return; }
  // What was just done and can be taken back comes before what the page undoes.
  const undo = event.key === "u" && document.querySelector("#toast:not([data-older]) button");
  if (undo) { event.preventDefault(); undo.click(); return; }
  if (own.has(event.key)) {
    if (own.get(event.key)(event) !== false) event.preventDefault();
    return;
  }
  if (event.key === "?") {
    event.preventDefault();
    if (dialog.open) dialog.close(); else dialog.showModal();
  } else if (event.key === "/") {
    const field = document.querySelector("main input[type=search], main input:not([type=hidden]), main textarea");
    if (field) { event.preventDefault(); field.focus(); field.select?.(); }
  } else {
    const target = document.querySelector(`main [data-key="${CSS.escape(event.key)}"]`);
    if (!target) {
      if (event.key === "u") say("There is nothing to undo.");
      return;
    }
    event.preventDefault();
    if (event.key === "u" && target.disabled) say("There is nothing to undo.");
    else target.click();
  }
}

export function begin() {
  document.addEventListener("keydown", press);
  const button = document.getElementById("keys-button");
  const dialog = document.getElementById("keys");
  const box = document.getElementById("keys-on");
  button.addEventListener("click", () => dialog.showModal());
  box.checked = isOn();
  box.addEventListener("change", () => {
    try { localStorage.setItem("larder-keys", box.checked ? "on" : "off"); } catch { say("This browser stores nothing, so the keys stay on."); }
  });
}
