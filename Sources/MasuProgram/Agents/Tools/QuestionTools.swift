import Foundation

/// The tools that explain the screen, find faults and compare.
struct QuestionTools {
    let project: AgentProject

    var all: [AgentTool] { [why, rows, findings, prove, compare] }

    private var why: AgentTool {
        AgentTool(
            name: "why",
            text:
                "Why a number of the layout is what it is: the chain of reasons down to the constants, texts and source lines "
                + "that somebody wrote. Without a question: each visible row in a sentence.",
            parameters: [
                .init(
                    name: "question", kind: .string,
                    text:
                        "row:SECTION,ROW, item:SECTION,ITEM, content, offset, lines:NAME, or NAME.x|y|width|height, where NAME "
                        + "is a number of the tree (#3), a property's name or an identifier.")
            ], readsOnly: true
        ) { arguments in
            var question = arguments.string("question") ?? ""
            let isFrame = question.contains(".") && !question.contains(":")
            if isFrame { question = "frame:\(question)" }
            let text = try project.ask([question.isEmpty ? "--explain" : "--explain=\(question)"])
            return ToolAnswer(lines: text, rest: "ask about a single row or view for less.")
        }
    }

    private var rows: AgentTool {
        AgentTool(
            name: "rows",
            text: "Section, row, y and height of each row of the table, all measured. Scrolls while it measures.",
            readsOnly: true
        ) { _ in ToolAnswer(lines: try project.ask(["--rows"]), rest: "why with row:SECTION,ROW explains one.") }
    }

    private var findings: AgentTool {
        AgentTool(
            name: "findings",
            text:
                "What is wrong with the layout of this screen: contradicting constraints and known faults of lists, each with "
                + "its cure. Changes nothing.", readsOnly: true
        ) { _ in ToolAnswer(lines: try project.ask(["--findings"]), rest: "fix the first ones and call build.") }
    }

    private var prove: AgentTool {
        AgentTool(
            name: "prove",
            text:
                "Proves for every width of a range that nothing in the visible rows (or on a screen without a table) overlaps, "
                + "leaves its superview, is cut off or ambiguous; or says at which widths what does. Changes nothing.",
            parameters: [.init(name: "widths", kind: .string, text: "As 320...1366, in points.")], readsOnly: true
        ) { arguments in
            let widths = arguments.string("widths").map { "=\($0)" } ?? ""
            return ToolAnswer(lines: try project.ask(["--prove\(widths)"]), rest: "fix the first ones and call build.")
        }
    }

    private var compare: AgentTool {
        AgentTool(
            name: "compare",
            text:
                "Compares the screen pixel by pixel with a picture of the project: an earlier one of picture (without marks), "
                + "or a reference. Says how many pixels differ, where, and which elements are there. Changes nothing.",
            parameters: [
                .init(name: "with", kind: .string, text: "The path of a PNG in the project.", isRequired: true),
                .init(name: "scale", kind: .number, text: "The picture's pixels per point, 1 by default as picture's."),
            ], readsOnly: true
        ) { arguments in
            let file = try project.file(arguments.string("with") ?? "")
            let scale = arguments.number("scale") ?? 1
            let text = try project.ask(["--compare=\(file.path)", "--scale=\(scale)"])
            return ToolAnswer(
                lines: text.replacingOccurrences(of: project.folder.path + "/", with: ""),
                rest: "tree shows all elements.")
        }
    }
}
