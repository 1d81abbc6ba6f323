// Checks that the pages merge texts as the library does: node Scripts/text_merge_check.mjs FILE…
// Each file is a JSON list of {base, earlier, later, merged, hasConflict}, written by the tests of TextMerge.
import { readFileSync } from "node:fs";
import { merge } from "../Apps/Sources/LarderServer/Notes/text-merge.js";

let [checked, wrong] = [0, 0];

function complain(number, file, words, details) {
  wrong++;
  if (wrong <= 5) console.error(`case ${number} of ${file}: ${words}`, details);
}

/** Says what is wrong with where carets go: backwards, out of the text, or into a character. */
function caretTrouble(ours, { text, mapOurs }) {
  let last = 0;
  const step = Math.max(1, Math.floor(ours.length / 500));
  for (let offset = 0; offset <= ours.length; offset += step) {
    const splits = (text, at) => at > 0 && text.codePointAt(at - 1) > 0xffff;
    if (splits(ours, offset)) continue;
    const caret = mapOurs(offset);
    if (!(caret >= last && caret <= text.length)) return `caret ${offset} goes to ${caret}`;
    if (splits(text, caret)) return `caret ${offset} goes into a character`;
    last = caret;
  }
  return null;
}

for (const file of process.argv.slice(2)) {
  const cases = JSON.parse(readFileSync(file, "utf8"));
  for (const [number, { base, earlier, later, merged, hasConflict }] of cases.entries()) {
    checked++;
    const result = merge(base, later, earlier);
    const other = merge(base, earlier, later, true);
    if (result.text !== merged || other.text !== merged) {
      complain(number, file, "merged differently", { base, earlier, later, merged, got: [result.text, other.text] });
    } else if (result.hasConflict !== hasConflict || other.hasConflict !== hasConflict) {
      complain(number, file, "says something else of conflicts", { base, earlier, later, hasConflict });
    }
    const trouble = caretTrouble(later, result) ?? caretTrouble(earlier, other);
    if (trouble) complain(number, file, trouble, { base, earlier, later, merged });
  }
}

console.log(`text-merge.js: ${checked} cases, ${wrong} wrong`);
process.exit(wrong > 0 || checked === 0 ? 1 : 0);
