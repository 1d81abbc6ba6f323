// The frame of an article: as high as its text, and without a keyboard of its own. The page may look into
// the frame because it has the page's origin; nothing in it can look out, as it runs no scripts.
import { press } from "./keys.js";

/** Makes a frame as high as the text in it. */
function measure(frame) {
  const root = frame.contentDocument?.documentElement;
  if (!root || !frame.isConnected || frame.getClientRects().length === 0) return;
  const height = `${Math.ceil(root.getBoundingClientRect().height)}px`;
  if (frame.style.height !== height) frame.style.height = height;
}

// The text grows and shrinks as pictures arrive and the window changes.
const growth = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const frame = target.ownerDocument.defaultView?.frameElement;
    if (frame) measure(frame);
  }
});

/** Tells in words what a picture shows that could not be had, if it has words. */
function tellOf(image) {
  if (image.localName !== "img") return;
  if (image.alt.trim() === "") { image.hidden = true; return; }
  image.replaceWith(Object.assign(image.ownerDocument.createElement("span"), { className: "missing", textContent: image.alt }));
}

const [frames, texts] = [new WeakSet(), new WeakSet()];

function attach(frame) {
  const text = frame.contentDocument;
  if (text?.URL !== "about:srcdoc" || text.readyState === "loading" || texts.has(text)) return;
  texts.add(text);
  dress(frame);
  frame.classList.add("fitted");
  text.addEventListener("keydown", press);
  text.addEventListener("error", ({ target }) => tellOf(target), true);
  for (const image of text.images) if (image.complete && !image.naturalWidth && image.currentSrc) tellOf(image);
  growth.observe(text.documentElement);
  measure(frame);
}

/** Shows a text in the colours and size that the reader chose. */
function dress(frame) {
  const root = frame.contentDocument?.documentElement;
  const { theme, text } = document.documentElement.dataset;
  for (const [name, value] of Object.entries({ theme, text })) {
    if (!root || root.dataset[name] === value) continue;
    if (value) root.dataset[name] = value; else delete root.dataset[name];
  }
}

/** Looks after the frame of an article; call it whenever the frame may be another one. */
export function watch(frame) {
  if (!frame) return;
  if (!frames.has(frame)) {
    frames.add(frame);
    frame.addEventListener("load", () => attach(frame));
  }
  attach(frame);
  dress(frame);
  measure(frame);
}
