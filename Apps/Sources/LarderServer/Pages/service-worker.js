// Shows the pages seen last while the server is away.
const build = "/* build */";
const files = [/* files */];
// The first pages of all sections, and the paths that are never stored.
const sections = [/* sections */];
const unkept = [/* unkept */];
// The fields of addresses that name an item to open in a list.
const openers = [/* openers */];
const besides = [/* besides */];
const [fileCache, pageCache] = [`files ${build}`, "pages"];
// What is shown for a page of which there is no copy: a page like the others, whose scripts notice when the
// server is back.
const shell = "/offline";
const kept = 400;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(fileCache);
    await cache.addAll(files);
    const shown = await caches.open(pageCache);
    // A page that cannot be fetched now is stored when it is first seen.
    await Promise.all([...sections, shell].map(async (page) => {
      const asked = Date.now();
      try { await keep(shown, page, await fetch(page, { credentials: "same-origin" }), asked); } catch { /* see above */ }
    }));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("files ") && name !== fileCache) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

/** Keeps a page that was asked for at a time: what this browser has told the server since may be missing in it. */
async function keep(cache, address, response, asked) {
  const isPage = response.ok && !response.redirected && !response.headers.has("X-Larder-Last-Page")
    && response.headers.get("Cache-Control") !== "no-store"
    && (response.headers.get("Content-Type") ?? "").startsWith("text/html");
  const { pathname } = new URL(address, location.href);
  const isOfSection = pathname === shell || sections.some((path) => pathname === path || pathname.startsWith(path + "/"));
  if (!isPage || !isOfSection || unkept.includes(pathname)) return;
  const copy = response.clone();
  const headers = new Headers(copy.headers);
  headers.set("X-Larder-Asked", String(asked));
  await cache.put(address, new Response(copy.body, { status: copy.status, headers }));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - kept))) await cache.delete(old);
}

async function page(request) {
  const cache = await caches.open(pageCache);
  const address = new URL(request.url).pathname + new URL(request.url).search;
  const asked = Date.now();
  try {
    const response = await fetch(request);
    if (response.ok) {
      await keep(cache, address, response, asked);
      if (!await cache.match(shell)) keepShell(cache);
    }
    if (response.status === 401 || response.redirected && new URL(response.url).pathname === "/sign-in") {
      // What was kept is for those who are signed in.
      for (const name of await caches.keys()) if (!name.startsWith("files ")) await caches.delete(name);
    }
    return response;
  } catch (error) {
    // Another address is another question: the answer to one is never shown for the other.
    const old = await cache.match(address) ?? await list(cache, address);
    if (!old) return missing(cache);
    const headers = new Headers(old.headers);
    headers.set("X-Larder-Offline", "1");
    const text = await old.text();
    const main = '<main id="main"';
    return new Response(text.replace(main, `${main} data-asked="${Number(old.headers.get("X-Larder-Asked"))}"`), { status: 200, headers });
  }
}

/** The kept list in which an address opens an item, or else the first list of its section: its script opens the item. */
async function list(cache, address) {
  const [path, query = ""] = address.split("?");
  const fields = query.split("&");
  const isItem = sections.some((section) => path.startsWith(section + "/"));
  const left = isItem ? [...openers, ...besides] : openers;
  const rest = fields.filter((field) => !left.includes(field.split("=")[0]));
  if (rest.length === fields.length) return undefined;
  return await cache.match(`${path}?${rest.join("&")}`) ?? cache.match(path);
}

/** Keeps the page for what is missing, as after signing in. */
async function keepShell(cache) {
  try { await keep(cache, shell, await fetch(shell, { credentials: "same-origin" }), Date.now()); } catch { /* Next time. */ }
}

async function missing(cache) {
  const page = await cache.match(shell);
  if (page) {
    const headers = new Headers(page.headers);
    headers.set("X-Larder-Offline", "1");
    return new Response(await page.blob(), { status: 503, headers });
  }
  const style = files.find((file) => file.endsWith("/app.css"));
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not available offline · Larder</title><link rel="stylesheet" href="${style}"><main id="main"><h1>Not available offline</h1>
<p>The server doesn’t answer, and this browser has no copy of this page.</p><p><a href="">Try again</a></p></main></html>`,
    { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "X-Larder-Offline": "1",
      "Content-Security-Policy": "default-src 'none'; style-src 'self'" } });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) {
    event.respondWith((async () => await caches.match(request) ?? fetch(request))());
    return;
  }
  const isPage = request.mode === "navigate" || request.headers.get("X-Larder-Request") === "1";
  if (isPage && !address.pathname.startsWith("/events")) event.respondWith(page(request));
});
