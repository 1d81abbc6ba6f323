// Changes made while the server is away: kept in this browser, shown as waiting, and sent in order when
// the server is back, each once.
import { moment } from "./clock.js";
import { drop, leftBehind, write } from "./journal.js";
import { isMarked, missingMarks, noteTakenIn, recordOf, showMark, wordsOf } from "./marks.js";
import { show, soon } from "./page.js";
import { pause, restOf, troubleOf } from "./retry.js";
import { connection, isConnected, push, send } from "./server.js";
import { age, say } from "./toast.js";

// How to send each kind of item that is not a form, and what its answer means.
const kinds = new Map();

/**
 * Lets a section queue items of its own kind. A kind has: `fields(item)`, the fields to send;
 * `settle(item, answer, all, store)`, which applies the answer to the items still waiting;
 * `overtake(item, all, store)`, which puts what waits after a refused item in its place, and returns whether something did;
 * `instead(item)`, what to send if its address no longer exists; `moved(item, answer)`, which shows where
 * that went; `refusal(answer)`, the message
 * for a refused item, which stays in the queue; and `recover(entry)`, which queues what a page that was left
 * had written to the journal. All windows are told the outcome.
 */
export function addKind(name, kind) {
  kinds.set(name, kind);
  recover();
}

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

/** Works on everything that waits in one transaction, so that nothing interferes. */
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

/** Changes the queue, in one transaction. */
export const change = (body) => transact("readwrite", body);

/** Everything that waits, in order. */
export const waiting = () => transact("readonly", (all) => all);

/** Shows how many changes are waiting. */
export async function count() {
  let all = [];
  try { all = await waiting(); } catch { /* If the browser stores nothing, nothing waits. */ }
  const words = document.getElementById("waiting");
  // Changes that are just being sent are not worth mentioning.
  const isShort = isConnected() && all.every((item) => Date.now() - item.time < 2000 && !item.refused);
  if (all.length > 0 && isShort) setTimeout(count, 2100);
  // The texts of one note are one change; the last one has the title.
  // What was taken back is sent with its opposite, and changes nothing.
  const open = all.filter((item) => !item.isUndo && !item.isUndone);
  const things = [...new Map(open.map((item) => [item.note?.id ?? item.number, item])).values()];
  if (words) {
    words.hidden = open.length === 0 || isShort;
    const refused = things.filter((item) => item.refused).length;
    const rest = things.length - refused;
    const changes = (number, what) => `${number} change${number === 1 ? "" : "s"} ${what}`;
    const text = [rest && changes(rest, "waiting"), refused && changes(refused, "refused")].filter(Boolean).join(", ");
    const trouble = isConnected() && troubleIn(all);
    words.textContent = open.length === 0 ? "" : trouble ? `${text}: ${trouble}` : text;
  }
  const signedOut = document.getElementById("signed-out");
  if (signedOut) signedOut.hidden = all.length === 0;
  const list = document.getElementById("waiting-list");
  if (list) {
    list.replaceChildren(...things.map((item) => {
      const line = document.createElement("li");
      const why = item.refused ?? item.trouble;
      line.textContent = why ? `${item.what}: ${why}` : item.what;
      return line;
    }));
    document.getElementById("waiting-none").hidden = open.length > 0;
  }
  document.dispatchEvent(new CustomEvent("larder:waiting", { detail: all }));
  return all;
}

const thisWindow = newID();

/** What waits of a form; forms with one `step` are taken back together. */
function itemOf(form, fields, step) {
  if (!fields.get("change")) fields.set("change", newID());
  fields.set("at", new Date(moment() / 1000).toISOString());
  return {
    action: new URL(form.action).pathname, fields: fields.toString(), kind: form.dataset.queue,
    record: recordOf(form, fields), change: fields.get("change"), what: wordsOf(form, fields.get("on") === "1"),
    step: step ?? fields.get("change"), by: thisWindow, again: form.dataset.again,
    otherwise: form.dataset.otherwise,
  };
}

/**
 * Sends a form that may wait; its effect is shown at once. One that nobody pressed is quiet: only the count tells that it
 * waits.
 */
export const queue = (form, fields, { isQuiet = false, step } = {}) => queueStep([{ form, fields }], { isQuiet, step });

/** Sends several forms as one step: they wait, and are taken back, all together. */
export async function queueStep(parts, { isQuiet = false, step = parts.length > 1 ? newID() : undefined } = {}) {
  const items = parts.map(({ form, fields }) => itemOf(form, fields, step));
  age();
  for (const { form, fields } of parts) flip(form, fields);
  try {
    await put(...items);
  } catch {
    // A browser that stores nothing can still send.
    for (const item of items) await unkept(item);
    return;
  }
  await flush();
  if (isQuiet) return;
  const all = await waiting();
  // What was sent, or taken back meanwhile, waits no more.
  if (!all.some((one) => !one.isUndone && items.some(({ change }) => change === one.change))) return;
  const trouble = troubleIn(all);
  if (!isConnected()) say("Saved in this browser; it will be sent when the server is back.");
  else if (trouble) say(`Saved in this browser, and sent again later: ${trouble}.`);
}

async function unkept(item) {
  try {
    const answer = await send(item.action, fieldsOf(item));
    say(answer.message);
    if (answer.isSettled) await show(location.href);
  } catch {
    say("Nothing was changed: the server doesn’t answer, and this browser can’t store data.");
  }
}

/** A unique identifier. */
export function newID() {
  if (crypto.randomUUID) return crypto.randomUUID();
  // Browsers offer randomUUID only on secure pages.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let keeping = null;

/** Fetches the first page of this section in a moment, so that the copy that this browser keeps has what was just done. */
function keepSection() {
  if (!navigator.serviceWorker?.controller || navigator.connection?.saveData) return;
  clearTimeout(keeping);
  keeping = setTimeout(() => {
    const section = "/" + location.pathname.split("/")[1];
    fetch(section, { headers: { "X-Larder-Request": "1" }, credentials: "same-origin" }).catch(() => {});
  }, 700);
}

/** Removes an item that arrived; another one may take its place. */
const settle = (item, answer, other) => change((all, store) => {
  store.delete(item.number);
  if (other) store.add(other);
  kinds.get(item.kind)?.settle(item, answer, all, store);
});

const fieldsOf = (item) => kinds.get(item.kind)?.fields(item) ?? new URLSearchParams(item.fields);

/** Adds items to send at once, each change once; they are kept even if the page is left before they are stored. */
export async function put(...items) {
  items.forEach(write);
  try {
    await change((all, store) => {
      const known = new Set(all.map((one) => one.change));
      for (const item of items) if (!known.has(item.change)) store.add({ time: Date.now(), ...item });
    });
  } finally {
    for (const item of items) drop(item.change);
  }
  await told();
}

/** Queues what pages that were left had no time to store. An entry whose section is not loaded yet stays. */
async function recover() {
  for (const entry of await leftBehind()) {
    const kind = kinds.get(entry.kind);
    if (!kind && !entry.fields) continue;
    try {
      await (kind?.recover ?? put)(entry);
      flush();
    } catch {
      write(entry);
    }
  }
}

/** Tells all windows that the queue has changed. */
export async function told() {
  await count();
  channel?.postMessage("changed");
}

/** Shows a mark as it will be, before the server confirms it. */
function flip(form, fields) {
  if (!form.querySelector("button:is([aria-pressed], [data-on])") || !fields.has("on")) return;
  const on = fields.get("on") === "1";
  showMark(form, on);
  form.dispatchEvent(new CustomEvent("larder:marked", { bubbles: true, detail: { on } }));
}

/** The forms on the page that set the same mark as a waiting item. */
function formsOf(item) {
  const fields = new URLSearchParams(item.fields);
  return [...document.querySelectorAll(`form[data-queue="${CSS.escape(item.kind)}"]`)].filter((form) => {
    if (new URL(form.action).pathname !== item.action) return false;
    // By `elements`, a field that is called item could not be reached: that is a method of the collection.
    const own = new FormData(form);
    return form.elements.on && form.dataset.same?.split(" ").every((name) => own.get(name) === fields.get(name));
  });
}

/** Shows the mark that an item sets, in all its forms. */
function showItem(item) {
  const fields = new URLSearchParams(item.fields);
  for (const form of formsOf(item)) if (isMarked(form) !== (fields.get("on") === "1")) flip(form, fields);
}

/** What takes back a mark. */
function opposite(item) {
  const fields = new URLSearchParams(item.fields);
  const isOn = fields.get("on") !== "1";
  const change = newID();
  fields.set("on", isOn ? "1" : "0");
  fields.set("change", change);
  fields.set("at", new Date(moment() / 1000).toISOString());
  const record = item.record && { ...item.record, stamp: `${moment()}.0.page`, value: isOn };
  const { action, kind, what } = item;
  return { action, kind, record, change, fields: fields.toString(), what: `Undo: ${what}`, time: Date.now(), isUndo: true };
}

/**
 * Takes back a step of a kind that waits, by default the last one; returns its items, none if no such step waits. Those
 * that may have arrived are followed by their opposites.
 */
export async function takeBack(kind, step) {
  const stepOf = (item) => item.step ?? item.change;
  const taken = await change((all, store) => {
    const open = all.filter((one) => one.kind === kind && !one.isUndo && !one.isUndone);
    const wanted = step ?? (open.length > 0 ? stepOf(open.at(-1)) : undefined);
    return open.filter((item) => stepOf(item) === wanted).map((item) => {
      const back = opposite(item);
      if (item.attempted) {
        store.put({ ...item, isUndone: true });
        store.add(back);
      } else {
        store.delete(item.number);
      }
      return { item, back };
    });
  });
  if (taken.length === 0) return [];
  for (const { back } of taken) showItem(back);
  await told();
  flush();
  return taken.map(({ item }) => item);
}

/** Applies marks to a page that does not include them yet: those that wait, and to a kept page those that arrived since. */
export async function overlay() {
  let all;
  try { all = await count(); } catch { return; }
  for (const item of [...missingMarks(), ...all]) showItem(item);
}

/** The item that is sent next. One without fields and of an unknown kind waits until its section is loaded. */
const first = (all) => all.find((one) => !one.refused && (one.fields || kinds.has(one.kind)));

/** Why the server could not take in what is sent next, when it last answered; undefined if it was not asked yet. */
export const troubleIn = (all) => first(all)?.trouble;

/**
 * The next item to send, with the time it still rests; from the moment it does not rest, it may have arrived,
 * whatever happens.
 */
const next = (isNow) => change((all, store) => {
  const item = first(all);
  if (!item) return null;
  const rest = isNow ? 0 : restOf(item);
  if (rest === 0 && !item.attempted) store.put(Object.assign(item, { attempted: true }));
  return { item, rest };
});

/** Notes in the queue what an item rests for, so that all windows wait, even those opened later. */
const note = ({ number }, state) => change((all, store) => {
  const item = all.find((one) => one.number === number);
  if (item) store.put({ ...item, tries: undefined, retryAt: undefined, trouble: undefined, ...state });
});

/** The most characters of a name that is made here, as SavedPlace in Swift has it. */
const longestName = 60;

/**
 * What is sent instead of an item whose name was taken while it waited, or can't be one, under another one: nothing that a
 * person saved is lost. Null if that is not why it was refused.
 */
function renamed(item, { status }) {
  const isTaken = status === 409;
  if (!item.again || !isTaken && !(status === 422 && item.otherwise)) return null;
  const fields = new URLSearchParams(item.fields);
  const [, stem, number = 1] = /^(.*?)(?: (\d{1,6}))?$/s.exec(fields.get(item.again));
  const fit = (text, end) => Array.from(text).slice(0, longestName - end.length).join("").trimEnd() + end;
  const name = isTaken ? fit(stem, ` ${Number(number) + 1}`)
    : item.isRenamed ? item.otherwise : fit(`${item.otherwise} ${fields.get(item.again)}`, "");
  fields.set(item.again, name);
  fields.set("change", newID());
  return {
    action: item.action, kind: item.kind, again: item.again, fields: fields.toString(), change: fields.get("change"),
    what: `Save ${name}`, time: Date.now(), name, isRenamed: true, otherwise: name === item.otherwise ? undefined : item.otherwise,
  };
}

let again = null;

/** Sends an item; if its address does not exist, sends what its kind wants instead, or of a mark the form. */
async function deliver(item) {
  if (item.record) {
    const answer = await push(item.record, item.change);
    if (!answer.isSettled || answer.status !== 404) return answer;
  }
  const answer = await send(item.action, fieldsOf(item));
  const kind = kinds.get(item.kind);
  if (!kind || !answer.isSettled || answer.status !== 404) return answer;
  const { action, fields } = kind.instead(item);
  const other = await send(action, fields);
  if (other.isSettled && other.ok) kind.moved(item, other);
  return other;
}

/** What to say of an answer that no form tells; nothing if all is well. */
function wordsAbout(item, answer, other) {
  if (other && answer.status !== 409) return `${answer.message} It is called ${other.name} for now.`;
  if (other) return `There was another ${new URLSearchParams(item.fields).get(item.again)} already, so this one is called ${other.name}.`;
  return answer.ok ? "" : `“${item.what}” was refused: ${answer.message}`;
}

/**
 * Sends what waits, in order, each once; stops at an item that the server says nothing final about, and
 * sends that again after longer and longer pauses, or now if there is reason to think that it helps.
 */
export async function flush({ isNow = false } = {}) {
  const go = async () => {
    let sent = 0;
    while (true) {
      const { item, rest } = await next(isNow && sent === 0) ?? {};
      if (!item) break;
      if (rest > 0) {
        clearTimeout(again);
        again = setTimeout(flush, rest);
        break;
      }
      let answer;
      try {
        answer = await deliver(item);
      } catch {
        if (item.trouble) await note(item, {});
        connection(false);
        break;
      }
      if (!answer.isSettled) {
        // After a 401, it waits until the person has signed in.
        if (answer.status === 401) break;
        const tries = (item.tries ?? 0) + 1;
        const rest = pause(tries, answer.retryAfter);
        await note(item, { tries, retryAt: Date.now() + rest, trouble: troubleOf(answer) });
        clearTimeout(again);
        again = setTimeout(flush, rest);
        channel?.postMessage("changed");
        break;
      }
      const kind = kinds.get(item.kind);
      if (kind && !answer.ok) {
        const isOvertaken = await change((all, store) => {
          if (kind.overtake(item, all, store)) return true;
          store.put({ ...item, refused: answer.message });
          return false;
        });
        if (!isOvertaken) say(kind.refusal(answer));
        continue;
      }
      const other = renamed(item, answer);
      // The form that asked for it may say why it was refused; of what has waited, or was asked for in another window, nobody looks
      // there.
      const isKept = Boolean(other) && (item.by !== thisWindow || Date.now() - item.time > 10_000);
      const tell = () => document.dispatchEvent(
        new CustomEvent("larder:sent", { cancelable: true, detail: { item, answer, isKept } }));
      const isAnother = other && tell();
      await settle(item, answer, isAnother ? other : null);
      if (answer.ok && !noteTakenIn(item)) keepSection();
      sent += 1;
      const isUntold = other ? isAnother : tell();
      const words = isUntold ? wordsAbout(item, answer, other) : "";
      if (words) say(words);
      channel?.postMessage({ sent: { item, answer, isKept: true }, words });
    }
    await count();
    if (sent > 0) { channel?.postMessage("changed"); soon(); }
  };
  if (navigator.locks) await navigator.locks.request("larder-queue", go); else await go();
}

/** Whether something of a kind has not been sent yet. */
export const waits = (kind) => waiting().then((all) => all.some((one) => one.kind === kind), () => false);

/** Sends what waits; returns whether nothing is left. */
export async function isEmptied() {
  try {
    await flush({ isNow: true });
    return (await waiting()).length === 0;
  } catch {
    return true;
  }
}

export function begin() {
  channel?.addEventListener("message", ({ data }) => {
    const isOurs = data.sent?.item.by === thisWindow;
    if (isOurs || kinds.has(data.sent?.item.kind)) document.dispatchEvent(new CustomEvent("larder:sent", { detail: data.sent }));
    if (isOurs && data.words) say(data.words);
    if (!data.sent) count();
  });
  document.addEventListener("larder:connection", () => count());
  document.addEventListener("larder:shown", overlay);
  document.addEventListener("larder:hello", () => flush({ isNow: true }));
  window.addEventListener("online", () => flush({ isNow: true }));
  recover().then(waiting).then((all) => { if (all.length) flush(); }).catch(() => {});
}
