// Replaces a part of the page with a new version and touches only what differs, so that focus, caret,
// scroll position and typed text stay.

/** The only way in for markup from our own server; see the content security policy. */
const policy = window.trustedTypes
  ? window.trustedTypes.createPolicy("larder", {
    createHTML: (text) => text,
    createScriptURL: (address) => {
      if (address !== "/service-worker.js") throw new TypeError("not our script: " + address);
      return address;
    },
  })
  : { createHTML: (text) => text, createScriptURL: (address) => address };

/** Parses a page from our own server. */
export function parsePage(text) {
  return new DOMParser().parseFromString(policy.createHTML(text), "text/html");
}

/** Markup from our own server, where a browser requires proof of that. */
export function trusted(text) {
  return policy.createHTML(text);
}

/** The address of our own service worker. */
export const workerAddress = () => policy.createScriptURL("/service-worker.js");

/** What an element is on both pages; with `data-about`, what was typed into it is about one thing, and stays with that. */
const keyOf = ({ id, dataset }) => [id || dataset?.key, dataset?.about].filter(Boolean).join(" ") || null;

function syncAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    // Our pages have no inline styles: any that are there were set by scripts.
    const isOurs = name === "style" || name === "data-dirty" || name === "aria-invalid" || name === "open" && old.localName === "details"
      // A picture that could not be had still can't be.
      || name === "hidden" && old.localName === "img" && old.getAttribute("src") === fresh.getAttribute("src");
    if (!fresh.hasAttribute(name) && !isOurs) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "srcdoc") old.srcdoc = policy.createHTML(value);
    else if (name === "open" && old.localName === "details") continue;
    else old.setAttribute(name, value);
  }
}

function syncField(old, fresh) {
  // Leave alone what a person is typing, or has typed and not sent.
  if (old === document.activeElement || old.dataset.dirty === "1") return;
  if (old.localName === "input" && (old.type === "checkbox" || old.type === "radio")) {
    old.checked = fresh.hasAttribute("checked");
  } else if (old.localName === "input") {
    const value = fresh.getAttribute("value") ?? "";
    if (old.type !== "file" && old.value !== value) old.value = value;
  } else if (old.localName === "textarea") {
    if (old.value !== fresh.textContent) old.value = fresh.textContent;
  } else if (old.localName === "select") {
    const chosen = fresh.querySelector("option[selected]");
    if (chosen && old.value !== chosen.value) old.value = chosen.value;
  }
}

/** Makes an element like a fresh one; do not use the fresh one afterwards. */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh) && !old.querySelector("input,select,textarea")) return;
  syncAttributes(old, fresh);
  if (old.hasAttribute("data-keep")) return;
  if (old.localName === "textarea") return syncField(old, fresh);
  morphChildren(old, fresh);
  if (old.localName === "input" || old.localName === "select") syncField(old, fresh);
}

function morphChildren(old, fresh) {
  const byKey = new Map();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key) byKey.set(key, child);
  }
  const keep = new Set();
  for (const child of fresh.children) {
    const key = keyOf(child);
    if (key && byKey.has(key)) keep.add(byKey.get(key));
  }
  let place = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    while (place && place.nodeType === 1 && keyOf(place) && !keep.has(place)) {
      const gone = place;
      place = place.nextSibling;
      gone.remove();
    }
    const key = keyOf(next);
    const known = key ? byKey.get(key) : null;
    if (known && known.localName === next.localName) {
      // What has the focus would lose it by being moved: what stands before it is moved instead.
      const isFocused = known.contains(document.activeElement);
      while (isFocused && place?.compareDocumentPosition(known) & Node.DOCUMENT_POSITION_FOLLOWING) {
        const passed = place;
        place = place.nextSibling;
        if (keep.has(passed)) old.append(passed); else passed.remove();
      }
      if (known === place) place = place.nextSibling;
      else old.insertBefore(known, place);
      morph(known, next);
    } else if (!key && place && !keyOf(place) && place.nodeType === next.nodeType
      && place.nodeName === next.nodeName) {
      const same = place;
      place = place.nextSibling;
      if (next.nodeType === 1) morph(same, next);
      else if (same.nodeValue !== next.nodeValue) same.nodeValue = next.nodeValue;
    } else {
      old.insertBefore(document.importNode(next, true), place);
    }
  }
  while (place) {
    const gone = place;
    place = place.nextSibling;
    gone.remove();
  }
}
