// What was done here and the queue does not hold yet. Storing in the queue takes a moment, in which a person may leave
// the page; this is written before that moment, and outlives the page.
const prefix = "larder-journal ";

// Held as long as this page lives, so that no other takes its entries for left behind.
const lock = (page) => `larder-page ${page}`;
const here = `${Date.now()}-${Math.random()}`;
navigator.locks?.request(lock(here), () => new Promise(() => {}));

/** Writes an entry at once, by its change; does nothing if this browser has no room. */
export function write(entry) {
  try {
    localStorage.setItem(prefix + entry.change, JSON.stringify({ ...entry, page: here, written: Date.now() }));
  } catch { /* Then the queue alone keeps it. */ }
}

/** Removes the entry of a change that the queue holds now, or that cannot be kept. */
export function drop(change) {
  try { localStorage.removeItem(prefix + change); } catch { /* Then it was never written. */ }
}

/** The entries that this page has written and that are not in the queue yet. */
export const unqueued = () => entries().filter(({ page }) => page === here);

function entries() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
      .map((name) => JSON.parse(localStorage.getItem(name))).filter((entry) => entry);
  } catch {
    return [];
  }
}

/** The entries of pages that were left before the queue had them. */
export async function leftBehind() {
  const all = entries();
  if (all.length === 0) return [];
  // Browsers have locks only on secure pages; elsewhere, a minute is more than any page takes.
  if (!navigator.locks) return all.filter(({ written }) => Date.now() - written > 60_000);
  const { held, pending } = await navigator.locks.query();
  const alive = new Set([...held, ...pending].map(({ name }) => name));
  return all.filter(({ page, change }) => !alive.has(lock(page)) && localStorage.getItem(prefix + change));
}
