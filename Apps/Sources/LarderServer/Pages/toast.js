// Short messages at the foot of the page.
let timer = null;

/** Shows a message for a while, with a button that takes back what it tells of. */
export function say(text, { undo } = {}) {
  const toast = document.getElementById("toast");
  if (!toast || !text) return;
  toast.replaceChildren(text);
  delete toast.dataset.older;
  if (undo) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Undo" });
    button.addEventListener("click", () => { toast.replaceChildren(); undo(); });
    toast.append(" ", button);
  }
  later(toast, undo ? 8000 : 5000);
}

/** Notes that something was done since: the key for undo is no longer about the message. */
export function age() {
  const toast = document.getElementById("toast");
  if (toast) toast.dataset.older = "";
}

/** Takes the message away, as it is about something earlier. */
export function hush() {
  document.getElementById("toast")?.replaceChildren();
}

/** A press on the text of a message takes it away; the page ends above it, however many lines it has. */
export function begin() {
  const toast = document.getElementById("toast");
  // In a sheet of its own: an attribute would be kept with the pages that this browser stores.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  if (toast) new ResizeObserver(() => sheet.replaceSync(`:root { --message: ${toast.offsetHeight}px; }`)).observe(toast);
  toast?.addEventListener("click", ({ target }) => { if (!target.closest("button, a")) toast.replaceChildren(); });
}

/** Takes the message away, but not from under a finger or the focus. */
function later(toast, milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) later(toast, milliseconds); else toast.replaceChildren();
  }, milliseconds);
}
