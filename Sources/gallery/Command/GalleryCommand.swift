import ApplicationCommand
import Foundation
import GalleryScreens
import HeadlessHost
import Inspector
import LayoutTrace

/// The `gallery` command.
@MainActor enum GalleryCommand {
    /// Follows a command line, without the command's own name.
    /// - Returns: the exit status: 0, or 2 for a command line that can't be followed, or 1 where following it failed.
    static func run(_ words: [String]) -> Int32 {
        ScreenLog.begin()
        defer { ScreenLog.end() }
        do {
            if let actions = try Actions(words) {
                try follow(actions)
                return 0
            }
            let arguments = try Arguments(words)
            if arguments.has(.help) || words.isEmpty {
                printOut(help)
                return words.isEmpty ? 2 : 0
            }
            guard !arguments.has(.version) else {
                printOut("gallery \(Version.number)\n")
                return 0
            }
            try follow(arguments)
            return 0
        } catch let error as UsageError {
            complain("gallery: \(error)\nTry 'gallery --help'.\n")
            return 2
        } catch {
            complain("gallery: \(FailureWords.of(error))\n")
            return ExitStatus.of(error)
        }
    }

    private static func follow(_ arguments: Arguments) throws {
        if arguments.has(.list) {
            try refuse(Flag.allCases.filter { $0 != .list }, in: arguments, beside: "--list")
            printOut(list)
        } else if arguments.has(.renderAll) {
            let ofOneScreen: [Flag] = [
                .device, .variant, .png, .scale, .rows, .format, .offset, .images, .trace, .explain,
            ]
            let ofWindows: [Flag] = [.window, .script, .record, .measure, .inspect]
            try refuse(ofOneScreen + ofWindows, in: arguments, beside: "--render-all")
            try renderAll(arguments)
        } else if arguments.has(.measure) {
            try refuse(
                ofPictures + [.png, .window, .record, .script, .output, .inspect], in: arguments,
                beside: "a measurement")
            try measure(arguments)
        } else if arguments.has(.inspect) {
            let others: [Flag] = [.png, .scale, .rows, .format, .trace, .explain, .window, .script, .record, .output]
            try refuse(others, in: arguments, beside: "an inspector")
            try inspect(arguments)
        } else if arguments.has(.window) {
            try refuse(ofPictures + [.png], in: arguments, beside: "a window")
            if arguments.has(.script) { try refuse([.record, .output], in: arguments, beside: "a script") }
            try openWindow(arguments)
        } else if arguments.has(.script) {
            try refuse([.rows, .format, .offset, .trace, .record, .output], in: arguments, beside: "a script")
            try playScript(arguments)
        } else if arguments.screen != nil, arguments.values[.ios]?.lowercased() == "all" {
            try refuse(
                [.output, .record, .format, .trace, .explain], in: arguments, beside: "pictures of all releases")
            try showReleases(arguments)
        } else if arguments.screen != nil {
            try refuse([.output, .record], in: arguments, beside: "a screen's name without --window")
            try showScreen(arguments)
        } else {
            throw UsageError("No screen is named. Screens: \(screenNames).")
        }
    }

    /// The flags that ask for something else than a window.
    private static let ofPictures: [Flag] = [.rows, .format, .offset, .trace]

    /// A flag without effect is a mistake, and said to be one.
    private static func refuse(_ flags: [Flag], in arguments: Arguments, beside place: String) throws(UsageError) {
        for flag in flags where arguments.has(flag) {
            throw UsageError("\(flag.spelling) can't be combined with \(place).")
        }
        if place.hasPrefix("--"), let screen = arguments.screen {
            throw UsageError("A screen's name, '\(screen)', can't be combined with \(place).")
        }
    }

    static var screenNames: String { (GalleryScreen.all + [.menu]).map(\.name).joined(separator: ", ") }

    static func printOut(_ text: String) { print(text, terminator: "") }

    static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

extension GalleryCommand {
    /// `gallery SCREEN --inspect`: an inspector's page until the command is interrupted.
    static func inspect(_ arguments: Arguments) throws {
        let (screen, variant) = try screenAndVariant(arguments)
        let settings = try arguments.displaySettings
        let images = try arguments.choice(.images, default: ImageState.loaded)
        let offset = try arguments.number(.offset)
        let recording = TraceRecording(capacity: Inspector.traceCapacity)
        let (session, inspector) = try ScreenOutput.withheld {
            let trace = ScreenTrace(LayoutTracer(sinks: [recording]))
            let session = try ScreenSession(
                variant, release: screen.release, settings: settings, images: images, trace: trace)
            if let offset { try session.screen.scroll(to: offset, for: "--offset") }
            return (session, try Inspector(session.host, recording: recording))
        }
        defer {
            inspector.close()
            session.close()
        }
        printOut("The inspector is at \(inspector.address.absoluteString)\n")
        fflush(nil)
        ScreenOutput.withheld { inspector.run() }
    }
}
