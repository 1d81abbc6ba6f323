// Reads and writes degrees while the server is away. It reads a few common forms, and those as
// CoordinateReader in Swift does; it returns null for all others. A test compares the two.

// Whole degrees need a comma and a blank: 40,5 may be one number, and 40 5 minutes.
const decimal = /^([+-]?\d{1,3}\.\d{1,12})(?:\s*,\s*| +)([+-]?\d{1,3}\.\d{1,12})$|^([+-]?\d{1,3}(?:\.\d{1,12})?)\s*,\s+([+-]?\d{1,3}(?:\.\d{1,12})?)$/;
// Degrees, minutes and seconds, with their signs or blanks between them.
const part = (digits, sign) => String.raw`(\d{1,${digits}}(?:\.\d{1,12})?)(?:\s*${sign}\s*| +|(?=[NSEW,]|$))`;
const angle = `${part(3, "°")}(?:${part(2, "['′’]")}(?:${part(2, '["″”]')})?)?`;
const lettered = new RegExp(`^${angle}([NS])[,\\s]\\s*${angle}([EW])$`);
const ledByLetters = new RegExp(`^([NS])\\s*${angle}[,\\s]?\\s*([EW])\\s*${angle}$`);

/** Degrees from their parts; null if a part is out of range, or has a fraction and is not the last. */
function degrees(parts, letter, limit) {
  const given = parts.filter((part) => part !== undefined);
  if (given.slice(0, -1).some((part) => part.includes("."))) return null;
  if (given.slice(1).some((part) => Number(part) >= 60)) return null;
  const value = given.reduce((sum, part, index) => sum + Number(part) / [1, 60, 3600][index], 0);
  if (value > limit) return null;
  return letter === "S" || letter === "W" ? 0 - value : value;
}

/** Reads a position; null if it is not written in one of the forms. */
export function read(text) {
  const plain = text.trim();
  const point = (latitude, longitude) =>
    latitude === null || longitude === null || latitude === 0 && longitude === 0 ? null : { latitude, longitude };
  const [first, second] = decimal.exec(plain)?.slice(1).filter(Boolean) ?? [];
  if (first) {
    const [latitude, longitude] = [Number(first), Number(second)];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? point(latitude + 0, longitude + 0) : null;
  }
  const [, sideFirst, ...led] = ledByLetters.exec(plain) ?? [];
  const [d, m, s, side, e, n, t, other] = sideFirst
    ? [...led.slice(0, 3), sideFirst, ...led.slice(4), led[3]] : (lettered.exec(plain) ?? []).slice(1);
  return d ? point(degrees([d, m, s], side, 90), degrees([e, n, t], other, 180)) : null;
}

/** The name of the form that a position is written in, as the server says it; the text has to be one that is read. */
export function formatOf(text) {
  const plain = text.trim();
  if (decimal.test(plain)) return "decimal degrees";
  const led = ledByLetters.exec(plain);
  // Degrees, minutes, seconds and the side of the latitude, then those of the longitude.
  const parts = led ? led.slice(2) : lettered.exec(plain).slice(1);
  if (parts[2] || parts[6]) return "degrees, minutes and seconds";
  return parts[1] || parts[5] ? "degrees and minutes" : "decimal degrees";
}

/** A number of units of the last decimal, with its point. */
function digits(units, decimals, width) {
  const text = String(units).padStart(decimals + width, "0");
  return decimals > 0 ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text;
}

function fixed(value, decimals) {
  const units = Math.round(Math.abs(value) * 10 ** decimals);
  return (value < 0 && units > 0 ? "-" : "") + digits(units, decimals, 1);
}

/** One angle in degrees and minutes, and in seconds if asked. */
function marked(value, letters, hasSeconds) {
  const size = Math.abs(value);
  const unit = hasSeconds ? 10 : 1000;
  const perDegree = (hasSeconds ? 3600 : 60) * unit;
  const total = Math.floor(size) * perDegree + Math.round((size - Math.floor(size)) * perDegree);
  const [whole, rest] = [Math.floor(total / perDegree), total % perDegree];
  const side = letters[value < 0 ? 1 : 0];
  if (!hasSeconds) return `${whole}°${digits(rest, 3, 2)}′${side}`;
  return `${whole}°${digits(Math.floor(rest / 600), 0, 2)}′${digits(rest % 600, 1, 2)}″${side}`;
}

/** The position in the three forms of the page. */
export function forms({ latitude, longitude }) {
  const both = (hasSeconds) => `${marked(latitude, "NS", hasSeconds)} ${marked(longitude, "EW", hasSeconds)}`;
  return { dd: `${fixed(latitude, 5)}, ${fixed(longitude, 5)}`, ddm: both(false), dms: both(true) };
}
