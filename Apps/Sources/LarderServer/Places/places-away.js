// The box of places while the server is away: degrees and the names of saved places are read here.
import { formatOf, forms, read } from "./coordinates.js";
import { mark } from "./map.js";
import { isConnected } from "./server.js";

const names = { dd: "Decimal degrees", ddm: "Degrees and minutes", dms: "Degrees, minutes, seconds" };

function part(name, also = {}, ...children) {
  const element = Object.assign(document.createElement(name), also);
  element.append(...children);
  return element;
}

const fold = (text) => text.trim().split(/\s+/).join(" ").toLowerCase();

/** A saved place that is not listed, as the names of all saved places have it. */
function unlisted(text) {
  const option = [...document.querySelectorAll("#names option[data-fields]")].find((one) => fold(one.value) === fold(text));
  if (!option) return null;
  const fields = { ...Object.fromEntries(new URLSearchParams(option.dataset.fields)), called: option.value, token: document.body.dataset.token };
  return {
    name: option.value, latitude: Number(fields.latitude), longitude: Number(fields.longitude),
    fields: Object.entries(fields).map(([name, value]) => part("input", { type: "hidden", name, value })),
  };
}

// What was saved while the server is away, by name.
let savedHere = [];
// The address that could not be answered before that was known.
let unanswered = null;

/** Notes the places that wait to be saved: they can be asked for as well. */
export function knowSaved(places) {
  savedHere = places;
  if (unanswered && !isConnected() && unanswered === location.href) answer(unanswered);
}

/** A place that waits to be saved. */
function waiting(text) {
  const place = savedHere.find(({ name }) => fold(name ?? "") === fold(text));
  if (!place) return null;
  const fields = { token: document.body.dataset.token, latitude: place.latitude, longitude: place.longitude, called: place.name };
  return {
    name: place.name, latitude: Number(place.latitude), longitude: Number(place.longitude), isInstead: place.replace === "1",
    fields: Object.entries(fields).map(([name, value]) => part("input", { type: "hidden", name, value })),
  };
}

/** The saved place with a name. */
function saved(text) {
  const kept = waiting(text);
  return kept?.isInstead ? kept : listed(text) ?? kept;
}

/** Whether there is a saved place with a name, as far as this page knows. */
export const isSaved = (text) => Boolean(saved(text));

/** The saved place with a name, as its row has it. */
function listed(text) {
  const row = [...document.querySelectorAll("#saved-table tr[data-name]")].find((one) => fold(one.dataset.name) === fold(text));
  const form = row?.querySelector("form[action='/places/set']");
  if (!form) return unlisted(text);
  return {
    name: row.dataset.name, latitude: Number(form.elements.latitude.value), longitude: Number(form.elements.longitude.value),
    fields: [...form.querySelectorAll("input[type=hidden]")].map((field) => field.cloneNode()),
  };
}

function formOf(id, text) {
  const copy = part("button", { type: "button", className: "copy quiet", id: `copy-form-${id}`, textContent: "Copy" });
  copy.dataset.copy = text;
  copy.setAttribute("aria-label", `Copy: ${names[id]}`);
  const value = part("dd", {}, part("span", { className: "figures", textContent: text }), " ", copy);
  const line = part("div", { className: "form" }, part("dt", { textContent: names[id] }), value);
  line.dataset.key = `form-${id}`;
  return line;
}

/** The form that saves a point, as the server writes it; what is asked for waits until the server is back. */
function saveForm(fields) {
  const name = part("input", { name: "name", id: "save-name", maxLength: 60, size: 14, required: true, autocomplete: "off" });
  name.setAttribute("aria-describedby", "save-trouble");
  const replace = part("input", { type: "checkbox", name: "replace", value: "1", id: "save-replace" });
  const trouble = part("p", { className: "trouble", id: "save-trouble", role: "alert" });
  Object.assign(trouble.dataset, { trouble: "", keep: "" });
  const form = part(
    "form", { method: "post", action: "/places/save", className: "save", id: "save" }, ...fields.map((field) => field.cloneNode()),
    part("label", {}, "Save as ", name), " ", part("label", { className: "check" }, replace, " Replace"), " ",
    part("button", { id: "save-button", textContent: "Save" }), trouble);
  // In the server's notation, where a whole number has a decimal.
  const about = ["latitude", "longitude"].map((one) =>
    fields.find((field) => field.name === one)?.value.replace(/^-?\d+$/, "$&.0")).join(" ");
  Object.assign(form.dataset, { about, queue: "place", what: "Save a place", again: "name", otherwise: "Place" });
  return form;
}

/** The card of a point, with all that can be said of it without the server. */
function card(point) {
  const texts = forms(point);
  const field = (name, value) => part("input", { type: "hidden", name, value });
  const fields = point.fields ?? [
    field("token", document.body.dataset.token), field("latitude", point.latitude), field("longitude", point.longitude)];
  const make = part(
    "form", { method: "post", action: "/places/set", id: "make-mine" }, ...fields,
    part("button", { className: "primary", id: "make-mine-button", textContent: "Make this my position" }));
  Object.assign(make.dataset, { queue: "place", what: `Make ${point.name ?? texts.dd} the current position` });
  make.lastChild.dataset.key = "m";
  const acts = part("div", { className: "acts" }, make, ...(point.name ? [] : [saveForm(fields)]));
  const box = part(
    "section", { className: "card point", id: "point" },
    part("h2", { id: "point-title", textContent: point.name ?? "This point" }),
    part("dl", { className: "forms" }, ...Object.keys(names).map((id) => formOf(id, texts[id]))),
    acts);
  box.setAttribute("aria-labelledby", "point-title");
  box.dataset.of = [point.name ?? "", point.latitude, point.longitude].join(" ");
  return box;
}

/** Puts a part in place of another; the same one stays, as a button must not go while it is pressed, nor what was typed. */
function put(place, next) {
  const there = place.childElementCount === 1 ? place.firstElementChild : null;
  const isSame = there && (there.dataset.of ? there.dataset.of === next.dataset.of : there.isEqualNode(next));
  if (!isSame) place.replaceChildren(next);
}

/** Shows what an address of the places asks for; only the text of the box can be answered here. */
export function answer(address) {
  const text = new URL(address, location.href).searchParams.get("q") ?? "";
  const [column, heard] = ["column-point", "heard"].map((id) => document.getElementById(id));
  if (!column || !heard) return false;
  const place = saved(text);
  const point = place ?? read(text);
  unanswered = point ? null : new URL(address, location.href).href;
  mark(point);
  // What the server said of another point: the way, distances, the map’s words, and links that move it.
  for (const part of document.querySelectorAll("#places [data-of-point]")) part.hidden = true;
  put(column, point ? card(point) : part("p", { id: "no-point", hidden: true }));
  const words = point
    ? [part("strong", { textContent: place ? `The saved place ${place.name}` : `Read as ${formatOf(text)}` }),
      part("span", { className: "dim", textContent: "Read in this browser, as the server doesn’t answer." })]
    : [part("span", { className: "trouble", textContent:
      "The server doesn’t answer. Until it does, this box reads only degrees, such as 48.8582, 2.2945 or "
      + "48°51′29.5″N 2°17′40.2″E, and names of saved places." })];
  put(heard, part("p", { className: "heard" }, ...words));
  return true;
}
