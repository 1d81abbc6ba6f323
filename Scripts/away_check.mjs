// Checks that pages compute as the server does: node Scripts/away_check.mjs conversions|coordinates FILE
// The file is a JSON list of questions with the server's answers, written by the tests of LarderServer.
import { readFileSync } from "node:fs";
import { convert } from "../Apps/Sources/LarderServer/Rates/convert.js";
import { forms, read } from "../Apps/Sources/LarderServer/Places/coordinates.js";

const [kind, file] = process.argv.slice(2);
const cases = JSON.parse(readFileSync(file, "utf8"));
let [answered, wrong] = [0, 0];

const kinds = {
  conversions: (one) => {
    const answer = convert(one.fields, JSON.parse(one.figures));
    return answer.trouble ? null : answer.result === one.result && answer.detail === one.detail || answer;
  },
  coordinates: (one) => {
    const point = read(one.text);
    if (!point) return null;
    const { dd, ddm, dms } = forms(point);
    const isSame = point.latitude === one.latitude && point.longitude === one.longitude
      && dd === one.dd && ddm === one.ddm && dms === one.dms;
    return isSame || { ...point, dd, ddm, dms };
  },
};

for (const one of cases) {
  const outcome = kinds[kind](one);
  if (outcome === null) continue;
  answered++;
  if (outcome === true) continue;
  wrong++;
  if (wrong <= 5) console.error("differs from the server's answer", { ...one, figures: undefined }, outcome);
}

console.log(`${kind}: ${cases.length} cases, ${answered} answered, ${wrong} wrong`);
process.exit(wrong > 0 || answered < cases.length / 4 ? 1 : 0);
