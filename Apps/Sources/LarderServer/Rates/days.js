// Days as the server writes them for the reader of the page.

/**
 * A day, such as 2026-10-30, by patterns from the server: the 22nd of each month of the year 3333, with "|" between
 * them, in the reader’s digits.
 */
export function dayText(day, patterns) {
  const [year, month, ofMonth] = day.split("-").map(Number);
  const pattern = patterns.split("|")[month - 1] ?? "";
  const [, three] = /(\p{Nd})\1{3}/u.exec(pattern) ?? [];
  if (!three) return day;
  const zero = three.codePointAt(0) - 3;
  const written = (number) => String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const [years, days] = [written(3333), written(22)];
  return pattern.includes(years) && pattern.includes(days) ? pattern.replace(days, written(ofMonth)).replace(years, written(year)) : day;
}
