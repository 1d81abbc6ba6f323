// What every page does once scripts run: it stays live, forms answer in place, keys work.
import { begin as beginLive } from "./live.js";
import { begin as beginForms } from "./forms.js";
import { begin as beginKeys } from "./keys.js";
import { begin as beginQueue } from "./queue.js";
import { localize } from "./local.js";
import { workerAddress } from "./morph.js";

document.documentElement.classList.add("scripted");
localize(document);
setInterval(() => localize(document), 30_000);
beginForms();
beginKeys();
// Before somebody is signed in nothing is sent, heard or kept.
const isInside = location.pathname !== "/sign-in";
if (isInside) {
  beginQueue();
  beginLive();
}

// What only some pages do; a page is ready when all of it works.
const own = document.querySelector("[data-module]")?.dataset.module;
Promise.resolve(own && import(`./${own}.js`).then((module) => module.begin()))
  .then(() => document.documentElement.classList.add("ready"));

if (isInside && "serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register(workerAddress()).catch(() => {
    // Without it the page works, but not without its server.
  });
}
