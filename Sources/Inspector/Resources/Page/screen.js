// The screen: it is fitted into its room, pointed at, and clicked.
let zoom = "fit";
function fit() {
  if (!state) return;
  const stage = part("stage"), screen = part("screen");
  // Beside a kept state both have the same scale.
  const other = stage.classList.contains("beside") ? kept.state : { width: 0, height: 0 }, around = other.width ? 72 : 32;
  const room = Math.min((stage.clientWidth - around) / (state.width + other.width),
    (stage.clientHeight - around) / Math.max(state.height, other.height));
  const scale = zoom === "fit" ? Math.max(.1, Math.min(1, room)) : 1;
  screen.style.width = state.width * scale + "px";
  screen.style.height = state.height * scale + "px";
  part("keptScreen").style.width = other.width * scale + "px";
  part("keptScreen").style.height = other.height * scale + "px";
  place();
  markKept();
}
const scaleOfScreen = () => state ? part("screen").clientWidth / state.width : 1;
function setZoom(next) {
  zoom = next;
  part("fit").setAttribute("aria-pressed", zoom === "fit");
  part("actual").setAttribute("aria-pressed", zoom !== "fit");
  fit();
}
part("fit").addEventListener("click", () => setZoom("fit"));
part("actual").addEventListener("click", () => setZoom("actual"));
new ResizeObserver(() => fit()).observe(part("stage"));

function lay(element, frame) {
  const scale = scaleOfScreen();
  Object.assign(element.style, { left: frame.x * scale + "px", top: frame.y * scale + "px",
    width: frame.width * scale + "px", height: frame.height * scale + "px" });
}
// The chosen view's place, the one that is pointed at, and where views would be.
let marked = null, pointed = null, ghosts = [];
function place() {
  part("mark").hidden = !marked;
  if (marked) lay(part("mark"), marked.row.frame);
  part("hover").hidden = !pointed;
  if (pointed) lay(part("hover"), pointed.frame);
  const told = pointed || marked?.row;
  part("tag").hidden = !told;
  if (told) {
    const scale = scaleOfScreen(), tag = part("tag");
    tag.textContent = `${told.name}  ${points(told.frame.width)} × ${points(told.frame.height)}`;
    const above = told.frame.y * scale - 20;
    const left = Math.max(0, Math.min(told.frame.x * scale, part("screen").clientWidth - 60));
    tag.style.left = left + "px";
    tag.style.maxWidth = Math.max(60, Math.min(320, part("stage").clientWidth - part("screen").offsetLeft - left - 8)) + "px";
    const below = (told.frame.y + told.frame.height) * scale + 2;
    tag.style.top = Math.min(above >= 0 ? above : below, part("screen").clientHeight - 20) + "px";
  }
  part("ghosts").replaceChildren(...ghosts.map(move => {
    const ghost = made("div", { className: "ghost" });
    lay(ghost, move.place);
    return ghost;
  }));
}
function point(row) { pointed = row && row.isVisible ? row : null; place(); }
function mark() {
  for (const element of [marked?.line, marked?.plane]) element?.classList.remove("chosen");
  marked?.line.removeAttribute("aria-selected");
  marked = nodes.get(chosen) || null;
  place();
  markKept();
  if (!marked) return;
  for (const element of [marked.line, marked.plane]) element?.classList.add("chosen");
  marked.line.setAttribute("aria-selected", true);
}
async function choose(id) {
  if (id !== chosen) ghosts = [];
  chosen = id; mark(); reveal(id);
  await showDetails(id);
}
/// The frontmost of the deepest views at a point, as far as the page knows; a click asks the program.
function viewAt(x, y) {
  let found = null;
  const visit = id => {
    const row = nodes.get(id)?.row;
    if (!row || !row.isVisible) return false;
    const f = row.frame;
    if (x < f.x || y < f.y || x >= f.x + f.width || y >= f.y + f.height) return false;
    if (![...row.children].reverse().some(visit)) found ??= row;
    return true;
  };
  if (root !== null) visit(root);
  return found;
}
const pointOf = event => {
  const box = part("screen").getBoundingClientRect(), scale = scaleOfScreen();
  return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
};
part("screen").addEventListener("pointermove", event => { const { x, y } = pointOf(event); point(viewAt(x, y)); });
part("screen").addEventListener("pointerleave", () => point(null));
part("screen").addEventListener("click", event => noticing(async () => {
  const { x, y } = pointOf(event);
  const { id } = await ask(`hit?x=${x}&y=${y}`);
  if (id === undefined) return;
  if (!nodes.has(id)) { known = 0; await refresh(); }
  await choose(id);
}));
async function showPicture() {
  const picture = part("picture");
  fit();
  picture.src = "screen.png?revision=" + state.revision;
  try { await picture.decode(); } catch { /* Another picture took its place. */ }
}
