// Fetches the content of this page, and replaces the old content with it.
import { morph, parsePage } from "./morph.js";
import { localize } from "./local.js";
import { ask, connection, isConnected, isOffline, leaveToSignIn } from "./server.js";
import { say } from "./toast.js";

let ownFields = () => ({});
let answerHere = () => false;
// What is shown was answered in this browser, not by the server.
let isAnsweredHere = false;

/** Sets a function that shows an address while the server is away; it returns whether it could. */
export function withAnswers(answer) {
  answerHere = answer;
}

/** Sets a function that adds header fields to requests for pages, by address. */
export function withFields(fields) {
  ownFields = fields;
}

// Pages that are being loaded: a step leads to another page, a refresh reloads this one. The latest step
// is the one shown, whatever arrives after it, and an older page never replaces a newer one.
let [steps, asked, shown, underway] = [0, 0, 0, 0];
// A refresh was requested during a step; the page of that step may be older than the request.
let isRefreshOwed = false;
// A step that is overtaken leaves its history entry to the next one.
let isPlaceOwed = false;

/** How long to wait for the server before answering in this browser, in milliseconds. */
const patience = 3_000;

/** Waits for a promise, but not longer than some milliseconds; returns whether that was too short. */
async function isSlower(promise, milliseconds) {
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(resolve, milliseconds, true); });
  try {
    return await Promise.race([promise.then(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches one of our pages and shows its content in place of the current one. It is a step if it
 * adds a history entry, replaces the current one, or follows a move through the history.
 */
export async function show(address, { push = false, replace = false, gone = false } = {}) {
  const isStep = push || replace || gone;
  if (!isStep && underway > 0) {
    isRefreshOwed = true;
    return true;
  }
  if (isStep) underway = steps += 1;
  if (push) isPlaceOwed = true;
  const [step, number] = [steps, asked += 1];
  const isOvertaken = () => step !== steps || number < shown;
  // Answers in this browser, if that is possible, and makes the place in the history that the step leads to.
  const answerNow = () => {
    if (!isStep || !answerHere(address)) return false;
    shown = number;
    enter(new URL(address, location.href).href, { push, replace });
    // What the server says later belongs to the same place.
    [push, replace] = [false, push || replace];
    isAnsweredHere = true;
    return true;
  };
  try {
    const asking = ask(address, ownFields(address));
    // A server can be silent for minutes before the browser gives it up.
    const isLate = isStep && await isSlower(asking, isConnected() ? patience : patience / 10);
    const isHere = isLate && !isOvertaken() && answerNow();
    if (isHere) isPlaceOwed = false;
    const { response, text } = await asking;
    if (isOvertaken()) return true;
    connection(!isOffline(response));
    if (response?.status === 401) leaveToSignIn();
    // What this browser keeps of the page that is shown is no newer than that.
    if (isOffline(response) && !isStep) return false;
    if (isOffline(response) && !response?.ok) {
      isPlaceOwed = false;
      if (isHere || answerNow()) return false;
      // A page that can’t be left for another stays, as useful as it was; the history leads to an address
      // that nothing else may stand for.
      if (!gone) {
        say("Not available offline: the server doesn’t answer, and this browser has no copy of that page.");
        return false;
      }
      shown = number;
      enter(new URL(address, location.href).href, { push, replace });
      isAnsweredHere = false;
      putMissing();
      return false;
    }
    const page = parsePage(text);
    // What was shown is gone: it would seem to be there for as long as nobody leaves it.
    const isGone = !isStep && response.status === 404;
    if (!response.ok && response.status !== 422 && !isGone) {
      if (isStep) say(page.querySelector("#main .trouble")?.textContent ?? "The server refused to show this: the text may be too long for an address.");
      return false;
    }
    if (!page.getElementById("main") || !document.getElementById("main")) return false;
    shown = number;
    isAnsweredHere = false;
    const followFocus = holdFocus(new URL(response.url).pathname);
    enter(response.url, { push, replace });
    if (isStep) isPlaceOwed = false;
    put(page);
    followFocus();
    return true;
  } finally {
    if (isStep && underway === step) {
      underway = 0;
      if (isRefreshOwed) soon();
      isRefreshOwed = false;
    }
  }
}

const withoutHash = (address) => address.split("#")[0];
let here = withoutHash(location.href);

/** Moves to an address: adds a history entry, replaces the current one, or stays in it. */
function enter(address, { push, replace }) {
  if (push || replace && isPlaceOwed) {
    noteScroll();
    history.pushState({}, "", address);
  } else if (replace) {
    history.replaceState({}, "", address);
  }
  here = withoutHash(location.href);
}

/** Moves to an address whose content the caller shows itself; pages that are being loaded are dropped. */
export function move(address, { push = false, replace = false } = {}) {
  steps += 1;
  shown = asked += 1;
  underway = 0;
  enter(address, { push, replace });
  isPlaceOwed = false;
  if (isRefreshOwed) soon();
  isRefreshOwed = false;
}

/** Notes how far the page is scrolled, for those who come back to it. */
const noteScroll = () => history.replaceState({ ...history.state, top: window.scrollY }, "");

let moveHere = () => false;

/** Sets a function that shows an address of the history without the server; it returns whether it did. */
export function withMoves(go) {
  moveHere = go;
}

/**
 * Sets what a field asks for to what the address asks; what the address leaves out is empty, or as the page has it. What
 * was typed since the address was asked for stays.
 */
function fillField(field, asked, isShown) {
  if (field.localName === "select") {
    const options = [...field.options];
    const option = options.find(({ value }) => value === asked) ?? options.find((one) => one.defaultSelected) ?? options[0];
    if (option) field.value = option.value;
  } else if (field.type === "checkbox") {
    field.checked = field.value === asked;
  } else if (!isShown) {
    field.value = asked ?? "";
  } else if (asked === null && field.value === "" && field.localName === "input") {
    field.value = field.defaultValue;
  }
}

/**
 * Sets the fields of all forms that ask for this page to what its address asks: after a move through the history, what
 * was typed or chosen there belongs to the address that was left, also in the field that has the focus.
 */
function fill({ isShown = false } = {}) {
  const { pathname, searchParams } = new URL(location.href);
  for (const form of document.querySelectorAll('form[method="get"]')) {
    if (new URL(form.action).pathname !== pathname) continue;
    for (const field of form.elements) {
      if (field.name && field.type !== "hidden") fillField(field, searchParams.get(field.name), isShown);
    }
  }
}

/** Follows the history, and returns to where a page was scrolled. */
export function begin() {
  history.scrollRestoration = "manual";
  document.addEventListener("larder:hello", heal);
  // The window that listens to the server hears of it first, and tells the others.
  document.addEventListener("larder:connection", ({ detail }) => { if (detail.answers) heal(); });
  if (document.getElementById("missing")) connection(false, { isHeard: true });
  const scroll = (state) => window.scrollTo(0, state?.top ?? 0);
  if (history.state?.top) scroll(history.state);
  window.addEventListener("pagehide", noteScroll);
  window.addEventListener("popstate", async ({ state }) => {
    const was = here;
    here = withoutHash(location.href);
    // A link to a part of this page is the browser’s own business.
    if (state === null && here === was) return;
    fill();
    if (!moveHere(location.href)) await show(location.href, { gone: true });
    fill({ isShown: true });
    scroll(state);
  });
}

/** Says that an address can’t be shown, in place of what was shown for another. */
function putMissing() {
  document.getElementById("main").replaceChildren(document.getElementById("missing-page").content.cloneNode(true));
  document.body.classList.remove("wide");
  document.title = "Not available offline · Larder";
}

/** Once the server is back, it answers what could not be shown, or was answered here. */
function heal() {
  // The page that was missing may need other scripts and styles.
  if (document.getElementById("missing")) location.reload();
  else if (isAnsweredHere) show(location.href);
}

/**
 * Notes where the keyboard is; returns a function that takes it to what came next, or before, if its place is gone from
 * the page or takes no keys any more. Who uses a mouse or a finger has no place there, nor has who was typing, or goes to
 * another page.
 */
function holdFocus(path) {
  const focus = document.activeElement;
  const main = document.getElementById("main");
  const isText = focus?.matches("input:not([type=checkbox]), select, textarea");
  if (path !== location.pathname || isText || !main?.contains(focus) || !focus.matches(":focus-visible")) return () => {};
  const all = [...main.querySelectorAll("a[href], button, summary, textarea, [tabindex='0']")];
  const from = all.indexOf(focus);
  const near = [...all.slice(from + 1), ...all.slice(0, Math.max(from, 0)).reverse()];
  return () => {
    const isThere = focus.isConnected && !focus.matches(":disabled") && focus.checkVisibility({ visibilityProperty: true });
    if (isThere || ![document.body, focus].includes(document.activeElement)) return;
    for (const one of near) {
      if (one.isConnected) one.focus({ preventScroll: true });
      if (document.activeElement === one) break;
    }
  };
}

/** Replaces the content of this page with that of a fetched one. */
function put(page) {
  document.title = page.title;
  document.body.dataset.live = page.body.dataset.live ?? "";
  document.body.className = page.body.className;
  // What a reader chose, such as colours, is in attributes of the root.
  const [root, chosen] = [document.documentElement.dataset, page.documentElement.dataset];
  for (const name of Object.keys(root)) if (!(name in chosen)) delete root[name];
  Object.assign(root, chosen);
  for (const id of ["top", "main"]) {
    const [was, is] = [document.getElementById(id), page.getElementById(id)];
    if (!was || !is) continue;
    // Scripts write these two; the server must not change them.
    is.querySelector("#connection")?.replaceWith(document.getElementById("connection").cloneNode(true));
    is.querySelector("#waiting")?.replaceWith(document.getElementById("waiting").cloneNode(true));
    morph(was, is);
  }
  localize(document);
  document.dispatchEvent(new CustomEvent("larder:shown"));
}

let timer = null;
let restsUntil = 0;

/** Puts refreshes off while a person goes through the page quickly. */
export function rest(milliseconds) {
  restsUntil = Date.now() + milliseconds;
}

/** Reloads this page, in a moment. */
export function soon() {
  if (timer) return;
  timer = setTimeout(async () => {
    timer = null;
    if (Date.now() < restsUntil) soon(); else await show(location.href);
  }, Math.max(120, restsUntil - Date.now()));
}
