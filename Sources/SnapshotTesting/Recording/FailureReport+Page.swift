/// The parts of the page that are the same for all failures; it loads nothing from elsewhere.
extension FailureReport {
    /// A message, whose added and removed lines are coloured where it is a difference of texts.
    static func words(of message: String) -> String {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let kind = line.hasPrefix("+ ") ? "added" : line.hasPrefix("- ") ? "removed" : ""
            return kind.isEmpty ? escaped(String(line)) : "<span class=\(kind)>\(escaped(String(line)))</span>"
        }
        return "<p class=\(message.contains("\n") ? "lines" : "words")>\(lines.joined(separator: "\n"))</p>\n"
    }

    static func acceptance(_ command: String) -> String {
        "<div class=accept>Accept: <code>\(escaped(command))</code> <button type=button class=copy>Copy</button></div>\n"
    }

    static let controls = """
        <input type=search id=filter placeholder="Filter by test or name" aria-label="Filter by test or name">
        <span role=group aria-label="Compare"><button type=button data-mode=beside aria-pressed=true>Beside</button><button
        type=button data-mode=slide aria-pressed=false>Slider</button><button type=button data-mode=blink aria-pressed=false>Blink</button></span>
        <label>Zoom <input type=range id=zoom min=25 max=400 step=25 value=100></label> <output id=percent>fit</output></header>

        """

    static let head = """
        <!doctype html><html lang=en><meta charset=utf-8><title>Snapshots</title>
        <meta name=viewport content="width=device-width">
        <style>
        :root { color-scheme: light dark; --ground: light-dark(#f2f2f7, #101114); --card: light-dark(#fff, #1c1d22);
          --text: light-dark(#1c1c1e, #e9e9ee); --quiet: light-dark(#55555c, #a9a9b2); --line: light-dark(#c7c7cc, #3a3b42);
          --added: light-dark(#116329, #7ee2a0); --removed: light-dark(#a40e26, #ff9c9c) }
        body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: var(--ground); color: var(--text) }
        header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
          padding: 10px 0; background: var(--ground) }
        h1 { font-size: 22px; margin: 0 auto 0 0 } button, input { font: inherit }
        button[aria-pressed=true] { font-weight: 600; outline: 2px solid var(--quiet) }
        section { background: var(--card); border-radius: 12px; padding: 4px 20px 20px; margin-bottom: 24px }
        h2 { font-size: 17px; font-weight: 400 } p { color: var(--quiet); overflow-wrap: anywhere }
        .lines { white-space: pre-wrap; font: 12px/1.5 ui-monospace, monospace }
        .added { color: var(--added) } .removed { color: var(--removed) }
        .accept { margin: 8px 0 14px } .accept code { font-size: 12px; overflow-wrap: anywhere }
        .row { display: flex; gap: 16px; overflow-x: auto; position: relative } figure { margin: 0; flex: 1; min-width: 0 }
        figcaption { font-weight: 600; margin-bottom: 6px } a { color: inherit; text-decoration: none }
        img { box-sizing: border-box; max-width: 100%; max-height: 80vh; border: 1px solid var(--line);
          background: repeating-conic-gradient(#8883 0 25%, #fff0 0 50%) 0/16px 16px }
        pre { overflow: auto; max-height: 80vh; background: var(--ground); padding: 8px; border-radius: 6px; font-size: 12px }
        .zoomed .row img { max-width: none; max-height: none; image-rendering: pixelated } .zoomed figure { flex: none }
        .over .pictures .row { display: grid } .over .pictures figure { grid-area: 1 / 1 }
        .over .pictures figure:not(.expected, .got) { display: none } .over .pictures .got { pointer-events: none }
        .slide .pictures .got img { clip-path: inset(0 0 0 var(--cut, 50%)) }
        .blink .pictures .got { animation: blink 1s steps(1) infinite } @keyframes blink { 50% { opacity: 0 } }
        .over .pictures figcaption { visibility: hidden } .cut { width: 100%; display: none } .slide .pictures .cut { display: block }
        [hidden] { display: none !important }
        </style>

        """

    static let script = """
        <script>
        addEventListener("DOMContentLoaded", () => {
        const all = selector => [...document.querySelectorAll(selector)], body = document.body;
        // Sections stand in the order of failing.
        const name = section => section.querySelector("h2").textContent;
        for (const section of all("section").sort((a, b) => name(a) < name(b) ? -1 : 1)) {
          body.append(section);
          const row = section.querySelector(".row");
          section.classList.toggle("pictures", ["expected", "got"].every(kind => row.querySelector("." + kind + " img")));
          const cut = Object.assign(document.createElement("input"), { type: "range", className: "cut", value: 50 });
          cut.setAttribute("aria-label", "Expected on the left, got on the right");
          cut.addEventListener("input", () => row.style.setProperty("--cut", cut.value + "%"));
          row.before(cut);
        }
        for (const button of all("[data-mode]")) button.addEventListener("click", () => {
          const mode = button.dataset.mode;
          for (const other of all("[data-mode]")) other.setAttribute("aria-pressed", other === button);
          body.className = (body.classList.contains("zoomed") ? "zoomed " : "") + (mode === "beside" ? "" : "over " + mode);
        });
        const filter = document.getElementById("filter"), zoom = document.getElementById("zoom");
        filter.addEventListener("input", () => { for (const section of all("section"))
          section.hidden = !section.querySelector("h2").textContent.toLowerCase().includes(filter.value.toLowerCase()); });
        zoom.addEventListener("input", () => {
          body.classList.add("zoomed");
          document.getElementById("percent").textContent = zoom.value + " %";
          for (const image of all(".row img")) image.style.width = image.naturalWidth * zoom.value / 100 + "px";
        });
        for (const button of all(".copy")) button.addEventListener("click", () => {
          const code = button.parentElement.querySelector("code");
          getSelection().selectAllChildren(code);
          navigator.clipboard?.writeText(code.textContent);
        });
        });
        </script>

        """
}
