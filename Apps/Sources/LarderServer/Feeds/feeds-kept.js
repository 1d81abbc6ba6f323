// Articles by number: fetched when they are opened, and kept ahead, so that those of a list are there to be
// read while the server is away.
import { connection, leaveToSignIn } from "./server.js";

const store = "articles";
const most = 600;
const canKeep = "caches" in window;
const address = (numbers) => "/feeds/articles?numbers=" + numbers.join(",");

/** The article that this browser keeps under a number, or null. */
export async function keptArticle(number) {
  if (!canKeep) return null;
  const found = await (await caches.open(store)).match(address([number]));
  return found ? found.json() : null;
}

async function keep(articles) {
  if (!canKeep) return;
  const cache = await caches.open(store);
  for (const article of articles) await cache.put(address([article.number]), Response.json(article));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

/** Fetches articles and keeps them; null if the server does not answer. */
async function fetchArticles(numbers) {
  let response;
  try {
    response = await fetch(address(numbers), { headers: { Accept: "application/json" }, credentials: "same-origin" });
    if (response.status === 401) leaveToSignIn();
    if (!response.ok) return [];
    const { articles } = await response.json();
    connection(true);
    // If nothing can be kept, everything can still be read.
    keep(articles).catch(() => {});
    return articles;
  } catch {
    if (!response) connection(false);
    return null;
  }
}

/** Fetches an article; null if the server does not answer, or has none. */
export const fetchArticle = async (number) => (await fetchArticles([number]))?.[0] ?? null;

/** Fetches the articles of a list that this browser does not keep yet. */
export async function keepAhead(numbers) {
  if (!canKeep || numbers.length === 0 || navigator.connection?.saveData) return;
  const cache = await caches.open(store);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).searchParams.get("numbers")));
  const missing = numbers.filter((number) => !kept.has(number));
  if (missing.length > 0) await fetchArticles(missing);
}
