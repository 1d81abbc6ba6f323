// The numbers of unread articles beside feeds and folders, which follow a mark before the server confirms it.
const $ = (id) => document.getElementById(id);

/** The number that an element shows. */
const numberIn = (element) => Number(element?.firstChild.data.replace(/\D/g, "") ?? 0);

/** Changes a count that is shown; one that reaches zero is not shown beside a feed. */
function recount(element, change) {
  if (!element) return;
  const count = Math.max(0, change(numberIn(element)));
  element.firstChild.data = new Intl.NumberFormat(document.body.dataset.locale || undefined, { useGrouping: "min2" }).format(count);
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

/** Counts all articles of what is shown as read. */
export function countNone() {
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
}
