// The trace: as a strip of passes and as lines; back and forth by event or by pass, and up to the cause.
let events = [], eventOf = new Map(), endOf = new Map(), lines = new Map(), last = 0, current = null, hasTrace = true;
// The newest of so many lines are shown, and so many events kept.
const longest = 3000, mostKept = 20000;
async function readTrace() {
  if (!hasTrace) return;
  const fresh = [];
  try {
    for (let more = true; more;) {
      const answer = await ask("trace?after=" + last);
      for (const event of answer.events) {
        fresh.push(event);
        eventOf.set(event.sequence, event);
        if (event.ends !== undefined) endOf.set(event.ends, event);
        last = event.sequence;
      }
      more = answer.hasMore;
    }
  } catch (error) {
    if (error.status !== 404) throw error;
    hasTrace = false; part("traceFacts").textContent = error.message; return;
  }
  if (!fresh.length) return;
  events.push(...fresh);
  if (events.length > mostKept) for (const event of events.splice(0, events.length - mostKept)) {
    eventOf.delete(event.sequence);
    endOf.delete(event.sequence);
  }
  drawTrace(fresh);
}
const isWanted = event => event.ends === undefined && event.line.toLowerCase().includes(part("filter").value.trim().toLowerCase());
/// What an end adds to the line of its beginning.
const outcome = event => endOf.get(event.sequence)?.line.match(/ → .*/)?.[0] || "";
/// With fresh events those are added below, else all lines are made anew.
function drawTrace(fresh) {
  const list = document.createDocumentFragment(), place = part("events");
  const atEnd = place.scrollTop + place.clientHeight >= place.scrollHeight - 4;
  if (!fresh) { lines = new Map(); place.replaceChildren(); }
  for (const event of (fresh || events).filter(isWanted).slice(-longest)) {
    const row = made("div", { className: "row" }, made("span", { className: "number", textContent: event.sequence }),
      made("span", { className: "kind " + event.kind }), made("code", { textContent: event.line + outcome(event) }));
    row.setAttribute("role", "option");
    row.style.setProperty("--indent", Math.min(event.depth, 24) * 14 + "px");
    row.dataset.sequence = event.sequence;
    lines.set(event.sequence, row); list.append(row);
  }
  place.append(list);
  for (const [sequence, row] of lines) {
    if (lines.size <= longest) break;
    row.remove(); lines.delete(sequence);
  }
  const whole = events.filter(event => event.ends === undefined).length;
  part("traceFacts").textContent = lines.size < whole ? `${counted(lines.size, "event")} of ${whole.toLocaleString("en")}` : counted(whole, "event");
  if (current !== null) { if (!fresh) step(current, false); } else if (atEnd) place.scrollTop = place.scrollHeight;
  drawStrip();
}
function step(sequence, scrolls = true) {
  for (const row of part("events").querySelectorAll(".chosen, .cause")) row.classList.remove("chosen", "cause");
  current = sequence;
  const row = lines.get(sequence);
  row?.classList.add("chosen");
  for (let event = eventOf.get(eventOf.get(sequence)?.cause); event; event = eventOf.get(event.cause))
    lines.get(event.sequence)?.classList.add("cause");
  if (scrolls) {
    row?.scrollIntoView({ block: "nearest" });
    // The view that it happened to is shown, and stays unchosen.
    point(nodes.get(eventOf.get(sequence)?.view)?.row || null);
  }
  part("cause").disabled = !lines.has(eventOf.get(sequence)?.cause);
  drawStrip();
}
function walk(by, among = [...lines.keys()]) {
  if (!among.length) return;
  if (current === null) return step(by > 0 ? among[0] : among[among.length - 1]);
  const after = among.findIndex(sequence => sequence > current);
  const place = by > 0 ? (after < 0 ? among.length - 1 : after)
    : Math.max(0, (after < 0 ? among.length : after) - (among.includes(current) ? 2 : 1));
  step(among[place]);
}
/// Passes over views, each with all that it brings about.
const passes = () => [...lines.keys()].filter(sequence => {
  const event = eventOf.get(sequence);
  return event.kind === "layoutPass" && eventOf.get(event.cause)?.kind !== "layoutPass";
});
const climb = () => { const cause = eventOf.get(current)?.cause; if (cause !== undefined && lines.has(cause)) step(cause); };
part("back").addEventListener("click", () => walk(-1));
part("forth").addEventListener("click", () => walk(1));
part("passBack").addEventListener("click", () => walk(-1, passes()));
part("passForth").addEventListener("click", () => walk(1, passes()));
part("cause").addEventListener("click", climb);
part("filter").addEventListener("input", () => drawTrace());
part("events").addEventListener("click", event => {
  const row = event.target.closest(".row");
  if (row) step(Number(row.dataset.sequence));
});
part("events").addEventListener("dblclick", event => {
  const view = eventOf.get(Number(event.target.closest(".row")?.dataset.sequence))?.view;
  if (nodes.has(view)) noticing(() => choose(view));
});
part("events").addEventListener("keydown", event => {
  const act = { ArrowUp: () => walk(-1), ArrowDown: () => walk(1), ArrowLeft: climb, PageUp: () => walk(-1, passes()),
    PageDown: () => walk(1, passes()), Home: () => step([...lines.keys()][0]), End: () => step([...lines.keys()].at(-1)),
    Enter: () => { const view = eventOf.get(current)?.view; if (nodes.has(view)) noticing(() => choose(view)); } }[event.key];
  if (act && lines.size) { event.preventDefault(); act(); }
});

// The strip: events from left to right, what they bring about below them.
let stripRows = 4;
function drawStrip() {
  const strip = part("strip"), width = strip.clientWidth, height = 58, ratio = devicePixelRatio || 1;
  if (!width) return;
  strip.width = width * ratio; strip.height = height * ratio;
  const pen = strip.getContext("2d");
  pen.scale(ratio, ratio);
  if (!events.length) return;
  const colour = name => { strip.style.color = `var(${name})`; return getComputedStyle(strip).color; };
  const colours = { layoutPass: colour("--pass"), constraintSolve: colour("--solve"), measure: colour("--measure"),
    delegateCall: colour("--call"), log: colour("--wrong") };
  stripRows = Math.max(4, Math.min(10, events.reduce((most, event) => Math.max(most, event.depth), 0) + 1));
  const other = colour("--other"), first = events[0].sequence, step = width / (last - first + 1), row = height / stripRows;
  const wanted = part("filter").value.trim();
  for (const event of events) {
    if (event.ends !== undefined) continue;
    const x = (event.sequence - first) * step, end = endOf.get(event.sequence);
    pen.globalAlpha = wanted && !lines.has(event.sequence) ? .15 : 1;
    pen.fillStyle = colours[event.kind] || other;
    pen.fillRect(x, Math.min(event.depth, stripRows - 1) * row + 1,
      Math.max(end ? (end.sequence - event.sequence + 1) * step - .5 : step - .5, .6), row - 2);
  }
  pen.globalAlpha = 1;
  if (current !== null) {
    pen.fillStyle = colour("--text");
    pen.fillRect((current - first + .5) * step - .75, 0, 1.5, height);
  }
}
part("strip").addEventListener("click", event => {
  if (!events.length) return;
  const box = part("strip").getBoundingClientRect(), first = events[0].sequence;
  const wanted = first + (event.clientX - box.left) / box.width * (last - first + 1) - .5;
  const depth = Math.floor((event.clientY - box.top) / box.height * stripRows);
  // What lies there, else the nearest.
  let best = null, distance = Infinity;
  for (const sequence of lines.keys()) {
    const candidate = eventOf.get(sequence), end = endOf.get(sequence)?.sequence ?? sequence;
    const away = Math.max(sequence - wanted, wanted - end - .5, 0) + Math.abs(Math.min(candidate.depth, stripRows - 1) - depth) * .5;
    if (away < distance) [best, distance] = [sequence, away];
  }
  if (best !== null) { step(best); part("events").focus({ preventScroll: true }); }
});
new ResizeObserver(drawStrip).observe(part("strip"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawStrip);
