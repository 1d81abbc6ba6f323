// Days as the server writes them for the reader of the page.

/**
 * A day, such as 2026-10-30, by patterns from the server: the 22nd of each month of the year 3333, with "|" between
 * them.
 */
export function dayText(day, patterns) {
  const [year, month, ofMonth] = day.split("-").map(Number);
  const pattern = patterns.split("|")[month - 1] ?? "";
  return /^(?=.*22)(?=.*3333)/.test(pattern) ? pattern.replace("22", ofMonth).replace("3333", year) : day;
}
