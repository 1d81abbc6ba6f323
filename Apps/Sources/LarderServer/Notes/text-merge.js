// Three-way merging of texts, as TextMerge does it in Swift: the rules and the reasons are there,
// and whoever changes a rule or a limit here changes it there. Offsets count UTF-16 units.

const mostEdits = 1_000;
const mostEditsWithin = 200;
const mostWork = 20_000_000;

const isHigh = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLow = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
const splits = (text, at, low, high) =>
  at > low && at < high && isHigh(text, at - 1) && isLow(text, at);
const isPlain = (hunk) => hunk.old === hunk.oldEnd || hunk.new === hunk.newEnd;

/** The fewest edits that turn one list into another, as hunks, or null where they are too many. */
function shortestEdit(old, fresh, most, budget) {
  if (Math.abs(old.length - fresh.length) > most) return null;
  const reached = [];
  for (let edits = 0; edits <= most; edits++) {
    const above = reached.length - edits;
    for (let index = 0; index <= edits; index++) {
      let x = 0;
      if (edits > 0) {
        const goesDown = index === 0
          || (index !== edits && reached[above + index - 1] < reached[above + index]);
        x = goesDown ? reached[above + index] : reached[above + index - 1] + 1;
      }
      let y = x - (2 * index - edits);
      budget.work--;
      while (x < old.length && y < fresh.length && old[x] === fresh[y]) {
        x++; y++; budget.work--;
      }
      reached.push(x);
      if (x >= old.length && y >= fresh.length) {
        return wayBack(reached, edits, index, old.length, fresh.length);
      }
    }
    if (budget.work < 0) return null;
  }
  return null;
}

function wayBack(reached, count, index, oldCount, newCount) {
  const hunks = [];
  for (let edits = count; edits > 0; edits--) {
    const above = edits * (edits - 1) / 2;
    const goesDown = index === 0
      || (index !== edits && reached[above + index - 1] < reached[above + index]);
    if (!goesDown) index--;
    const x = reached[above + index];
    const y = x - (2 * index - (edits - 1));
    const [toX, toY] = goesDown ? [x, y + 1] : [x + 1, y];
    const last = hunks.at(-1);
    if (last && last.old === toX && last.new === toY) {
      last.old = x;
      last.new = y;
    } else {
      hunks.push({ old: x, oldEnd: toX, new: y, newEnd: toY });
    }
  }
  return hunks.reverse();
}

/** Leaves out what both sides of a hunk begin and end with. */
function trimmed(old, fresh, hunk) {
  const most = Math.min(hunk.oldEnd - hunk.old, hunk.newEnd - hunk.new);
  let same = 0;
  while (same < most
    && old.charCodeAt(hunk.old + same) === fresh.charCodeAt(hunk.new + same)) same++;
  if (splits(old, hunk.old + same, hunk.old, hunk.oldEnd)
    || splits(fresh, hunk.new + same, hunk.new, hunk.newEnd)) same--;
  let end = 0;
  while (end < most - same
    && old.charCodeAt(hunk.oldEnd - end - 1) === fresh.charCodeAt(hunk.newEnd - end - 1)) end++;
  if (end > 0 && (splits(old, hunk.oldEnd - end, hunk.old + same, hunk.oldEnd)
    || splits(fresh, hunk.newEnd - end, hunk.new + same, hunk.newEnd))) end--;
  return {
    old: hunk.old + same, oldEnd: hunk.oldEnd - end,
    new: hunk.new + same, newEnd: hunk.newEnd - end,
  };
}

/** The scalars of a part of a text, and where each begins, with where the last ends. */
function scalars(text, start, end) {
  const [parts, offsets] = [[], []];
  for (let at = start; at < end; at++) {
    offsets.push(at);
    parts.push(text.codePointAt(at));
    if (parts.at(-1) > 0xffff) at++;
  }
  return [parts, [...offsets, end]];
}

/** The lines of a part of a text as numbers, equal for equal lines, and where each begins. */
function lines(text, start, end, numbers) {
  const [parts, offsets] = [[], []];
  while (start < end) {
    offsets.push(start);
    const feed = text.indexOf("\n", start);
    const next = feed < 0 || feed >= end ? end : feed + 1;
    const line = text.slice(start, next);
    if (!numbers.has(line)) numbers.set(line, numbers.size);
    parts.push(numbers.get(line));
    start = next;
  }
  return [parts, [...offsets, end]];
}

function by(parts, old, fresh, hunk, most, budget) {
  const numbers = new Map();
  const [olds, oldOffsets] = parts(old, hunk.old, hunk.oldEnd, numbers);
  const [news, newOffsets] = parts(fresh, hunk.new, hunk.newEnd, numbers);
  return shortestEdit(olds, news, most, budget)?.map((found) => ({
    old: oldOffsets[found.old], oldEnd: oldOffsets[found.oldEnd],
    new: newOffsets[found.new], newEnd: newOffsets[found.newEnd],
  }));
}

/** Moves what is only inserted or only deleted as far to the end as it means the same. */
function slid(old, fresh, hunks) {
  const result = [];
  for (let hunk of hunks.reverse()) {
    const next = result.at(-1);
    const end = next?.old ?? old.length;
    const inserts = hunk.old === hunk.oldEnd;
    while (isPlain(hunk) && hunk.oldEnd < end) {
      const point = old.codePointAt(hunk.oldEnd);
      if (point !== (inserts ? fresh.codePointAt(hunk.new) : old.codePointAt(hunk.old))) break;
      const length = point > 0xffff ? 2 : 1;
      for (const name of ["old", "oldEnd", "new", "newEnd"]) hunk[name] += length;
    }
    if (next && hunk.oldEnd === end) {
      hunk = { old: hunk.old, oldEnd: next.oldEnd, new: hunk.new, newEnd: next.newEnd };
      result.pop();
    }
    result.push(hunk);
  }
  return result.reverse();
}

function changes(old, fresh) {
  const middle =
    trimmed(old, fresh, { old: 0, oldEnd: old.length, new: 0, newEnd: fresh.length });
  let hunks = [middle];
  if (!isPlain(middle)) {
    hunks = by(scalars, old, fresh, middle, mostEdits, { work: mostWork });
    const budget = { work: mostWork };
    hunks ??= by(lines, old, fresh, middle, mostEdits, { work: mostWork })?.flatMap((stretch) => {
      const inner = trimmed(old, fresh, stretch);
      if (isPlain(inner)) return [inner];
      return by(scalars, old, fresh, inner, mostEditsWithin, budget) ?? [inner];
    });
  }
  return slid(old, fresh, hunks ?? [middle])
    .map((hunk) => ({ ...hunk, text: fresh.slice(hunk.new, hunk.newEnd) }));
}

const precedes = (one, other) => one.old !== other.old
  ? one.old < other.old : one.old === one.oldEnd && other.old < other.oldEnd;

/**
 * Merges what two sides made of one text. `mapOurs(offset)` tells where a caret in our text is in
 * the merged one: after the character it stood after, or where that was.
 */
export function merge(base, ours, theirs) {
  if (ours === theirs || theirs === base) return { text: ours, mapOurs: (offset) => offset };
  const our = ours === base ? [] : changes(base, ours);
  const their = changes(base, theirs);
  const deletions = [...our, ...their].filter((change) => change.old < change.oldEnd)
    .sort((one, other) => one.old - other.old);
  let [text, place, deletion, passed, shift] = ["", 0, 0, 0, 0];
  const pieces = [];
  const keep = (end) => {
    while (place < end) {
      while (deletion < deletions.length && deletions[deletion].oldEnd <= place) deletion++;
      const from = deletions[deletion]?.old ?? end;
      if (from > place) {
        const stop = Math.min(end, from);
        for (; passed < our.length && our[passed].oldEnd <= place; passed++) {
          shift = our[passed].newEnd - our[passed].oldEnd;
        }
        pieces.push({ ours: place + shift, merged: text.length, length: stop - place });
        text += base.slice(place, stop);
        place = stop;
      } else {
        place = Math.min(end, Math.max(place, deletions[deletion].oldEnd));
      }
    }
  };
  // What of ours an insertion has, if anything, is there from one of its offsets on.
  const insert = (change, ours, at = 0) => {
    keep(change.old);
    if (ours) pieces.push({ ours: ours.new, merged: text.length + at, length: ours.text.length });
    text += change.text;
  };
  const [first, second] = [[...our].reverse(), [...their].reverse()];
  while (first.length > 0 || second.length > 0) {
    const [one, other] = [first.at(-1), second.at(-1)];
    if (!other || (one && precedes(one, other))) {
      insert(first.pop(), one);
    } else if (!one || precedes(other, one)) {
      insert(second.pop());
    } else {
      first.pop();
      second.pop();
      if (one.text.startsWith(other.text) || one.text.endsWith(other.text)) {
        insert(one, one);
      } else if (other.text.startsWith(one.text)) {
        insert(other, one);
      } else if (other.text.endsWith(one.text)) {
        insert(other, one, other.text.length - one.text.length);
      } else if (one.text < other.text) {
        insert(one, one);
        insert(other);
      } else {
        insert(other);
        insert(one, one);
      }
    }
  }
  keep(base.length);
  const mapOurs = (offset) => {
    const piece = pieces.findLast((piece) => piece.ours < offset);
    return piece ? piece.merged + Math.min(offset - piece.ours, piece.length) : 0;
  };
  return { text, mapOurs };
}
