// Pulling a page down from its top refreshes it, as phones do.
import { say } from "./toast.js";

/** How far to pull, in pixels. */
const enough = 80;
let start = null;
let pulled = 0;

const button = () => document.querySelector("main [data-key=r]");

/** Whether a touch begins where a pull down could not scroll anything. */
function isAtTop(target) {
  if (window.scrollY > 0 || !target.closest?.("main") || target.closest("input, textarea, select, figure, dialog")) return false;
  for (let element = target; element; element = element.parentElement) if (element.scrollTop > 0) return false;
  return true;
}

function show(distance) {
  pulled = distance;
  const sign = document.getElementById("pull");
  sign.textContent = distance <= 0 ? "" : distance >= enough ? "Release to refresh" : "Pull to refresh";
  sign.style.setProperty("--pulled", `${Math.min(distance / 2, enough)}px`);
}

export function begin() {
  document.addEventListener("touchstart", ({ touches, target }) => {
    start = touches.length === 1 && button() && isAtTop(target) ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  document.addEventListener("touchmove", ({ touches }) => {
    if (!start) return;
    const [across, down] = [touches[0].clientX - start.x, touches[0].clientY - start.y];
    // What begins sideways or upwards is something else.
    if (pulled === 0 && (down < 0 || Math.abs(across) > Math.abs(down))) start = null;
    else show(Math.max(0, down));
  }, { passive: true });
  const end = ({ type }) => {
    const isMeant = start && type === "touchend" && pulled >= enough;
    start = null;
    show(0);
    if (!isMeant) return;
    say("Refreshing…");
    button()?.click();
  };
  document.addEventListener("touchend", end);
  document.addEventListener("touchcancel", end);
}
