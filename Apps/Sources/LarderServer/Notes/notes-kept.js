// Keeps the pages of the notes in the list, so that each can be read and written on while the server is away.
import { isConnected } from "./server.js";

const most = 100;
let timer = null;

/** Fetches the page of each listed note that changed since it was kept; the service worker keeps the answers. */
async function keep() {
  if (!isConnected() || navigator.connection?.saveData || !navigator.serviceWorker?.controller) return;
  const pages = await caches.open("pages");
  const rows = [...document.querySelectorAll("#notes-list > .rows > li:has(time)")].slice(0, most);
  for (const row of rows) {
    const address = new URL(row.querySelector("a").href).pathname;
    const old = await pages.match(address);
    const changed = Date.parse(row.querySelector("time").dateTime);
    // Both times count whole seconds: a page of the second of the change may be older.
    if (old && Date.parse(old.headers.get("Date")) > changed) continue;
    const response = await fetch(address, { headers: { "X-Larder-Request": "1" }, credentials: "same-origin" });
    if (!response.ok) return;
    await response.text();
  }
}

/** Keeps the listed notes, in a moment. */
export function keepAhead() {
  if (!("caches" in window)) return;
  clearTimeout(timer);
  // What is not kept can be read when the server is back.
  timer = setTimeout(() => keep().catch(() => {}), 1_500);
}
