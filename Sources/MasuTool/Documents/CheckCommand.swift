import ApplicationCommand
import Foundation
import InterfaceBuilder
import UIKit

/// `masu check`: lays out view trees of documents, compares them with the frames that Xcode recorded, and says what else
/// is wrong with them.
@MainActor enum CheckCommand {
    static let help = """
        usage: masu check PATH... [--trees FILE.jsonl] [--leaves recorded|measured] [--format text|json]
                          [--devices all] [--content-sizes all] [--rtl] [--why] [--breakdown]
                          [--jobs N] [--project PROJECT]
            lays out every view tree of xibs and storyboards and reports misplaced views, conflicts, ambiguity,
            truncated text, views outside their superviews, and cells without a height; exits with 1 if any,
            with 2 where a document can't be read
            --trees     compares only the trees that the list names, documents relative to PATH (by default the folder
                        documents beside the list); totals are those of verified trees; exits with 1 only where a
                        document can't be loaded
            --leaves    measured: text and controls have the sizes that are measured here (the default)
                        recorded: these leaves have their recorded size: \(NibOptions.leafClasses.joined(separator: ", "));
                        of other frames only the root's size and those of views with autoresizing masks are read
            --why       for each misplaced tree, the leaves whose own measured sizes move views although all other leaves
                        have their recorded ones: a wrong leaf moves its siblings
            --breakdown the share of views within a point by class, kind of tree, version of Xcode and first folder, and
                        the mean over these folders, in which a large one counts as much as a small one
            --project   views are of the classes of the project's app (an Xcode project, a package or a folder), which is
                        built as by masu build, in place of their base classes; --target, --libraries, --module,
                        --stand-ins and --configuration are those of masu build
            A frame is exact if no view is off by more than a pixel of the document's canvas.

        \(ExitStatus.help)

        """

    static func run(_ arguments: [String]) -> Int32 {
        do {
            if arguments.contains("--help") {
                print(help, terminator: "")
                return 0
            }
            let options = try CheckOptions(arguments)
            let trees = try DocumentTrees(options)
            if let share = options.share { return checkShare(share, trees, options) }
            return try CheckRun(trees, options).run()
        } catch {
            return MasuTool.status(of: error, in: "check")
        }
    }

    /// A line for each document: its number, its reports, its totals; read by `CheckRun` in another process.
    private static func checkShare(
        _ share: (index: Int, count: Int), _ trees: DocumentTrees, _ options: CheckOptions
    ) -> Int32 {
        for index in stride(from: share.index, to: trees.documents.count, by: share.count) {
            let result = DocumentCheck(trees.documents[index], options)
            // Whatever an app's class printed before ends with its line.
            fflush(nil)
            FileHandle.standardOutput.write(Data(("\n" + result.line(number: index)).utf8))
        }
        return 0
    }
}
