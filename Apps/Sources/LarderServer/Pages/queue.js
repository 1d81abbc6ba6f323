// What a person says while the server is away: kept in this browser, shown as waiting, and sent
// once each, in order, when the server is back.
import { say, send } from "./forms.js";
import { merge } from "./text-merge.js";
import { connection, isConnected, show } from "./live.js";

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

const change = (body) => transact("readwrite", body);

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

/** The texts of a note that wait, in order. */
export const waitingNotes = async (id) =>
  (await waiting()).filter((item) => item.kind === "note" && item.note.id === id);

/** Those of the changes in a window's text that were sent, although the window was not told yet. */
export const unheard = (changes, all) => [...changes]
  .filter(([id, change]) => !change.isAnswered && !all.some((item) => item.note?.change === id))
  .map(([, change]) => change);

/**
 * Keeps the text of a note to be sent; tells whether it says anything new, or null where it is first
 * to be heard what came of a change that is in the text.
 *
 * The text is made from a version of the server, or after one of the changes that its window has
 * made or shown: by identity, the text of each and its revision as that window has them. The last
 * of them makes room if it was never sent, or refused; what may have arrived stays.
 */
export async function putNote(id, changes, read, { isLast = false } = {}) {
  const isNew = await change((all, store) => {
    if (!isLast && unheard(changes, all).length > 0) return null;
    // Read now, as what was sent may have been answered since it was asked for.
    const { text, base } = read();
    const what = `Note: ${text.trim().split("\n")[0].slice(0, 60) || "empty"}`;
    const last = all.filter((item) => item.kind === "note" && item.note.id === id && changes.has(item.note.change)).at(-1);
    const known = last ? changes.get(last.note.change).text : base.text;
    if (text === known) return false;
    if (last && (!last.attempted || last.refused)) {
      // Other windows may have added to it, or an answer, what this one has not shown yet.
      const isAsKnown = last.note.text === known;
      const revision = last.note.revision + 1;
      const whole = isAsKnown ? text : merge(known, text, last.note.text).text;
      store.put({ ...last, what, attempted: false, refused: null, note: { ...last.note, text: whole, revision } });
      Object.assign(changes.get(last.note.change), { text, revision: isAsKnown ? revision : revision - 1 });
      return true;
    }
    const note = {
      id, text, revision: 1, change: newID(), after: last?.note.change ?? null,
      base: last?.note.base ?? base.version, baseText: known,
    };
    store.add({ kind: "note", action: "/notes/" + id, what, fields: "", note, time: Date.now() });
    const { base: version, baseText, after } = note;
    changes.set(note.change, { text, revision: 1, base: version, baseText, after });
    return true;
  });
  if (isNew) await told();
  return isNew;
}

/** Lets go of what arrived, and puts the texts that come after it onto what the server made of it. */
function settle(item, answer) {
  return change((all, store) => {
    store.delete(item.number);
    if (item.kind !== "note" || typeof answer.text !== "string") return;
    for (const next of all) {
      if (next.kind !== "note" || next.note.after !== item.note.change) continue;
      const { text } = merge(next.note.baseText, next.note.text, answer.text);
      const note = {
        ...next.note, after: null, base: answer.version, baseText: answer.text, text,
        revision: next.note.revision + 1,
      };
      store.put({ ...next, note });
    }
  });
}

const fieldsOf = (item) => item.kind === "note"
  ? new URLSearchParams({ base: item.note.base, text: item.note.text, change: item.note.change })
  : new URLSearchParams(item.fields);

/** Keeps something to be sent. */
export async function put(item) {
  await change((_, store) => { store.add({ ...item, time: Date.now() }); });
  await told();
}

async function told() {
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
}

/** What is to be sent next; whatever becomes of it from now on, it may have arrived. */
const next = () => change((all, store) => {
  const item = all.find((one) => !one.refused);
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
      if (item.kind === "note" && answer.status === 404) {
        // The note is gone for good, or is an older one from a backup; what was written is not.
        answer = await send("/notes", { text: item.note.text, change: item.note.change });
        if (answer.ok && location.pathname === item.action) location.assign(answer.see);
      }
      if (item.kind === "note" && !answer.ok) {
        await change((_, store) => { store.put({ ...item, refused: answer.said }); });
        say(`The text is kept in this browser; it was refused: ${answer.said}`);
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
    if (data.sent?.item.kind === "note") document.dispatchEvent(new CustomEvent("larder:sent", { detail: data.sent }));
    else count();
  });
  document.addEventListener("larder:connection", () => count());
  window.addEventListener("online", () => flush());
  overlay();
  waiting().then((all) => { if (all.length) flush(); }).catch(() => {});
}
