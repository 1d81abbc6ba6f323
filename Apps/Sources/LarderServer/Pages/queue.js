// What a person says while the server is away: kept in this browser, shown as waiting, and sent
// once each, in order, when the server is back.
import { say, send } from "./forms.js";
import { connection, show } from "./live.js";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("larder-queue") : null;

function database() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("larder", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("queue", { keyPath: "number", autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function run(mode, body) {
  return database().then((base) => new Promise((resolve, reject) => {
    const transaction = base.transaction("queue", mode, { durability: "strict" });
    const request = body(transaction.objectStore("queue"));
    transaction.oncomplete = () => { resolve(request.result); base.close(); };
    transaction.onerror = transaction.onabort = () => { reject(transaction.error); base.close(); };
  }));
}

/** Everything that waits, in order. */
export const waiting = () => run("readonly", (store) => store.getAll());

/** Says how much waits. */
export async function count() {
  let all = [];
  try { all = await waiting(); } catch { /* A browser that keeps nothing has nothing that waits. */ }
  const words = document.getElementById("waiting");
  if (words) {
    words.hidden = all.length === 0;
    const text = `${all.length} change${all.length === 1 ? "" : "s"} waiting`;
    words.textContent = all.length === 0 ? "" : text;
  }
  const list = document.getElementById("waiting-list");
  if (list) {
    list.replaceChildren(...all.map((item) => {
      const line = document.createElement("li");
      line.textContent = item.what;
      return line;
    }));
    document.getElementById("waiting-none").hidden = all.length > 0;
  }
  return all;
}

/** Sends a form that may wait; what it says is shown at once. */
export async function queue(form, fields) {
  if (!fields.get("change")) fields.set("change", crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
  fields.set("at", new Date().toISOString());
  const item = {
    action: new URL(form.action).pathname, fields: fields.toString(), kind: form.dataset.queue,
    what: form.dataset.what || form.querySelector("button")?.getAttribute("aria-label")
      || form.querySelector("button")?.textContent?.trim() || form.dataset.queue,
  };
  flip(form, fields);
  await put(item);
  await flush();
  if ((await waiting()).length > 0) say("Kept here; it is sent when the server is back.");
}

/** Keeps something to be sent. */
export async function put(item) {
  await run("readwrite", (store) => store.add(item));
  await count();
  channel?.postMessage("changed");
}

/** Shows a mark as it will be, before the server says so. */
function flip(form, fields) {
  const button = form.querySelector("button[aria-pressed]");
  if (!button || !fields.has("on")) return;
  const on = fields.get("on") === "1";
  button.setAttribute("aria-pressed", String(on));
  const sign = button.querySelector("[aria-hidden]");
  if (sign && "★☆".includes(sign.textContent)) sign.textContent = on ? "★" : "☆";
  form.elements.on.value = on ? "0" : "1";
  form.dispatchEvent(new CustomEvent("larder:marked", { bubbles: true, detail: { on } }));
}

/** Shows what waits over a page that knows nothing of it yet. */
export async function overlay() {
  let all;
  try { all = await count(); } catch { return; }
  for (const item of all) {
    const fields = new URLSearchParams(item.fields);
    for (const form of document.querySelectorAll(`form[data-queue="${CSS.escape(item.kind)}"]`)) {
      if (new URL(form.action).pathname !== item.action) continue;
      const same = ["code", "feed", "item", "name"].every((name) =>
        (form.elements[name]?.value ?? null) === fields.get(name));
      if (same && form.elements.on && form.elements.on.value === fields.get("on")) flip(form, fields);
    }
  }
  document.dispatchEvent(new CustomEvent("larder:waiting", { detail: all }));
}

let again = null;

/** Sends what waits, each once, in order; stops where the server does not answer. */
export async function flush() {
  const go = async () => {
    let sent = 0;
    for (const item of await waiting()) {
      let answer;
      try {
        answer = await send(item.action, new URLSearchParams(item.fields));
      } catch {
        connection(false);
        break;
      }
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) {
        clearTimeout(again);
        again = setTimeout(flush, 5000);
        break;
      }
      await run("readwrite", (store) => store.delete(item.number));
      sent += 1;
      if (!answer.ok) say(`“${item.what}” was refused: ${answer.said}`);
      document.dispatchEvent(new CustomEvent("larder:sent", { detail: { item, answer } }));
    }
    await count();
    if (sent > 0) { channel?.postMessage("changed"); await show(location.href); }
  };
  if (navigator.locks) await navigator.locks.request("larder-queue", go); else await go();
}

export function begin() {
  channel?.addEventListener("message", () => count());
  window.addEventListener("online", () => flush());
  overlay();
  waiting().then((all) => { if (all.length) flush(); }).catch(() => {});
}
