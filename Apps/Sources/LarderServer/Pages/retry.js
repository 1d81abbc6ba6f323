// When to send again what the server could not take in, and why it could not. No page, no clock but the time.
const [shortest, longest] = [5_000, 120_000];

/** How long to wait after so many answers in a row, and as long as the server asks, in milliseconds. */
export const pause = (tries, asked = 0) => Math.min(Math.max(shortest * 2 ** (tries - 1), asked), longest);

/** How long an item still rests. A time further ahead than any pause comes from a clock that was set since. */
export function restOf({ retryAt = 0 }, now = Date.now()) {
  const rest = retryAt - now;
  return rest > 0 && rest <= longest ? rest : 0;
}

/** What keeps an answer from being the last word, as a clause. */
export function troubleOf({ status }) {
  if (status === 507) return "the server’s disk is full";
  if (status === 429 || status === 503) return "the server is busy";
  return status < 400 ? "something other than Larder answered" : `the server answered with error ${status}`;
}
