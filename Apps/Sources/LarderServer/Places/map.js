// The map of places: dragging moves it, pinching zooms it, a click takes a point. While a hand is on it the picture
// that is there moves; once it is let go, the server draws the part that is shown.
import { move, show } from "./page.js";

const byId = (id) => document.getElementById(id);
// A finger that rests is never quite still.
const stillness = 6;
// Names are this many pixels high in any window that has room for it.
const fontSize = 12;

/** What the map shows: the middle, the width in degrees of the equator; and how the server drew it. */
let view = null;
let drawn = null;
// The middle of two points, and the narrowest map of both: zooming keeps the middle until somebody drags the map.
let both = null;
// The map shows a point that this browser marked in it, which the server did not draw it for.
let isMarked = false;
// Fingers and buttons that are down, and whether they moved since the first of them came.
const held = new Map();
let hasMoved = false;
let timer = null;

const squeezeAt = (latitude) => Math.max(0.05, Math.cos(latitude * Math.PI / 180));
const figure = () => byId("world");
const picture = () => figure()?.querySelector("svg");

/** The part of the world nearest to what was asked for: within the poles, and no narrower than a town. */
function frame(latitude, longitude, span) {
  const width = Math.max(0.2, Math.min(360, span));
  // A point at a pole keeps some room around it.
  const limit = 90 - width / 2 * 0.38;
  return { span: width, latitude: Math.max(-limit, Math.min(limit, latitude)), longitude };
}

/** Takes over what the server drew. */
function adopt() {
  const svg = picture();
  isMarked = false;
  if (!svg) { view = drawn = both = null; return; }
  const { span, at, squeeze, least, middle } = figure().dataset;
  const [latitude, longitude] = at.split(",").map(Number);
  drawn = { span: Number(span), squeeze: Number(squeeze) };
  // Each place is kept as the server wrote it; what is written later depends on how the map was moved.
  const places = svg.querySelectorAll(".names text, .names circle");
  drawn.places = [...places].map((one) => [one, one.localName === "text" ? "x" : "cx", Number(one.getAttribute(one.localName === "text" ? "x" : "cx"))]);
  drawn.names = [...svg.querySelectorAll(".names")].map((names) => [names, Number(names.getAttribute("font-size"))]);
  if (view === null || held.size === 0 && timer === null) {
    view = { latitude, longitude, span: drawn.span };
    const [north, east] = (middle ?? "").split(",").map(Number);
    both = middle ? { latitude: north, longitude: east, least: Number(least) } : null;
  }
  draw();
}

/** Shows the part in view with what is there; names keep their size. */
function draw() {
  const svg = picture();
  if (!svg || !drawn) return;
  const { latitude, longitude, span } = view;
  const squeeze = squeezeAt(latitude);
  const isMoved = held.size > 0 && hasMoved || timer !== null || isMarked;
  svg.classList.toggle("moving", isMoved);
  if (isMoved) {
    svg.setAttribute("viewBox", `${longitude * squeeze - span / 2} ${-latitude - span / 4} ${span} ${span / 2}`);
    byId("map-globe").setAttribute("transform", `scale(${squeeze} 1)`);
    for (const [one, name, x] of drawn.places) one.setAttribute(name, x / drawn.squeeze * squeeze);
  }
  const width = svg.clientWidth;
  // Names were arranged for a certain size; they may become smaller, and never so large that they meet. Zoomed out a
  // little, they shrink with the map; far out, only marks and the name of the point are left until the server answers.
  const isFar = span > drawn.span * 1.4;
  svg.classList.toggle("far", isFar);
  for (const [names, size] of drawn.names) {
    const part = Math.min(size / drawn.span, width > 0 ? fontSize / width : Infinity);
    names.setAttribute("font-size", part * (isFar ? span : Math.min(span, drawn.span)));
  }
}

/** Marks another point than the server drew the map for, and shows it in the middle; none if there is no point. */
export function mark(point) {
  const svg = picture();
  if (!svg || !drawn) return;
  for (const old of svg.querySelectorAll(".mark.here, .name.here, .line")) old.remove();
  both = null;
  isMarked = true;
  if (point) {
    view = frame(point.latitude, point.longitude, Math.min(drawn.span, 20));
    for (const names of svg.querySelectorAll(".names")) {
      const dot = document.createElementNS(svg.namespaceURI, "circle");
      const x = point.longitude * drawn.squeeze;
      for (const [name, value] of Object.entries({ class: "mark here", cx: x, cy: -point.latitude, r: ".45em" })) dot.setAttribute(name, value);
      names.append(dot);
      drawn.places.push([dot, "cx", x]);
    }
  }
  draw();
}

/** Asks the server for the part in view, once nobody is moving it. */
function settle() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = null;
    if (held.size > 0) return;
    const address = new URL(location.href);
    const round = (number) => String(Math.round(number * 1e4) / 1e4);
    const longitude = view.longitude - 360 * Math.floor((view.longitude + 180) / 360);
    address.searchParams.set("span", round(view.span));
    if (both && view.span > both.least * 0.999) address.searchParams.delete("at"); else address.searchParams.set("at", `${round(view.latitude)},${round(longitude)}`);
    address.hash = "";
    move(address.href, { replace: true });
    // If the server doesn’t answer, the picture that is there stays.
    show(address.href);
  }, 200);
}

/** Moves by pixels, and zooms by a factor around a point of the window, or around the middle of two points. */
function go(dx, dy, factor = 1, x = null, y = null) {
  if (both) {
    view = frame(both.latitude, both.longitude, view.span * factor);
    draw();
    return;
  }
  const box = picture().getBoundingClientRect();
  const degrees = view.span / box.width;
  const [ax, ay] = x === null ? [0, 0] : [(x - box.x - box.width / 2) * degrees, (box.y + box.height / 2 - y) * degrees];
  const span = Math.max(0.2, Math.min(360, view.span * factor));
  const rest = 1 - span / view.span;
  const squeeze = squeezeAt(view.latitude);
  view = frame(
    view.latitude + dy * degrees + ay * rest, view.longitude + (-dx * degrees + ax * rest) / squeeze, span);
  draw();
}

function pressed(event) {
  if (!event.target.closest?.("#world svg") || event.button !== 0 || !view) return;
  if (held.size === 0) {
    hasMoved = false;
    clearTimeout(timer);
    timer = null;
  }
  held.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
  if (held.size > 1) hasMoved = true;
  picture().setPointerCapture(event.pointerId);
}

function dragged(event) {
  const one = held.get(event.pointerId);
  if (!one) return;
  if (!hasMoved && Math.hypot(event.clientX - one.startX, event.clientY - one.startY) < stillness) return;
  hasMoved = true;
  const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
  const [dx, dy] = [event.clientX - one.x, event.clientY - one.y];
  if (other) {
    const length = (point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    const now = { x: event.clientX, y: event.clientY };
    go(dx / 2, dy / 2, length(one) / length(now), (now.x + other.x) / 2, (now.y + other.y) / 2);
  } else {
    both = null;
    go(dx, dy);
  }
  [one.x, one.y] = [event.clientX, event.clientY];
}

function released(event) {
  if (!held.delete(event.pointerId) || held.size > 0 || !hasMoved) return;
  settle();
  draw();
}

function turned(event) {
  // A wheel alone scrolls the page; trackpads report a pinch as a wheel with Control.
  if (!event.ctrlKey || !view || !event.target.closest?.("#world svg")) return;
  event.preventDefault();
  settle();
  go(0, 0, Math.exp(Math.max(-0.5, Math.min(0.5, event.deltaY * 0.01))), event.clientX, event.clientY);
}

/** The point under a click, as text; null if the click ended a drag, or is none on the map. */
export function pointOf(event) {
  if (!event.target.closest?.("#world svg") || hasMoved || !view) return null;
  const box = picture().getBoundingClientRect();
  const degrees = view.span / box.width;
  const latitude = view.latitude + (box.y + box.height / 2 - event.clientY) * degrees;
  const longitude = view.longitude + (event.clientX - box.x - box.width / 2) * degrees / squeezeAt(view.latitude);
  const digits = Math.max(1, Math.min(5, Math.ceil(-Math.log10(degrees))));
  const turned = longitude - 360 * Math.floor((longitude + 180) / 360);
  // Adding 0 to what was rounded leaves no "-0.0".
  const written = (number) => (Number(number.toFixed(digits)) + 0).toFixed(digits);
  return `${written(Math.max(-90, Math.min(90, latitude)))}, ${written(turned)}`;
}

const moves = { ArrowLeft: "west", ArrowRight: "east", ArrowUp: "north", ArrowDown: "south", "+": "in", "-": "out" };

function typed(event) {
  if (event.target.id !== "world" || event.ctrlKey || event.metaKey || event.altKey || !moves[event.key]) return;
  event.preventDefault();
  byId(`map-${moves[event.key]}`)?.click();
}

export function begin() {
  document.addEventListener("pointerdown", pressed);
  document.addEventListener("pointermove", dragged);
  document.addEventListener("pointerup", released);
  document.addEventListener("pointercancel", released);
  document.addEventListener("wheel", turned, { passive: false });
  document.addEventListener("keydown", typed, { capture: true });
  document.addEventListener("larder:shown", adopt);
  window.addEventListener("resize", () => { if (drawn) draw(); });
  adopt();
}
