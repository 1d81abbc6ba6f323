// Feeds: articles open in place, the list stays as it was loaded, and everything has a key.
import { onKey } from "./keys.js";
import { parsePage } from "./morph.js";
import { show, withFields } from "./page.js";
import { queue } from "./queue.js";
import { say } from "./toast.js";

const $ = (id) => document.getElementById(id);
const root = () => $("feeds");

// The list as it was loaded. Every refresh asks for the same rows again, so that nothing moves under the
// reader.
let list = null;
// The article that was last marked as read because it was opened; if it is then marked as unread, it stays unread.
let opened = null;
// The article that was open last; going back leads to its row.
let last = null;

function remember() {
  const here = root();
  if (!here) return;
  const rows = [...document.querySelectorAll("#rows > .row")].map((row) => row.dataset.number);
  const key = here.dataset.list;
  const { through } = here.dataset;
  if (!list || list.key !== key || list.through !== through) list = { key, through, rows: [] };
  list.rows = [...new Set([...list.rows, ...rows])].slice(-200);
}

function anew() { list = null; }

/** The list in an address, whichever article is open in it. */
function listOf(address) {
  const url = new URL(address, location.href);
  const parts = ["view", "feed", "folder", "q", "after", "before"]
    .map((name) => [name, url.searchParams.get(name)]).filter(([name, value]) => value && !(name === "view" && value === "unread"));
  return JSON.stringify(parts);
}

function fields(address) {
  const url = new URL(address, location.href);
  if (!list || url.pathname !== "/feeds" || listOf(address) !== listOf(list.key)) return {};
  return { "X-Larder-List": `${list.through}; ${list.rows.join(" ")}` };
}

// MARK: Opening

const current = () => $("reading")?.querySelector("article") ?? null;
const rows = () => [...document.querySelectorAll("#rows > .row")];
const rowOf = (article) => article && $(`row-${article.dataset.number}`);
const isVisible = (element) => Boolean(element && element.getClientRects().length);

/** Shows an address of the feeds; focuses the row, or the article if no list is shown. */
async function go(address, { focus = "row", push = true } = {}) {
  const before = current()?.dataset.number;
  if (!await show(address, { push })) return false;
  const article = current();
  if (article && article.dataset.number !== before) {
    $("reading").scrollTop = 0;
    if (!isVisible($("list"))) window.scrollTo(0, 0);
  }
  const link = rowOf(article)?.querySelector("a.open");
  if (article && (focus === "article" || !isVisible(link))) {
    $("article-title").focus({ preventScroll: true });
  } else if (article && focus === "row") {
    link.focus({ preventScroll: true });
    rowOf(article).scrollIntoView({ block: "nearest" });
  } else if (!article) {
    focusList();
  }
  return true;
}

/** Marks the opened article as read, once. */
function markOpened() {
  const article = current();
  if (!article) { opened = null; return; }
  if (opened === article.dataset.number) return;
  opened = last = article.dataset.number;
  const form = $("article-read-form");
  if (form?.elements.on.value === "1") submit(form);
}

function submit(form) {
  return queue(form, new URLSearchParams(new FormData(form)));
}

function focusList() {
  const row = rowOf(current()) ?? $(`row-${last}`) ?? rows()[0];
  const target = row?.querySelector("a.open");
  if (isVisible(target)) target.focus(); else $("main").focus({ preventScroll: true });
}

// MARK: Room for the text

const face = 'Charter, "Iowan Old Style", Georgia, "Noto Serif", "DejaVu Serif", serif';
const blocks = "p,div,section,article,ul,ol,li,dl,dt,dd,table,tr,pre,blockquote,figure,figcaption,hr,h1,h2,h3,h4,h5,h6";
let letter = 0;

/** The average width of a letter in the text. */
function letterWidth() {
  if (letter) return letter;
  const brush = document.createElement("canvas").getContext("2d");
  const sample = "It is a long sentence of ordinary words, with a few Capitals and signs in it.";
  if (brush) brush.font = `17px ${face}`;
  letter = brush ? brush.measureText(sample).width / sample.length : 8.5;
  return letter;
}

/** Estimates the height of a part of the text; errs on the high side. */
function height(part, width) {
  const pictures = [...part.querySelectorAll("img")].filter((img) => img.parentElement.closest(`${blocks},body`) === part);
  let sum = 0;
  for (const picture of pictures) {
    const [wide, high] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
    sum += (wide > 0 && high > 0 ? Math.min(high, high * width / wide, 480) : 300) + 12;
  }
  const inner = [...part.children].flatMap((child) => (child.matches(blocks) ? [child] : [...child.querySelectorAll(blocks)].slice(0, 1)));
  let own = 0;
  if (part.localName === "pre") return sum + part.textContent.split("\n").length * 22 + 48;
  for (const node of part.childNodes) {
    if (!(node.nodeType === 1 && (node.matches(blocks) || node.querySelector(blocks)))) own += node.textContent.trim().length;
  }
  const narrow = ["li", "blockquote", "dd", "td"].includes(part.localName) ? width - 32 : width;
  const isHeading = /^h[1-6]$/.test(part.localName);
  if (own > 0) sum += Math.ceil(own * letterWidth() * (isHeading ? 1.3 : 1.04) / narrow) * 28.1 + (part.localName === "li" ? 6 : isHeading ? 38 : 18);
  sum += part.querySelectorAll(":scope > br").length * 28;
  for (const child of inner) sum += height(child, narrow);
  return sum;
}

/** Gives the frame of the text an estimated height, since the frame cannot report its own: the pane scrolls, not the frame. */
function fit() {
  const frame = current()?.querySelector("iframe");
  if (!frame || !isVisible(frame)) return;
  const width = Math.min(frame.clientWidth, 672) - 40;
  if (frame.fittedWidth !== width) {
    frame.fittedWidth = width;
    const text = parsePage(frame.getAttribute("srcdoc") ?? "").body;
    frame.room = Math.ceil(height(text, Math.max(width, 160)) * 1.05 + 72);
  }
  frame.style.height = `${frame.room}px`;
  frame.style.flex = "none";
  frame.style.minHeight = "0";
}

// MARK: Moving

/** The row that keys act on: the one in focus, or that of the open article. */
function chosen() {
  return document.activeElement?.closest?.("#rows > .row") ?? rowOf(current());
}

function open(row, focus) {
  const link = row?.querySelector("a.open");
  if (!link) return false;
  go(link.href, { focus });
  return true;
}

function step(by) {
  const all = rows();
  const from = all.indexOf(rowOf(current()) ?? chosen() ?? $(`row-${last}`));
  const next = all[from < 0 ? (by > 0 ? 0 : all.length - 1) : from + by];
  if (next) return open(next, "row");
  const page = $(by > 0 ? "next-page" : "previous-page");
  if (page) return go(page.href).then(() => open(by > 0 ? rows()[0] : rows().at(-1), "row"));
  say(by > 0 ? "This is the last article in the list." : "This is the first article in the list.");
  return true;
}

/** Opens the next unread article: below, above, or in the next page or feed that has one. */
async function nextUnread() {
  const all = rows();
  const from = all.indexOf(rowOf(current()) ?? chosen());
  const isUnread = (row) => row.classList.contains("unread") && row !== rowOf(current());
  const row = all.slice(from + 1).find(isUnread) ?? all.slice(0, Math.max(from, 0)).find(isUnread);
  if (row) { open(row, "row"); return; }
  const onward = $("news-link") ?? $("onward");
  if (onward?.id === "news-link") anew();
  if (onward && await go(onward.href, { focus: "none" })) {
    const first = rows().find((row) => row.classList.contains("unread"));
    if (first) { open(first, "row"); return; }
  }
  say("No unread articles left.");
}

/** Scrolls down the article; at its end, opens the next unread one. */
function readOn(event) {
  if (event.target.closest?.("button, summary, select")) return false;
  const article = current();
  if (!article) { nextUnread(); return true; }
  const pane = isScroller($("reading")) ? $("reading") : document.scrollingElement;
  const atEnd = pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 4;
  if (!atEnd) {
    pane.scrollBy({ top: pane.clientHeight * 0.85 });
    return true;
  }
  nextUnread();
  return true;
}

const isScroller = (element) => element && getComputedStyle(element).overflowY === "auto";

function within(container, by) {
  const links = [...container.querySelectorAll("a")].filter(isVisible);
  const from = links.indexOf(document.activeElement);
  const next = links[from + by];
  if (next) { next.focus(); next.scrollIntoView({ block: "nearest" }); }
}

function arrow(by) {
  return (event) => {
    const focus = document.activeElement;
    if (focus?.closest?.("#sources")) { within($("sources"), by); return true; }
    const row = focus?.closest?.("#rows > .row");
    if (!row) return false;
    const link = rows()[rows().indexOf(row) + by]?.querySelector("a.open");
    if (link) { link.focus(); link.closest(".row").scrollIntoView({ block: "nearest" }); }
    return Boolean(link);
  };
}

function side(by) {
  return () => {
    const focus = document.activeElement;
    const panes = ["sources", "list", "reading"].map($).filter(isVisible);
    const from = panes.findIndex((pane) => pane.contains(focus));
    const pane = panes[from < 0 ? (by > 0 ? 1 : 0) : from + by];
    if (!pane) return false;
    if (pane.id === "list") focusList();
    else if (pane.id === "reading") (($("article-title")) ?? pane).focus();
    else (pane.querySelector("[aria-current]") ?? pane.querySelector("ul a"))?.focus();
    return true;
  };
}

function back() {
  const article = current();
  const isInArticle = article && (article.contains(document.activeElement) || !isVisible($("list")));
  if (isInArticle && isVisible($("list"))) { focusList(); return; }
  if (article) { go($("back-to-list").href, { focus: "list" }); return; }
  if (isVisible($("sources"))) side(-1)();
  else document.querySelector("#list .crumbs a")?.click();
}

function press(row, name) {
  const number = (row ?? current())?.dataset.number;
  if (!number) return false;
  const article = current()?.dataset.number === number ? current() : null;
  const kind = name === "m" ? "read" : "star";
  const form = article ? $(`article-${kind}-form`) : $(`${kind}-form-${number}`);
  if (form) submit(form);
  return true;
}

// MARK: Showing marks at once

/** Shows a mark everywhere the article is shown, before the server confirms it. */
function marked(event) {
  const form = event.target;
  const number = form.elements.number?.value;
  const name = form.elements.name?.value;
  if (!number || !name) return;
  const { on } = event.detail;
  const row = $(`row-${number}`);
  if (name === "read" && row) {
    row.classList.toggle("unread", !on);
    row.querySelector(".state-word").textContent = on ? "" : "Unread: ";
  }
  const prefix = name === "read" ? "read" : "star";
  for (const other of [$(`${prefix}-form-${number}`), current()?.dataset.number === number ? $(`article-${prefix}-form`) : null]) {
    if (!other || other === form) continue;
    const button = other.querySelector("button");
    button.setAttribute("aria-pressed", String(on));
    other.elements.on.value = on ? "0" : "1";
    const sign = button.querySelector("[aria-hidden]");
    if (sign) sign.textContent = on ? "★" : "☆";
  }
}

function click(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest?.("a[href]");
  if (!link || link.target || link.hasAttribute("download") || !root()?.contains(link)) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname !== "/feeds") return;
  event.preventDefault();
  if (link.hasAttribute("data-anew") || link.closest("#sources")) anew();
  const fromKey = event.detail === 0;
  const isRow = link.classList.contains("open");
  const stays = link.closest("#sources") && fromKey;
  const shown = go(link.href, { focus: isRow && fromKey ? "article" : stays ? "none" : isRow ? "row" : "list" });
  if (link.hasAttribute("data-anew")) {
    shown.then(() => {
      rows()[0]?.querySelector("a.open").focus({ preventScroll: true });
      $("list").scrollTop = 0;
    });
  }
}

export function begin() {
  withFields(fields);
  remember();
  document.addEventListener("larder:shown", () => { remember(); fit(); markOpened(); });
  document.addEventListener("larder:marked", marked);
  document.addEventListener("click", click);
  document.addEventListener("submit", (event) => {
    if (event.target.hasAttribute?.("data-anew")) anew();
    if (event.target.id === "search") {
      document.addEventListener("larder:shown", () => { if (rows().length) focusList(); }, { once: true });
    }
  }, true);
  // While the frame has the focus it takes all keys: move the focus out when the pointer leaves it.
  document.addEventListener("mouseover", (event) => {
    if (document.activeElement?.localName === "iframe" && event.target.localName !== "iframe") {
      $("article-title")?.focus({ preventScroll: true });
    }
  });
  new ResizeObserver(fit).observe($("reading"));
  onKey("j", () => { step(1); });
  onKey("k", () => { step(-1); });
  onKey("n", () => { nextUnread(); });
  onKey(" ", readOn);
  onKey("o", () => { document.activeElement?.closest?.("#sources") ? document.activeElement.click() : open(chosen(), "article"); });
  onKey("v", () => { $("original") ? $("original").click() : say("This article has no original page."); });
  onKey("m", () => press(chosen(), "m"));
  onKey("s", () => press(chosen(), "s"));
  onKey("/", () => {
    if (isVisible($("search-words"))) $("search-words").select();
    else show("/feeds?view=all", { push: true }).then(() => $("search-words")?.focus());
  });
  onKey("a", () => {
    if (!isVisible($("sources"))) { location.assign("/feeds"); return; } $("add").open = true; $("add-address").focus(); });
  onKey("ArrowDown", arrow(1));
  onKey("ArrowUp", arrow(-1));
  onKey("ArrowRight", side(1));
  onKey("ArrowLeft", side(-1));
  onKey("Escape", back);
  fit();
  markOpened();
}
