// What a person says while the server is away: kept in this browser, shown as waiting, and sent
// once each, in order, when the server is back.
import { show } from "./page.js";
import { connection, isConnected, send } from "./server.js";
import { say } from "./toast.js";

// What is known of each kind of thing that is no form: how it is sent, and what its answer means.
const kinds = new Map();

/**
 * Lets a section keep things of its own kind. A kind has: `fields(item)`, what is sent of it;
 * `settle(item, answer, all, store)`, which follows its answer in what still waits;
 * `instead(item)`, what is sent where nothing is at its address any more; and `refusal(answer)`,
 * what is said when it was refused, after which it stays. All windows hear what became of it.
 */
export const addKind = (name, kind) => kinds.set(name, kind);

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

/** Does something with everything that waits, in one transaction, so that nothing comes between. */
function transact(mode, body) {
  return database().then((base) => new Promise((resolve, reject) => {
    const transaction = base.transaction("queue", mode, { durability: "strict" });
    const store = transaction.objectStore("queue");
    const all = store.getAll();
    let result;
    all.onsuccess = () => { result = body(all.result, store); };
    transaction.oncomplete = () => { resolve(result); base.close(); };
    transaction.onerror = transaction.onabort = () => { reject(transaction.error); base.close(); };
  }));
}

/** Changes what waits, all in one transaction. */
export const change = (body) => transact("readwrite", body);

/** Everything that waits, in order. */
export const waiting = () => transact("readonly", (all) => all);

/** Says how much waits. */
export async function count() {
  let all = [];
  try { all = await waiting(); } catch { /* A browser that keeps nothing has nothing that waits. */ }
  const words = document.getElementById("waiting");
  // What is just on its way need not be told.
  const isShort = isConnected() && all.every((item) => Date.now() - item.time < 2000 && !item.refused);
  if (all.length > 0 && isShort) setTimeout(count, 2100);
  if (words) {
    words.hidden = all.length === 0 || isShort;
    const text = `${all.length} change${all.length === 1 ? "" : "s"} waiting`;
    words.textContent = all.length === 0 ? "" : text;
  }
  const list = document.getElementById("waiting-list");
  if (list) {
    list.replaceChildren(...all.map((item) => {
      const line = document.createElement("li");
      line.textContent = item.refused ? `${item.what}: ${item.refused}` : item.what;
      return line;
    }));
    document.getElementById("waiting-none").hidden = all.length > 0;
  }
  document.dispatchEvent(new CustomEvent("larder:waiting", { detail: all }));
  return all;
}

/** Sends a form that may wait; what it says is shown at once. */
export async function queue(form, fields) {
  if (!fields.get("change")) fields.set("change", newID());
  fields.set("at", new Date().toISOString());
  const item = {
    action: new URL(form.action).pathname, fields: fields.toString(), kind: form.dataset.queue,
    what: form.dataset.what || form.querySelector("button")?.getAttribute("aria-label")
      || form.querySelector("button")?.textContent?.trim() || form.dataset.queue,
  };
  flip(form, fields);
  try {
    await put(item);
  } catch {
    // A browser that keeps nothing can still send.
    await unkept(item);
    return;
  }
  await flush();
  if (!isConnected() && (await waiting()).length > 0) say("Kept here; it is sent when the server is back.");
}

async function unkept(item) {
  try {
    const answer = await send(item.action, fieldsOf(item));
    say(answer.said);
    await show(location.href);
  } catch {
    say("The server does not answer, and this browser keeps nothing: nothing was changed.");
  }
}

/** An identity that nothing else has. */
export function newID() {
  if (crypto.randomUUID) return crypto.randomUUID();
  // Browsers have that only where a page is safe from others on the wire.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Lets go of what arrived. */
const settle = (item, answer) => change((all, store) => {
  store.delete(item.number);
  kinds.get(item.kind)?.settle(item, answer, all, store);
});

const fieldsOf = (item) => kinds.get(item.kind)?.fields(item) ?? new URLSearchParams(item.fields);

/** Keeps something to be sent. */
export async function put(item) {
  await change((_, store) => { store.add({ ...item, time: Date.now() }); });
  await told();
}

/** Says in all windows that something else waits now. */
export async function told() {
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
async function overlay() {
  let all;
  try { all = await count(); } catch { return; }
  for (const item of all) {
    const fields = new URLSearchParams(item.fields);
    for (const form of document.querySelectorAll(`form[data-queue="${CSS.escape(item.kind)}"]`)) {
      if (new URL(form.action).pathname !== item.action) continue;
      const same = form.dataset.same?.split(" ").every((name) => form.elements[name]?.value === fields.get(name));
      if (same && form.elements.on && form.elements.on.value === fields.get("on")) flip(form, fields);
    }
  }
}

/**
 * What is to be sent next; whatever becomes of it from now on, it may have arrived. What has no
 * fields and a kind that nobody knows waits for the section that it is of.
 */
const next = () => change((all, store) => {
  const item = all.find((one) => !one.refused && (one.fields || kinds.has(one.kind)));
  if (item && !item.attempted) store.put(Object.assign(item, { attempted: true }));
  return item;
});

let again = null;

/** Sends what waits, each once, in order; stops where the server does not answer. */
export async function flush() {
  const go = async () => {
    let sent = 0;
    while (true) {
      const item = await next();
      if (!item) break;
      let answer;
      try {
        answer = await send(item.action, fieldsOf(item));
      } catch {
        connection(false);
        break;
      }
      // It waits for the password, which is being asked for.
      if (answer.status === 401) break;
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) {
        clearTimeout(again);
        again = setTimeout(flush, 5000);
        break;
      }
      const kind = kinds.get(item.kind);
      if (kind && answer.status === 404) {
        const { action, fields } = kind.instead(item);
        answer = await send(action, fields);
        if (answer.ok && location.pathname === item.action) location.assign(answer.see);
      }
      if (kind && !answer.ok) {
        await change((_, store) => { store.put({ ...item, refused: answer.said }); });
        say(kind.refusal(answer));
        continue;
      }
      await settle(item, answer);
      sent += 1;
      if (!answer.ok) say(`“${item.what}” was refused: ${answer.said}`);
      document.dispatchEvent(new CustomEvent("larder:sent", { detail: { item, answer } }));
      channel?.postMessage({ sent: { item, answer } });
    }
    await count();
    if (sent > 0) { channel?.postMessage("changed"); await show(location.href); }
  };
  if (navigator.locks) await navigator.locks.request("larder-queue", go); else await go();
}

/** Sends what waits; tells whether nothing is left. */
export async function isEmptied() {
  try {
    await flush();
    return (await waiting()).length === 0;
  } catch {
    return true;
  }
}

export function begin() {
  channel?.addEventListener("message", ({ data }) => {
    if (kinds.has(data.sent?.item.kind)) document.dispatchEvent(new CustomEvent("larder:sent", { detail: data.sent }));
    else count();
  });
  document.addEventListener("larder:connection", () => count());
  document.addEventListener("larder:shown", overlay);
  document.addEventListener("larder:hello", flush);
  window.addEventListener("online", () => flush());
  overlay();
  waiting().then((all) => { if (all.length) flush(); }).catch(() => {});
}
