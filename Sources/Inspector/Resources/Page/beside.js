// Two states side by side: one is kept, with its picture and its frames, beside the screen as it goes on.
let kept = null;
function keep() {
  const picture = part("picture"), canvas = part("keptPicture");
  kept = { state, rows: new Map([...nodes].map(([id, node]) => [id, node.row])), order: seenOrder(), keys: keysOf() };
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0);
  part("keptWords").textContent = `${state.device}, iOS ${state.release}, ${state.contentSize}`;
  showKept();
}
function showKept() {
  part("kept").hidden = part("differences").hidden = !kept || inSpace;
  part("keep").setAttribute("aria-pressed", !!kept);
  part("stage").classList.toggle("beside", !!kept && !inSpace);
  fit();
  compare();
}
/// The views from the topmost on, each before those in it.
function seenOrder() {
  const order = [], visit = id => { if (nodes.has(id)) { order.push(id); nodes.get(id).row.children.forEach(visit); } };
  if (root !== null) visit(root);
  return order;
}
/// Names for views that lists make anew: those around a view, and its place among its namesakes from the top.
function keysOf() {
  const keys = new Map();
  const visit = (id, key) => {
    keys.set(id, key);
    const counts = new Map(), inside = nodes.get(id).row.children.filter(child => nodes.has(child)).map(child => nodes.get(child).row);
    for (const row of inside.filter(row => row.isVisible).sort((a, b) => a.frame.y - b.frame.y || a.frame.x - b.frame.x)) {
      const place = (counts.get(row.name) ?? 0) + 1;
      counts.set(row.name, place);
      visit(row.id, `${key}/${row.name}#${place}`);
    }
  };
  if (root !== null) visit(root, "");
  return keys;
}
/// What is other than it was kept: frames on the screen, texts, views that came or went.
function differences() {
  const found = [], keys = keysOf(), ids = new Map([...kept.keys].map(([id, key]) => [key, id])), met = new Set();
  kept.partners = new Map();
  for (const id of seenOrder()) {
    const other = kept.rows.has(id) ? id : ids.get(keys.get(id)), now = nodes.get(id).row, before = kept.rows.get(other);
    met.add(other);
    kept.partners.set(id, other);
    if (!now.isVisible && !before?.isVisible) continue;
    if (!before) { found.push([id, now.name, "new"]); continue; }
    if (now.isVisible !== before.isVisible) found.push([id, now.name, now.isVisible ? "now seen" : "no longer seen"]);
    else if (["x", "y", "width", "height"].some(of => Math.abs(now.frame[of] - before.frame[of]) > .01))
      found.push([id, now.name, `${words(before.frame)}  →  ${words(now.frame)}`]);
    else if ((now.text || "") !== (before.text || "")) found.push([id, now.name, `“${before.text || ""}”  →  “${now.text || ""}”`]);
  }
  for (const id of kept.order) {
    const before = kept.rows.get(id);
    if (!met.has(id) && before.isVisible) found.push([null, before.name, "gone"]);
  }
  // What is in both first.
  const rank = ([, , text]) => ["new", "now seen", "no longer seen", "gone"].indexOf(text);
  return found.sort((a, b) => rank(a) - rank(b));
}
function compare() {
  if (!kept || inSpace) return markKept();
  const found = differences(), shown = found.slice(0, 200), list = part("differences"), top = list.scrollTop;
  list.replaceChildren(made("h3", { textContent: found.length ? counted(found.length, "view differs", "views differ") : "Nothing differs" }));
  for (const [id, name, text] of shown) {
    const row = made(id === null ? "div" : "button", { className: "difference" }, made("b", { textContent: name }), made("small", { textContent: text }));
    if (id !== null) row.addEventListener("click", () => noticing(() => choose(id)));
    list.append(row);
  }
  if (found.length > shown.length) list.append(made("small", { textContent: `and ${found.length - shown.length} more` }));
  list.scrollTop = top;
  markKept();
}
/// The chosen view where it was.
function markKept() {
  const row = kept?.rows.get(kept.partners?.get(chosen) ?? chosen), mark = part("keptMark");
  mark.hidden = !row?.isVisible;
  if (row?.isVisible) lay(mark, row.frame);
}
part("keep").addEventListener("click", () => {
  if (kept) { kept = null; showKept(); } else if (state) keep();
});
