// How scripts ask the server, and whether it answers.
let answering = true;

/** Whether the server answered when it was last asked. */
export const isConnected = () => answering;

/** Notes whether the server answers; the other windows are told unless it was heard from them. */
export function connection(answers, { isHeard = false } = {}) {
  const words = document.getElementById("connection");
  if (!words) return;
  if (answers === answering && words.hidden === answers) return;
  answering = answers;
  words.hidden = answers;
  words.textContent = answers ? "" : "Not connected: what is here may be old";
  document.documentElement.classList.toggle("disconnected", !answers);
  document.dispatchEvent(new CustomEvent("larder:connection", { detail: { answers, isHeard } }));
}

/** Sends a form's fields, or all of it with a file; throws when there is no server to answer. */
export async function send(action, fields) {
  const response = await fetch(action, {
    method: "POST", credentials: "same-origin",
    headers: { Accept: "application/json", "X-Larder-Request": "1" },
    body: fields instanceof FormData ? fields : new URLSearchParams(fields),
  });
  if (response.status === 401) leaveToSignIn();
  try {
    return { status: response.status, ...(await response.json()) };
  } catch {
    return { status: response.status, ok: response.ok, said: response.ok ? "" : `The server answered ${response.status}.` };
  }
}

/** Asks for a page; there is no response when nobody answers, or not to the end. */
export async function ask(address, fields) {
  try {
    const response = await fetch(address, {
      headers: { ...fields, "X-Larder-Request": "1" }, credentials: "same-origin",
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
