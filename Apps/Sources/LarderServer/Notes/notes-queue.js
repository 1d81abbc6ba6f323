// The texts of notes that wait to be sent: each tells what it was made from, and the server's answer
// to one is what the next is put onto.
import { addKind, change, newID, told, waiting } from "./queue.js";
import { merge } from "./text-merge.js";

addKind("note", {
  fields: ({ note }) => new URLSearchParams({ base: note.base, text: note.text, change: note.change }),
  // The note is gone for good, or is an older one from a backup; what was written is not.
  instead: ({ note }) => ({ action: "/notes", fields: { text: note.text, change: note.change } }),
  refusal: (answer) => `The text is kept in this browser; it was refused: ${answer.said}`,
  /** Puts the texts that come after one that arrived onto what the server made of it. */
  settle(item, answer, all, store) {
    if (typeof answer.text !== "string") return;
    for (const next of all) {
      if (next.kind !== "note" || next.note.after !== item.note.change) continue;
      const { text } = merge(next.note.baseText, next.note.text, answer.text);
      const note = {
        ...next.note, after: null, base: answer.version, baseText: answer.text, text,
        revision: next.note.revision + 1,
      };
      store.put({ ...next, note });
    }
  },
});

/** The texts of a note that wait, in order. */
export const waitingNotes = async (id) =>
  (await waiting()).filter((item) => item.kind === "note" && item.note.id === id);

/** Those of the changes in a window's text that were sent, although the window was not told yet. */
export const unheard = (changes, all) => [...changes]
  .filter(([id, change]) => !change.isAnswered && !all.some((item) => item.note?.change === id))
  .map(([, change]) => change);

/**
 * Keeps the text of a note to be sent; tells whether it says anything new, or null where it is first
 * to be heard what came of a change that is in the text.
 *
 * The text is made from a version of the server, or after one of the changes that its window has
 * made or shown: by identity, the text of each and its revision as that window has them. The last
 * of them makes room if it was never sent, or refused; what may have arrived stays.
 */
export async function putNote(id, changes, read, { isLast = false } = {}) {
  const isNew = await change((all, store) => {
    if (!isLast && unheard(changes, all).length > 0) return null;
    // Read now, as what was sent may have been answered since it was asked for.
    const { text, base } = read();
    const what = `Note: ${text.trim().split("\n")[0].slice(0, 60) || "empty"}`;
    const last = all.filter((item) => item.kind === "note" && item.note.id === id && changes.has(item.note.change)).at(-1);
    const known = last ? changes.get(last.note.change).text : base.text;
    if (text === known) return false;
    if (last && (!last.attempted || last.refused)) {
      // Other windows may have added to it, or an answer, what this one has not shown yet.
      const isAsKnown = last.note.text === known;
      const revision = last.note.revision + 1;
      const whole = isAsKnown ? text : merge(known, text, last.note.text).text;
      store.put({ ...last, what, attempted: false, refused: null, note: { ...last.note, text: whole, revision } });
      Object.assign(changes.get(last.note.change), { text, revision: isAsKnown ? revision : revision - 1 });
      return true;
    }
    const note = {
      id, text, revision: 1, change: newID(), after: last?.note.change ?? null,
      base: last?.note.base ?? base.version, baseText: known,
    };
    store.add({ kind: "note", action: "/notes/" + id, what, fields: "", note, time: Date.now() });
    const { base: version, baseText, after } = note;
    changes.set(note.change, { text, revision: 1, base: version, baseText, after });
    return true;
  });
  if (isNew) await told();
  return isNew;
}
