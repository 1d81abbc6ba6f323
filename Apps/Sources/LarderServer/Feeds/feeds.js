// Feeds: articles open in place, the list stays as it was loaded, and everything has a key.
import { countWaiting } from "./feeds-counts.js";
import { canUndo, marked, showAllRead, showAsTheyAre, undoneWords } from "./feeds-marks.js";
import { close, current, follow, isVisible, listAddress, openNamed, openRow, rowOf, rows } from "./feeds-open.js";
import { watchRows } from "./feeds-past.js";
import { begin as beginPrinting } from "./feeds-print.js";
import { begin as beginSwipes } from "./feeds-swipe.js";
import { isAt } from "./forms.js";
import { onKey } from "./keys.js";
import { forgetTakenIn, isMarked, missingMarks } from "./marks.js";
import { move, show, withAnswers, withFields, withMoves } from "./page.js";
import { newID, queue, queueStep, takeBack } from "./queue.js";
import { isConnected } from "./server.js";
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

/** Remembers the list of a page that was just shown; another list than before begins at its top. */
function rememberShown() {
  const before = list;
  remember();
  if (root() && list !== before) $("list").scrollTop = 0;
}

function startOver() { list = null; }

/** The list in an address, whichever article is open in it. */
function listOf(address) {
  const url = new URL(address, location.href);
  const parts = ["view", "feed", "folder", "q", "page", "after", "before", "names"]
    .map((name) => [name, url.searchParams.get(name)]).filter(([name, value]) => value && !(name === "view" && value === "unread"));
  return JSON.stringify(parts);
}

/** Whether an address leads to the list on the page. */
const isOfList = (address) => listOf(address) === listOf(root().dataset.list);

function fields(address) {
  const url = new URL(address, location.href);
  if (!list || url.pathname !== "/feeds" || listOf(address) !== listOf(list.key)) return {};
  return { "X-Larder-List": `${list.through}; ${list.rows.join(" ")}` };
}

// MARK: Opening

/** Shows an address of the list that is on the page, if it is one; returns whether it did. */
function goHere(address, push) {
  const url = new URL(address, location.href);
  if (!root() || url.pathname !== "/feeds" || !list) return false;
  const number = url.searchParams.get("article");
  const isShown = listOf(address) === listOf(listAddress());
  // A row that was found here leads to its article within what was found.
  if (!isShown && listOf(address) !== listOf(list.key)) return false;
  if (!isShown && !(push && number)) filter("");
  const row = number && $(`row-${number}`);
  if (!row && (number || !url.search)) return false;
  if (row) {
    last = number;
    openRow(row, { push });
  } else {
    close({ push });
  }
  return true;
}

/** Shows an address of the feeds; focuses the row, or the article if no list is shown. */
async function go(address, { focus = "row", isNew = false } = {}) {
  if (isNew) startOver();
  const before = current()?.dataset.number;
  if ((isNew || !goHere(address, true)) && !await show(address, { push: true })) {
    // The list that is still on the page is the one that the history leads to.
    remember();
    return false;
  }
  const article = current();
  if (article && article.dataset.number !== before && !isVisible($("list"))) window.scrollTo(0, 0);
  const link = rowOf(article)?.querySelector("a.open");
  if (article && (focus === "article" || !isVisible(link))) {
    $("article-title").focus({ preventScroll: true });
  } else if (article && focus === "row") {
    link?.focus({ preventScroll: true });
    rowOf(article)?.scrollIntoView({ block: "nearest" });
  } else if (!article) {
    focusList();
  }
  return true;
}

/** Marks the opened article as read, once. */
function markOpened() {
  const article = current();
  if (!article) { opened = null; return; }
  if (opened === article.dataset.number || "partial" in article.dataset) return;
  opened = last = article.dataset.number;
  if (document.documentElement.dataset.read === "hand") return;
  const form = $("article-read-form");
  if (form?.elements.on.value === "1") submit(form, { isQuiet: true });
}

function submit(form, ways) {
  return queue(form, new URLSearchParams(new FormData(form)), ways);
}

/** Sets or removes the mark of a form as a step of its own; returns what takes that back. */
function submitStep(form) {
  const step = newID();
  const isSet = !isMarked(form);
  submit(form, { step });
  return async () => {
    if (!sayUndone(await takeBack("mark", step)) && isMarked(form) === isSet) submit(form);
  };
}

/** Says which marks were taken back; returns whether there were any. */
function sayUndone(items) {
  if (items.length > 0) say(undoneWords(items));
  return items.length > 0;
}

function focusList() {
  const row = rowOf(current()) ?? $(`row-${last}`) ?? rows()[0];
  const target = row?.querySelector("a.open");
  if (isVisible(target)) target.focus(); else $("main").focus({ preventScroll: true });
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

/** Where reading goes on from in the list: at what was read last, or before a row that only has the focus. */
function place(all) {
  const row = rowOf(current()) ?? chosen();
  const isAhead = row && !current() && row.dataset.number !== last;
  return all.indexOf(row) - (isAhead ? 1 : 0);
}

// Whether another list is on its way; a key that is held asks for it once.
let isTurning = false;

/** Goes on to another list; returns whether that is the one on the page, as nothing else was chosen in the meantime. */
async function turn(address, ways) {
  if (isTurning) return false;
  isTurning = true;
  try {
    return await go(address, ways) && isOfList(address);
  } finally {
    isTurning = false;
  }
}

function step(by) {
  const all = rows();
  const from = current() || chosen() ? (by > 0 ? place(all) : all.indexOf(rowOf(current()) ?? chosen())) : all.indexOf($(`row-${last}`));
  const next = all[from < 0 ? (by > 0 ? 0 : all.length - 1) : from + by];
  if (next) return open(next, "row");
  const page = $(by > 0 ? "next-page" : "previous-page");
  if (page) return turn(page.href).then((isShown) => isShown && open(by > 0 ? rows()[0] : rows().at(-1), "row"));
  say(by > 0 ? "This is the last article in the list." : "This is the first article in the list.");
  return true;
}

/** Opens the next unread article: below, above, or in the next page or feed that has one. */
async function nextUnread() {
  const all = rows();
  const from = place(all);
  const isUnread = (row) => row.classList.contains("unread") && row !== rowOf(current());
  const row = all.slice(from + 1).find(isUnread) ?? all.slice(0, Math.max(from, 0)).find(isUnread);
  if (row) { open(row, "row"); return; }
  const onward = $("news-link") ?? $("onward");
  if (onward) {
    // What can't be shown is not known to be empty.
    if (!await turn(onward.href, { focus: "none", isNew: onward.id === "news-link" })) return;
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
    if (!row) {
      // Nothing has the focus yet: the first arrow goes to the list.
      if (focus !== document.body && focus?.id !== "main" || rows().length === 0) return false;
      focusList();
      return true;
    }
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
  const form = (article && $(`article-${kind}-form`)) ?? $(`${kind}-form-${number}`);
  if (form) submit(form);
  return true;
}

// MARK: Answers

/** Takes in the answer to a form: a row that it names is in the list again; what was refused is shown as it is. */
function answered({ detail: { form, answer } }) {
  if (!answer.ok) remember();
  if (answer.ok && form.id === "add-form") {
    const isThere = isAt(form);
    $("add").open = false;
    if (!isThere) return;
    document.activeElement.blur();
    document.addEventListener("larder:shown", focusList, { once: true });
  }
  // What was at the foot of the feeds is a list now, and begins at its top.
  if (answer.ok && ["import-form", "remove-form"].includes(form.id)) {
    document.addEventListener("larder:shown", () => window.scrollTo(0, 0), { once: true });
  }
  if (!answer.ok && form.id === "mark-all-form") showAsTheyAre();
  if (answer.ok && ["/feeds/undo", "/feeds/mark-all"].includes(new URL(form.action).pathname)) forgetTakenIn();
  const [, number] = /#row-(\d+)$/.exec(answer.see ?? "") ?? [];
  if (number && list && !list.rows.includes(number)) list.rows.push(number);
}

function click(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest?.("a[href]");
  if (!link || link.target || link.hasAttribute("download") || !root()?.contains(link)) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname !== "/feeds") return;
  event.preventDefault();
  if (link.id === "to-add") { add(); return; }
  if (link.closest("#sources")) startOver();
  const fromKey = event.detail === 0;
  const isRow = link.classList.contains("open");
  const stays = link.closest("#sources") && fromKey;
  const isNew = link.hasAttribute("data-start-over");
  const shown = go(link.href, { isNew, focus: isRow && fromKey ? "article" : stays ? "none" : isRow ? "row" : "list" });
  if (isNew) {
    shown.then(() => {
      rows()[0]?.querySelector("a.open").focus({ preventScroll: true });
      $("list").scrollTop = 0;
    });
  }
}

/** Opens the form that adds a feed. */
async function add() {
  if (!isVisible($("sources")) && !await show("/feeds?add=1", { push: true })) return;
  $("add").open = true;
  $("add-address").focus();
}

/** The form that adds a feed takes the focus when it opens; which folders are folded is noted for this browser. */
function toggled({ target }) {
  if (target.id === "add" && target.open) $("add-address").focus();
  if (!target.classList?.contains("fold")) return;
  const folded = [...document.querySelectorAll(".fold:not([open])")].map(({ id }) => id.replace("fold-folder-", ""));
  document.cookie = `larder-folded=${folded.join(".")}; path=/feeds; max-age=34560000; samesite=lax`;
}

/** Says which mark was set or removed by a swipe, and offers the way back. */
function swiped(form, isSet, undo) {
  const isRead = form.elements.name.value === "read";
  say(isRead ? (isSet ? "Marked read." : "Marked unread.") : isSet ? "Starred." : "Unstarred.", { undo });
}

/** Takes back the last step of marks that waits, while the server can't be asked to. */
async function undoHere(event) {
  event.preventDefault();
  if (!sayUndone(await takeBack("mark").catch(() => []))) {
    say("Nothing was changed: the server doesn’t answer. Try again when it is back.");
  }
}

/** Takes back that articles were marked together, also of those that were sent meanwhile. */
async function takeBackShown(forms, step) {
  const waiting = await takeBack("mark", step).catch(() => []);
  const numbers = new Set(waiting.map(({ fields }) => new URLSearchParams(fields).get("number")));
  const sent = forms.filter((form) => !numbers.has(form.elements.number.value));
  if (sent.length === 0) { sayUndone(waiting); return; }
  // What the page shows may be older than what was sent.
  const unset = (form) => {
    const fields = new URLSearchParams(new FormData(form));
    fields.set("on", "0");
    return { form, fields };
  };
  const kept = queueStep(sent.map(unset), { isQuiet: true, step: newID() });
  say(`${forms.length} ${forms.length === 1 ? "article is" : "articles are"} unread again.`);
  await kept;
}

/**
 * Marks the articles that are shown as read while the server is away, each by a mark of its own that waits: so what is
 * said of one of them elsewhere afterwards stays.
 */
async function markShown(event) {
  event.preventDefault();
  const forms = rows().map((row) => row.querySelector(".dot-form")).filter((form) => !isMarked(form));
  if (forms.length === 0) { say("Nothing that is shown here is unread."); return; }
  const step = newID();
  const kept = queueStep(forms.map((form) => ({ form, fields: new URLSearchParams(new FormData(form)) })), { isQuiet: true, step });
  const rest = $("next-page") || $("previous-page") ? " The rest of the list stays as it is." : "";
  say(`${forms.length} ${forms.length === 1 ? "article" : "articles"} marked as read; sent when the server is back.${rest}`,
    { undo: () => takeBackShown(forms, step) });
  await kept;
}

/** Marks all articles of the list as read, or says why it can’t. */
function markAll() {
  if ($("mark-all")) $("mark-all").click();
  else say($("search-words")?.value.trim() ? "What a search finds can’t be marked read at once. Clear the search first." : "Nothing in this list is unread.");
}

// Whether the search that is underway leads into the list.
let entersList = false;

function enterList() {
  if (entersList && rows().length) focusList();
  entersList = false;
}

/** What is typed into the search is looked up at once; Enter leads into the list. */
function searched(event) {
  entersList = Boolean(event.submitter);
  // Without words the list is whole again, also while the server is away.
  if (isConnected() || !$("rows").dataset.filtered || $("search-words").value.trim()) return;
  event.preventDefault();
  filter("");
  move(list.key, { replace: true });
  enterList();
}

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Shows only the rows of the list with some words, and says so. */
function filter(words) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const all = [...document.querySelectorAll("#rows > .row")];
  for (const row of all) {
    const parts = row.querySelectorAll(".row-title a, .meta bdi, .summary");
    const text = folded([...parts].map((part) => part.textContent).join(" "));
    row.hidden = !wanted.every((word) => text.includes(word));
  }
  const isWhole = wanted.length === 0;
  if (isWhole) delete $("rows").dataset.filtered; else $("rows").dataset.filtered = words;
  for (const id of ["previous-page", "next-page", "news"]) $(id)?.toggleAttribute("hidden", !isWhole);
  const found = rows().length === 0 ? "None" : String(rows().length);
  $("found").textContent = isWhole ? "" : `${found} of the ${all.length} articles in this list ${rows().length === 1 ? "has" : "have"} “${words}” in `
    + "the title or the first lines. The server doesn’t answer; it searches everything when it is back.";
}

/** Answers a search in the list that is shown; nothing else can be answered here. */
function answer(address) {
  const url = new URL(address, location.href);
  const words = url.searchParams.get("q")?.trim();
  const form = $("search");
  const isOfForm = form && url.pathname === "/feeds" && words === form.elements.q.value.trim()
    && ["feed", "folder"].every((name) => (url.searchParams.get(name) ?? "") === (form.elements[name]?.value ?? ""));
  const number = url.searchParams.get("article");
  const row = number && $(`row-${number}`);
  if (!words || !isOfForm || number && !row || new URL(list.key, location.href).searchParams.has("q")) return false;
  filter(words);
  // The history leads to one of the hits, or back from one.
  if (row) { openRow(row, { push: false }); return true; }
  if (current()) close({ push: false });
  $("list").scrollTop = 0;
  enterList();
  return true;
}

export function begin() {
  withFields(fields);
  remember();
  withAnswers(answer);
  withMoves((address) => {
    // A list that the browser kept for an article must not take the place of what was found.
    const isHere = goHere(address, false) || !isConnected() && answer(address);
    if (isHere && !current()) focusList();
    return isHere;
  });
  const passed = (row) => submit(row.querySelector(".dot-form"), { isQuiet: true });
  document.addEventListener("larder:shown", () => { rememberShown(); openNamed(isOfList); follow(); markOpened(); watchRows(rows(), passed); enterList(); });
  document.addEventListener("larder:waiting", ({ detail }) => {
    countWaiting([...missingMarks(), ...detail]);
    if (detail.some(({ kind }) => kind === "mark")) canUndo();
  });
  watchRows(rows(), passed);
  beginSwipes(submitStep, swiped);
  beginPrinting();
  document.addEventListener("toggle", toggled, true);
  // A picture that cannot be had leaves no trace.
  const hide = (image) => { if (image.closest?.(".row, .icon")) image.hidden = true; };
  document.addEventListener("error", ({ target }) => hide(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth && image.currentSrc) hide(image);
  document.addEventListener("larder:answered", answered);
  document.addEventListener("larder:marked", marked);
  document.addEventListener("click", click);
  document.addEventListener("submit", (event) => {
    if (event.target.id === "mark-all-form" && !isConnected()) { markShown(event); return; }
    if (event.target.hasAttribute?.("data-start-over")) startOver();
    if (event.target.id === "mark-all-form") showAllRead();
    if (event.target.id === "undo-form" && !isConnected()) undoHere(event);
    if (event.target.id === "search") searched(event);
  }, true);
  // While the frame has the focus it takes all keys: move the focus out when the pointer leaves it.
  document.addEventListener("mouseover", (event) => {
    if (document.activeElement?.localName === "iframe" && event.target.localName !== "iframe") {
      $("article-title")?.focus({ preventScroll: true });
    }
  });
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
  onKey("a", () => { add(); });
  onKey("A", () => { markAll(); });
  onKey("ArrowDown", arrow(1));
  onKey("ArrowUp", arrow(-1));
  onKey("ArrowRight", side(1));
  onKey("ArrowLeft", side(-1));
  onKey("Escape", back);
  openNamed(isOfList);
  follow();
  markOpened();
}
