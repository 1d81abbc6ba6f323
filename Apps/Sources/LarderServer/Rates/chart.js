// The chart of a rate: a pointer, a finger or the arrow keys read a day; days that are chosen are shown alone.
import { dayText } from "./days.js";

const byId = (id) => document.getElementById(id);
const written = (day) => dayText(day, byId("frame").dataset.days);

let source = null;
let points = [];
// The point that is read, and the one where a choice of days began; null if there is none.
let at = null;
let anchor = null;
// How a mouse or finger that is down began: the pointer, and whether it chooses days.
let held = null;

/** The points of the chart that is shown: days, places in the frame from 0 to 1, and rates. */
function current() {
  const text = byId("plot")?.dataset.points ?? "";
  if (text === source) return points;
  source = text;
  [at, anchor, held] = [null, null, null];
  points = text === "" ? [] : text.split(";").map((point) => {
    const [day, x, y, ...rate] = point.split(" ");
    return { day, x: Number(x) / 1000, y: Number(y) / 1000, rate: rate.join(" ") };
  });
  return points;
}

/** The index of the point that is nearest to a place in the frame. */
const nearest = (x) => points.reduce((best, point, index) => Math.abs(point.x - x) < Math.abs(points[best].x - x) ? index : best, 0);

/** Shows what is read or chosen, and says it to those who can’t see it. */
function draw() {
  const frame = byId("frame");
  const [newest, here] = [points.at(-1), points[at]];
  if (!frame || !newest) return;
  frame.classList.toggle("reads", Boolean(here));
  const isChoosing = Boolean(here) && anchor !== null && anchor !== at;
  frame.classList.toggle("chooses", isChoosing);
  const words = (point) => `${point.rate} on ${written(point.day)}`;
  let value = words(here ?? newest);
  if (here) {
    const place = (element, style) => Object.assign(element.style, style);
    place(frame.querySelector(".line-at"), { left: `${here.x * 100}%` });
    place(frame.querySelector(".dot"), { left: `${here.x * 100}%`, top: `${here.y * 100}%` });
    if (isChoosing) {
      const [from, to] = [points[Math.min(at, anchor)], points[Math.max(at, anchor)]];
      place(frame.querySelector(".chosen"), { left: `${from.x * 100}%`, width: `${(to.x - from.x) * 100}%` });
      value = `${written(from.day)} to ${written(to.day)}`;
    }
  }
  byId("chart-value").textContent = value;
  const texts = {
    role: "slider", "aria-label": "Day", "aria-describedby": "plot-summary", "aria-valuemin": "0",
    "aria-valuemax": String(points.length - 1), "aria-valuenow": String(at ?? points.length - 1), "aria-valuetext": value,
  };
  for (const [name, text] of Object.entries(texts)) frame.setAttribute(name, text);
}

/** Shows only the days that are chosen. */
function zoom() {
  const [from, to] = [points[Math.min(at, anchor)], points[Math.max(at, anchor)]];
  const form = byId("period");
  [form.elements.from.value, form.elements.to.value] = [from.day, to.day];
  anchor = null;
  form.requestSubmit();
}

function pointed(event) {
  const frame = byId("frame");
  if (!frame) return;
  const isOver = frame.contains(event.target);
  if (held?.id !== event.pointerId && !isOver) {
    if (event.pointerType === "mouse" && at !== null && document.activeElement !== frame) { at = null; draw(); }
    return;
  }
  if (current().length === 0) return;
  const box = frame.getBoundingClientRect();
  at = nearest((event.clientX - box.x) / box.width);
  if (event.type === "pointerdown" && event.button === 0) {
    held = { id: event.pointerId, x: event.clientX, chooses: event.pointerType !== "touch" };
    if (held.chooses) {
      anchor = at;
      frame.setPointerCapture(event.pointerId);
    }
  }
  draw();
}

function released(event) {
  if (held?.id !== event.pointerId) return;
  const { chooses, x } = held;
  held = null;
  if (chooses && event.type === "pointerup" && anchor !== at && Math.abs(event.clientX - x) > 6) {
    zoom();
  } else {
    anchor = null;
    draw();
  }
}

const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity };

function typed(event) {
  if (event.target.id !== "frame" || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = current().length - 1;
  if (event.key in steps) {
    const start = at ?? last;
    anchor = event.shiftKey ? anchor ?? start : null;
    at = Math.max(0, Math.min(last, start + steps[event.key]));
  } else if (event.key === "Enter" && anchor !== null && anchor !== at) {
    zoom();
  } else if (event.key === "Escape") {
    [at, anchor] = [null, null];
  } else {
    return;
  }
  event.preventDefault();
  draw();
}

export function begin() {
  const shown = () => { current(); draw(); };
  document.addEventListener("pointermove", pointed);
  document.addEventListener("pointerdown", pointed);
  document.addEventListener("pointerup", released);
  document.addEventListener("pointercancel", released);
  document.addEventListener("keydown", typed, { capture: true });
  document.addEventListener("larder:shown", shown);
  shown();
}
