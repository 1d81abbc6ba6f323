// The server's clock, as far as this browser knows it: by it, what is said here is ordered among what is said elsewhere.
const name = "larder-clock";
let last = 0;

/** Notes the time that the server gave, in microseconds: all that is said from now on is later. */
export function hear(time) {
  const micros = Number(time) || 0;
  if (micros === 0) return;
  last = Math.max(last, micros);
  try { localStorage.setItem(name, String(micros / 1000 - Date.now())); } catch { /* Then by this clock. */ }
}

/** A moment in microseconds, later than all before. */
export function moment() {
  let ahead = 0;
  try { ahead = Number(localStorage.getItem(name)) || 0; } catch { /* see above */ }
  last = Math.max(Math.round((Date.now() + ahead) * 1000), last + 1);
  return last;
}
