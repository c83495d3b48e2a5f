// Layers in space: each view that is seen is a plane with what it draws itself, above all that it covers.
function drawPlanes() {
  const seen = [];
  const visit = id => {
    const { row } = nodes.get(id);
    if (row.layer) seen.push(row);
    row.children.forEach(visit);
  };
  if (root !== null) visit(root);
  const places = [], wanted = new Set();
  let highest = 0;
  for (const row of seen) {
    const f = row.frame;
    let place = 0;
    for (const { box, at } of places)
      if (at >= place && f.x < box.x + box.width && box.x < f.x + f.width && f.y < box.y + box.height && box.y < f.y + f.height)
        place = at + 1;
    places.push({ box: f, at: place });
    highest = Math.max(highest, place);
    wanted.add(row.id);
    drawPlane(nodes.get(row.id), place);
  }
  for (const [id, node] of nodes) if (node.plane && !wanted.has(id)) { node.plane.remove(); node.plane = null; }
  part("space").style.setProperty("--planes", highest);
}
function drawPlane(node, place) {
  const { row } = node, { layer } = row;
  if (!node.plane) {
    node.plane = made("div", { className: "plane" });
    node.plane.dataset.id = row.id;
    part("planes").append(node.plane);
  }
  const plane = node.plane;
  plane.title = row.name;
  Object.assign(plane.style, { width: layer.width + "px", height: layer.height + "px",
    transform: `translate3d(${-state.width / 2}px, ${-state.height / 2}px, calc((${place} - var(--planes) / 2) * var(--gap)))` +
      ` matrix(${layer.transform.join(", ")})` });
  let picture = plane.firstChild;
  if (layer.picture === undefined) { picture?.remove(); return; }
  if (!picture) plane.append(picture = made("img", { alt: "", draggable: false }));
  picture.style.opacity = layer.alpha;
  const source = `layer.png?id=${row.id}&picture=${layer.picture}`;
  if (picture.getAttribute("src") !== source) picture.src = source;
}
const pose = { turn: -32, tilt: -12, zoom: .8 };
/// From afar enough that the whole screen is seen.
function standBack() {
  const room = Math.min(part("stage").clientWidth / state.width, part("stage").clientHeight / state.height);
  pose.zoom = Math.max(.1, Math.min(1, room * .68));
  look();
}
function look() {
  const { style } = part("space");
  style.setProperty("--turn", pose.turn + "deg");
  style.setProperty("--tilt", pose.tilt + "deg");
  style.setProperty("--zoom", pose.zoom);
}
let held = null;
part("space").addEventListener("pointerdown", event => { held = { x: event.clientX, y: event.clientY, distance: 0 }; });
part("space").addEventListener("pointermove", event => {
  if (!held || !event.buttons) { held = null; return; }
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  held = { x: event.clientX, y: event.clientY, distance: held.distance + Math.abs(dx) + Math.abs(dy) };
  if (held.distance < 4) return;
  part("space").setPointerCapture(event.pointerId);
  part("space").classList.add("held");
  pose.turn += dx * .4;
  pose.tilt = Math.max(-89, Math.min(89, pose.tilt - dy * .4));
  look();
});
part("space").addEventListener("pointerup", event => {
  const wasClick = held && held.distance < 4;
  held = null;
  part("space").classList.remove("held");
  const plane = wasClick && event.target.closest(".plane");
  if (plane) noticing(() => choose(Number(plane.dataset.id)));
});
part("space").addEventListener("wheel", event => {
  event.preventDefault();
  pose.zoom = Math.max(.1, Math.min(6, pose.zoom * Math.exp(-event.deltaY / 600)));
  look();
}, { passive: false });
part("space").addEventListener("dblclick", () => { Object.assign(pose, { turn: 0, tilt: 0 }); look(); });
part("gap").addEventListener("input", event => part("space").style.setProperty("--gap", event.target.value + "px"));
part("inSpace").addEventListener("change", event => {
  inSpace = event.target.checked;
  known = 0;
  if (inSpace && state) standBack();
  part("space").hidden = part("gapField").hidden = !inSpace;
  part("screen").hidden = inSpace;
  showKept();
  part("fit").disabled = part("actual").disabled = inSpace;
});
