// The panes' borders are dragged, or moved by arrow keys; the page remembers them. Keys for the whole page.
const panes = { splitLeft: ["--left", "x", 1, 160, 700], splitRight: ["--right", "x", -1, 280, 900], splitBottom: ["--bottom", "y", -1, 90, 800] };
function setPane(name, length) {
  document.documentElement.style.setProperty(name, length + "px");
  try { localStorage.setItem("pane" + name, length); } catch { /* Nothing is remembered. */ }
}
for (const [id, [name, axis, sign, least, most]] of Object.entries(panes)) {
  const kept = Number(localStorage.getItem("pane" + name));
  if (kept >= least && kept <= most) setPane(name, kept);
  const length = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name));
  const change = to => {
    const room = (axis === "x" ? innerWidth : innerHeight) * .6;
    setPane(name, Math.round(Math.max(least, Math.min(most, room, to))));
  };
  const split = part(id);
  let start = null;
  split.addEventListener("pointerdown", event => {
    start = { at: axis === "x" ? event.clientX : event.clientY, length: length() };
    split.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  split.addEventListener("pointermove", event => {
    if (start) change(start.length + sign * ((axis === "x" ? event.clientX : event.clientY) - start.at));
  });
  split.addEventListener("pointerup", () => { start = null; });
  split.addEventListener("keydown", event => {
    const by = { ArrowLeft: -16, ArrowRight: 16, ArrowUp: -16, ArrowDown: 16 }[event.key];
    if (by) { change(length() + sign * by); event.preventDefault(); }
  });
}
document.addEventListener("keydown", event => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.key === "Escape" && event.target.tagName === "INPUT") { event.target.blur(); return; }
  if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
  const act = { "/": () => part("find").focus(), 0: () => setZoom("fit"), 1: () => setZoom("actual"), 3: () => part("inSpace").click(), k: () => part("keep").click(),
    Escape: () => { chosen = null; ghosts = []; mark(); showNothing(); } }[event.key];
  if (act) { event.preventDefault(); act(); }
});
