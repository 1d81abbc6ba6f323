// The content of this page: fetched, and put in the place of what was there.
import { morph, parsePage } from "./morph.js";
import { localize } from "./local.js";
import { ask, connection, leaveToSignIn } from "./server.js";

let ownFields = () => ({});

/** Lets a page say more when it is fetched: fields of the request, by its address. */
export function withFields(fields) {
  ownFields = fields;
}

// Pages that are on their way to be shown: a step leads to another page, a refresh shows this one
// anew. The step that was taken last is shown whatever arrives after it, and nothing older after
// something newer.
let [steps, asked, shown, underway] = [0, 0, 0, 0];
// A refresh that was wanted while a step was on its way: that page may be from before it.
let isRefreshOwed = false;
// A step that is overtaken leaves its place in the history to the one that came after it.
let isPlaceOwed = false;

/**
 * Fetches a page of ours and shows its content in the place of this one's. It is a step when it
 * gets a place in the history, takes this one's, or is one of the history that was gone to.
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

/** Puts the content of a page that was fetched in the place of this one's. */
function put(page) {
  document.title = page.title;
  document.body.dataset.live = page.body.dataset.live ?? "";
  document.body.className = page.body.className;
  for (const id of ["top", "main"]) {
    const [was, is] = [document.getElementById(id), page.getElementById(id)];
    if (!was || !is) continue;
    // What scripts wrote there is not the server's to change.
    is.querySelector("#connection")?.replaceWith(document.getElementById("connection").cloneNode(true));
    is.querySelector("#waiting")?.replaceWith(document.getElementById("waiting").cloneNode(true));
    morph(was, is);
  }
  localize(document);
  document.dispatchEvent(new CustomEvent("larder:shown"));
}

let timer = null;

/** Shows this page anew, in a moment. */
export function soon() {
  if (timer) return;
  timer = setTimeout(async () => {
    timer = null;
    await show(location.href);
  }, 120);
}
