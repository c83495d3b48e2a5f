import ApplicationCommand
import Foundation
public import UIKit

/// The `masu` command: a subcommand for each tool.
public enum MasuTool {
    /// The names and arguments of the commands, in the order of the list.
    package static let usages: KeyValuePairs = [
        "solve": """
        usage: masu solve FILE... [--explain V]
            solves constraint systems in the workload format and prints one JSON object a file and line
        """,
        "conflict": """
        usage: masu conflict LOG... [--format text|json]
            analyses UIKit's reports of contradicting constraints and proposes cures; - reads the standard input
        """,
        "check": """
        usage: masu check PATH... [--trees FILE.jsonl] [--leaves recorded|measured] [--format text|json]
            [--devices all] [--content-sizes all] [--rtl] [--breakdown] [--jobs N] [--project PROJECT]
            checks the view trees of xibs and storyboards; see masu check --help
        """,
        "diff": """
        usage: masu diff OLD NEW|DOCUMENT [--git OLD..NEW] [--device NAME]... [--content-size CATEGORY]... [--no-layout]
            [--format text|json] [--html FILE]
            tells which views, constraints, texts, outlets, segues and scenes changed between two documents, between a
            document and its last commit, or by --git between two commits (of the documents named, or of all), and which
            frames layout moved on the canvas's device and those named; --html writes one file with the scenes side by
            side; exits with 0 if nothing visible changed, 1 if something did, 2 if a document can't be read
        """,
        "lint": """
        usage: masu lint PATH... [--rules NAME,...] [--disable NAME,...] [--list] [--devices NAME,...|all]
            [--content-sizes NAME,...|all] [--rtl] [--ios RELEASE,...] [--languages NAME,...|all] [--project FOLDER]
            [--format text|json|sarif|junit] [-o FILE] [--baseline FILE] [--write-baseline FILE] [--sources]
            [--findings FILE]
            finds faults of xibs and storyboards: those that layout shows (cut texts, overlaps, ambiguity, contradictions,
            small touch targets) and those against the project around them (missing outlets, actions, classes, pictures,
            colours, fonts, translations); --sources adds what in the Swift sources won't survive scenes of other sizes,
            --findings what masu-adapt lint wrote to a file; a baseline holds what is known already; exits with 1 where anything new is
            found. masu check compares with recorded frames instead
        """,
        "frames": """
        usage: masu frames DOCUMENT [--root NAME] [--roots] [--device NAME] [--ios RELEASE] [--language NAME]
            [--leaves recorded|measured] [--format text|json] [--project PROJECT]
            prints a view tree with its computed and recorded frames, or with --roots the names of all trees: ids, reuse and
            storyboard identifiers, scenes' names, classes; with --project views are of the classes of the project's app, which is
            built as by masu build, in place of their base classes
        """,
        "explain": """
        usage: masu explain DOCUMENT ID.COMPONENT... [--root NAME] [--device NAME] [--ios RELEASE] [--format text|json]
            [--project PROJECT]
            explains a view's x, y, width or height, down to the values in the document; --project as for masu frames
        """,
        "prove": """
        usage: masu prove SCREEN|DOCUMENT [--widths 320...1366 | --sizes all|280x280...1366x1366 [--content-size CATEGORIES]]
            [--picture FILE.png] [--root NAME] [--device NAME] [--ios RELEASE] [--project PROJECT]
            proves for every width that no view overlaps another, leaves its superview, is cut off or ambiguous, and that no
            constraint is broken; with --sizes for every size of a rectangle, at all text sizes or those named with commas
            between, from left to right and from right to left; --project as for masu frames
        """,
        "render": """
        usage: masu render DOCUMENT [--scene NAME] [--root NAME] [--device NAMES] [--ios RELEASE] [--size WxH]
            [--content-size CATEGORIES] [--rtl] [--dark] [--language NAME] [--resources FOLDER] [--scale NUMBER]
            [--all FOLDER] [--project PROJECT] [-o FILE.png|svg|pdf]
            draws a document as Interface Builder's canvas shows it: all scenes of a storyboard with bars, rows and segues, or
            the scene or view tree that is named, or with --all a file for each; several devices or text sizes, with commas
            between or all, make a sheet; pictures and named colours are those of the asset catalogs in the folder of
            resources, texts those of the language's .lproj folder or of the document's string catalog; --project as for masu frames
        """,
    ]

    /// The usage of one command, which is printed where its command line can't be followed.
    static func usage(of command: String) -> String { (usages.first { $0.key == command }?.value ?? "") + "\n" }

    /// The message about a flag that a command doesn't have, with its usage.
    static func unknownFlag(_ word: String, of command: String) -> String {
        let known = usage(of: command).matches(of: /--[a-z-]+/).map { String($0.0) }
        return "masu \(command): there is no flag '\(word)'." + NearestName.question(word, among: known) + "\n"
            + usage(of: command)
    }

    /// The names of the commands in a line each, for a command line without one.
    private static var overview: String {
        "usage: masu COMMAND [--flag VALUE]...\ncommands: " + usages.map(\.key).joined(separator: ", ") + "\n"
    }

    /// Runs the command with its arguments (without the command's own name) and returns the exit status.
    ///
    /// Called on the main thread, where views live.
    ///
    /// - Parameter screens: the screens that `masu prove` finds by name.
    public static func run(_ arguments: [String], screens: [Screen] = []) -> Int32 {
        let rest = Array(arguments.dropFirst())
        // `check` has more to say by itself.
        if let usage = usages.first(where: { $0.key == arguments.first && $0.key != "check" })?.value,
            rest.contains("--help") || rest.contains("-h")
        {
            print(usage + "\n\n" + ExitStatus.help)
            return 0
        }
        switch arguments.first {
        case "solve": return SolveCommand.run(rest)
        case "conflict": return ConflictCommand.run(rest)
        case "check": return MainActor.assumeIsolated { CheckCommand.run(rest) }
        case "diff": return MainActor.assumeIsolated { DifferenceCommand.run(rest) }
        case "lint": return MainActor.assumeIsolated { LintCommand.run(rest) }
        case "frames": return MainActor.assumeIsolated { FramesCommand.run(rest) }
        case "explain": return MainActor.assumeIsolated { ExplainCommand.run(rest) }
        case "prove": return MainActor.assumeIsolated { ProveCommand.run(rest, screens: screens) }
        case "render": return MainActor.assumeIsolated { RenderCommand.run(rest) }
        case "help", "--help", "-h":
            FileHandle.standardOutput.write(Data(overview.utf8))
            return 0
        case let unknown?:
            complain(
                "masu: there is no command '\(unknown)'." + NearestName.question(unknown, among: usages.map(\.key))
                    + "\n"
                    + overview)
            return 2
        case nil:
            complain(overview)
            return 2
        }
    }

    /// A screen by its name, which the program that runs the tool knows.
    public struct Screen: Sendable {
        package let name: String
        package let make: @MainActor @Sendable () -> UIViewController

        public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
            self.name = name
            self.make = make
        }
    }

    /// Says why a command ends, and returns its exit status: 2 for a command line that can't be followed and for a file in it
    /// that can't be read, 1 for what failed else.
    static func status(of error: any Error, in command: String) -> Int32 {
        if error is UsageError {
            complain("\(error)\n")
            return 2
        }
        complain("masu \(command): \(FailureWords.of(error))\n")
        return error is InputError ? 2 : ExitStatus.of(error)
    }

    static func complain(_ message: String) {
        FileHandle.standardError.write(Data(message.utf8))
    }
}
