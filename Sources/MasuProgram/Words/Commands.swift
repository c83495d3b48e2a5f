import ApplicationCommand
import MasuTool

/// All subcommands, in the order of the help.
enum Commands {
    static let help = FlagDescription(spelling: "--help", help: "Print this text.")
    private static let configuration = FlagDescription(
        spelling: "--configuration", placeholder: "debug|release", help: "The app's configuration, by default debug.")
    private static let verbose = FlagDescription(
        spelling: "--verbose", help: "Print everything the compiler says, not only its errors.")
    private static let target = FlagDescription(
        spelling: "--target", placeholder: "NAME", help: "The app's target in its project, by default the first.")
    private static let module = FlagDescription(
        spelling: "--module", placeholder: "NAME=FOLDER", help: "Sources of a library that the app imports.")
    private static let libraries = FlagDescription(
        spelling: "--libraries", placeholder: "FOLDER",
        help: "A folder with the libraries that the app imports, each in a folder of its own.")
    private static let standIns = FlagDescription(
        spelling: "--stand-ins", placeholder: nil,
        help:
            "Build what compiles: declarations stand in for missing modules and types, code that uses other missing names is "
            + "left out, and the app says so where it comes to it.")
    private static let testedDevice = [
        FlagDescription(
            spelling: "--device", placeholder: "NAME", help: "The device of the tests, by default iphone-se2."),
        FlagDescription(
            spelling: "--ios", placeholder: "NUMBER",
            help: "The release that the tests follow, such as that of recorded references; by default the device's."),
    ]
    private static let project = [target, libraries, module, standIns, configuration, verbose]

    static let run = CommandDescription(
        name: "run", operands: "[PROJECT]",
        summary: "Build an app and show it: in a window, as pictures, as text.",
        details: """
            PROJECT is an Xcode project, a Swift package or a folder with one of them; by default the present folder.
            Flags that the app itself takes are carried out in their order.
            """,
        flags: project + [
            FlagDescription(
                spelling: "--watch", help: "Build and show again whenever a source is saved, until interrupted."), help,
        ],
        applicationFlags: ApplicationFlag.allCases.filter { ![.help, .version, .session].contains($0) }.map {
            .init($0)
        })
    static let build = CommandDescription(
        name: "build", operands: "[PROJECT]", summary: "Build an app.", flags: project + [help])
    static let test = CommandDescription(
        name: "test", operands: "[PROJECT]",
        summary: "Build an app's unit tests, of XCTest and Swift Testing, and run them.",
        flags: project + [
            FlagDescription(spelling: "--filter", placeholder: "NAME", help: "Run the tests whose names match.")
        ] + testedDevice + [help])
    static let find = CommandDescription(
        name: "find", operands: "[PROJECT]",
        summary: "Play random steps on an app's list, and write the shortest ones that show a fault as a test.",
        details: """
            The list is the first one of the screen, which --tap and --type lead to. Steps are sizes in fractions of points, text
            sizes, scrolling, reloads, taps, swipes and moves of rows, also in the middle of updates; each script of fifty is played
            in a process of its own. Faults are crashes, contradictions, loops, heights of another width, rows that jump, and rows
            that aren't as those of an app that was started at the last size. assertListSurvives plays a screen's own edits as well.
            """,
        flags: [
            FlagDescription(spelling: "--steps", placeholder: "NUMBER", help: "The number of steps, by default 2000."),
            FlagDescription(
                spelling: "--seed", placeholder: "NUMBER", help: "The seed of the steps, by default 1."),
            FlagDescription(
                spelling: "--shifts",
                help: "Tell rows that move though nobody scrolled too, which UIKit does itself as it reloads."),
            FlagDescription(
                spelling: "--output", placeholder: "FILE",
                help: "Write the shortest steps into a file."),
            FlagDescription(
                spelling: "--script", placeholder: "FILE", help: "Play the steps of such a file, and no random ones."),
        ] + project + [help],
        applicationFlags: (pictureFlags.filter { $0 != .scale } + [.size, .tap, .type, .wait, .scroll, .preview]).map {
            .init($0)
        })
    static let snapshots = CommandDescription(
        name: "snapshots", operands: "record|compare|verify|clean|report [FILTER]",
        summary: "Run a project's snapshot tests, and record, compare or verify their references.",
        details: """
            compare tells what isn't as its reference, verify ends with 1 if anything isn't; record writes what is new or has
            changed, clean removes references that no test asks for, each after a list of them; report makes the page of the
            last run anew. FILTER is a regular expression for tests' names.
            """,
        flags: [
            FlagDescription(
                spelling: "--project", placeholder: "PROJECT",
                help: "The project, package or folder; by default the present folder."),
            FlagDescription(
                spelling: "--yes",
                help: "Write or remove without asking; without it nobody at a terminal changes nothing."),
            FlagDescription(spelling: "--last", help: "Use the last run in place of running the tests."),
            FlagDescription(
                spelling: "--once", help: "Don't draw a second time what changed, which tells flaky screens."),
            FlagDescription(
                spelling: "--checks",
                help: "Look for faults of accessibility on each picture's screen; verify fails where there are any."),
            FlagDescription(
                spelling: "--shard", placeholder: "I/N",
                help: "Run the Ith of N parts of the tests, divided by the times of the last run."),
            FlagDescription(
                spelling: "--merge", placeholder: "RUN",
                help: "Use the runs in these folders together, such as those of shards; may be repeated."),
            FlagDescription(
                spelling: "--format", placeholder: "text|json|markdown|sarif|junit", help: "By default text."),
            FlagDescription(spelling: "--output", placeholder: "FILE", help: "Print into FILE."),
            FlagDescription(
                spelling: "--report", placeholder: "FOLDER",
                help: "The report's folder, by default .build/masu/snapshots/report."),
        ] + testedDevice + project + [help])
    static let previews = CommandDescription(
        name: "previews", operands: "[PROJECT]",
        summary: "List an app's previews (#Preview, PreviewProvider), or draw each of them, or all on a sheet.",
        details: "'masu run PROJECT --preview NAME' shows one in place of the app.",
        flags: project + [
            FlagDescription(
                spelling: "--output", placeholder: "FOLDER", help: "Draw each preview into a picture in FOLDER."),
            FlagDescription(
                spelling: "--sheet", placeholder: "FILE",
                help: "Draw all previews into one picture, a .png, .svg or .pdf, each with its name."), help,
        ],
        applicationFlags: pictureFlags.map { .init($0) })
    /// The app's flags that say how a picture looks.
    private static let pictureFlags: [ApplicationFlag] = ApplicationFlag.allCases.filter {
        [
            .device, .ios, .scale, .dark, .contentSize, .language, .rtl, .answers, .location, .allow, .photos, .network,
        ].contains($0)
    }
    static let adapt = CommandDescription(
        name: "adapt", operands: "PROJECT|FILE...",
        summary: "Write a copy of iOS sources, or a Swift package of an Xcode project, that compiles on Linux.",
        details: "Its flags are those of masu-adapt, which it starts: masu adapt --help.", flags: [])
    static let new = CommandDescription(
        name: "new", operands: "NAME", summary: "Write a small app with a list, a detail page and a test.",
        flags: [help])
    static let doctor = CommandDescription(
        name: "doctor", operands: "",
        summary: "Check the toolchain, libraries, fonts and display, and say what to do about each problem.",
        flags: [help])
    static let mcp = CommandDescription(
        name: "mcp", operands: "[PROJECT]",
        summary: "Serve a project to a coding agent by the Model Context Protocol, over standard input and output.",
        flags: [target, libraries, module, help])
    static let completions = CommandDescription(
        name: "completions", operands: "bash|zsh|fish", summary: "Print the completions for a shell.", flags: [help])
    static let manual = CommandDescription(
        name: "manual", operands: "", summary: "Print the manual page, for man.", flags: [help])

    /// The commands of `MasuTool`, described by their usages.
    static let tools = MasuTool.usages.map { UsageText.description(of: $0.key, $0.value) }

    static let all =
        [run, build, test, find, snapshots, previews, adapt, new] + tools + [mcp, doctor, completions, manual]
}
