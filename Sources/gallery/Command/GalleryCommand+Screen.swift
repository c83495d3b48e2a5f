import Foundation
import GalleryScreens

extension GalleryCommand {
    /// How `--rows` prints.
    enum RowFormat: String, CaseIterable {
        case text, json
    }

    /// `gallery SCREEN`: rows, a picture, or both.
    static func showScreen(_ arguments: Arguments) throws {
        let variant = try variant(arguments)
        let settings = try DisplaySettings(arguments)
        let images = try arguments.choice(.images, default: ImageState.pending)
        let format = try arguments.choice(.format, default: RowFormat.text)
        let offset = try arguments.number(.offset)
        guard arguments.has(.rows) || arguments.has(.png) else {
            throw UsageError("Nothing is asked for: add --rows, --png FILE, or both.")
        }
        if arguments.has(.format), !arguments.has(.rows) { throw UsageError("--format belongs to --rows.") }

        let session = try ScreenSession(variant, settings: settings, images: images)
        defer { session.close() }
        // Measured even where only a picture is asked for, so that a list looks the same whatever else is asked.
        if session.tableView != nil || arguments.has(.rows) {
            let rows = try session.measuredRows()
            if arguments.has(.rows) { printOut(format == .json ? rows.json : rows.text) }
        }
        if let offset { try session.scroll(to: offset) }
        if let file = arguments.values[.png] {
            try session.png().write(to: URL(fileURLWithPath: file))
        }
    }

    private static func variant(_ arguments: Arguments) throws(UsageError) -> GalleryScreen.Variant {
        let name = arguments.screen ?? ""
        guard let screen = GalleryScreen.all.first(where: { $0.name == name }) else {
            throw UsageError("There is no screen '\(name)'. Screens: \(screenNames).")
        }
        guard let variantName = arguments.values[.variant] else { return screen.standard }
        guard let variant = screen.variants.first(where: { $0.name == variantName }) else {
            let known = screen.variants.map(\.name).joined(separator: ", ")
            throw UsageError("\(name) has no variant '\(variantName)'. Variants: \(known).")
        }
        return variant
    }
}
