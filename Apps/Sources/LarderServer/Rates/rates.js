// Exchange rates: the converter answers while the server is away.
import { convert } from "./convert.js";
import { withAnswers } from "./page.js";
import { say } from "./toast.js";

/** Answers the converter’s address in place, if only what is converted differs from what is shown. */
function answer(address) {
  const form = document.getElementById("converter");
  const fields = new URL(address, location.href).searchParams;
  const isSame = (name) => fields.get(name) === form.elements[name].value;
  if (!form || !fields.has("from") || !isSame("source") || !isSame("base")) return false;
  if (!fields.get("amount")?.trim()) {
    document.getElementById("converted").replaceChildren();
    return true;
  }
  const { result, detail, note, trouble } = convert(
    { amount: fields.get("amount") ?? "", from: fields.get("from"), to: fields.get("to"), on: fields.get("on"), isCash: fields.get("cash") === "1" },
    JSON.parse(form.dataset.figures));
  const part = (name, className, text) => Object.assign(document.createElement(name), { className, textContent: text });
  const why = "Computed in this browser, as the server doesn’t answer.";
  document.getElementById("converted").replaceChildren(...(trouble
    ? [part("span", "trouble", `${trouble} The server can do more, but doesn’t answer at the moment.`)]
    : [part("strong", "", result), " ", part("span", "dim detail", `${detail} ${why}`), ...(note ? [" ", part("span", "note", note)] : [])]));
  return true;
}

/** A row leads where its link does, unless text was selected in it. */
function follow(event) {
  const row = event.target.closest("#rates-table tbody tr");
  if (!row || event.defaultPrevented || event.target.closest("a, button, form, .mark") || !getSelection().isCollapsed) return;
  row.querySelector("th a")?.dispatchEvent(new MouseEvent("click", event));
}

/** Swaps the currencies of the converter where they are chosen, so that it works without the server too. */
function swap(event) {
  const link = event.target.closest?.("#swap");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const form = link.closest("form");
  const { from, to } = form.elements;
  [from.value, to.value] = [to.value, from.value];
  form.requestSubmit();
}

const signs = { "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY" };

/** A currency that is typed beside the amount is chosen, and leaves the field: €50, 100 USD. */
function typed({ target }) {
  if (target.id !== "amount") return;
  const found = /^\s*(?:([€$£¥]|[A-Za-z]{3})\s*([+\-−]?[.,]?\d.*?)|([+\-−]?[.,]?\d.*?)\s*([€$£¥]|[A-Za-z]{3}))\s*$/.exec(target.value);
  if (!found) return;
  const word = found[1] ?? found[4];
  const code = signs[word] ?? word.toUpperCase();
  const { from } = target.form.elements;
  if (![...from.options].some(({ value }) => value === code)) return;
  from.value = code;
  target.value = found[2] ?? found[3];
}

let isBusy = false;
let trouble;

/** Says what a refresh brought to who watched it end, unless the page has come to say it. */
function shown() {
  const [wasBusy, before] = [isBusy, trouble];
  isBusy = document.getElementById("refresh")?.getAttribute("aria-busy") === "true";
  trouble = document.getElementById("trouble")?.textContent;
  const outcome = document.getElementById("refresh-form")?.dataset.outcome;
  if (wasBusy && !isBusy && (trouble === before || !trouble?.startsWith(outcome))) say(outcome);
}

export function begin() {
  document.addEventListener("larder:answered", ({ detail }) => { isBusy ||= detail.form.id === "refresh-form" && detail.answer.ok; });
  document.addEventListener("larder:shown", shown);
  document.addEventListener("click", swap);
  document.addEventListener("input", typed, true);
  document.addEventListener("click", follow);
  withAnswers(answer);
}
