// The texts of notes that wait to be sent. Each records what it was based on; the server's answer to one is
// the new base of the next.
import { drop, unqueued, write } from "./journal.js";
import { addKind, change, told, waiting } from "./queue.js";
import { merge } from "./text-merge.js";

addKind("note", {
  fields: ({ note }) => new URLSearchParams({ base: note.base, text: note.text, change: note.change, ...mergesOf(note) }),
  // The note is gone, or an older backup was restored: keep the text as a new note.
  instead: ({ note }) => ({ action: "/notes", fields: { text: note.text, change: note.change } }),
  /** Leads a window that shows the note to the new one, which says what it is. */
  moved({ action }, { see }) {
    if (location.pathname !== action) return;
    try { sessionStorage.setItem("larder-copy", see); } catch { /* Then it is not said there. */ }
    location.assign(see);
  },
  refusal: (answer) => `The server refused the text, so this browser keeps it: ${answer.message}`,
  /** Rebases the texts that follow a sent one onto the server's answer; what they met in conflict is told with them. */
  settle(item, answer, all, store) {
    if (typeof answer.text !== "string") return;
    for (const next of all) {
      if (next.kind !== "note") continue;
      // What met this text in conflict can name it from now on.
      const met = numbered(next.note.merges, item.note.change, answer.version);
      if (next.note.after !== item.note.change) {
        if (met !== next.note.merges) store.put({ ...next, note: { ...next.note, merges: met } });
        continue;
      }
      const { baseText: base, text: typed, revision } = next.note;
      const merges = met ?? [];
      const { text, hasConflict } = merge(base, typed, answer.text);
      const note = {
        ...next.note, after: null, base: answer.version, baseText: answer.text, text, revision: revision + 1,
        merges: hasConflict ? [...merges, { version: answer.version, base, text: typed }] : merges,
      };
      store.put({ ...next, note });
    }
  },
  /** What was typed after a refused text was sent takes its place, as it would have had it been typed later. */
  overtake(item, all, store) {
    const next = all.find(({ note }) => note?.after === item.note.change);
    if (!next) return false;
    const { own, change, revision, merges = [], holds: held = [] } = next.note;
    // What came before the refused one may have been answered since.
    const { text } = merge(next.note.baseText, next.note.text, item.note.text);
    const note = {
      ...item.note, own, text, revision: Math.max(item.note.revision, revision) + 1, merges: [...item.note.merges ?? [], ...merges],
      holds: [...item.note.holds ?? [], change, ...held],
    };
    store.put({ ...item, what: next.what, attempted: false, note });
    store.delete(next.number);
    for (const later of all) {
      if ([item.number, next.number].includes(later.number) || later.kind !== "note") continue;
      const isNext = later.note.after === change;
      const met = later.note.merges?.map((one) => one.after === change ? { ...one, after: note.change } : one);
      if (!isNext && !later.note.merges?.some((one) => one.after === change)) continue;
      const after = isNext ? note.change : later.note.after;
      store.put({ ...later, note: { ...later.note, after, merges: met, revision: later.note.revision + 1 } });
    }
    return true;
  },
  /** Queues a text as the window that was left would have: after the changes whose answers it had not heard. */
  recover: ({ change, id, text, base, common, changes, earlier = [] }) =>
    putNote(id, new Map(changes), () => ({ text, base, common }), { isLast: true, recovered: { earlier }, own: change }),
});

/** Whether a waiting item has a change in its text: as its own, or that of a refused one in whose place it is. */
const holds = ({ note }, change) => note?.change === change || note?.holds?.includes(change);

/** Gives the merges with a text that waited the version that the server made of it. */
export function numbered(merges, change, version) {
  if (!merges?.some(({ after }) => after === change)) return merges;
  return merges.map(({ after, ...merge }) => after === change ? { ...merge, version } : after ? { ...merge, after } : merge);
}

/** The merges in a text that the server is told of, unless that would be too much: then both sides are only in the text. */
function mergesOf({ merges = [] }) {
  const known = merges.filter(({ version }) => version !== undefined);
  const json = JSON.stringify(known);
  return known.length > 0 && json.length <= mostMerged ? { merges: json } : {};
}

const mostMerged = 1_000_000;

/** The lines of a text with words, as far as a list of notes looks. */
const linesOf = (text) => text.replace(/^\ufeff/, "").slice(0, 4096).split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((line) => line.trim().split(/\s+/).join(" ")).filter(Boolean);

/** The second line of a text with words, as SecondLines in Swift. */
export const secondLineOf = (text) => (linesOf(text)[1] ?? "").slice(0, 120);

/** The title of a text: its first line with words, as Note.title in Swift. */
export function titleOf(text) {
  const words = linesOf(text)[0] ?? "Empty note";
  // Letters as people count them: a joined emoji is one.
  const letters = Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment) : [...words];
  return letters.length <= 80 ? letters.join("") : letters.slice(0, 79).join("") + "…";
}

/** The waiting texts of a note, in order. */
export const waitingNotes = async (id) =>
  (await waiting()).filter((item) => item.kind === "note" && item.note.id === id);

/** The changes in a window's text that were sent, although the window has not been told yet. */
export const unheard = (changes, all) => [...changes]
  .filter(([id, change]) => !change.isAnswered && !all.some((item) => holds(item, id)))
  .map(([, change]) => change);

/** Keeps a text, with the changes that it is based on, should its window be left before the queue has it. */
function journal(own, id, changes, { text, base, common }, recovered) {
  const known = [...changes].filter(([change, { isAnswered }]) => !isAnswered || change === base.change);
  const isSame = (one) => one.kind === "note" && one.id === id && one.common === common && one.base.version === base.version;
  // What an earlier save of the same typing holds, this text holds as well; that save may still reach the queue.
  const before = recovered ? [] : unqueued().filter(isSame);
  const earlier = recovered?.earlier ?? before.flatMap(({ change, text: typed, earlier: more }) => [...more, { own: change, text: typed }]);
  write({ kind: "note", change: own, id, text, base, common, changes: known, earlier });
  for (const { change } of before) drop(change);
}

/** Queues changes again whose answers a window has not heard and cannot wait for: the server counts each once. */
function queueAgain(id, changes, all, store) {
  for (const [change, known] of changes) {
    if (!unheard(changes, all).includes(known)) continue;
    const { text, revision, base, baseText, after } = known;
    const item = {
      kind: "note", action: base === 0 ? "/notes" : "/notes/" + id, what: `Note: ${titleOf(text)}`, fields: "",
      note: { id, text, revision, change, after, base, baseText }, time: Date.now(), attempted: true,
    };
    store.add(item);
    all.push(item);
  }
}

/**
 * Queues the text of a note; returns whether it is new, or null if the outcome of a change in the text
 * must be known first; with `isLast` it is asked again for that outcome.
 *
 * What was typed is what `read` tells: the text, and `common`, the text before the typing. Only that difference is
 * queued, on top of the last text of the note that waits, whichever window made it; so the texts of a note are one
 * chain, and none contains what another brings. `changes` holds the queued changes in the window's text by
 * identifier. `absorb` shows in the window what waits, in the same transaction; `saved` is told the text.
 * The last text is replaced if it was never sent, or was refused; one that may have arrived stays.
 * `own` identifies what is typed now, also when it is queued once more because its window was left: `recovered` then has the
 * earlier saves of the same typing.
 */
export async function putNote(id, changes, read, { own, absorb, saved, isLast = false, recovered }) {
  journal(own, id, changes, read(), recovered);
  let undo = () => {};
  const isNew = await change((all, store) => {
    const isQueued = (one) => all.some((item) => item.note?.own === one.own);
    if (recovered && isQueued({ own })) return false;
    if (!isLast && unheard(changes, all).length > 0) return null;
    // Without their answers, nobody can tell what this text and the server's have in common.
    queueAgain(id, changes, all, store);
    absorb?.(all);
    // Read the text only now: an answer may have arrived in the meantime.
    const { text, base: newest, common: typedFrom, merges = [] } = read();
    const before = recovered?.earlier.findLast(isQueued)?.text ?? typedFrom;
    const last = all.filter((item) => item.kind === "note" && item.note.id === id).at(-1);
    // A note that was made here and is no longer waiting has the text it was made with as its first version.
    const made = changes.get(newest.change);
    const base = made && newest.version === 0 ? { version: 1, text: made.text } : newest;
    const isFirst = base.version === 0 && !last;
    const known = last ? last.note.text : base.text;
    const common = before ?? (last && changes.get(last.note.change)?.text) ?? known;
    // A new note without a letter is not made.
    if (text === common && (!isFirst || text === "")) return false;
    const whole = common === known ? text : merge(common, text, known).text;
    const what = `Note: ${titleOf(whole)}`;
    // What this met in conflict has to be a version of its own, so that somebody can choose.
    const isReplaced = last && (last.refused || !last.attempted && !merges.some(({ after }) => after === last.note.change));
    // The first text of a note is sent to where notes are made.
    const note = isReplaced ? { ...last.note, own, text: whole, revision: last.note.revision + 1, merges: [...last.note.merges ?? [], ...merges] } : {
      id, own, text: whole, revision: 1, change: isFirst ? newest.change : own, after: last?.note.change ?? null,
      base: last?.note.base ?? base.version, baseText: known, merges,
    };
    if (isReplaced) store.put({ ...last, what, attempted: false, refused: null, note });
    else store.add({ kind: "note", action: isFirst ? "/notes" : "/notes/" + id, what, fields: "", note, time: Date.now() });
    const { revision, base: version, baseText, after } = note;
    const former = changes.get(note.change);
    undo = () => former ? changes.set(note.change, former) : changes.delete(note.change);
    changes.set(note.change, { text: whole, revision, base: version, baseText, after });
    saved?.(text);
    return true;
  }).catch((error) => {
    // What could not be stored waits nowhere.
    undo();
    throw error;
  });
  if (isNew !== null) drop(own);
  if (isNew) await told();
  return isNew;
}

/** The id that a note gets from the change that makes it, as in NoteBook in Swift: FNV-1a, folded. */
export function idFor(change) {
  const bits = (value) => BigInt.asUintN(64, value);
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(change)) hash = bits((hash ^ BigInt(byte)) * 0x100000001b3n);
  hash = bits((hash ^ (hash >> 32n)) * 0x9e3779b97f4a7c15n);
  const letters = "0123456789abcdefghjkmnpqrstvwxyz";
  return Array.from({ length: 12 }, (_, place) => {
    const shift = 59n - 5n * BigInt(place);
    return letters[Number((shift < 0n ? hash << -shift : hash >> shift) & 31n)];
  }).join("");
}
