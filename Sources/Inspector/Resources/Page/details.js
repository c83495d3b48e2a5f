// What there is to say about the chosen view.
let said = "", openAnswers = new Set(["row", "item"]);
function showNothing() {
  said = "";
  const keys = [["↑ ↓", "walk the tree, or the trace"], ["← →", "close and open a view; ← in the trace goes to the cause"],
    ["/", "find a view"], ["0  1", "fit the screen, or show it at 100 %"], ["3", "layers in space"], ["K", "keep this state, to compare"], ["Esc", "choose nothing"]];
  part("details").replaceChildren(made("div", { className: "hint", id: "findings" }), made("div", { className: "hint" },
    made("div", { textContent: "Click something on the screen or in the tree to see why it is as high and as wide as it is, and which constraints decide that." }),
    made("dl", {}, ...keys.flatMap(([key, what]) => [made("dt", { textContent: key }), made("dd", { textContent: what })]))));
  if (state) noticing(showFindings, false);
}
/// What is wrong with the screen, where nothing is chosen.
async function showFindings() {
  const [{ findings }, { edits }] = await Promise.all([ask("findings"), ask("edits")]), place = part("findings");
  showEdits(edits);
  if (!place) return;
  place.replaceChildren(made("h2", { textContent: findings.length ? counted(findings.length, "issue") : "No issues found" }));
  for (const { text, cure, view } of findings) {
    const finding = made("div", { className: "finding", textContent: text });
    if (cure) finding.append(made("small", { textContent: cure }));
    if (nodes.has(view)) {
      const show = made("button", { textContent: "Show " + nodes.get(view).row.name });
      show.addEventListener("click", () => noticing(() => choose(view)));
      finding.append(show);
    }
    place.append(finding);
  }
}
const titles = { row: "Row", item: "Item", lines: "Lines", content: "Content", offset: "Offset", height: "Height",
  width: "Width", x: "x", y: "y" };

async function showDetails(id) {
  const [view, explained, properties] = await Promise.all(["view?id=", "explanation?id=", "properties?id="].map(path => ask(path + id)));
  if (id !== chosen) return;
  const next = JSON.stringify([id, view, explained, properties]);
  if (next === said) return;
  const isOther = !said.startsWith(`[${id},`);
  said = next;
  const panel = document.createDocumentFragment();
  panel.append(titleOf(view), propertiesOf(properties));
  panel.append(heading("Why"));
  for (const answer of explained.answers) panel.append(answerRow(answer));
  const result = part("result") && !isOther ? part("result") : made("div", { id: "result" });
  for (const [axis, title] of [["horizontal", "Horizontal constraints"], ["vertical", "Vertical constraints"]]) {
    panel.append(heading(title, view[axis].length ? counted(view[axis].filter(tie => tie.isDeciding).length, "decides", "decide") : ""));
    panel.append(tiesOf(view[axis], result));
  }
  panel.append(heading("What if"), trialsOf(view, id, result), result, made("div", { className: "end" }));
  const top = part("details").scrollTop;
  part("details").replaceChildren(panel);
  part("details").scrollTop = isOther ? 0 : top;
}
function heading(title, note = "") {
  return made("div", { className: "part-title" }, made("h3", { textContent: title }), made("span", { className: "quiet", textContent: note }));
}
function titleOf(view) {
  const numbers = made("div", { className: "frame" });
  for (const [of, value] of [["x", view.frame.x], ["y", view.frame.y], ["width", view.frame.width], ["height", view.frame.height]]) {
    const button = made("button", { title: `Why is its ${of} ${points(value)}?` }, made("small", { textContent: of }),
      made("b", { textContent: points(value) }));
    button.addEventListener("click", () => {
      const answer = part("details").querySelector(`.answer[data-of=${of}]`);
      answer.open = true;
      answer.scrollIntoView({ block: "nearest" });
    });
    numbers.append(button);
  }
  const kind = [view.type === view.name ? "" : view.type, view.text ? `“${view.text.slice(0, 200)}”` : "", view.isAmbiguous ? "its place is ambiguous" : ""]
    .filter(Boolean).join(" · ");
  return made("div", { className: "title" }, made("h2", { textContent: view.name }),
    made("div", { className: "quiet", textContent: kind }), numbers);
}
function answerRow(answer) {
  const item = made("details", { className: "answer", open: openAnswers.has(answer.of) },
    made("summary", {}, made("span", { className: "of", textContent: titles[answer.of] || answer.of }),
      made("span", { className: "says", textContent: answer.account.summary })));
  item.dataset.of = answer.of;
  // A chain is drawn when it is looked at.
  const fill = () => { if (item.open && item.childElementCount === 1) item.append(chainOf(answer)); };
  item.addEventListener("toggle", () => { openAnswers[item.open ? "add" : "delete"](answer.of); fill(); });
  fill();
  return item;
}
function tiesOf(ties, result) {
  const list = made("div", { className: "ties" });
  if (!ties.length) {
    list.append(made("div", { className: "quiet tie wide", textContent: "No constraint names it." }));
    return list;
  }
  if (ties.some(tie => tie.id !== undefined))
    list.append(made("span"), made("span", { className: "head", textContent: "constant" }), made("span", { className: "head", textContent: "priority" }));
  // The app's own first; the framework's are folded where there are both.
  const own = ties.filter(tie => tie.id !== undefined), others = ties.filter(tie => tie.id === undefined);
  for (const tie of own) list.append(tieRow(tie, result));
  if (!own.length || others.length < 2) { for (const tie of others) list.append(tieRow(tie, result)); return list; }
  const fold = made("details", { className: "fold", open: areFrameworksShown }, made("summary", { className: "quiet",
    textContent: counted(others.length, "more of the framework’s own", "more of the framework’s own") }));
  fold.addEventListener("toggle", () => { areFrameworksShown = fold.open; });
  for (const tie of others) fold.append(tieRow(tie, result));
  list.append(fold);
  return list;
}
let areFrameworksShown = false;
function tieRow(tie, result) {
  const row = made("div", { className: "tie" + (tie.isDeciding ? "" : " silent"),
    title: tie.isDeciding ? "It decides the view’s position or size." : "It names the view, but decides nothing at present." });
  const what = made("div", {}, made("code", { textContent: tie.words }),
    ...(tie.source ? [made("span", { className: "where", textContent: tie.source })] : []));
  row.append(what);
  if (tie.id === undefined) { what.className = "wide"; return row; }
  for (const [kind, value] of [["constant", tie.constant], ["priority", tie.priority]]) {
    const input = made("input", { type: "number", step: "any", value, title: `What if its ${kind} were…` });
    input.setAttribute("aria-label", `${kind} of ${tie.words}`);
    input.addEventListener("change", () => tryOut({ kind, id: tie.id, number: Number(input.value) }, result));
    row.append(input);
  }
  return row;
}

// Trials: the page lists what would move, and draws where it would be; the screen stays as it is.
function trialsOf(view, id, result) {
  const block = made("div", { className: "tries" });
  const tried = (title, input, question) => {
    input.id = "try-" + title.replaceAll(" ", "-");
    input.addEventListener("change", () => tryOut(question(), result));
    const label = made("label", { textContent: title });
    label.htmlFor = input.id;
    block.append(label, input);
  };
  const width = made("input", { type: "number", value: view.frame.width, min: 0, step: "any" });
  tried("its width were", width, () => ({ kind: "width", id, number: Number(width.value) }));
  if (view.type === "UILabel" || view.text !== undefined) {
    const text = made("input", { value: view.text || "" });
    tried("its text were", text, () => ({ kind: "text", id, text: text.value }));
  }
  const size = made("select");
  for (const name of state.contentSizes) size.append(made("option", { textContent: name }));
  size.value = state.contentSize;
  tried("the text size were", size, () => ({ kind: "contentSize", text: size.value }));
  return block;
}
function tryOut(question, result) {
  return noticing(async () => {
    const { moves } = await ask("trial", question);
    ghosts = moves.filter(move => move.place);
    place();
    const table = made("table", {}, ...moves.slice(0, 200).map(m => made("tr", {},
      made("td", { textContent: m.name }), made("td", { textContent: difference(m.from, m.to) }))));
    const clear = made("button", { textContent: "Clear" });
    clear.addEventListener("click", () => { ghosts = []; place(); result.replaceChildren(); });
    const title = moves.length ? `${counted(moves.length, "view")} would move` : "Nothing would move";
    const kept = keptBy(question), keep = kept ? [made("button", { textContent: "Keep", title: "Change it on the screen" })] : [];
    keep[0]?.addEventListener("click", () => noticing(async () => { ghosts = []; result.replaceChildren(); await edited(kept); }));
    result.replaceChildren(made("div", { className: "head" }, made("span", { textContent: title }), clear, ...keep), table);
    if (moves.length > 200) result.append(made("div", { className: "quiet", textContent: `and ${moves.length - 200} more` }));
    result.scrollIntoView({ block: "nearest" });
    result.firstChild.scrollIntoView({ block: "nearest" });
  });
}
/// The change that makes a trial true; null for one of the whole screen.
const keptBy = ({ kind, id, number, text }) => kind === "constant" || kind === "priority"
  ? { of: "constraint", id, name: kind, value: String(number) } : kind === "text" ? { of: "view", id, name: "text", value: text } : null;
/// `height 21.5 → 43`: only what would be another.
const difference = (from, to) => ["x", "y", "width", "height"].filter(of => Math.abs(from[of] - to[of]) > 1e-6)
  .map(of => `${of} ${points(from[of])} → ${points(to[of])}`).join(", ");
