// Keeps the page as fresh as its server: all windows of a browser share one stream of changes, and a page
// reloads its content when something it shows has changed.
import { hear } from "./clock.js";
import { soon } from "./page.js";
import { connection } from "./server.js";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("larder-changes") : null;
const listeners = new Set();
let lastEvent = document.body.dataset.lastEvent || "";
// Whether this window listens to the server, or waits for its turn.
let [isListening, isInLine] = [false, false];

/** Adds a listener for every change: {topic, key}, or null if everything may have changed. */
export function onChange(listener) {
  listeners.add(listener);
}

function heard(change) {
  for (const listener of listeners) listener(change);
  const topics = (document.body.dataset.live || "").split(" ").filter(Boolean);
  if (!change || topics.includes(change.topic)) soon();
}

/** Listens to the server on behalf of all windows; resolves when that ends. */
function listen() {
  return new Promise((resolve) => {
    isListening = true;
    let wait = 1000;
    let isOver = false;
    const open = () => {
      if (isOver) return;
      const source = new EventSource("/events?after=" + encodeURIComponent(lastEvent));
      const tell = (message) => {
        heard(message.change);
        channel?.postMessage(message);
      };
      const note = (event) => { if (event.lastEventId) lastEvent = event.lastEventId; };
      source.addEventListener("hello", (event) => {
        note(event);
        hear(JSON.parse(event.data).now);
        wait = 1000;
        connection(true);
        channel?.postMessage({ state: true });
        document.dispatchEvent(new CustomEvent("larder:hello"));
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
        // The browser reconnects by itself, but not after an answer that is not a stream.
        source.close();
        setTimeout(open, wait);
        wait = Math.min(wait * 2, 15_000);
      };
      window.addEventListener("pagehide", () => {
        source.close();
        isOver = true;
        isListening = false;
        resolve();
      }, { once: true });
    };
    open();
  });
}

/** Gets in line to listen; one window listens for all, as browsers limit the connections to one server. */
async function join() {
  if (isInLine || isListening) return;
  isInLine = true;
  await (navigator.locks && channel ? navigator.locks.request("larder-events", listen) : listen());
  isInLine = false;
}

/** Whether the window that listens has told of events after the last one this window knows. */
function isBehind(id) {
  const [[epoch, number], [ownEpoch, ownNumber]] = [id, lastEvent].map((text) => text.split("-"));
  return epoch !== ownEpoch || Number(number) > Number(ownNumber);
}

export function begin() {
  if (!("EventSource" in window)) return;
  channel?.addEventListener("message", ({ data }) => {
    if (data.id) lastEvent = data.id;
    if ("state" in data) connection(data.state, { isHeard: true });
    if ("change" in data) heard(data.change);
    if (data.isNew && isListening) channel.postMessage({ heardUpTo: lastEvent });
    if (data.heardUpTo && isBehind(data.heardUpTo)) {
      lastEvent = data.heardUpTo;
      heard(null);
    }
  });
  // What was told between this page's data and this moment has passed this window by.
  channel?.postMessage({ isNew: true });
  document.addEventListener("larder:connection", ({ detail }) => {
    if (!detail.isHeard) channel?.postMessage({ state: detail.answers });
  });
  join();
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    channel?.postMessage({ isNew: true });
    join();
    soon();
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) soon(); });
}
