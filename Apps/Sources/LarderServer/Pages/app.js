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
beginQueue();
beginForms();
beginLive();
beginKeys();

const extra = document.querySelector("[data-module]")?.dataset.module;
if (extra === "notes") import("./notes.js").then((module) => module.begin());
if (extra === "feeds") import("./feeds.js").then((module) => module.begin());
if (extra === "places") import("./places.js").then((module) => module.begin());
import("./chart.js").then((module) => module.begin());

if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register(workerAddress()).catch(() => {
    // Without it the page works, but not without its server.
  });
}
