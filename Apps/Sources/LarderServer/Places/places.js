// Places: copying, this device's position, sharing, points chosen on the map.
import { onKey } from "./keys.js";
import { show } from "./page.js";
import { flush, put, waiting } from "./queue.js";
import { say } from "./toast.js";

const byId = (id) => document.getElementById(id);

/** Puts text on the clipboard, also where the browser lends it to secure pages alone. */
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
  try { isDone = document.execCommand("copy"); } catch { /* Said below. */ }
  field.remove();
  focused?.focus({ preventScroll: true });
  return isDone;
}

async function copyOf(button) {
  const text = button.dataset.copy;
  say(await copy(text) ? `Copied: ${text}` : "This browser does not let pages copy. Select the text and copy it.");
}

async function share(button) {
  try {
    await navigator.share({ text: button.dataset.share, url: button.dataset.address });
  } catch (error) {
    if (error.name !== "AbortError") say("Sharing did not work. Copy the text instead.");
  }
}

// MARK: This device's position

const reasons = {
  1: "This browser may not tell where it is: permission was refused. It can be given in the browser’s settings for this page.",
  2: "This device does not know where it is now. Try again under the open sky, or write the position.",
  3: "This device did not find its position in time. Try again, or without “As exact as it can”.",
};

function tell(text) {
  byId("device-said").textContent = text;
}

function locate() {
  const button = byId("device-button");
  if (button.getAttribute("aria-disabled") === "true") return;
  if (!window.isSecureContext || !("geolocation" in navigator)) {
    tell("Browsers tell positions only to pages from this machine or over https. Write the position instead.");
    return;
  }
  const isExact = byId("device-exact").checked;
  button.setAttribute("aria-disabled", "true");
  tell("Looking for this device’s position…");
  const end = () => byId("device-button")?.removeAttribute("aria-disabled");
  navigator.geolocation.getCurrentPosition(async ({ coords, timestamp }) => {
    end();
    const fields = new URLSearchParams({
      token: document.body.dataset.token, device: "1", latitude: coords.latitude, longitude: coords.longitude,
      uncertainty: coords.accuracy, at: new Date(Math.min(timestamp, Date.now())).toISOString(),
      change: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
    });
    if (coords.altitude !== null) fields.set("altitude", coords.altitude);
    tell(`Found, within ${Math.max(1, Math.round(coords.accuracy))} metres.`);
    try {
      await put({ action: "/places/set", fields: fields.toString(), kind: "place", what: "Use this device’s position" });
      await flush();
    } catch {
      tell("This browser keeps nothing, so the position could not be sent. Write it in the box instead.");
    }
  }, (error) => {
    end();
    tell(reasons[error.code] ?? "This device’s position could not be had.");
  }, { enableHighAccuracy: isExact, timeout: isExact ? 30_000 : 10_000, maximumAge: isExact ? 0 : 60_000 });
}

// MARK: What waits, and what was sent

function list(items) {
  const places = items.filter((item) => item.kind === "place");
  byId("places-waiting")?.replaceChildren(...places.map((item) => {
    const line = document.createElement("li");
    line.textContent = `Waiting to be sent: ${item.what}`;
    return line;
  }));
}

function sent({ item, answer }) {
  if (item.kind !== "place") return;
  if (!answer.ok) return;
  if (answer.said) say(answer.said);
  if (item.action !== "/places/save") return;
  const name = byId("save-name");
  if (name && name.value === new URLSearchParams(item.fields).get("name")) {
    delete name.dataset.dirty;
    delete byId("save-replace").dataset.dirty;
    name.form.reset();
  }
}

// MARK: The map

/** Puts a point in the box, as if it had been typed. */
function choose(text) {
  const box = byId("q");
  box.value = text;
  box.form.requestSubmit();
}

function pointOn(svg, event) {
  const matrix = svg.getScreenCTM();
  if (!matrix) return;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const longitude = ((point.x + 540) % 360) - 180;
  const digits = svg.viewBox.baseVal.width > 100 ? 1 : svg.viewBox.baseVal.width > 15 ? 2 : 3;
  choose(`${Math.max(-90, Math.min(90, -point.y)).toFixed(digits)}, ${longitude.toFixed(digits)}`);
}

function clicked(event) {
  const link = event.target.closest?.("a[data-show]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    show(link.href, { push: true }).then((isShown) => {
      if (!isShown) location.assign(link.href);
      if (link.id === "clear") byId("q").focus();
    });
    return;
  }
  const button = event.target.closest?.("button");
  if (button?.dataset.copy) copyOf(button);
  else if (button?.id === "device-button") locate();
  else if (button?.id === "share-button") share(button);
  const svg = event.target.closest?.("#world svg");
  if (svg) pointOn(svg, event);
}

function shown() {
  const button = byId("share-button");
  if (button && navigator.share) button.hidden = false;
  // What was typed is found again by going back; the address may have changed meanwhile.
  const box = byId("q");
  if (box && document.activeElement !== box) {
    const text = new URLSearchParams(location.search).get("q") ?? "";
    if (box.value !== text) box.value = text;
  }
}

export function begin() {
  document.addEventListener("click", clicked);
  document.addEventListener("larder:shown", shown);
  document.addEventListener("larder:waiting", (event) => list(event.detail));
  document.addEventListener("larder:sent", (event) => sent(event.detail));
  document.addEventListener("submit", (event) => {
    if (event.target.id === "save") event.target.dataset.what = `Save ${byId("save-name").value}`;
  }, { capture: true });
  // Enter reads the text at once; with Shift it begins a line.
  byId("q")?.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    event.target.form.requestSubmit();
  });
  onKey("s", () => byId("save-name")?.focus());
  onKey("t", () => { byId("to")?.focus(); byId("to")?.select(); });
  // Going back shows the text that was there, also while the box is in use.
  window.addEventListener("popstate", () => {
    const fields = new URLSearchParams(location.search);
    for (const id of ["q", "to"]) {
      const field = byId(id);
      if (field && location.pathname === "/places") field.value = fields.get(id) ?? "";
    }
  });
  onKey("c", () => { const button = byId("copy-form-dd"); if (button) copyOf(button); });
  waiting().then(list).catch(() => { /* Nothing is kept, so nothing waits. */ });
  shown();
  // Buttons that need this script are there once it works.
  document.documentElement.classList.add("places-work");
}
