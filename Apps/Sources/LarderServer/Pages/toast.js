// Short messages at the foot of the page.
let timer = null;

/** Shows a message for a while. */
export function say(text) {
  const toast = document.getElementById("toast");
  if (!toast || !text) return;
  toast.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => { toast.textContent = ""; }, 8000);
}
