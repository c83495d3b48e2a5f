// The chosen view's properties: changed on the running screen, and told as Swift.
let isShowingProperties = false;
function propertiesOf(answer) {
  const list = made("div", { className: "properties" });
  for (const property of answer.properties) {
    const label = made("label", { textContent: property.name }), field = fieldOf(property, answer.id);
    label.htmlFor = field.dataset.field;
    list.append(label, field);
  }
  for (const { name, value } of answer.facts)
    list.append(made("span", { className: "quiet", textContent: name }), made("span", { textContent: value }));
  const block = made("details", { className: "answer", id: "properties", open: isShowingProperties },
    made("summary", {}, made("span", { className: "of", textContent: "Edit" }),
      made("span", { className: "says", textContent: "colours, text, alpha, layer, priorities, traits" })), list);
  block.addEventListener("toggle", () => { isShowingProperties = block.open; });
  return block;
}
function fieldOf({ name, kind, value, least, most }, id) {
  const field = "property-" + name.replaceAll(/[^A-Za-z]/g, "-");
  const send = text => noticing(async () => { await edited({ of: "view", id, name, value: text }); });
  if (kind === "flag") {
    const box = made("input", { type: "checkbox", id: field, checked: value === "true" });
    box.addEventListener("change", () => send(String(box.checked)));
    return withField(made("span", {}, box), field);
  }
  const input = made("input", { id: field, value });
  if (kind === "number") Object.assign(input, { type: "number", step: "any", min: least, max: most });
  input.addEventListener("change", () => send(input.value));
  if (kind !== "color") return withField(input, field);
  input.placeholder = "none";
  input.spellcheck = false;
  const well = made("input", { type: "color", value: value ? value.slice(0, 7).toLowerCase() : "#ffffff" });
  well.setAttribute("aria-label", name + ", picked");
  well.addEventListener("change", () => { input.value = (well.value + (input.value.slice(7) || "ff")).toUpperCase(); send(input.value); });
  return withField(made("span", { className: "color" }, well, input), field);
}
function withField(element, field) { element.dataset.field = field; return element; }

async function edited(question) {
  showEdits((await ask("edit", question)).edits);
  await refresh();
}
/// What was changed, as Swift; copied, or taken back.
function showEdits(edits) {
  const place = part("edits");
  place.hidden = !edits.length;
  if (!edits.length) { place.replaceChildren(); return; }
  const code = made("pre", { textContent: edits.join("\n") });
  const copy = made("button", { textContent: "Copy" }), undo = made("button", { textContent: "Undo all" });
  copy.addEventListener("click", () => noticing(() => navigator.clipboard.writeText(code.textContent)));
  undo.addEventListener("click", () => noticing(async () => { showEdits((await ask("undo", {})).edits); await refresh(); }));
  place.replaceChildren(made("div", { className: "head" },
    made("h3", { textContent: counted(edits.length, "change") }), copy, undo), code);
}
