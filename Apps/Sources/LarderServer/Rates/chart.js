// Shows the figure of a chart that is nearest to the pointer.
function near(event) {
  const chart = event.target.closest?.(".chart");
  const output = chart?.querySelector("output");
  if (!output) return;
  let best = null;
  let distance = Infinity;
  // There is one chart for wide windows and one for narrow ones; only one is laid out.
  const shown = [...chart.querySelectorAll("svg")].find((svg) => svg.getBoundingClientRect().width > 0);
  for (const circle of shown?.querySelectorAll("circle") ?? []) {
    const box = circle.getBoundingClientRect();
    const apart = Math.abs(box.x + box.width / 2 - event.clientX);
    circle.classList.remove("near");
    if (apart < distance) { distance = apart; best = circle; }
  }
  if (!best) return;
  best.classList.add("near");
  output.textContent = best.querySelector("title")?.textContent ?? "";
}

export function begin() {
  document.addEventListener("pointermove", near);
}
