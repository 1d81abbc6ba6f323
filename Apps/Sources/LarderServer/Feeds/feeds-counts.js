// The numbers of unread articles beside feeds and folders, which follow a mark before the server confirms it.
const $ = (id) => document.getElementById(id);

/** The number that an element shows. */
const numberIn = (element) => Number(element?.firstChild.data.replace(/\D/g, "") ?? 0);

/** Changes a count that is shown; one that reaches zero is not shown beside a feed. */
function recount(element, change) {
  if (!element) return;
  const count = Math.max(0, change(numberIn(element)));
  element.firstChild.data = new Intl.NumberFormat(document.body.dataset.locale || undefined).format(count);
  if (element.classList.contains("count")) element.hidden = count === 0;
}

/** The count beside a link of the sources. */
const countOf = (link) => link?.querySelector(".count");

/** The counts of unread articles that an article of a feed is part of. */
function countsWith(link) {
  const folder = link?.closest(".fold")?.previousElementSibling;
  return [countOf(link), folder?.matches(".folder") ? countOf(folder) : null, countOf($("view-unread"))];
}

const countOfTab = () => $("tab-unread")?.querySelector(".tab-count");

/** Counts one article of a row more or less. */
export function countOne(row, by) {
  for (const count of [...countsWith($(row.dataset.source)), countOfTab()]) recount(count, (number) => number + by);
}

/** Counts one starred article more or less beside the lists; there is nothing beside a list without any. */
function countStarred(by) {
  const link = $("view-starred");
  if (link && !countOf(link)) {
    const count = Object.assign(document.createElement("span"), { className: "count", textContent: "0" });
    count.append(Object.assign(document.createElement("span"), { className: "sr", textContent: " starred" }));
    link.append(" ", count);
  }
  recount(countOf(link), (number) => number + by);
}

/** Counts the star of a row that was set or removed. */
export function countStar(by) {
  countStarred(by);
  recount($("tab-starred")?.querySelector(".tab-count"), (number) => number + by);
}

/** Counts all articles of what is shown as read; returns a function that shows the counts as they were. */
export function countNone() {
  const counts = [...document.querySelectorAll("#sources .count"), countOfTab()].filter(Boolean);
  const before = counts.map((count) => [count, numberIn(count)]);
  recount(countOfTab(), () => 0);
  const here = $("sources").querySelector("[aria-current]");
  const isFeed = here?.id.startsWith("feed-");
  const isFolder = here?.id.startsWith("folder-");
  const marked = isFolder ? [...here.closest(".folder").nextElementSibling.querySelectorAll(".count"), countOf(here)]
    : isFeed ? [countOf(here)] : here?.id === "view-starred" ? [] : [...$("sources").querySelectorAll(":not(#view-starred) > .count")];
  if (isFeed || isFolder) {
    const number = numberIn(countOf(here));
    for (const count of countsWith(here)) if (!marked.includes(count)) recount(count, (all) => all - number);
  }
  for (const count of marked) recount(count, () => 0);
  return () => { for (const [count, number] of before) recount(count, () => number); };
}

/**
 * Counts the marks that wait for the server and whose articles are not in the list: the page was made without
 * them. What was counted is noted in an attribute, which goes with the counts when the page is made again.
 */
export function countWaiting(all) {
  const sources = $("sources");
  if (!sources) return;
  const marks = all.map((item) => new URLSearchParams(item.fields)).filter((mark) => mark.has("number"));
  const counted = JSON.parse(sources.dataset.counted ?? "{}");
  const keyOf = (mark) => (mark.get("name") === "read" ? "" : "star-") + mark.get("number");
  for (const key of new Set(marks.map(keyOf))) {
    const own = marks.filter((mark) => keyOf(mark) === key);
    if ($(`row-${own[0].get("number")}`)) continue;
    // Before its first mark, an article was the opposite of it.
    const change = own[0].get("on") !== own.at(-1).get("on") ? 0 : own[0].get("on") === "1" ? -1 : 1;
    const more = change - (counted[key] ?? 0);
    counted[key] = change;
    if (key.startsWith("star-")) {
      if (more !== 0) countStarred(-more);
      continue;
    }
    const link = [...sources.querySelectorAll("a[id^=feed-]")].find((one) => new URL(one.href).searchParams.get("feed") === own[0].get("feed"));
    for (const count of more === 0 ? [] : countsWith(link)) recount(count, (before) => before + more);
  }
  if (Object.keys(counted).length > 0) sources.dataset.counted = JSON.stringify(counted);
}
