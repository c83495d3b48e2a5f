import Foundation
import Graphics

/// The symbols that Masu can draw, by Apple's names: those of `Resources/Symbols.txt`, and what their names are made of:
/// a symbol in a circle or square, with a slash, with a badge.
public enum SymbolCatalog {
    static let file: SymbolFile = {
        let place = Bundle.module.bundleURL.appendingPathComponent("Resources/Symbols.txt")
        guard let text = try? String(contentsOf: place, encoding: .utf8) else {
            preconditionFailure("\(place.path) is missing: the folder with Masu's resources isn't beside the program.")
        }
        return SymbolFile(text)
    }()

    /// The names that have a drawing of their own, sorted.
    public static var names: [String] {
        (Array(file.signs.keys) + Array(file.drawings.keys) + Array(file.others.keys)).sorted()
    }

    /// The names of signs, which other names put into circles and squares.
    public static var signNames: [String] { file.signs.keys.sorted() }

    /// Lines of the file that can't be read; there are none.
    public static var faults: [String] { file.faults }

    /// Nil for a symbol that isn't drawn here.
    public static func drawing(named name: String) -> SymbolDrawing? {
        if let sign = file.signs[name] { return sign.alone }
        if let drawing = file.drawings[name] { return drawing }
        if let other = file.others[name], other != name { return drawing(named: other) }
        return composed(name)
    }

    /// Returns true if a name may be one of Apple's: words of small letters and digits with dots between.
    public static func isWellFormed(_ name: String) -> Bool {
        !name.isEmpty
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
            }
    }

    /// The substitute for a symbol that isn't drawn here: an empty box of the usual size.
    public static let standIn = SymbolDrawing(
        20, 19, [SymbolPart(.line, .box(2, 1.5, 16, 16, radius: 3))])
}
