// Forms answer in place: the message is shown at once, then the page updates.
import { show } from "./page.js";
import { isEmptied, newID, queue, waits } from "./queue.js";
import { send } from "./server.js";
import { hush, say } from "./toast.js";
import { forgetTyped, hand, retain, settle } from "./typed.js";

let earlier = Promise.resolve();
// The forms on this page whose changes may still wait, by change.
const asked = new Map();

/**
 * Sends a form after what was asked for before it, so that an undo takes back what was done last; the form names the kind of
 * thing that must not wait any more.
 */
function sendInOrder(form, content) {
  const go = async () => {
    await isEmptied();
    if (await waits(form.dataset.inOrder)) return { message: "Nothing was changed: what you did before that has not reached the server yet. Try again in a moment." };
    return send(form.action, content);
  };
  const sent = earlier.then(go);
  earlier = sent.catch(() => {});
  return sent;
}

/** Whether the person has gone on to nothing else than a form. */
export const isAt = (form) => document.activeElement === document.body || form.contains(document.activeElement);

/** Shows why a form was refused: in the form, with the focus on its field, if it has a place for that. */
export function refuse(form, message) {
  const place = form.querySelector("[data-trouble]");
  const field = place && form.querySelector(`[aria-describedby="${place.id}"]`);
  if (!field?.checkVisibility()) {
    say(message);
    return;
  }
  hush();
  place.textContent = message;
  field.setAttribute("aria-invalid", "true");
  if (!isAt(form)) return;
  field.focus();
  place.scrollIntoView({ block: "nearest" });
}

/** Takes away why a form was refused before. */
function forget(form) {
  form.querySelector("[data-trouble]")?.replaceChildren();
  form.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
}

/** Says in the form which server is asked, as that may take a while; returns a function that ends it. */
function sayAsking(form) {
  const place = form.querySelector("[data-state]");
  const address = form.elements[form.dataset.asks]?.value.trim();
  if (!place || !address) return () => {};
  const url = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  place.textContent = `Asking ${URL.canParse(url) ? new URL(url).host : address}…`;
  return () => place.replaceChildren();
}

async function submit(form, submitter) {
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  if (form.hasAttribute("data-here")) fields.set("see", location.pathname + location.search);
  if (form.dataset.queue) {
    forget(form);
    if (!fields.get("change")) fields.set("change", newID());
    asked.set(fields.get("change"), form);
    hand(form);
    await queue(form, fields);
    return;
  }
  const button = submitter ?? form.querySelector("button");
  button?.setAttribute("aria-busy", "true");
  forget(form);
  const isAnswered = sayAsking(form);
  const from = location.href;
  let answer;
  try {
    const content = form.enctype === "multipart/form-data" ? new FormData(form) : fields;
    answer = await (form.hasAttribute("data-in-order") ? sendInOrder(form, content) : send(form.action, content));
  } catch {
    answer = { message: "Nothing was changed: the server doesn’t answer. Try again when it is back." };
  }
  button?.removeAttribute("aria-busy");
  isAnswered();
  // What was typed since is for another time.
  const hidden = new Set([...form.elements].filter(({ type }) => type === "hidden").map(({ name }) => name));
  const isSame = [...new FormData(form)].every(([name, value]) =>
    typeof value !== "string" || hidden.has(name) || fields.get(name) === value);
  if (answer.ok) {
    if (isSame) settle(form);
    tellOf(answer);
  } else refuse(form, answer.message);
  document.dispatchEvent(new CustomEvent("larder:answered", { detail: { form, answer } }));
  if (!answer.ok) return;
  if (isSame && form.hasAttribute("data-reset")) form.reset();
  const see = new URL(answer.see ?? location.href, location.href);
  // Such a form leads to where the person is, even if that changed after the form was written; so does one that is left.
  const target = form.hasAttribute("data-stay") || location.href !== from ? new URL(location.href) : new URL(see);
  const part = see.hash.slice(1);
  target.hash = "";
  await show(target.href, { push: target.pathname + target.search !== location.pathname + location.search });
  // The answer may name the part of the page that it is about.
  document.getElementById(part)?.scrollIntoView({ block: "nearest" });
}

/** Says what a change did, and offers to take it back if that is possible. */
export function tellOf({ message, undo, undoFields }) {
  say(message, { undo: undo && (() => submitTo(undo, undoFields)) });
}

/** Sends a form that is not on the page. */
function submitTo(path, fields = {}) {
  const form = Object.assign(document.createElement("form"), { method: "post", action: path, hidden: true });
  const { pathname, search } = location;
  for (const [name, value] of Object.entries({ ...fields, token: document.body.dataset.token, see: pathname + search })) {
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  document.body.append(form);
  form.requestSubmit();
  form.remove();
}

async function get(form, isTyped) {
  const fields = new URLSearchParams(new FormData(form));
  for (const [name, value] of [...fields]) if (value === "") fields.delete(name);
  const address = new URL(form.action);
  address.search = fields.toString();
  const isSame = address.href === location.href;
  // Text typed letter by letter makes one history entry, not one for each letter.
  const isShown = await show(address.href, { push: !isTyped && !isSame, replace: isTyped || isSame });
  // The page still shows what was selected before.
  if (!isShown && location.href !== address.href && form.isConnected) {
    for (const select of form.querySelectorAll("select")) {
      select.value = select.querySelector("option[selected]")?.value ?? select.value;
    }
  }
}

/** Signs out if nothing is lost, or after asking: changes waiting in this browser end with the session. */
async function signOut(form) {
  const lost = "Some changes have not been sent yet, and will be lost if you sign out. Sign out anyway?";
  if (!await isEmptied() && !window.confirm(lost)) return;
  forgetTyped();
  form.submit();
}

/** Whether a form still asks for what was sent. */
export function asksFor(form, item) {
  const [now, sent] = [new FormData(form), new URLSearchParams(item.fields)];
  const isOwn = (name) => !["token", "see", "change", "at"].includes(name);
  return [...now.keys(), ...sent.keys()].filter(isOwn).every((name) => now.get(name) === sent.get(name));
}

/** Says in the form that asked for a change, if it is still there with what was asked for, why the change was refused. */
function answered(event) {
  const { item, answer, isKept } = event.detail;
  const form = asked.get(item.change);
  asked.delete(item.change);
  if (answer.ok || isKept || !form?.isConnected || !form.querySelector("[data-trouble]")) return;
  if (!asksFor(form, item)) return;
  event.preventDefault();
  refuse(form, answer.message);
  retain(form);
}

let isGoingOn = false;

export function begin() {
  let typing = null;
  document.addEventListener("larder:sent", answered);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    // Who presses Enter asks once, also for what was just typed.
    clearTimeout(typing);
    if (form.id === "sign-out") {
      event.preventDefault();
      signOut(form);
      return;
    }
    if (event.defaultPrevented || form.hasAttribute("data-plain") || form.method === "dialog") return;
    event.preventDefault();
    if (event.submitter?.getAttribute("aria-disabled") === "true") return;
    if (form.method === "get") get(form, isGoingOn); else submit(form, event.submitter);
  });
  // Forms that only select what to show need no button.
  document.addEventListener("change", (event) => {
    const form = event.target.form;
    if (form?.hasAttribute("data-auto")) form.requestSubmit();
  });
  // The form that was last submitted by typing, until the focus moves to another form.
  let typed = null;
  document.addEventListener("focusin", (event) => { if (event.target.form !== typed) typed = null; });
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!field.form?.hasAttribute("data-auto") || !["input", "textarea"].includes(field.localName) || field.type === "date") return;
    clearTimeout(typing);
    typing = setTimeout(() => {
      const { form } = field;
      if (!form?.isConnected) return;
      isGoingOn = typed === form;
      typed = form;
      form.requestSubmit();
      isGoingOn = false;
    }, 250);
  });
}
