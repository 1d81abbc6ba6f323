// Three-way merging of texts, as in TextMerge in Swift, which explains the rules: change any rule or limit in
// both places. Offsets count UTF-16 units.

const mostEdits = 1_000;
const mostWork = 20_000_000;

/** The fewest edits that turn one list into another, as hunks; null if there are too many. */
function shortestEdit(old, fresh) {
  if (Math.abs(old.length - fresh.length) > mostEdits) return null;
  const reached = [];
  let work = mostWork;
  for (let edits = 0; edits <= mostEdits; edits++) {
    const above = reached.length - edits;
    for (let index = 0; index <= edits; index++) {
      let x = 0;
      if (edits > 0) {
        const goesDown = index === 0
          || (index !== edits && reached[above + index - 1] < reached[above + index]);
        x = goesDown ? reached[above + index] : reached[above + index - 1] + 1;
      }
      let y = x - (2 * index - edits);
      work--;
      while (x < old.length && y < fresh.length && old[x] === fresh[y]) {
        x++; y++; work--;
      }
      reached.push(x);
      if (x >= old.length && y >= fresh.length) {
        return wayBack(reached, edits, index, old.length, fresh.length);
      }
    }
    if (work < 0) return null;
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

/** The differences between two lists of lines or words, as hunks. */
function hunks(old, fresh) {
  const most = Math.min(old.length, fresh.length);
  let [start, end] = [0, 0];
  while (start < most && old[start] === fresh[start]) start++;
  while (end < most - start && old.at(-end - 1) === fresh.at(-end - 1)) end++;
  const middle = { old: start, oldEnd: old.length - end, new: start, newEnd: fresh.length - end };
  const [isAdded, isRemoved] = [middle.old === middle.oldEnd, middle.new === middle.newEnd];
  if (isAdded || isRemoved) return isAdded && isRemoved ? [] : [middle];
  return shortestEdit(old.slice(start, middle.oldEnd), fresh.slice(start, middle.newEnd))
    ?.map((hunk) => ({
      old: hunk.old + start, oldEnd: hunk.oldEnd + start,
      new: hunk.new + start, newEnd: hunk.newEnd + start,
    })) ?? [middle];
}

/** Hunks of lines; a hunk that replaces lines by as many others is split into single lines. */
const lineHunks = (old, fresh) => hunks(old, fresh).flatMap((hunk) => {
  const count = hunk.oldEnd - hunk.old;
  if (count !== hunk.newEnd - hunk.new) return [hunk];
  return Array.from({ length: count }, (_, index) => ({
    old: hunk.old + index, oldEnd: hunk.old + index + 1,
    new: hunk.new + index, newEnd: hunk.new + index + 1,
  }));
});

const lineBreak = (text) => /\r\n?|\n/.exec(text)?.[0].replace(/^\r$/, "\n");
const linesOf = (text) => text.match(/(?:\r\n?|\n)[^\r\n]*/g) ?? [];
const wordsOf = (lines) => lines.flatMap((line) => line.match(/[\r\n]+|[ \t\v\f]+|[^ \t\v\f\r\n]+/g));
const haveWords = (lines) => lines.some((line) => /[^ \t\v\f\r\n]/.test(line));

/** Groups the changes of both sides into independent stretches. */
function stretches(first, second, joinTouching) {
  const found = [];
  const shifts = [0, 0];
  const all = [...first.map((hunk) => [hunk, 0]), ...second.map((hunk) => [hunk, 1])].sort(
    ([one], [other]) => one.old - other.old || (one.oldEnd - one.old) - (other.oldEnd - other.old));
  for (const [hunk, side] of all) {
    const isEmptied = hunk.new === hunk.newEnd;
    const last = found.at(-1);
    const isJoined = last && (hunk.old < last.end
      || (hunk.old === last.end && (joinTouching || (last.start === last.end && hunk.old === hunk.oldEnd))));
    if (isJoined) {
      const end = Math.max(last.end, hunk.oldEnd);
      last.isOneWhole = (hunk.old === last.start && hunk.oldEnd === end)
        || (last.isOneWhole && end === last.end);
      last.end = end;
      last.sides.add(side);
      last.isDeleted &&= isEmptied;
    } else {
      found.push({
        start: hunk.old, end: hunk.oldEnd, starts: shifts.map((shift) => hunk.old + shift), ends: [],
        sides: new Set([side]), isDeleted: isEmptied, isOneWhole: true,
      });
    }
    shifts[side] = hunk.newEnd - hunk.oldEnd;
    const stretch = found.at(-1);
    stretch.ends = shifts.map((shift) => stretch.end + shift);
  }
  return found;
}

/** Builds a text from pieces, and remembers where the pieces of our side ended up. */
class Pieces {
  text = "";
  #places = [];
  #mine;
  #startsLine = false;

  constructor(mine) { this.#mine = mine; }

  /** Says that what is added next begins a line. */
  beginLine() { this.#startsLine = true; }

  /** Adds text of both sides or, given a side, of that one; `ours` is its offset in our text. */
  add(units, ours, side = this.#mine) {
    const piece = units.join("");
    // An empty line that ends in a carriage return alone would melt with a line feed that comes after it now.
    if (this.#startsLine && this.text.endsWith("\r") && piece.startsWith("\n")) this.text += "\r";
    this.#startsLine &&= !piece;
    if (side === this.#mine) this.#places.push({ ours, merged: this.text.length, length: piece.length });
    this.text += piece;
  }

  /** Adds whole lines. */
  addLines(units, ours, side) {
    this.beginLine();
    this.add(units, ours, side);
  }

  /** The new offset of a caret: after the character it stood after, or where that character was. */
  caret(offset) {
    const piece = this.#places.findLast((piece) => piece.ours < offset);
    return piece ? piece.merged + Math.min(offset - piece.ours, piece.length) : 0;
  }
}

/** Adds the words of lines that both sides changed; returns whether their changes are disjoint. */
function mergeWords(pieces, base, sides, mine, offset) {
  const [old, ...both] = [base, ...sides].map(wordsOf);
  const found = stretches(hunks(old, both[0]), hunks(old, both[1]), true);
  if (found.some(({ sides, isDeleted, isOneWhole }) => sides.size > 1 && !(isDeleted && isOneWhole))) return false;
  pieces.beginLine();
  const starts = both[mine].reduce((all, word) => [...all, all.at(-1) + word.length], [offset]);
  let [place, shift] = [0, 0];
  for (const { start, end, starts: from, ends: to, sides } of found) {
    pieces.add(old.slice(place, start), starts[place + shift]);
    for (const side of sides.size > 1 ? [] : sides) {
      pieces.add(both[side].slice(from[side], to[side]), starts[from[mine]], side);
    }
    [place, shift] = [end, to[mine] - end];
  }
  pieces.add(old.slice(place), starts[place + shift]);
  return true;
}

/**
 * Merges two edited versions of one text. `mapOurs(offset)` maps a caret in our text to the merged one;
 * `hasConflict` says whether both sides changed the same words, which then appear twice. Theirs is the
 * earlier side unless `oursIsEarlier`.
 */
export function merge(base, ours, theirs, oursIsEarlier = false) {
  if (theirs === base) return { text: ours, mapOurs: (offset) => offset, hasConflict: false };
  const mark = "\ufeff";
  const [wasMarked, oursMarked, theirsMarked] = [base, ours, theirs].map((text) => text.startsWith(mark));
  const isMarked = theirsMarked === wasMarked ? oursMarked : theirsMarked;
  const order = oursIsEarlier ? [ours, theirs] : [theirs, ours];
  const first = [base, ...order].map(lineBreak).find((found) => found) ?? "\n";
  const [old, ...sides] = [base, ...order].map((text) => linesOf(first + (text.startsWith(mark) ? text.slice(1) : text)));
  const mine = oursIsEarlier ? 0 : 1;
  const pieces = new Pieces(mine);
  const starts = [0];
  for (const line of sides[mine]) starts.push(starts.at(-1) + line.length);
  let [place, shift, hasConflict] = [0, 0, false];
  for (const { start, end, starts: from, ends: to, sides: changed, isDeleted } of stretches(lineHunks(old, sides[0]), lineHunks(old, sides[1]), false)) {
    pieces.addLines(old.slice(place, start), starts[place + shift]);
    [place, shift] = [end, to[mine] - end];
    const here = sides.map((lines, side) => lines.slice(from[side], to[side]));
    const add = (side) => pieces.addLines(here[side], starts[from[side]], side);
    if (changed.size === 1) {
      for (const side of changed) add(side);
    } else if (isDeleted) {
      continue;
    } else if (!haveWords(old.slice(start, end))) {
      const [says, alsoSays] = here.map(haveWords);
      if (says || !alsoSays) add(0);
      if (alsoSays) add(1);
    } else if (!mergeWords(pieces, old.slice(start, end), here, mine, starts[from[mine]])) {
      hasConflict = true;
      add(0);
      add(1);
    }
  }
  pieces.addLines(old.slice(place), starts[place + shift]);
  // The first line is preceded by an added line break, and perhaps by a byte order mark.
  const leading = /^(?:\r\n?|\n)/.exec(pieces.text)?.[0].length ?? 0;
  const [before, after] = [first.length - (oursMarked ? 1 : 0), (isMarked ? 1 : 0) - leading];
  const text = ours === base ? theirs : (isMarked ? mark : "") + pieces.text.slice(leading);
  return { text, hasConflict, mapOurs: (offset) => Math.max(0, pieces.caret(offset + before) + after) };
}
