// A number's chain: what it is made from, down to facts that somebody wrote.
const sources = { author: "written by the app", text: "the size of the text", content: "the size of the content",
  delegate: "returned by the delegate", override: "returned by an overridden method", estimate: "an estimate",
  framework: "given by the framework", device: "the device", nothing: "nothing determines it, so it rests at 0",
  earlier: "worked out earlier" };
const place4 = n => String(Math.round(n * 10000) / 10000).replace("-", "−");
/// Whether a remark is a place in the app's sources.
const isPlace = text => /(\.(swift|xib|storyboard):\d|^line \d+ of its document)/.test(text);

function ruleWords(derivation) {
  const [kind, values] = Object.entries(derivation.rule)[0];
  switch (kind) {
    case "fact": return sources[derivation.source] || "";
    case "told": return "as above";
    case "pixelsUp": return `rounded up to pixels of 1/${place4(values.scale)}`;
    case "nearestPixel": return `rounded to pixels of 1/${place4(values.scale)}`;
    case "largest": return "the largest of";
    case "standIn": return "the first isn’t above 0; the others stand in for it";
    default: return "";
  }
}
const isFact = derivation => "fact" in derivation.rule;
const addsNothing = ({ part: d }) => isFact(d) && d.value === 0 && !d.causes.length;

function linkRow(amount, derivation, kind = "link") {
  const what = made("div", { className: "what", textContent: derivation.subject });
  const why = ruleWords(derivation), remark = derivation.remark || "";
  if (why || remark && !isPlace(remark))
    what.append(made("small", { textContent: [why, isPlace(remark) ? "" : remark].filter(Boolean).join("; ") }));
  if (isPlace(remark)) what.append(" ", made("span", { className: "where", textContent: remark }));
  return made("div", { className: kind }, made("div", { className: "amount", textContent: amount }), what);
}
function termAmount({ weight, part: d }) {
  const share = weight * d.value, amount = (share < 0 ? "− " : "+ ") + place4(Math.abs(share));
  return amount;
}
/// A number that is one other number stands beside it, not inside of it: chains stay narrow.
function drawChain(derivation, amount, into) {
  const link = linkRow(amount, derivation);
  into.append(link);
  const ties = derivation.terms.length > 1 ? derivation.terms.filter(addsNothing) : [];
  const terms = derivation.terms.filter(term => !ties.includes(term));
  const isSame = terms.length === 1 && terms[0].weight === 1 && terms[0].part.value === derivation.value;
  const inside = isSame ? into : made("div", { className: "inside" });
  if (isSame) drawChain(terms[0].part, "= " + place4(derivation.value), into);
  else for (const term of terms) {
    drawChain(term.part, termAmount(term), inside);
    if (Math.abs(term.weight) !== 1) weigh(inside, term);
  }
  if (!isSame && inside.childNodes.length) into.append(inside);
  const rest = ties.map(tie => tie.part);
  if (rest.length) (isSame ? into : inside).append(folded(`${counted(rest.length, "more constraint")} of 0`,
    rest.map(tie => linkRow("0", tie))));
  if (derivation.losers.length) into.append(folded(`${counted(derivation.losers.length, "optional constraint")} not satisfied`,
    derivation.losers.map(loser => made("div", { className: "link unsatisfied" },
      made("div", { className: "amount", textContent: "by " + place4(loser.violation) }),
      made("div", { className: "what", textContent: `${loser.subject}, at ${place4(loser.priority)}` })))));
  for (const cause of derivation.causes) {
    const chain = made("div", { className: "inside" });
    drawChain(cause, "at " + place4(cause.value), chain);
    into.append(cause.terms.length || cause.causes.length
      ? folded(`at ${place4(cause.value)}, ${cause.subject}`, [chain]) : chain);
  }
}
/// `2 × 8` below what counts twice.
function weigh(inside, { weight, part: d }) {
  const rows = inside.querySelectorAll(":scope > .link");
  rows[rows.length - 1]?.querySelector(".what").append(made("small", { textContent: `${place4(weight)} × ${place4(d.value)}` }));
}
function folded(title, rows) {
  return made("details", {}, made("summary", { textContent: title }), ...rows);
}
/// A chain as a block, with its text for the clipboard.
function chainOf(answer) {
  const block = made("div", { className: "chain" });
  drawChain(answer.account.derivation, place4(answer.account.derivation.value), block);
  const copy = made("button", { className: "copy", textContent: "Copy", title: "Copy the sentence and the chain as text" });
  copy.addEventListener("click", () => noticing(async () => {
    await navigator.clipboard.writeText(answer.text);
    copy.textContent = "Copied";
    setTimeout(() => { copy.textContent = "Copy"; }, 1200);
  }));
  block.append(copy);
  return block;
}
