import Foundation

/// The tools that look at the screen and act on it.
struct ScreenTools {
    let project: AgentProject

    var all: [AgentTool] { [build, previews, show, tap, type, scroll, tree, picture] }

    private var build: AgentTool {
        AgentTool(
            name: "build",
            text:
                "Builds the app of the sources as they are and shows the same screen of the new version: its tree, or the "
                + "compiler's errors. Writes into .build/masu of the project. The first build takes up to a minute, later ones seconds."
        ) { _ in ToolAnswer(lines: try project.rebuild(), rest: "tree with from @ shows them.") }
    }

    private var previews: AgentTool {
        AgentTool(
            name: "previews",
            text:
                "The names of the previews in the app's sources (#Preview, PreviewProvider), a line each. Changes nothing.",
            readsOnly: true
        ) { _ in
            let names = try project.previews()
            return names.isEmpty
                ? ToolAnswer("The app has no previews: its sources have no #Preview and no PreviewProvider.")
                : ToolAnswer(
                    lines: outdated + names.joined(separator: "\n") + "\n",
                    rest: "masu previews lists all; show with preview shows one.")
        }
    }

    private var show: AgentTool {
        AgentTool(
            name: "show",
            text:
                "Starts the app anew at its first screen or one of its previews, on a device, under a release of iOS and with "
                + "an appearance, and returns its tree.",
            parameters: [
                .init(
                    name: "device", kind: .string,
                    text: "Such as iphone-se2, iphone-15, ipad-pro-11; the error lists all."),
                .init(
                    name: "release", kind: .string, text: "The release of iOS, such as 18 or 26; the error lists all."),
                .init(
                    name: "text_size", kind: .string, text: "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5; by default L."),
                .init(name: "dark", kind: .boolean, text: "The dark appearance."),
                .init(name: "right_to_left", kind: .boolean, text: "Layout from right to left."),
                .init(name: "language", kind: .string, text: "The language of texts, such as de."),
                .init(
                    name: "preview", kind: .string,
                    text: "A name that previews lists, to be shown in place of the app."),
            ]
        ) { arguments in
            var words: [String] = []
            let flags = [
                ("device", "device"), ("release", "ios"), ("text_size", "content-size"), ("language", "language"),
                ("preview", "preview"),
            ]
            for (name, flag) in flags {
                if let value = arguments.string(name) { words.append("--\(flag)=\(value)") }
            }
            if arguments.isTrue("dark") { words.append("--dark") }
            if arguments.isTrue("right_to_left") { words.append("--rtl") }
            return ToolAnswer(lines: try project.show(words), rest: "tree with from @ shows them.")
        }
    }

    private var tap: AgentTool {
        AgentTool(
            name: "tap", text: "Taps an element and returns the tree of the screen that follows.",
            parameters: [
                .init(
                    name: "element", kind: .string, text: "A number of the tree (#3), a label or an identifier.",
                    isRequired: true)
            ]
        ) { arguments in
            try acting([tapping(arguments.string("element") ?? "")])
        }
    }

    private var type: AgentTool {
        AgentTool(
            name: "type",
            text: "Types a text into the focused field, or into one that is tapped first; returns the tree.",
            parameters: [
                .init(name: "text", kind: .string, text: "The text.", isRequired: true),
                .init(name: "into", kind: .string, text: "The field's number in the tree (#3), label or identifier."),
            ]
        ) { arguments in
            let field = arguments.string("into").map { [tapping($0)] } ?? []
            return try acting(field + ["--type=\(arguments.string("text") ?? "")"])
        }
    }

    /// The flag that taps an element; a number alone is one of the tree.
    private func tapping(_ element: String) -> String {
        "--tap=\(Int(element) == nil ? element : "#\(element)")"
    }

    private var scroll: AgentTool {
        AgentTool(
            name: "scroll", text: "Scrolls the list and returns the tree.",
            parameters: [
                .init(
                    name: "to", kind: .number, text: "The content's y that comes to the upper edge, in points.",
                    isRequired: true)
            ]
        ) { arguments in try acting(["--scroll=\(arguments.number("to") ?? 0)"]) }
    }

    private var tree: AgentTool {
        AgentTool(
            name: "tree",
            text:
                "The screen's elements, a line each: number, kind, name, x,y width×height in points, text. Changes nothing.",
            parameters: [
                .init(name: "from", kind: .number, text: "The first line of a long tree that is wanted, from 1."),
                .init(
                    name: "views", kind: .boolean, text: "All views with class and frame in their superviews instead."),
            ], readsOnly: true
        ) { arguments in
            let text = try project.ask([arguments.isTrue("views") ? "--views" : "--tree"])
            let first = max(1, Int(min(1e6, max(1, arguments.number("from") ?? 1))))
            return ToolAnswer(lines: outdated + text, from: first, rest: "tree with from @ shows them.")
        }
    }

    private var picture: AgentTool {
        AgentTool(
            name: "picture",
            text:
                "The screen as a picture, its elements framed and numbered as in the tree, and the tree as legend. The file "
                + "is kept in .build/masu/pictures for compare.",
            parameters: [
                .init(name: "marks", kind: .boolean, text: "False for the bare screen."),
                .init(
                    name: "scale", kind: .number, text: "Pixels per point, 1 by default; the device's own for compare."),
                .init(name: "legend", kind: .boolean, text: "False for the picture alone."),
            ]
        ) { arguments in
            let file = try project.nextPicture()
            let hasMarks = !arguments.isFalse("marks")
            let scale = arguments.number("scale") ?? 1
            _ = try project.ask(["--png=\(file.path)", "--scale=\(scale)"] + (hasMarks ? ["--marks"] : []))
            let png = try Data(contentsOf: file)
            let legend = try arguments.isFalse("legend") ? "" : project.tree()
            let name = file.path.replacingOccurrences(of: project.folder.path + "/", with: "")
            return ToolAnswer(lines: "\(name)\n\(outdated)\(legend)", rest: "tree with from @ shows them.", png: png)
        }
    }

    private func acting(_ words: [String]) throws -> ToolAnswer {
        try project.act(words)
        return ToolAnswer(lines: outdated + (try project.tree()), rest: "tree with from @ shows them.")
    }

    /// A line where the app that is shown isn't of the sources as they are.
    private var outdated: String {
        project.isOutOfDate ? "Sources were saved since the last build; call build to see them.\n" : ""
    }
}
