"use strict";
const root = document.documentElement.dataset.root, field = document.getElementById("search"), list = document.getElementById("results");
let chosen = -1;

/* The entries are a script of their own, loaded when the search is first used: pages from the disk may not fetch. */
function load() {
  if (load.asked) return;
  load.asked = true;
  const script = document.createElement("script");
  script.src = root + "/search.js";
  script.onload = show;
  document.head.append(script);
}

/* Earlier places and shorter names first; every word has to be there. */
function find(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean), found = [];
  if (!words.length) return found;
  for (const entry of window.searchEntries ?? []) {
    const name = entry[0].toLowerCase(), all = name + " " + entry[3].toLowerCase();
    if (!words.every(word => all.includes(word))) continue;
    const last = name.split(".").at(-1), first = words[0];
    const rank = name === first || last === first ? 0 : name.startsWith(first) || last.startsWith(first) || name.includes(" " + first) ? 1 : name.includes(first) ? 2 : 3;
    const type = /class|structure|enumeration|protocol|module|guide/.test(entry[1]) ? 0 : 1;
    found.push([rank * 1000 + type * 300 + Math.min(name.length, 250), entry]);
  }
  return found.sort((a, b) => a[0] - b[0]).slice(0, 40).map(pair => pair[1]);
}

function show() {
  list.replaceChildren();
  chosen = -1;
  const text = field.value.trim();
  list.hidden = !text || !window.searchEntries;
  field.setAttribute("aria-expanded", String(!list.hidden));
  if (list.hidden) return;
  const found = find(text);
  for (const [title, kind, path, said] of found) {
    const row = document.createElement("li"), link = document.createElement("a"), small = document.createElement("small");
    row.role = "option";
    row.id = "result" + list.children.length;
    link.href = root + "/" + path;
    link.tabIndex = -1;
    small.textContent = kind;
    link.append(title, small);
    if (said) link.append(Object.assign(document.createElement("p"), {textContent: said}));
    row.append(link);
    list.append(row);
  }
  if (found.length) choose(0);
  else list.append(Object.assign(document.createElement("li"), {className: "none", textContent: "Nothing found"}));
}

function choose(index) {
  const rows = list.querySelectorAll("[role=option]");
  rows[chosen]?.setAttribute("aria-selected", "false");
  chosen = Math.max(0, Math.min(index, rows.length - 1));
  rows[chosen]?.setAttribute("aria-selected", "true");
  rows[chosen]?.scrollIntoView({block: "nearest"});
  if (rows[chosen]) field.setAttribute("aria-activedescendant", rows[chosen].id);
}

field.addEventListener("focus", () => { load(); show(); });
field.addEventListener("input", () => { load(); show(); });
field.addEventListener("keydown", event => {
  if (event.key === "ArrowDown") choose(chosen + 1);
  else if (event.key === "ArrowUp") choose(chosen - 1);
  else if (event.key === "Enter") list.querySelectorAll("[role=option] a")[chosen]?.click();
  else if (event.key === "Escape") { field.value = ""; show(); field.blur(); }
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", event => {
  if (event.key === "/" && !/^(input|textarea|select)$/i.test(event.target.tagName)) { event.preventDefault(); field.focus(); }
});
document.addEventListener("click", event => {
  if (!event.target.closest(".search")) { list.hidden = true; field.setAttribute("aria-expanded", "false"); }
});
if (document.activeElement === field) load();
if (matchMedia("(max-width: 860px)").matches) document.querySelector(".side details")?.removeAttribute("open");
