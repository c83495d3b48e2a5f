// Live: asks what has become other since it last asked, and for the picture when that is another. One question at a time.
function take(next) {
  const isOther = !state || next.revision !== state.revision;
  state = next;
  const devices = part("device");
  if (!part("devices").options.length) for (const name of next.devices)
    part("devices").append(made("option", { value: name, label: name.startsWith("ipad") ? "iPad" : "iPhone" }));
  if (document.activeElement !== devices) devices.value = next.device;
  const releases = part("release");
  if (!releases.options.length) for (const name of next.releases) releases.append(made("option", { textContent: name }));
  if (document.activeElement !== releases) releases.value = next.release;
  if (document.activeElement !== part("size")) part("size").value = next.contentSizes.indexOf(next.contentSize);
  part("sizeName").textContent = next.contentSizes[part("size").value];
  part("facts").textContent = `${points(next.width)} × ${points(next.height)} pt @${points(next.scale)}x`;
  return isOther;
}
async function refresh() {
  const start = performance.now(), wasInSpace = inSpace;
  const answer = await ask(`changes?after=${known}${inSpace ? "&layers=1" : ""}`);
  if (wasInSpace !== inSpace) return;
  const told = performance.now();
  const isOther = take(answer.state);
  known = answer.mark;
  if (!isOther && !answer.rows.length && !answer.gone.length) return;
  // Where views would be was tried on another screen.
  ghosts = [];
  drawTree(answer);
  if (!part("find").value) part("found").textContent = counted(nodes.size, "view");
  if (inSpace) drawPlanes();
  if (chosen !== null && !nodes.has(chosen)) { chosen = null; showNothing(); }
  if (pointed && !nodes.has(pointed.id)) pointed = null;
  mark();
  document.body.getBoundingClientRect();
  const drawn = performance.now();
  if (isOther) await showPicture();
  if (kept) compare();
  // For whoever measures: waiting for what changed, drawing that, and all of it with the picture.
  performance.measure("update", { start, end: performance.now(),
    detail: { rows: answer.rows.length, views: nodes.size, waiting: told - start, drawing: drawn - told } });
  if (chosen === null) await showFindings();
  else if (!isBeingEdited()) await showDetails(chosen);
  await readTrace();
}
/// A field that somebody is writing in isn't taken away.
const isBeingEdited = () => part("details").contains(document.activeElement) && ["INPUT", "SELECT"].includes(document.activeElement.tagName);

// What is typed narrows the list; a part of one name alone means that one.
for (const way of ["focus", "click"]) part("device").addEventListener(way, event => event.target.select());
part("device").addEventListener("keydown", event => { if (event.key === "Enter") event.target.blur(); });
part("device").addEventListener("change", event => noticing(async () => {
  const typed = event.target.value.trim().toLowerCase(), found = state.devices.filter(name => name.includes(typed));
  const device = state.devices.includes(typed) || found.length !== 1 ? typed : found[0];
  await ask("settings", { device }); event.target.blur(); await refresh();
}));
part("release").addEventListener("change", event => noticing(async () => {
  await ask("settings", { release: event.target.value }); event.target.blur(); await refresh();
}));
part("size").addEventListener("input", event => {
  part("sizeName").textContent = state ? state.contentSizes[event.target.value] : "";
});
part("size").addEventListener("change", event => noticing(async () => {
  await ask("settings", { contentSize: state.contentSizes[event.target.value] }); event.target.blur(); await refresh();
}));
showNothing();
part("cause").disabled = true;
(async () => {
  for (;;) {
    await noticing(refresh, false);
    await new Promise(done => setTimeout(done, document.hidden ? 2000 : 300));
  }
})();
