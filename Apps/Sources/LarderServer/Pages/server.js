// Sends requests to the server, and tracks whether it answers.
import { hear } from "./clock.js";

let answering = true;

/** Whether the server answered the last request. */
export const isConnected = () => answering;

/** Notes whether the server answers; tells the other windows, unless it was one of them that said so. */
export function connection(answers, { isHeard = false } = {}) {
  const words = document.getElementById("connection");
  if (!words) return;
  if (answers === answering && words.hidden === answers) return;
  answering = answers;
  words.hidden = answers;
  const why = Object.assign(document.createElement("span"), { className: "why", textContent: ": this page may be out of date" });
  words.replaceChildren(...(answers ? [] : ["Not connected", why]));
  document.documentElement.classList.toggle("disconnected", !answers);
  document.dispatchEvent(new CustomEvent("larder:connection", { detail: { answers, isHeard } }));
}

/**
 * Sends the fields of a form, including files; throws if the server does not answer. The answer is settled if
 * it is the server's own last word on the change in the fields. Anything else may come from elsewhere, such
 * as the sign-in page of a network, or may pass.
 */
export async function send(action, fields) {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const key = body.get("change");
  const headers = { Accept: "application/json", "X-Larder-Request": "1" };
  if (key) headers["Idempotency-Key"] = key;
  return answerOf(await fetch(action, { method: "POST", credentials: "same-origin", headers, body }), key);
}

/**
 * Hands a record over by the interface through which larders keep in step; see Docs/Sync.md. The answer is settled if
 * it is the server's own word on this record.
 */
export async function push(record, key) {
  const headers = {
    Accept: "application/json", "Content-Type": "application/json", "X-Larder-Request": "1", "Idempotency-Key": key,
  };
  const body = JSON.stringify({ records: [record] });
  const response = await fetch("/api/sync/records?from=page", { method: "POST", credentials: "same-origin", headers, body });
  const answer = await answerOf(response, key);
  if (!answer.isSettled) return answer;
  const { taken = 0, known = 0, refused = [], error } = answer;
  if (error) return { ...answer, ok: false, message: error.message };
  const isSettled = taken + known + refused.length === 1;
  return { ...answer, isSettled, ok: refused.length === 0, message: refused[0]?.message ?? "" };
}

/** What a response means for the change with a key. */
async function answerOf(response, key) {
  hear(response.headers.get("X-Larder-Time"));
  if (response.status === 401) leaveToSignIn();
  const { status } = response;
  const isSettled = key !== null && response.headers.get("Idempotency-Key") === key;
  const retryAfter = 1000 * (Number(response.headers.get("Retry-After")) || 0);
  try {
    return { ...(await response.json()), status, isSettled, retryAfter };
  } catch {
    if (isSettled) return { status, isSettled, ok: response.ok, message: response.ok ? "" : `The server refused this with error ${status}.` };
    const what = response.ok ? "something other than Larder answered" : `the server answered with error ${status}`;
    return { status, isSettled: false, retryAfter, ok: false, message: `Nothing was confirmed: ${what}. Try again.` };
  }
}

/** Requests a page; the response is null if the server does not answer, or the answer breaks off. */
export async function ask(address, fields) {
  try {
    const response = await fetch(address, {
      headers: { ...fields, "X-Larder-Request": "1" }, credentials: "same-origin",
    });
    const text = await response.text();
    // A copy that this browser kept tells an old time.
    if (!isOffline(response)) hear(response.headers.get("X-Larder-Time"));
    return { response, text };
  } catch {
    return { response: null, text: "" };
  }
}

/** Whether an answer comes from this browser, not from the server; null stands for none at all. */
export const isOffline = (response) => !response || response.headers.get("X-Larder-Offline") === "1";

/** Goes to the sign-in page, which returns here afterwards. */
export function leaveToSignIn() {
  if (location.pathname === "/sign-in") return;
  location.assign("/sign-in?see=" + encodeURIComponent(location.pathname + location.search));
}
