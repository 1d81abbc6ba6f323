// An article on paper: a frame is cut between pages through its lines, so its text is copied into the page to be
// printed. The copy is made of new elements of a few kinds, and nothing else of the article becomes part of the page.
const kinds = new Set(("a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i "
  + "ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead tr u ul").split(" "));
const attributes = ["dir", "lang", "colspan", "rowspan", "start"];
const most = 500;

function copy(node, depth) {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.data)];
  if (node.nodeType !== Node.ELEMENT_NODE || depth > most) return [];
  if (node.localName === "img") return picture(node);
  const children = [...node.childNodes].flatMap((child) => copy(child, depth + 1));
  if (!kinds.has(node.localName)) return ["script", "style", "template"].includes(node.localName) ? [] : children;
  const element = document.createElement(node.localName);
  for (const name of attributes) if (node.hasAttribute(name)) element.setAttribute(name, node.getAttribute(name));
  element.append(...children);
  return [element];
}

/** A picture of the store of pictures; another would be fetched from elsewhere. */
function picture({ src, alt, complete, naturalWidth }) {
  const url = URL.canParse(src) ? new URL(src) : null;
  if (url?.origin !== location.origin || url.pathname !== "/image" || !complete || naturalWidth === 0) return [alt];
  return [Object.assign(document.createElement("img"), { src, alt })];
}

export function begin() {
  let paper = null;
  addEventListener("beforeprint", () => {
    paper?.remove();
    const frame = document.querySelector("#reading .document");
    const text = frame?.contentDocument?.body;
    if (!text) return;
    paper = Object.assign(document.createElement("div"), { id: "article-print" });
    paper.append(...[...text.childNodes].flatMap((node) => copy(node, 0)));
    frame.after(paper);
  });
  addEventListener("afterprint", () => paper?.remove());
}
