import Foundation
import GalleryScreens

/// The `gallery` command.
@MainActor enum GalleryCommand {
    /// Follows a command line, without the command's own name.
    /// - Returns: the exit status: 0, or 2 for a command line that can't be followed, or 1 where following it failed.
    static func run(_ words: [String]) -> Int32 {
        do {
            let arguments = try Arguments(words)
            if arguments.has(.help) || words.isEmpty {
                printOut(help)
                return words.isEmpty ? 2 : 0
            }
            try follow(arguments)
            return 0
        } catch let error as UsageError {
            complain("gallery: \(error)\nTry 'gallery --help'.\n")
            return 2
        } catch {
            complain("gallery: \(error)\n")
            return 1
        }
    }

    private static func follow(_ arguments: Arguments) throws {
        if arguments.has(.list) {
            try refuse(Flag.allCases.filter { $0 != .list }, in: arguments, beside: "--list")
            printOut(list)
        } else if arguments.has(.renderAll) {
            let ofOneScreen: [Flag] = [.device, .variant, .png, .rows, .format, .offset, .images, .trace, .explain]
            try refuse(ofOneScreen, in: arguments, beside: "--render-all")
            try renderAll(arguments)
        } else if arguments.screen != nil {
            try refuse([.output], in: arguments, beside: "a screen's name")
            try showScreen(arguments)
        } else {
            throw UsageError("No screen is named. Screens: \(screenNames).")
        }
    }

    /// A flag without effect is a mistake, and said to be one.
    private static func refuse(_ flags: [Flag], in arguments: Arguments, beside place: String) throws(UsageError) {
        for flag in flags where arguments.has(flag) {
            throw UsageError("\(flag.spelling) has no meaning beside \(place).")
        }
        if place.hasPrefix("--"), let screen = arguments.screen {
            throw UsageError("A screen's name, '\(screen)', has no meaning beside \(place).")
        }
    }

    static var screenNames: String { GalleryScreen.all.map(\.name).joined(separator: ", ") }

    static func printOut(_ text: String) { print(text, terminator: "") }

    static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
