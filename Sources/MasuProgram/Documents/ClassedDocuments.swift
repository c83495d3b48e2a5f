import ApplicationCommand
import Foundation
import MasuTool

/// The commands on documents with `--project`: views are of the classes that the project's app has, in place of their base
/// classes.
///
/// The app is built as `masu run` builds it. Its process carries the command out, without being launched, so that a class
/// that ends or hangs its program doesn't end this one.
enum ClassedDocuments {
    /// The commands that lay single documents out. `masu lint --project` names the folder whose facts it holds documents
    /// against, and lays nothing out with classes.
    static let commands = ["check", "frames", "explain", "prove", "render"]

    /// - Returns: the words without those about the project, and these; nil where no project is named.
    static func split(
        _ words: [String], of command: String
    ) throws(UsageError) -> (command: [String], project: CommandWords)? {
        guard commands.contains(command) else { return nil }
        var rest = words[...]
        var own: [String] = []
        var place: String?
        var build: [String] = []
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let known = Commands.build.flags.first { $0.spelling == parts.first && $0 != Commands.help }
            guard parts.first == "--project" || known != nil else {
                own.append(word)
                continue
            }
            var value = parts.count > 1 ? parts[1] : nil
            if value == nil, known == nil || known?.placeholder != nil {
                value = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
                if value != nil { rest.removeFirst() }
            }
            if let known {
                build.append(value.map { "\(known.spelling)=\($0)" } ?? known.spelling)
                continue
            }
            guard let value, !value.isEmpty else {
                throw UsageError("--project needs a value: --project PROJECT, an Xcode project, a package or a folder.")
            }
            guard place == nil else { throw UsageError("--project is given twice.") }
            place = value
        }
        guard let place else {
            guard let flag = build.first?.split(separator: "=").first else { return nil }
            throw UsageError("\(flag) has no meaning without --project, which names what is built.")
        }
        return (own, try CommandWords([place] + build, for: Commands.build))
    }

    /// - Returns: the command's exit status; 1 where the app can't be built, or ended.
    static func run(_ command: String, _ words: [String], project: CommandWords) throws -> Int32 {
        guard let product = try ApplicationBuild(project, report: MasuProgram.complain).build() else {
            MasuProgram.complain(
                "masu \(command): \(product(of: project)) isn't built, so its classes can't be used; without --project "
                    + "documents are laid out with their base classes.")
            return 1
        }
        let status = try ChildProcess(
            [product.executable.path, ApplicationDocuments.word, command] + words
        ).run()
        guard status > 128 else { return status }
        MasuProgram.complain(
            "masu \(command): a class of \(product.executable.lastPathComponent) ended its program while a document was "
                + "laid out with it; without --project documents are laid out with their base classes.")
        return 1
    }

    private static func product(of project: CommandWords) -> String { project.operands.first ?? "The project" }
}
