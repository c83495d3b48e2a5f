import Foundation

/// The metrics of a font that Apple's devices have and that can't be shipped: its names and measures, no outlines.
///
/// Rows are as high as their text wraps, so widths matter. Sources of the figures: `Fonts/README.md`.
public struct StandInFont: Hashable, Sendable {
    public let postScriptName: String
    public let family: String
    /// Within the family: `Bold Italic`.
    public let style: String
    public let weight: TextWeight
    public let isItalic: Bool
    public let isMonospaced: Bool
    let vertical: VerticalMetrics
    /// The advances in ems of the characters from U+0020 to U+007E.
    let advances: [Double]
    /// The advances in ems of characters beyond those.
    let others: [UInt32: Double]
}

extension FontLibrary {
    /// The fonts that the package substitutes, by family.
    public var standIns: [StandInFont] { standInTable.fonts }

    /// The font of a PostScript name; nil where nothing is known of it.
    public func standIn(named postScriptName: String) -> StandInFont? { standInTable.byName[postScriptName] }
}

/// The fonts of `NamedFonts.json`.
struct StandInTable: Sendable {
    let fonts: [StandInFont]
    let byName: [String: StandInFont]

    init(json: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: json)
        fonts = try file.fonts.map { try $0.font(others: file.others) }
        byName = Dictionary(fonts.map { ($0.postScriptName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    fileprivate struct File: Decodable {
        struct Entry: Decodable {
            var name: String
            var family: String
            var style: String
            var weight: Int
            var italic: Bool?
            var monospaced: Bool?
            /// Ascender, descender, line gap, cap height and x height, thousandths of an em.
            var vertical: [Double]
            /// Thousandths of an em.
            var advances: [Double]
        }

        var fonts: [Entry]
        /// The ASCII character whose width another one has, times a factor.
        var others: [String: Rule]
    }

    fileprivate struct Rule: Decodable {
        var like: String
        var times: Double
    }
}

extension StandInTable.File.Entry {
    fileprivate func font(others rules: [String: StandInTable.Rule]) throws -> StandInFont {
        guard advances.count == SystemFontMetrics.characterCount, vertical.count == 5,
            let textWeight = TextWeight(rawValue: weight / 100 - 1)
        else { throw FontError.notAFont("NamedFonts.json, \(name)") }
        let ems = advances.map { $0 / 1000 }
        var others: [UInt32: Double] = [:]
        for (character, rule) in rules {
            guard let scalar = character.unicodeScalars.first?.value, let like = rule.like.unicodeScalars.first?.value,
                like >= SystemFontMetrics.firstCharacter,
                Int(like - SystemFontMetrics.firstCharacter) < ems.count
            else { throw FontError.notAFont("NamedFonts.json, the character \(character)") }
            others[scalar] = ems[Int(like - SystemFontMetrics.firstCharacter)] * rule.times
        }
        return StandInFont(
            postScriptName: name, family: family, style: style, weight: textWeight, isItalic: italic ?? false,
            isMonospaced: monospaced ?? false,
            vertical: VerticalMetrics(
                ascender: vertical[0] / 1000, descender: -vertical[1] / 1000, leading: vertical[2] / 1000,
                capHeight: vertical[3] / 1000, xHeight: vertical[4] / 1000),
            advances: ems, others: others)
    }
}
