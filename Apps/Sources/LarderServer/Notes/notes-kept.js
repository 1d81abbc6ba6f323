// Keeps the pages of the notes in the list, so that each can be read and written on while the server is away.
import { parsePage } from "./morph.js";
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

/**
 * Keeps this page with its note: a new one, which the server may not know yet, or one with the text that the server has
 * just confirmed. So whatever was said to be saved can be opened again, even if the server goes in the next moment.
 */
export async function keepPage(id, { text = "", version = 0 } = {}) {
  if (!("caches" in window)) return;
  const page = document.documentElement.cloneNode(true);
  page.removeAttribute("class");
  page.querySelector("#toast").replaceChildren();
  const area = page.querySelector("#note-text");
  area.textContent = text;
  area.dataset.version = version;
  const pages = await caches.open("pages");
  const like = await pages.match("/notes");
  if (like) await pages.put("/notes/" + id, new Response("<!doctype html>" + page.outerHTML, { headers: like.headers }));
}

/** The page with a list of notes that this browser kept last, or null. */
export async function newestPage() {
  if (!("caches" in window)) return null;
  const pages = await caches.open("pages");
  const isList = ({ pathname, search }) => /^\/notes(\/[^/]+)?$/.test(pathname) && !search;
  const last = (await pages.keys()).filter(({ url }) => isList(new URL(url))).at(-1);
  return last ? parsePage(await (await pages.match(last)).text()) : null;
}

/** Keeps the listed notes, in a moment. */
export function keepAhead() {
  if (!("caches" in window)) return;
  clearTimeout(timer);
  // What is not kept can be read when the server is back.
  timer = setTimeout(() => keep().catch(() => {}), 1_500);
}
