// What a person typed into forms and has not sent: it is theirs until they send it, whatever this page shows in the meantime.
const place = "larder-typed";

/** What was typed in this window, by form and field. */
function known() {
  try { return JSON.parse(sessionStorage.getItem(place)) ?? {}; } catch { return {}; }
}

function keep(typed) {
  // A browser that stores nothing still has the page.
  try { sessionStorage.setItem(place, JSON.stringify(typed)); } catch { /* Nothing to do. */ }
}

/** A form by what it is and the thing that it is about; a text that is sent as it is typed is kept elsewhere. */
const nameOf = (form) => `${form.id} ${form.closest("[data-about]")?.dataset.about ?? ""}`;
const isOurs = (form) => form?.id && form.method === "post" && !form.hasAttribute("data-plain");

function note(field) {
  const { form } = field;
  if (form?.method !== "post") return;
  const isText = field.matches("textarea, input:is([type=text], :not([type]))");
  // What was typed and taken back is nobody's.
  const isTyped = !isText || field.value !== field.defaultValue;
  if (isTyped) field.dataset.dirty = "1"; else delete field.dataset.dirty;
  if (!isOurs(form) || !isText) return;
  const typed = known();
  const { [field.name]: _, ...others } = typed[nameOf(form)] ?? {};
  typed[nameOf(form)] = isTyped ? { ...others, [field.name]: field.value } : others;
  keep(typed);
}

/** Notes what was typed into a form that was sent and refused: it is the person's again. */
export function retain(form) {
  for (const field of form.elements) if (field.dataset?.dirty === "1") note(field);
}

/** Notes that what was typed into a form will be sent, and is not to be brought back. */
export function hand(form) {
  const { [nameOf(form)]: _, ...others } = known();
  keep(others);
}

/** Notes that what was typed into a form was sent, and may be replaced. */
export function settle(form) {
  for (const field of form.elements) delete field.dataset?.dirty;
  hand(form);
}

/** Forgets all that was typed. */
export const forgetTyped = () => keep({});

/** Brings what was typed back into the forms that are shown. */
function retype() {
  const typed = known();
  for (const form of document.forms) {
    if (!isOurs(form)) continue;
    for (const [name, value] of Object.entries(typed[nameOf(form)] ?? {})) {
      const field = form.elements.namedItem(name);
      if (field?.dataset?.dirty === "1" || typeof field?.value !== "string") continue;
      field.value = value;
      field.dataset.dirty = "1";
    }
  }
}

export function begin() {
  document.addEventListener("input", ({ target }) => note(target));
  document.addEventListener("larder:shown", retype);
  retype();
}
