// Starts every page: live updates, forms that answer in place, keys.
import { begin as beginLive } from "./live.js";
import { begin as beginForms } from "./forms.js";
import { begin as beginKeys } from "./keys.js";
import { begin as beginQueue, count, overlay } from "./queue.js";
import { localize } from "./local.js";
import { begin as beginHistory } from "./page.js";
import { begin as beginPull } from "./pull.js";
import { begin as beginToast } from "./toast.js";
import { begin as beginTyped } from "./typed.js";
import { workerAddress } from "./morph.js";

document.documentElement.classList.add("scripted");
localize(document);
setInterval(() => localize(document), 30_000);
beginHistory();
beginForms();
beginKeys();
beginPull();
beginToast();
beginTyped();
// Before a person signs in, nothing is sent, received or stored; what waits is only counted.
const isInside = location.pathname !== "/sign-in";
if (isInside) {
  beginQueue();
  beginLive();
} else {
  count();
}

const begun = new Set();

/** Starts the module of the page, if it has one. A page that is shown in place of another may have its own. */
async function beginModule() {
  const name = document.querySelector("[data-module]")?.dataset.module;
  if (!name || begun.has(name)) return;
  begun.add(name);
  (await import(`./${name}.js`)).begin();
}

document.addEventListener("larder:shown", beginModule);
// The module follows the marks that wait; then the page is ready.
beginModule()
  .finally(() => isInside && overlay())
  .then(() => document.documentElement.classList.add("ready"));

if (isInside && "serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register(workerAddress()).catch(() => {
    // Without a service worker the page works, but only while the server answers.
  });
  // A page that was requested before the worker was active, and arrived after that, is nobody's.
  navigator.serviceWorker.ready.then(({ active }) => {
    if (!navigator.serviceWorker.controller) active.postMessage("claim");
  });
}
