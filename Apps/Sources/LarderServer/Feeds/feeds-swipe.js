// Swiping a row: to the right marks it read or unread, to the left stars it or removes the star.
import { isMarked } from "./marks.js";

/** How far to swipe, in pixels. */
const enough = 90;
let swipe = null;
let endedAt = 0;

const formOf = (row, across) => row.querySelector(across > 0 ? ".dot-form" : ".star-form");

function move(across) {
  const { row } = swipe;
  row.classList.toggle("swiped", across !== 0);
  row.classList.toggle("swiped-far", Math.abs(across) >= enough);
  row.dataset.side = across > 0 ? "start" : "end";
  row.dataset.swipe = formOf(row, across).querySelector("button").title;
  row.style.setProperty("--swiped", `${across}px`);
}

/** Lets rows be swiped; `send` sends a form and returns what takes that back, and `done` hears which mark of which row it set or removed. */
export function begin(send, done) {
  document.addEventListener("touchstart", ({ touches, target }) => {
    const row = touches.length === 1 ? target.closest?.("#rows > .row") : null;
    swipe = row && { row, x: touches[0].clientX, y: touches[0].clientY, across: 0 };
  }, { passive: true });
  document.addEventListener("touchmove", ({ touches }) => {
    if (!swipe) return;
    const [across, down] = [touches[0].clientX - swipe.x, touches[0].clientY - swipe.y];
    if (swipe.across === 0 && Math.abs(down) > Math.abs(across)) { swipe = null; return; }
    if (swipe.across === 0 && Math.abs(across) < 12) return;
    swipe.across = across;
    move(across);
  }, { passive: true });
  const end = ({ type }) => {
    if (!swipe) return;
    const { row, across } = swipe;
    if (across !== 0) { move(0); endedAt = Date.now(); }
    swipe = null;
    if (type !== "touchend" || Math.abs(across) < enough) return;
    const form = formOf(row, across);
    const undo = send(form);
    done(form, isMarked(form), undo);
  };
  document.addEventListener("touchend", end);
  document.addEventListener("touchcancel", end);
  // A swipe does not open what it ends on.
  document.addEventListener("click", (event) => {
    if (Date.now() - endedAt < 400 && event.target.closest?.("#rows")) { event.preventDefault(); event.stopPropagation(); }
  }, true);
}
