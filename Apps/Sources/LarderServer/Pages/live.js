// Keeps the page as fresh as its server: one stream of changes for all windows of a browser, and a
// new version of this page's content when something it shows has changed.
import { morph, parsePage } from "./morph.js";
import { localize } from "./local.js";
import { flush as flushQueue, overlay } from "./queue.js";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("larder-changes") : null;
const listeners = new Set();
let timer = null;
let lastEvent = document.body.dataset.lastEvent || "";
let answering = true;

/** Whether the server answered when it was last asked. */
export const isConnected = () => answering;

/** Is told every change: {topic, key}, or null when everything may have changed. */
export function onChange(listener) {
  listeners.add(listener);
}

/** Says whether the server answers, in the other windows as well unless it was heard from them. */
export function connection(answers, { isHeard = false } = {}) {
  const words = document.getElementById("connection");
  if (!words) return;
  if (answers === answering && words.hidden === answers) return;
  answering = answers;
  words.hidden = answers;
  words.textContent = answers ? "" : "Not connected: what is here may be old";
  document.documentElement.classList.toggle("disconnected", !answers);
  if (!isHeard) channel?.postMessage({ state: answers });
  document.dispatchEvent(new CustomEvent("larder:connection"));
}

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
    const { response, text } = await ask(address);
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

/** Asks for a page; there is no response when nobody answers, or not to the end. */
async function ask(address) {
  try {
    const response = await fetch(address, {
      headers: { ...ownFields(address), "X-Larder-Request": "1" }, credentials: "same-origin",
    });
    return { response, text: await response.text() };
  } catch {
    return { response: null, text: "" };
  }
}

/** Leads to the page that asks for the password, and back to this one afterwards. */
export function leaveToSignIn() {
  if (location.pathname === "/sign-in") return;
  location.assign("/sign-in?see=" + encodeURIComponent(location.pathname + location.search));
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
  overlay();
  document.dispatchEvent(new CustomEvent("larder:shown"));
}

function soon() {
  if (timer) return;
  timer = setTimeout(async () => {
    timer = null;
    await show(location.href);
  }, 120);
}

function heard(change) {
  for (const listener of listeners) listener(change);
  const topics = (document.body.dataset.live || "").split(" ").filter(Boolean);
  if (!change || topics.includes(change.topic)) soon();
}

/** Listens to the server, for all windows; resolves when that ends. */
function listen() {
  return new Promise((resolve) => {
    let wait = 1000;
    const open = () => {
      const source = new EventSource("/events?after=" + encodeURIComponent(lastEvent));
      const tell = (message) => {
        heard(message.change);
        channel?.postMessage(message);
      };
      const note = (event) => { if (event.lastEventId) lastEvent = event.lastEventId; };
      source.addEventListener("hello", (event) => {
        note(event);
        wait = 1000;
        connection(true);
        channel?.postMessage({ state: true });
        flushQueue();
      });
      source.addEventListener("change", (event) => {
        note(event);
        tell({ change: JSON.parse(event.data), id: lastEvent });
      });
      source.addEventListener("reset", (event) => {
        note(event);
        tell({ change: null, id: lastEvent });
      });
      source.onerror = () => {
        connection(false);
        channel?.postMessage({ state: false });
        // The browser tries again by itself, but not after an answer that is no stream.
        source.close();
        setTimeout(open, wait);
        wait = Math.min(wait * 2, 15_000);
      };
      window.addEventListener("pagehide", () => { source.close(); resolve(); }, { once: true });
    };
    open();
  });
}

export function begin() {
  if (!("EventSource" in window)) return;
  channel?.addEventListener("message", ({ data }) => {
    if (data.id) lastEvent = data.id;
    if ("state" in data) connection(data.state, { isHeard: true });
    if ("change" in data) heard(data.change);
  });
  // One window listens for all of them, as browsers open few connections to one server.
  if (navigator.locks && channel) {
    navigator.locks.request("larder-events", listen);
  } else {
    listen();
  }
  window.addEventListener("popstate", () => show(location.href, { gone: true, keepScroll: false }));
  document.addEventListener("visibilitychange", () => { if (!document.hidden) soon(); });
}
