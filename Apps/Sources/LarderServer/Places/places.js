// Places: copying, this device's position, sharing, choosing points on the map.
import { read } from "./coordinates.js";
import { asksFor, refuse, tellOf } from "./forms.js";
import { onKey } from "./keys.js";
import { begin as beginMap, pointOf } from "./map.js";
import { show, withAnswers } from "./page.js";
import { answer, isSaved, knowSaved } from "./places-away.js";
import { flush, newID, put, waiting } from "./queue.js";
import { isConnected } from "./server.js";
import { say } from "./toast.js";
import { settle } from "./typed.js";

const byId = (id) => document.getElementById(id);

/** Copies text, even where the browser offers the clipboard only to secure pages. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { /* The older way may still work. */ }
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  field.setAttribute("readonly", "");
  document.body.append(field);
  field.select();
  let isDone = false;
  try { isDone = document.execCommand("copy"); } catch { /* Reported by the caller. */ }
  field.remove();
  focused?.focus({ preventScroll: true });
  return isDone;
}

async function copyOf(button) {
  const text = button.dataset.copy;
  say(await copy(text) ? `Copied: ${text}` : "This browser doesn’t let pages copy text. Select the text and copy it yourself.");
}

async function share(button) {
  try {
    await navigator.share({ text: button.dataset.share, url: button.dataset.address });
  } catch (error) {
    if (error.name !== "AbortError") say("Sharing didn’t work. Copy the text instead.");
  }
}

// MARK: This device's position

const reasons = {
  1: "This page may not use your position: permission was denied. You can allow it in the browser’s settings for this page.",
  2: "This device can’t find its position right now. Try again outdoors, or enter the position.",
  3: "This device didn’t find its position in time. Try again, or turn off “High accuracy”.",
};

function tell(text) {
  byId("device-status").textContent = text;
}

function locate() {
  const button = byId("device-button");
  if (button.getAttribute("aria-disabled") === "true") return;
  if (!window.isSecureContext || !("geolocation" in navigator)) {
    tell("Browsers share positions only with pages from this machine or over https. Enter the position instead.");
    return;
  }
  const isExact = byId("device-exact").checked;
  button.setAttribute("aria-disabled", "true");
  tell("Looking for this device’s position…");
  const end = () => byId("device-button")?.removeAttribute("aria-disabled");
  navigator.geolocation.getCurrentPosition(async ({ coords, timestamp }) => {
    end();
    const change = newID();
    const fields = new URLSearchParams({
      token: document.body.dataset.token, device: "1", latitude: coords.latitude, longitude: coords.longitude,
      uncertainty: coords.accuracy, at: new Date(Math.min(timestamp, Date.now())).toISOString(),
      change,
    });
    if (coords.altitude !== null) fields.set("altitude", coords.altitude);
    const metres = Math.round(coords.accuracy);
    tell(metres < 1 ? "Found." : `Found, within ${metres} ${metres === 1 ? "metre" : "metres"}.`);
    try {
      await put({ action: "/places/set", fields: fields.toString(), kind: "place", change, what: "Use this device’s position" });
      await flush();
    } catch {
      tell("This browser can’t store data, so the position could not be sent. Enter it in the box instead.");
    }
  }, (error) => {
    end();
    tell(reasons[error.code] ?? "Can’t get this device’s position.");
  }, { enableHighAccuracy: isExact, timeout: isExact ? 30_000 : 10_000, maximumAge: isExact ? 0 : 60_000 });
}

// MARK: Waiting and sent changes

function list(items) {
  const places = items.filter((item) => item.kind === "place");
  const isSave = ({ action }) => action === "/places/save";
  byId("places-waiting")?.replaceChildren(...places.filter((item) => !isSave(item)).map((item) => {
    const line = document.createElement("li");
    line.textContent = `Waiting to send: ${item.what}`;
    return line;
  }));
  const saved = places.filter(isSave).map(({ fields }) => Object.fromEntries(new URLSearchParams(fields)));
  knowSaved(saved);
  byId("saved-waiting")?.replaceChildren(...saved.map(({ name, latitude, longitude }) => {
    const line = document.createElement("li");
    const link = Object.assign(document.createElement("a"), { href: `/places?q=${encodeURIComponent(name)}`, textContent: name });
    const figures = Object.assign(document.createElement("span"), { className: "figures dim", textContent: decimals(latitude, longitude) });
    const badge = Object.assign(document.createElement("span"), { className: "badge", textContent: "waiting to be sent" });
    line.append(link, " ", figures, " ", badge);
    return line;
  }));
}

/** A position in decimal degrees, as the list has it. */
const decimals = (...figures) => figures.map((figure) => Number(figure).toFixed(5)).join(", ");

function sent({ item, answer }) {
  if (item.kind !== "place") return;
  if (!answer.ok) return;
  tellOf(answer);
  if (item.action !== "/places/save") return;
  const form = byId("save");
  if (!form || !asksFor(form, item)) return;
  settle(form);
  form.reset();
}

// MARK: The map

/** Enters a point in the box, as if it had been typed. */
function choose(text) {
  const box = byId("q");
  box.value = text;
  box.form.requestSubmit();
}

function clicked(event) {
  const link = event.target.closest?.("a[data-show]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    show(link.href, { push: true }).then(() => { if (link.id === "clear") byId("q")?.focus(); });
    return;
  }
  const button = event.target.closest?.("button");
  if (button?.dataset.copy) copyOf(button);
  else if (button?.id === "device-button") locate();
  else if (button?.id === "share-button") share(button);
  const point = pointOf(event);
  if (point !== null) choose(point);
}

function shown() {
  const button = byId("share-button");
  if (button && navigator.share) button.hidden = false;
  // Going back restores the text in the box; the address may have changed in the meantime.
  const box = byId("q");
  if (box && document.activeElement !== box) {
    const text = new URLSearchParams(location.search).get("q") ?? "";
    if (box.value !== text) box.value = text;
  }
}

export function begin() {
  withAnswers(answer);
  beginMap();
  document.addEventListener("click", clicked);
  document.addEventListener("larder:shown", shown);
  document.addEventListener("larder:waiting", (event) => list(event.detail));
  document.addEventListener("larder:sent", (event) => sent(event.detail));
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "save") return;
    const name = byId("save-name").value;
    event.target.dataset.what = `Save ${name}`;
    // The server would say the same, when nobody looks any more.
    if (isConnected()) return;
    const isTaken = !byId("save-replace").checked && isSaved(name);
    if (!isTaken && !read(name)) return;
    event.preventDefault();
    refuse(
      event.target, isTaken ? "There is already a place with that name: tick “Replace”, or choose another name."
        : `“${name}” can be read as coordinates: choose another name.`);
  }, { capture: true });
  // Enter submits the text; Shift+Enter starts a new line.
  byId("q")?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    event.target.form.requestSubmit();
  });
  onKey("s", () => byId("save-name")?.focus());
  onKey("t", () => { byId("to")?.focus(); byId("to")?.select(); });
  onKey("c", () => { const button = byId("copy-form-dd"); if (button) copyOf(button); });
  waiting().then(list).catch(() => { /* Nothing is stored, so nothing waits. */ });
  shown();
  // Buttons that need this script appear once it runs.
  document.documentElement.classList.add("places-work");
}
