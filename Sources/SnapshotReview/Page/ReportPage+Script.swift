/// The page's script: a list that is filtered, and one entry at a time with its pictures, views and reasons.
extension ReportPage {
    static let script = #"""
        "use strict";
        const $ = id => document.getElementById(id);
        const make = (name, properties = {}, ...children) => {
          const element = Object.assign(document.createElement(name), properties);
          element.append(...children);
          return element;
        };
        const address = path => path.split("/").map(encodeURIComponent).join("/");
        const fields = { file: ["Test", e => e.file], device: ["Device", e => e.environment.device],
          contentSize: ["Text size", e => e.environment.contentSize], language: ["Language", e => e.environment.language],
          appearance: ["Appearance", e => e.environment.appearance], direction: ["Direction", e => e.environment.direction],
          release: ["Release", e => e.environment.release] };
        const order = ["failed", "unreadable", "flaky", "changed", "new", "tolerated", "same"];
        const entries = run.entries.slice().sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.number - b.number);
        const byReference = new Map(entries.map(entry => [entry.reference, entry]));
        for (const entry of entries) entry.words = [entry.reference, entry.file, entry.test, entry.name, entry.outcome,
          ...Object.values(entry.environment), ...entry.changes,
          ...entry.faults.flatMap(fault => [fault.rule, fault.subject, fault.message])].join(" ").toLowerCase();

        // The state is in the address: `#?q=…&device=…` for a list, `#path?…` for an entry of it.
        const state = { q: "", outcome: "", entry: "", mode: "beside" };
        const readAddress = () => {
          const [path, query] = location.hash.slice(1).split("?");
          const words = new URLSearchParams(query || "");
          for (const key of ["q", "outcome", ...Object.keys(fields)]) state[key] = words.get(key) || "";
          state.mode = words.get("mode") || "beside";
          state.entry = decodeURIComponent(path || "");
        };
        const link = changes => {
          const all = { ...state, ...changes }, words = new URLSearchParams();
          for (const key of ["q", "outcome", ...Object.keys(fields)]) if (all[key]) words.set(key, all[key]);
          if (all.entry && all.mode !== "beside") words.set("mode", all.mode);
          const query = words.toString();
          return "#" + address(all.entry) + (query ? "?" + query : "");
        };
        const go = (changes, replaces) => {
          const target = link(changes);
          if (replaces) { history.replaceState(null, "", target); update(); } else location.hash = target;
        };

        // The list.
        for (const entry of entries) {
          const picture = entry.after || entry.before;
          const card = make("a", { className: "card" });
          card.append(picture && picture.endsWith(".png")
            ? make("img", { loading: "lazy", decoding: "async", alt: "", src: address(picture) })
            : make("div", { className: "text", textContent: "text" }));
          card.append(make("span", { className: "mark " + entry.outcome, textContent: entry.outcome }),
            ...(entry.faults.length ? [make("span", { className: "mark faults",
              textContent: `${entry.faults.length} fault${entry.faults.length === 1 ? "" : "s"}` })] : []),
            make("b", { textContent: entry.test }), make("span", { textContent: entry.name }));
          card.title = entry.reference;
          card.addEventListener("click", event => { event.preventDefault(); go({ entry: entry.reference }); });
          card.href = "#" + address(entry.reference);
          entry.card = card;
        }
        $("list").append(...entries.map(entry => entry.card));
        for (const outcome of order) {
          const count = entries.filter(entry => entry.outcome === outcome).length;
          if (!count) continue;
          const button = make("button", { textContent: `${count} ${outcome}` });
          button.dataset.outcome = outcome;
          button.addEventListener("click", () => go({ outcome: state.outcome === outcome ? "" : outcome }, true));
          $("outcomes").append(button);
        }
        if (run.unused.length) $("outcomes").append(make("button", { textContent: `${run.unused.length} unused`, disabled: true,
          title: run.unused.join("\n") }));
        for (const [key, [title, value]] of Object.entries(fields)) {
          const values = [...new Set(entries.map(value).filter(Boolean))].sort();
          if (values.length < 2) continue;
          const select = make("select", { id: "choice-" + key }, make("option", { value: "", textContent: title }),
            ...values.map(value => make("option", { value, textContent: value })));
          select.setAttribute("aria-label", title);
          select.addEventListener("change", () => go({ [key]: select.value }, true));
          $("choices").append(select);
        }
        $("filter").addEventListener("input", () => go({ q: $("filter").value }, true));

        let shown = entries;
        const filter = () => {
          const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
          const wanted = Object.entries(fields).filter(([key]) => state[key]);
          shown = entries.filter(entry => (!state.outcome || entry.outcome === state.outcome)
            && wanted.every(([key, [, value]]) => value(entry) === state[key])
            && words.every(word => entry.words.includes(word)));
          const kept = new Set(shown);
          for (const entry of entries) {
            const hides = !kept.has(entry);
            if (entry.card.hidden !== hides) entry.card.hidden = hides;
          }
          $("count").textContent = shown.length === entries.length ? `${entries.length}` : `${shown.length} of ${entries.length}`;
          for (const button of $("outcomes").children) button.setAttribute("aria-pressed", button.dataset.outcome === state.outcome);
          for (const key of Object.keys(fields)) if ($("choice-" + key)) $("choice-" + key).value = state[key];
          if ($("filter").value !== state.q) $("filter").value = state.q;
        };

        // One entry.
        const details = new Map();
        let selected = -1;
        function tell(number, content) { details.set(number, content); if (current()?.number === number) showEntry(); }
        const current = () => byReference.get(state.entry);
        const load = entry => {
          if (!entry.hasDetails || details.has(entry.number) || entry.isLoading) return;
          entry.isLoading = true;
          document.body.append(make("script", { src: `details/${entry.number}.js` }));
        };
        const figure = (kind, path, entry, top) => {
          const box = make("div", { className: "picture" }, make("img", { src: address(path), alt: kind, draggable: false }));
          if (top) box.append(make("img", { src: address(top), alt: "after", className: "top", draggable: false }));
          box.addEventListener("click", event => {
            const area = box.getBoundingClientRect(), { width, height } = entry.environment;
            select(viewAt((event.clientX - area.x) / area.width * width, (event.clientY - area.y) / area.height * height));
          });
          return make("figure", { className: kind }, make("figcaption", { textContent: kind }), box);
        };
        const viewAt = (x, y) => {
          const views = details.get(current()?.number)?.views ?? [];
          return views.findLastIndex(({ frame: [left, top, width, height] }) =>
            x >= left && x < left + width && y >= top && y < top + height);
        };
        const showEntry = () => {
          const entry = current(), content = details.get(entry.number), stage = $("stage");
          $("title").textContent = `${entry.file} ${entry.test} ${entry.name}`;
          const { device, width, height, scale, contentSize, language, appearance, direction, release } = entry.environment;
          $("facts").textContent = [entry.outcome, device, width && `${width} × ${height} at ${scale}×`, contentSize, language,
            appearance, direction, release].filter(Boolean).join(" · ");
          $("changes").replaceChildren(...entry.changes.map(textContent => make("li", { textContent })));
          const before = entry.before;
          const isPicture = (entry.after || before || "").endsWith(".png"), both = isPicture && before && entry.after;
          for (const button of $("modes").children) {
            button.disabled = button.dataset.mode === "difference" ? !entry.difference : button.dataset.mode !== "beside" && !both;
            button.setAttribute("aria-pressed", button.dataset.mode === state.mode);
          }
          const mode = [...$("modes").children].find(button => button.dataset.mode === state.mode)?.disabled ? "beside" : state.mode;
          stage.className = mode === "slide" || mode === "blink" ? "over " + mode : "";
          let parts = [];
          if (!isPicture) {
            for (const kind of ["before", "after"]) if (content?.[kind] != null) parts.push(make("figure", { className: kind },
              make("figcaption", { textContent: kind }), make("pre", { textContent: content[kind] })));
          } else if (mode === "difference") {
            parts = [figure("difference", entry.difference, entry)];
          } else if (stage.className) {
            const one = figure("before", before, entry, entry.after);
            if (mode === "slide") {
              const cut = make("input", { type: "range", className: "cut", value: 50 });
              cut.setAttribute("aria-label", "Before on the left, after on the right");
              cut.addEventListener("input", () => one.querySelector(".top").style.setProperty("--cut", cut.value + "%"));
              one.querySelector(".picture").before(cut);
            }
            parts = [one];
          } else {
            if (before) parts.push(figure(entry.after ? "before" : "as its reference", before, entry));
            if (entry.after) parts.push(figure("after", entry.after, entry));
            if (entry.again) parts.push(figure("in a second run", entry.again, entry));
            if (entry.difference) parts.push(figure("difference", entry.difference, entry));
          }
          stage.replaceChildren(...parts);
          const views = content?.views ?? [];
          $("views-title").hidden = !views.length;
          $("views").replaceChildren(...views.map((view, index) => {
            const button = make("button", {}, "\u00a0".repeat(2 * view.depth) + view.words + " ",
              make("small", { textContent: view.frame.map(value => Math.round(value * 100) / 100).join(", ") }));
            button.addEventListener("click", () => select(index));
            return make("li", {}, button);
          }));
          select(selected < views.length ? selected : -1);
          showFaults(entry);
          const place = shown.indexOf(entry);
          $("previous").disabled = place <= 0;
          $("next").disabled = place < 0 || place + 1 >= shown.length;
        };
        // A frame over each picture; numbered ones stay while elements are shown.
        const frameOver = (frame, className, text) => {
          const { width, height } = current().environment, [x, y, w, h] = frame;
          for (const box of document.querySelectorAll(".picture")) {
            const mark = make("div", { className, textContent: text || "" });
            Object.assign(mark.style, { left: 100 * x / width + "%", top: 100 * y / height + "%",
              width: 100 * w / width + "%", height: 100 * h / height + "%" });
            box.append(mark);
          }
        };
        const point = frame => {
          for (const old of document.querySelectorAll(".frame")) old.remove();
          if (frame[2] > 0) frameOver(frame, "frame");
        };
        let showsNumbers = false;
        const showNumbers = () => {
          const elements = details.get(current()?.number)?.elements ?? [];
          $("numbers").hidden = !elements.length;
          $("numbers").setAttribute("aria-pressed", showsNumbers);
          for (const old of document.querySelectorAll(".number")) old.remove();
          if (showsNumbers) elements.forEach((element, index) => frameOver(element.frame, "number hue" + index % 6, index + 1));
        };
        $("numbers").addEventListener("click", () => { showsNumbers = !showsNumbers; showNumbers(); });
        const showFaults = entry => {
          const elements = details.get(entry.number)?.elements ?? [];
          $("faults-title").hidden = !entry.faults.length;
          $("faults").replaceChildren(...entry.faults.map(fault => {
            const button = make("button", {}, make("b", { textContent: fault.rule }),
              ` ${fault.subject}: ${fault.message} `, make("i", { textContent: fault.cure }));
            button.addEventListener("click", () => point(fault.frame));
            return make("li", {}, button);
          }));
          $("elements-title").hidden = !elements.length;
          $("elements").replaceChildren(...elements.map(element => {
            const button = make("button", { textContent: element.words });
            button.addEventListener("click", () => point(element.frame));
            return make("li", {}, button);
          }));
          showNumbers();
        };
        const select = index => {
          selected = index;
          const entry = current(), content = details.get(entry?.number), view = content?.views[index];
          for (const old of document.querySelectorAll(".frame")) old.remove();
          [...$("views").children].forEach((row, place) => row.firstChild.setAttribute("aria-pressed", place === index));
          $("why").hidden = !view;
          if (!view) return;
          const { width, height } = entry.environment, [x, y, w, h] = view.frame;
          for (const box of document.querySelectorAll(".picture")) {
            const frame = make("div", { className: "frame" });
            Object.assign(frame.style, { left: x / width * 100 + "%", top: y / height * 100 + "%", width: w / width * 100 + "%",
              height: h / height * 100 + "%" });
            box.append(frame);
          }
          $("views").children[index]?.scrollIntoView({ block: "nearest" });
          $("why").querySelector("h3").textContent = view.words;
          const reasons = content.reasons[index] ?? [];
          $("reasons").replaceChildren(...(reasons.length ? reasons.map(text => {
            const [first, ...rest] = text.trimEnd().split("\n");
            return make("details", {}, make("summary", { textContent: first }), make("pre", { textContent: rest.join("\n") }));
          }) : [make("p", { textContent: ["x", "y", "width", "height"].map((name, place) => `${name} ${view.frame[place]}`).join(", ")
            + ". Reasons are kept of what isn't as its reference." })]));
        };

        let scrolled = 0;
        const show = () => {
          const entry = current(), isOpen = !$("one").hidden;
          filter();
          if (entry) {
            if (!isOpen) scrolled = scrollY;
            document.querySelector("header").hidden = $("list").hidden = true;
            $("one").hidden = false;
            if (show.last !== entry) selected = -1;
            load(entry);
            showEntry();
            if (show.last !== entry) { scrollTo(0, 0); $("title").focus({ preventScroll: true }); }
          } else {
            document.querySelector("header").hidden = $("list").hidden = false;
            $("one").hidden = true;
            if (isOpen) { scrollTo(0, scrolled); show.last?.card.focus({ preventScroll: true }); }
          }
          show.last = entry ?? show.last;
        };
        const step = by => { const next = shown[shown.indexOf(current()) + by]; if (next) go({ entry: next.reference }); };
        $("back").addEventListener("click", () => go({ entry: "" }));
        $("previous").addEventListener("click", () => step(-1));
        $("next").addEventListener("click", () => step(1));
        for (const button of $("modes").children) button.addEventListener("click", () => go({ mode: button.dataset.mode }, true));
        addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target.matches("input, select")) { if (event.key === "Escape") event.target.blur(); return; }
          const keys = { j: () => step(1), ArrowRight: () => step(1), k: () => step(-1), ArrowLeft: () => step(-1),
            Escape: () => go({ entry: "" }), e: () => $("numbers").click(), "/": () => { if (state.entry) go({ entry: "" }); $("filter").focus(); } };
          [...$("modes").children].forEach((button, place) => { keys[place + 1] = () => { if (state.entry && !button.disabled) button.click(); }; });
          if (!keys[event.key] || (!state.entry && event.key !== "/")) return;
          event.preventDefault();
          keys[event.key]();
        });
        const update = () => { readAddress(); show(); };
        addEventListener("hashchange", update);
        update();
        document.title = `Snapshots: ${run.summary}`;
        """#
}
