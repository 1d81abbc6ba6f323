// Keeps the page as fresh as its server: one stream of changes for all windows of a browser, and a
// new version of this page's content when something it shows has changed.
import { morph, parsePage } from "./morph.js";
import { localize } from "./local.js";
import { flush as flushQueue, overlay } from "./queue.js";

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

/** Says whether the server answers. */
export function connection(answers) {
  const words = document.getElementById("connection");
  if (!words) return;
  if (answers === answering && words.hidden === answers) return;
  answering = answers;
  words.hidden = answers;
  words.textContent = answers ? "" : "Not connected: what is here may be old";
  document.documentElement.classList.toggle("disconnected", !answers);
}

let ownFields = () => ({});

/** Lets a page say more when it is fetched: fields of the request, by its address. */
export function withFields(fields) {
  ownFields = fields;
}

let steps = 0;
let isOwed = false;

/** Counts ways to other pages: whatever was asked for before the last one is not shown any more. */
function overtakes(isStep) {
  if (isStep) steps += 1;
  const mine = steps;
  return () => mine !== steps;
}

// Of pages that are on their way at once the one that was asked for last is shown: what a person
// chose before what is only newer, and nothing older after something newer.
let [chosen, asked, shown] = [0, 0, 0];

/** Fetches a page of ours and shows its content in the place of this one's. */
export async function show(address, { push = false, replace = false, keepScroll = true, focus = false } = {}) {
  const isOvertaken = overtakes(push || replace);
  // A step that is overtaken leaves its place in the history to the one that came after it.
  if (push) isOwed = true;
  const isRefresh = !push && new URL(address, location.href).href === location.href;
  if (!isRefresh) chosen += 1;
  const [choice, number, from] = [chosen, asked += 1, location.href];
  let response;
  try {
    response = await fetch(address, { headers: { ...ownFields(address), "X-Larder-Request": "1" }, credentials: "same-origin" });
  } catch {
    connection(false);
    return false;
  }
  if (isOvertaken()) return true;
  if (!response.ok && response.status !== 422) return false;
  const isOld = response.headers.get("X-Larder-Offline") === "1";
  connection(!isOld);
  const page = parsePage(await response.text());
  if (isOvertaken()) return true;
  const fresh = page.getElementById("main");
  const old = document.getElementById("main");
  if (!fresh || !old) return false;
  if (push || replace && isOwed) history.pushState({}, "", response.url);
  else if (replace) history.replaceState({}, "", response.url);
  if (push || replace) isOwed = false;
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
  if (!keepScroll) window.scrollTo(0, 0);
  if (focus) old.focus({ preventScroll: true });
  return true;
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

const channel = "BroadcastChannel" in window ? new BroadcastChannel("larder-changes") : null;

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
    if ("state" in data) connection(data.state);
    if ("change" in data) heard(data.change);
  });
  // One window listens for all of them, as browsers open few connections to one server.
  if (navigator.locks && channel) {
    navigator.locks.request("larder-events", listen);
  } else {
    listen();
  }
  window.addEventListener("popstate", () => show(location.href, { keepScroll: false }));
  document.addEventListener("visibilitychange", () => { if (!document.hidden) soon(); });
}
