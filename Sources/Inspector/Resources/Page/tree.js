// The tree of views: what has become other is drawn anew; arrow keys walk it, and a search narrows it.
function drawTree({ isWhole, rows, gone }) {
  if (isWhole) { nodes = new Map(); part("planes").replaceChildren(); }
  for (const id of gone) forget(id);
  for (const row of rows) drawLine(row);
  for (const row of rows) {
    const node = nodes.get(row.id), inside = node.inside;
    const blocks = row.children.map(id => nodes.get(id).block);
    if (blocks.length !== inside.childNodes.length || blocks.some((block, place) => inside.childNodes[place] !== block))
      inside.replaceChildren(...blocks);
    node.block.classList.toggle("leaf", !blocks.length);
    for (const id of row.children) nodes.get(id).parent = row.id;
  }
  if (isWhole) {
    root = rows[0].id;
    nodes.get(root).parent = null;
    part("rows").replaceChildren(nodes.get(root).block);
  }
  for (const row of rows) indent(nodes.get(row.id));
  if (part("find").value) narrow();
}
function forget(id) {
  const node = nodes.get(id);
  node?.block.remove(); node?.plane?.remove();
  nodes.delete(id);
}
function drawLine(row) {
  let node = nodes.get(row.id);
  if (!node) {
    const line = made("div", { className: "row" }), inside = made("div", { className: "children" });
    line.dataset.id = row.id;
    line.setAttribute("role", "treeitem");
    inside.setAttribute("role", "group");
    nodes.set(row.id, node = { line, inside, block: made("div", {}, line, inside), plane: null, parent: null, depth: -1 });
  }
  const before = node.row;
  node.row = row;
  node.block.classList.toggle("unseen", !row.isVisible);
  if (before && before.name === row.name && before.type === row.type && before.text === row.text) return;
  const label = [made("span", { className: "twist" }), made("span", { className: "name", textContent: row.name })];
  if (row.name !== row.type) label.push(made("small", { className: "type", textContent: row.type }));
  if (row.text) label.push(made("small", { textContent: "“" + row.text.slice(0, 80) + "”" }));
  node.line.replaceChildren(...label);
}
/// Deep trees are indented less and less, so that names stay readable.
function indent(node) {
  const depth = node.parent === null ? 0 : nodes.get(node.parent).depth + 1;
  if (depth === node.depth) return;
  node.depth = depth;
  node.line.style.setProperty("--indent", (depth <= 12 ? depth * 11 : 132 + Math.min(depth - 12, 30) * 3) + "px");
  node.line.setAttribute("aria-level", depth + 1);
  for (const id of node.row.children) if (nodes.has(id)) indent(nodes.get(id));
}
function shut(node, isShut) {
  if (!node.row.children.length) return;
  node.block.classList.toggle("shut", isShut);
  node.line.setAttribute("aria-expanded", !isShut);
}
/// Opens what is around a view, so that its line is seen.
function reveal(id) {
  for (let node = nodes.get(nodes.get(id)?.parent); node; node = nodes.get(node.parent)) shut(node, false);
  nodes.get(id)?.line.scrollIntoView({ block: "nearest" });
}
/// Leaves the lines that say something, and those around them.
function narrow() {
  const wanted = part("find").value.trim().toLowerCase();
  let found = 0;
  const visit = id => {
    const { row, block } = nodes.get(id);
    const says = wanted && [row.name, row.type, row.text || ""].some(text => text.toLowerCase().includes(wanted));
    if (says) found += 1;
    const inside = row.children.map(visit).includes(true);
    block.classList.toggle("off", Boolean(wanted) && !says && !inside);
    if (wanted && inside) shut(nodes.get(id), false);
    return says || inside;
  };
  if (root !== null && nodes.has(root)) visit(root);
  part("found").textContent = wanted ? `${found} of ${nodes.size}` : counted(nodes.size, "view");
}
part("find").addEventListener("input", narrow);
part("find").addEventListener("keydown", event => {
  if (event.key === "Enter" || event.key === "ArrowDown") { event.preventDefault(); part("rows").focus(); walkTree(1, true); }
  if (event.key === "Escape") { event.target.value = ""; narrow(); }
});
const lineOf = event => { const row = event.target.closest(".row"); return row && nodes.get(Number(row.dataset.id)); };
// A line's frame is told when it is pointed at; most lines never are.
part("rows").addEventListener("mouseover", event => {
  const node = lineOf(event);
  if (!node) return;
  const { row } = node;
  node.line.title = [row.name === row.type ? row.name : `${row.name}  ${row.type}`, words(row.frame), row.text ? `“${row.text}”` : ""]
    .filter(Boolean).join("\n");
  point(row);
});
part("rows").addEventListener("mouseleave", () => point(null));
part("rows").addEventListener("click", event => {
  const node = lineOf(event);
  if (!node) return;
  if (event.target.classList.contains("twist")) shut(node, !node.block.classList.contains("shut"));
  else noticing(() => choose(node.row.id));
});
const seenLines = () => [...part("rows").querySelectorAll(".row")].filter(line => line.offsetParent !== null);
function walkTree(by, fromTop = false) {
  const lines = seenLines();
  if (!lines.length) return;
  const place = fromTop ? -1 : lines.indexOf(nodes.get(chosen)?.line);
  const matches = part("find").value ? lines.filter(line => !isAround(line)) : lines;
  const next = fromTop ? matches[0] : lines[Math.max(0, Math.min(lines.length - 1, place + by))];
  if (next) noticing(() => choose(Number(next.dataset.id)));
}
const isAround = line => !line.textContent.toLowerCase().includes(part("find").value.trim().toLowerCase());
part("rows").addEventListener("keydown", event => {
  const node = nodes.get(chosen);
  const isShut = node?.block.classList.contains("shut");
  const act = {
    ArrowDown: () => walkTree(1), ArrowUp: () => walkTree(-1),
    Home: () => walkTree(-1e9), End: () => walkTree(1e9),
    ArrowRight: () => { if (node && isShut) shut(node, false); else if (node?.row.children.length) walkTree(1); },
    ArrowLeft: () => {
      if (node && !isShut && node.row.children.length) shut(node, true);
      else if (node && node.parent !== null) noticing(() => choose(node.parent));
    },
  }[event.key];
  if (act) { event.preventDefault(); act(); }
});
