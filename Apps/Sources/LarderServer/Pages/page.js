// Fetches the content of this page, and replaces the old content with it.
import { morph, parsePage } from "./morph.js";
import { localize } from "./local.js";
import { ask, connection, leaveToSignIn } from "./server.js";

let ownFields = () => ({});

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

/**
 * Fetches one of our pages and shows its content in place of the current one. It is a step if it
 * adds a history entry, replaces the current one, or follows a move through the history.
 */
export async function show(address, { push = false, replace = false, gone = false, keepScroll = true } = {}) {
  const isStep = push || replace || gone;
  if (!isStep && underway > 0) {
    isRefreshOwed = true;
    return true;
  }
  if (isStep) underway = steps += 1;
  if (push) isPlaceOwed = true;
  const [step, number] = [steps, asked += 1];
  const isOvertaken = () => step !== steps || number < shown;
  try {
    const { response, text } = await ask(address, ownFields(address));
    if (isOvertaken()) return true;
    if (!response) connection(false);
    if (response?.status === 401) leaveToSignIn();
    if (!response?.ok && response?.status !== 422) return false;
    connection(response.headers.get("X-Larder-Offline") !== "1");
    const page = parsePage(text);
    if (!page.getElementById("main") || !document.getElementById("main")) return false;
    shown = number;
    if (push || replace && isPlaceOwed) history.pushState({}, "", response.url);
    else if (replace) history.replaceState({}, "", response.url);
    if (isStep) isPlaceOwed = false;
    put(page);
    if (!keepScroll) window.scrollTo(0, 0);
    return true;
  } finally {
    if (isStep && underway === step) {
      underway = 0;
      if (isRefreshOwed) soon();
      isRefreshOwed = false;
    }
  }
}

/** Replaces the content of this page with that of a fetched one. */
function put(page) {
  document.title = page.title;
  document.body.dataset.live = page.body.dataset.live ?? "";
  document.body.className = page.body.className;
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

/** Reloads this page, in a moment. */
export function soon() {
  if (timer) return;
  timer = setTimeout(async () => {
    timer = null;
    await show(location.href);
  }, 120);
}
