// Opening articles of the list: the selection moves at once, and one request follows when it rests.
import { watch } from "./feeds-frame.js";
import { fetchArticle, keepAhead, keptArticle } from "./feeds-kept.js";
import { localize } from "./local.js";
import { isMarked, showMark } from "./marks.js";
import { morph, parsePage } from "./morph.js";
import { move, rest } from "./page.js";
import { isConnected } from "./server.js";

const $ = (id) => document.getElementById(id);

/** How long a selection rests before its article is fetched; longer than between keys pressed quickly. */
const pause = 120;
const noCopy = "The server doesn’t answer, and this browser has no copy of this article.";
let timer = null;

export const current = () => $("reading")?.querySelector("article") ?? null;
export const rows = () => [...document.querySelectorAll("#rows > .row:not([hidden])")];
export const rowOf = (article) => article && $(`row-${article.dataset.number}`);
export const isVisible = (element) => Boolean(element?.checkVisibility());

/** An address of the list that is shown, with the words for which this browser searches it. */
function withWords(address) {
  const words = $("rows")?.dataset.filtered;
  const url = new URL(address, location.href);
  if (words) url.searchParams.set("q", words);
  return url.pathname + url.search;
}

/** The address of the list that is shown. */
export const listAddress = () => withWords($("feeds").dataset.list);

function part(name, also = {}, ...children) {
  const element = Object.assign(document.createElement(name), also);
  element.append(...children);
  return element;
}

/** Says which pane a phone shows, and gives its heading the first level. */
function show(level) {
  $("feeds").dataset.level = level;
  $("sources-title").setAttribute("aria-level", level === "feeds" ? "1" : "2");
  $("list-title").setAttribute("aria-level", level === "articles" ? "1" : "2");
}

function select(row) {
  for (const link of document.querySelectorAll("#rows a.open[aria-current]")) link.removeAttribute("aria-current");
  row?.querySelector("a.open").setAttribute("aria-current", "true");
}

/** Replaces what is read, and tells the page. */
function put(article) {
  const fresh = $("reading").cloneNode(false);
  fresh.append(article);
  morph($("reading"), fresh);
  complete();
  localize($("reading"));
  document.dispatchEvent(new CustomEvent("larder:shown"));
}

/** The title of the article of a row, without the word for its state. */
function titleOf(row) {
  const link = row.querySelector("a.open").cloneNode(true);
  link.querySelector(".state-word")?.remove();
  return link.textContent;
}

/** What is known of an article from its row. */
function heading(row, words) {
  const link = part("a", { id: "back-to-list", href: listAddress(), textContent: "←" });
  const name = part("h2", { id: "article-title", className: "untitled" in row.dataset ? "title sr" : "title", tabIndex: -1, dir: "auto", textContent: titleOf(row) });
  name.setAttribute("aria-level", "1");
  const header = part("header", {}, part("p", { className: "crumbs narrow-only" }, link), name,
    row.querySelector(".meta").cloneNode(true));
  const article = part("article", { id: `article-${row.dataset.number}`, className: "article" }, header);
  article.dataset.number = row.dataset.number;
  article.dataset.partial = "";
  if (words) article.append(part("p", { className: "empty", textContent: words }));
  return article;
}

/** Fills in the links to the list and to the articles around the open one. */
function complete() {
  const article = current();
  const back = $("back-to-list");
  if (!article || !back) return;
  back.href = listAddress();
  back.textContent = `← ${$("list-title").textContent}`;
  const foot = article.querySelector(".after");
  const all = rows();
  const at = all.indexOf(rowOf(article));
  if (!foot || at < 0) return;
  const link = (id, row, ...text) => row && part("a", { id, href: withWords(row.querySelector("a.open").href) }, ...text);
  const isUnread = (row) => row.classList.contains("unread") && row !== all[at];
  const unread = all.slice(at + 1).find(isUnread) ?? all.find(isUnread);
  const onward = $("onward");
  foot.replaceChildren(...[
    link("previous-article", all[at - 1], "← Previous"), link("next-article", all[at + 1], "Next →"),
    unread ? link("next-unread", unread, "Next unread: ", part("b", { textContent: titleOf(unread) }))
      : onward && part("a", { id: "next-unread", href: onward.href }, "Next unread: ",
        part("b", { textContent: onward.textContent.replace("Continue with ", "") })),
  ].filter(Boolean));
}

/** An article from the server, with the marks that its row has by now. */
function parsed({ html }, row) {
  const article = parsePage(html).querySelector("article");
  for (const kind of ["read", "star"]) {
    const [own, other] = [`#article-${kind}-form`, `#${kind}-form-${row.dataset.number}`]
      .map((form, index) => (index ? document : article).querySelector(form));
    if (!own || !other) continue;
    showMark(own, isMarked(other));
    own.elements.on.setAttribute("value", other.elements.on.value);
    if (kind === "star") article.querySelector("#article-starred").hidden = !isMarked(other);
  }
  return article;
}

/** Opens the article of a row: selects it at once, and fetches it when no other is selected in a moment. */
export function openRow(row, { push = true } = {}) {
  const { number } = row.dataset;
  const isOpen = current()?.dataset.number === number && !("partial" in current().dataset);
  const link = row.querySelector("a.open");
  // Articles that are only passed leave no place in the history.
  if (push && !isOpen) move(withWords(link.href), timer === null ? { push } : { replace: true });
  rest(1_000);
  select(row);
  show("article");
  if (isOpen) return;
  document.title = `${titleOf(row)} · Larder`;
  const article = heading(row);
  $("reading").replaceChildren(article);
  $("reading").scrollTop = 0;
  localize(article);
  clearTimeout(timer);
  timer = setTimeout(() => { timer = null; load(row); }, pause);
}

async function load(row) {
  const { number } = row.dataset;
  const isWanted = () => timer === null && current()?.dataset.number === number;
  let isShown = false;
  const kept = keptArticle(number).catch(() => null).then((article) => {
    if (!article || isShown || !isWanted()) return;
    isShown = true;
    put(parsed(article, row));
  });
  const fresh = await fetchArticle(number);
  await kept;
  if (!isWanted()) return;
  if (fresh) put(parsed(fresh, row));
  else if (!isShown) {
    const why = isConnected() ? "This article is no longer stored." : noCopy;
    $("reading").replaceChildren(heading(row, why));
  }
}

/**
 * Opens the article that the address names, in a list that was kept without it; a list that stands for another
 * takes over the address.
 */
export async function openNamed(isList) {
  const number = $("feeds") && new URL(location.href).searchParams.get("article");
  if (!number || current()) return;
  if (!isList(location.href)) history.replaceState(history.state, "", `${$("feeds").dataset.list}&article=${number}`);
  const row = $(`row-${number}`);
  if (row) { openRow(row, { push: false }); return; }
  show("article");
  const article = await keptArticle(number).catch(() => null) ?? await fetchArticle(number);
  if (current() || new URL(location.href).searchParams.get("article") !== number) return;
  if (article) put(parsePage(article.html).querySelector("article"));
  else $("reading").replaceChildren(part("p", { className: "empty", textContent: noCopy }));
}

/** Closes the open article, so that the list is shown. */
export function close({ push = true } = {}) {
  clearTimeout(timer);
  timer = null;
  if (push) move(listAddress(), { push });
  select(null);
  show("articles");
  document.title = `${$("list-title").textContent} · Larder`;
  $("reading").replaceChildren(part("div", { className: "nothing", id: "nothing", hidden: Boolean($("empty")) }, part("p", { textContent: "Choose an article to read it here." })));
}

let ahead = null;

/** Looks after what was just shown: the frame, and what will be read next. */
export function follow() {
  watch(current()?.querySelector("iframe"));
  clearTimeout(ahead);
  ahead = setTimeout(() => {
    // What is not kept is fetched when it is opened.
    keepAhead(rows().map((row) => row.dataset.number)).catch(() => {});
  }, 1_500);
}
