// Converts amounts while the server is away, by the figures that came with the page. It answers as
// History.convert in Swift does, or says why it can’t; a test compares the two.
import { dayText } from "./days.js";

/** A positive decimal number, exactly, as numerator and denominator; null if it is not one. */
function ratio(text) {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole ? [BigInt(whole + fraction), 10n ** BigInt(fraction.length)] : null;
}

const times = ([a, b], [c, d]) => [a * c, b * d];
const over = ([a, b], [c, d]) => [a * d, b * c];
const isMore = ([a, b], [c, d]) => a * d > c * b;

/** A number of digits after the point, rounded once from the exact value, halves to even or up. */
function rounded([numerator, denominator], places, { halvesUp = false } = {}) {
  const scaled = numerator * 10n ** BigInt(places);
  let whole = scaled / denominator;
  const twice = (scaled % denominator) * 2n;
  if (twice > denominator || twice === denominator && (halvesUp || whole % 2n === 1n)) whole += 1n;
  const digits = whole.toString().padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** An amount of money; one that is too small for the places of its currency has two significant digits. */
function amountText(amount, places) {
  const text = rounded(amount, places, { halvesUp: true });
  const [numerator, denominator] = amount;
  if (numerator === 0n || /[1-9]/.test(text)) return text;
  let shown = places + 1;
  while (numerator * 10n ** BigInt(shown - 1) < denominator) shown += 1;
  return rounded(amount, shown, { halvesUp: true }).replace(/0+$/, "");
}

/** Writes a rate with as many places as its size needs; below 1, with five significant digits. */
function rateText(rate) {
  const above = (size) => isMore(rate, [size, 1n]);
  let places = above(5000n) ? 0 : above(80n) ? 2 : above(20n) ? 3 : 4;
  let [numerator, denominator] = rate;
  while (numerator > 0n && numerator < denominator) {
    numerator *= 10n;
    places += 1;
  }
  return rounded(rate, places);
}

/** Writes a number with the reader’s signs, in a place of its own in the sentence if they write from right to left. */
function written(text, { decimal, grouping, fewestGrouped, isRightToLeft }) {
  const [whole, fraction] = text.split(".");
  const grouped = whole.length >= fewestGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, grouping) : whole;
  const number = fraction ? grouped + decimal + fraction : grouped;
  return isRightToLeft ? `\u2068${number}\u2069` : number;
}

// The digit 0 of the scripts whose digits are read, as in WrittenAmount in Swift.
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10];

/** A text with the digits of all scripts as 0 to 9, and the Arabic sign between thousands as an apostrophe. */
const foldedAmount = (text) => text.replace(/\p{Nd}|\u066c/gu, (sign) => {
  if (sign === "\u066c") return "\u2019";
  const zero = zeros.find((one) => sign.codePointAt(0) >= one && sign.codePointAt(0) <= one + 9);
  return zero ? String(sign.codePointAt(0) - zero) : sign;
});

/**
 * Reads an amount as WrittenAmount in Swift does, and what else it can mean; null if it is not written in one of
 * the usual ways.
 */
function amountOf(text, { decimal }) {
  let whole = foldedAmount(text).trim().replace(/^\+/, "");
  if (!/^[.,\u066b]?\d[\d.,\u066b'\u2019_ \u00a0\u202f\u2009]*$/.test(whole)) return null;
  let [fraction, sign] = ["", null];
  const last = whole.match(/\D/g)?.at(-1);
  if (last && ".,\u066b".includes(last) && whole.split(last).length === 2) {
    sign = last;
    [whole, fraction] = whole.split(last);
  }
  const groups = whole.split(/\D/);
  const isGrouped = groups.length > 1;
  if (groups[0] === "" && (isGrouped || fraction === "")) return null;
  if (new Set(whole.match(/\D/g)).size > 1 || whole.includes("\u066b")) return null;
  if (isGrouped && (groups[0].length > 3 || groups.slice(1).some((group) => group.length !== 3))) return null;
  whole = groups.join("") || "0";
  if (whole.length > 30 || fraction.length > 10) return null;
  const number = (digits, rest) => {
    const zeros = rest.replace(/0+$/, "");
    return digits.replace(/^0+(?=\d)/, "") + (zeros ? "." + zeros : "");
  };
  const pointed = number(whole, fraction);
  // Three digits may be a fraction or thousands.
  if (isGrouped || sign === "\u066b" || fraction.length !== 3 || whole.length > 3 || whole.startsWith("0")) return { number: pointed };
  const joined = number(whole + fraction, "");
  return sign === decimal.replace("\u066b", ".") ? { number: pointed, other: joined } : { number: joined, other: pointed };
}

const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The figure of a currency for a day: its ratio to the base, and the day it was published for. */
function figureOf(code, day, { base, rates, longest, days }) {
  const shown = (one) => dayText(one, days);
  if (code === base) return { figure: [1n, 1n], day: null };
  const [text, published] = rates[code] ?? [];
  const figure = text && ratio(text);
  if (!figure || figure[0] === 0n) return { trouble: `This browser has no rate for ${code}.` };
  const age = daysBetween(published, day);
  if (age < 0) return { trouble: `This browser has the rates of ${shown(published)}, not those of ${shown(day)}.` };
  if (age > longest) return { trouble: `The last rate of ${code} in this browser is of ${shown(published)}.` };
  return { figure, day: published };
}

/** Converts; returns the sentence and its detail, or the trouble. */
export function convert({ amount, from, to, on, isCash = false }, figures) {
  if (isCash) return { trouble: "This browser can’t round amounts in cash." };
  const { number, other } = amountOf(amount, figures) ?? {};
  if (!number) return { trouble: `This browser reads only numbers such as 1250 or 12${figures.decimal}50.` };
  const day = on || figures.day;
  const shown = (one) => dayText(one, figures.days);
  if (Number.isNaN(Date.parse(day))) return { trouble: "Choose a day." };
  const [source, target] = [from, to].map((code) => figureOf(code, day, figures));
  const trouble = source.trouble ?? target.trouble;
  if (trouble) return { trouble };
  const rate = figures.isPerBase ? over(target.figure, source.figure) : over(source.figure, target.figure);
  const value = amountText(times(ratio(number), rate), figures.places[to] ?? 2);
  const days = [...new Set([source.day, target.day].filter(Boolean))].sort();
  const [whole, cents] = number.split(".");
  const sum = cents ? `${whole}.${cents.padEnd(figures.places[from] ?? 2, "0")}` : whole;
  const silent = [[source, from], [target, to]].filter(([{ day: of }]) => of && of !== day).map(([, code]) => code);
  return {
    note: other && `Your amount was read as ${written(number, figures)}, not as ${written(other, figures)}.`,
    result: `${written(sum, figures)} ${from} = ${written(value, figures)} ${to}`,
    detail: `1 ${from} = ${written(rateText(rate), figures)} ${to}`
      + (days.length > 0 ? `, by the rates of ${days.map(shown).join(" and ")}` : "")
      + (silent.length > 0 ? `, since ${shown(day)} has none for ${silent.join(" and ")}` : "") + ".",
  };
}
