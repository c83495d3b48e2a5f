import Foundation

/// The files of the report's page: it opens from the disk, and its policy lets it load nothing from elsewhere.
public enum ReportPage {
    /// The page's own files by name; `run.js` and `details` come with each run.
    public static let files = ["index.html": html, "report.css": style, "report.js": script]

    /// The file `run.js`.
    ///
    /// - Parameter summary: the counts in words.
    /// - Throws: what the encoder says.
    public static func run(_ entries: [ReportEntry], summary: String, unused: [String]) throws -> String {
        struct Run: Encodable {
            var summary: String
            var unused: [String]
            var entries: [ReportEntry]
        }
        return "const run = \(try json(Run(summary: summary, unused: unused, entries: entries)));\n"
    }

    /// The file `details/NUMBER.js`.
    ///
    /// - Throws: what the encoder says.
    public static func details(_ details: ReportDetails, number: Int) throws -> String {
        "tell(\(number), \(try json(details)));\n"
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static let html = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'">
        <meta name="viewport" content="width=device-width">
        <title>Snapshots</title>
        <link rel="stylesheet" href="report.css">
        </head>
        <body>
        <header>
        <h1>Snapshots</h1>
        <div id="outcomes" role="group" aria-label="Outcomes"></div>
        <input type="search" id="filter" placeholder="Filter ( / )" aria-label="Filter by test, name or what changed">
        <div id="choices"></div>
        <output id="count"></output>
        </header>
        <main id="list"></main>
        <section id="one" hidden>
        <nav>
        <button id="back" title="Esc">All</button>
        <button id="previous" title="k or left">Previous</button>
        <button id="next" title="j or right">Next</button>
        <h2 id="title" tabindex="-1"></h2>
        <span id="modes" role="group" aria-label="Compare">
        <button data-mode="beside" title="1">Beside</button>
        <button data-mode="slide" title="2">Slider</button>
        <button data-mode="blink" title="3">Blink</button>
        <button data-mode="difference" title="4">Difference</button>
        </span>
        <button id="numbers" title="e" aria-pressed="false">Elements</button>
        </nav>
        <div id="body">
        <div id="stage"></div>
        <aside>
        <p id="facts"></p>
        <ul id="changes"></ul>
        <div id="why" hidden><h3></h3><div id="reasons"></div></div>
        <h3 id="faults-title">Faults</h3>
        <ul id="faults"></ul>
        <h3 id="elements-title">Read aloud</h3>
        <ol id="elements"></ol>
        <h3 id="views-title">Views</h3>
        <ol id="views"></ol>
        </aside>
        </div>
        </section>
        <script src="run.js"></script>
        <script src="report.js"></script>
        </body>
        </html>

        """
}
