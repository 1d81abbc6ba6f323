// Reads the figure nearest to the pointer out of a chart.
function near(event) {
  const chart = event.target.closest?.(".chart");
  const output = chart?.querySelector("output");
  if (!output) return;
  let best = null;
  let distance = Infinity;
  // One chart is for wide windows, one for narrow ones; the other is not laid out.
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
