import ApplicationCommand
import Foundation
import GalleryScreens

extension GalleryCommand {
    /// The format of `--rows`.
    enum RowFormat: String, CaseIterable {
        case text, json
    }

    /// `gallery SCREEN`: rows, a picture, a trace, or several of them.
    static func showScreen(_ arguments: Arguments) throws {
        let (screen, variant) = try screenAndVariant(arguments)
        let settings = try arguments.displaySettings
        let images = try arguments.choice(.images, default: ImageState.pending)
        let format = try arguments.choice(.format, default: RowFormat.text)
        let offset = try arguments.number(.offset)
        let scale = try pictureScale(arguments)
        let trace = arguments.has(.trace) ? try arguments.choice(.trace, default: TraceDetail.calls) : nil
        let question = arguments.has(.explain) ? try Question(arguments.values[.explain] ?? "") : nil
        guard arguments.has(.rows) || arguments.has(.png) || trace != nil || question != nil else {
            throw UsageError("No output is requested: add --rows, --png FILE, --trace, --explain, or several of them.")
        }
        if arguments.has(.format), !arguments.has(.rows), question == nil {
            throw UsageError("--format belongs to --rows and --explain.")
        }
        if trace != nil, format == .json {
            throw UsageError("--trace prints lines, which --format json can't hold; request one after the other.")
        }

        var rows: [RowHeight] = []
        var answers: [Answer] = []
        try ScreenOutput.withheld(unless: trace != nil) {
            let tracing = trace.map { ScreenTrace($0, printsItsCalls: screen.printsItsCalls) }
            let session = try ScreenSession(
                variant, release: screen.release, settings: settings, images: images, trace: tracing)
            defer { session.close() }
            // Measured even if only a picture is requested, so that a list looks the same with any other flags.
            if arguments.has(.rows) || (session.tableView != nil && arguments.has(.png)) {
                rows = try session.measuredRows()
            }
            if let offset { try session.screen.scroll(to: offset, for: "--offset") }
            if let question { answers = try session.screen.answers(to: question) }
            if let file = arguments.values[.png] {
                try session.screen.png(scale: scale).write(to: URL(fileURLWithPath: file))
            }
        }
        if arguments.has(.rows) { printOut(format == .json ? rows.json : rows.text) }
        for answer in answers { printOut(format == .json ? try answer.json : answer.text) }
    }

    /// Pixels a point of a picture, or points of the desk a point of a window's device; nil where nothing is said.
    static func pictureScale(_ arguments: Arguments) throws(UsageError) -> Double? {
        guard let text = arguments.values[.scale] else { return nil }
        guard [.png, .window, .measure].contains(where: arguments.has) else {
            throw UsageError("--scale belongs to --png or a window.")
        }
        guard let scale = Double(text), scale.isFinite, (0.1...8).contains(scale) else {
            throw UsageError("--scale is a number of pixels per point from 0.1 to 8, not '\(text)'.")
        }
        return scale
    }

    static func screenAndVariant(
        _ arguments: Arguments
    ) throws(UsageError) -> (GalleryScreen, GalleryScreen.Variant) {
        let name = arguments.screen ?? ""
        let screens = GalleryScreen.all + [.menu]
        guard let screen = screens.first(where: { $0.name == name }) else {
            throw UsageError(
                "There is no screen '\(name)'." + NearestName.question(name, among: screens.map(\.name))
                    + " Screens: \(screenNames).")
        }
        guard let variantName = arguments.values[.variant] else { return (screen, screen.standard) }
        guard let variant = screen.variants.first(where: { $0.name == variantName }) else {
            let known = screen.variants.map(\.name)
            throw UsageError(
                "\(name) has no variant '\(variantName)'." + NearestName.question(variantName, among: known)
                    + " Variants: \(known.joined(separator: ", ")).")
        }
        return (screen, variant)
    }
}
