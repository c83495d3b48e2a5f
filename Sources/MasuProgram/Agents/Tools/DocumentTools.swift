import ApplicationCommand
import Foundation

/// The tools for documents and logs, which need no build: each is a command of this program in a process of its own.
struct DocumentTools {
    let project: AgentProject

    var all: [AgentTool] { [documents, drawDocument, check, conflict] }

    private var documents: AgentTool {
        AgentTool(
            name: "documents", text: "The storyboards and xibs of the project. Changes nothing.", readsOnly: true
        ) { _ in
            let found = Self.documents(in: project.folder)
            return found.isEmpty
                ? ToolAnswer("The project has no storyboards and no xibs.")
                : ToolAnswer(lines: found.joined(separator: "\n") + "\n", rest: "name a document to see it.")
        }
    }

    private var drawDocument: AgentTool {
        AgentTool(
            name: "draw_document",
            text:
                "A storyboard's canvas or a xib as a picture, with the names of its view trees; or a tree with its views' ids and frames.",
            parameters: [
                .init(name: "document", kind: .string, text: "A path that documents lists.", isRequired: true),
                .init(name: "root", kind: .string, text: "The name of a view tree; by default all are drawn."),
                .init(name: "device", kind: .string, text: "The device, by default the document's own."),
                Self.classes,
            ]
        ) { arguments in
            let document = try project.file(arguments.string("document") ?? "")
            let options = ["root", "device"].flatMap { name in arguments.string(name).map { ["--\(name)", $0] } ?? [] }
            let isWhole = arguments.string("root") == nil
            let lending = arguments.isTrue(Self.classes.name)
            let frames = try masu(["frames", document.path] + (isWhole ? ["--roots"] : options), lending: lending)
            let picture = try project.nextPicture()
            _ = try masu(["render", document.path] + options + ["-o", picture.path], lending: lending)
            return ToolAnswer(
                lines: frames, rest: isWhole ? "name a tree to see its frames." : "masu frames prints all.",
                png: try? Data(contentsOf: picture))
        }
    }

    private var check: AgentTool {
        AgentTool(
            name: "check",
            text:
                "Lays out storyboards and xibs and reports misplaced views, conflicts, ambiguity and truncated texts. Changes nothing.",
            parameters: [
                .init(name: "path", kind: .string, text: "A document or folder of the project; by default all."),
                Self.classes,
            ],
            readsOnly: true
        ) { arguments in
            let place = try project.file(arguments.string("path") ?? ".")
            // Of a folder its own documents, not the copies in its build folder.
            let found = Self.documents(in: place).map { place.appendingPathComponent($0).path }
            let text = try masu(
                ["check"] + (found.isEmpty ? [place.path] : found), allowing: found.isEmpty ? [0, 1] : [0, 1, 2],
                lending: arguments.isTrue(Self.classes.name))
            return ToolAnswer(lines: text, rest: "check one document for less.")
        }
    }

    private var conflict: AgentTool {
        AgentTool(
            name: "conflict",
            text:
                "Explains a log of UIKit's “Unable to simultaneously satisfy constraints” and proposes cures. Changes nothing.",
            parameters: [.init(name: "log", kind: .string, text: "The log's text.", isRequired: true)], readsOnly: true
        ) { arguments in
            let file = try project.nextPicture().deletingPathExtension().appendingPathExtension("log")
            try (arguments.string("log") ?? "").write(to: file, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: file) }
            return ToolAnswer(
                lines: try masu(["conflict", file.path], allowing: [0, 1]), rest: "give one report at a time.")
        }
    }

    private static let classes = AgentTool.Parameter(
        name: "own_classes", kind: .boolean,
        text: "True for views of the app's own classes, of the last build, in place of their base classes.")

    /// The output of a command of this program.
    ///
    /// - Parameter lending: true where the app carries it out, with its classes.
    private func masu(
        _ words: [String], allowing statuses: Set<Int32> = [0], lending: Bool = false
    ) throws -> String {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let program = try lending ? [project.executable(), ApplicationDocuments.word] : [own]
        let (text, status) = ChildProcess.output(of: program + words, patience: 60)
        let short = text.replacingOccurrences(of: project.folder.path + "/", with: "")
        guard statuses.contains(status) else {
            throw ToolFailure("\(short.prefix(1500)) Name a document that documents lists.")
        }
        return short
    }

    static func documents(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            [".storyboard", ".xib"].contains { path.hasSuffix($0) } && !path.split(separator: "/").contains(".build")
        }.sorted()
    }
}
