import Foundation

/// The system font's advances and tracking: facts about its widths, without its outlines.
///
/// A glyph advances by size · ((1 − t) · text + t · display) + tracking(size), where t is the share of the display cut;
/// tracking is added to every glyph, the last one too.
struct SystemFontMetrics: Sendable {
    /// The first character that has an advance here; they run without a gap.
    static let firstCharacter: UInt32 = 0x20
    static let characterCount = 95

    /// Advances in ems of the characters from U+0020 to U+007E, by weight.
    private let text: [TextWeight: [Double]]
    private let display: [TextWeight: [Double]]
    /// The advances in ems of characters beyond those: of both cuts and all weights.
    let others: [UInt32: Double]
    /// Pairs of a size in points and tracking in units of 2048 per em, by growing size.
    private let tracking: [(size: Double, units: Double)]

    /// Reads the package's table.
    ///
    /// A start of a program pays for it: Foundation's decoder takes as long as laying out a screen.
    init(json: [UInt8]) throws {
        let lists = try NumberLists(json: json)
        func list(_ path: String, count: Int?) throws -> [Double] {
            guard let list = lists[path], count == nil || list.count == count else {
                throw FontError.notAFont("SystemFontMetrics.json, \(path)")
            }
            return list
        }
        let unitsPerEm = try list("unitsPerEm", count: 1)[0]
        var text: [TextWeight: [Double]] = [:]
        var display: [TextWeight: [Double]] = [:]
        for weight in TextWeight.allCases {
            let key = weight.name.prefix(1).lowercased() + weight.name.dropFirst()
            text[weight] = try list("advances/\(key)/text", count: Self.characterCount).map { $0 / unitsPerEm }
            display[weight] = try list("advances/\(key)/display", count: Self.characterCount).map { $0 / unitsPerEm }
        }
        self.text = text
        self.display = display
        let knots = try list("tracking", count: nil)
        tracking = stride(from: 0, to: knots.count - 1, by: 2).map { (knots[$0], knots[$0 + 1]) }
        var others: [UInt32: Double] = [:]
        for (character, units) in lists.members(of: "others") {
            for scalar in character.unicodeScalars { others[scalar.value] = (units.first ?? 0) / unitsPerEm }
        }
        self.others = others
    }

    /// Advances in ems of one optical cut, in the order of the characters.
    func advances(of weight: TextWeight, display wantsDisplay: Bool) -> [Double] {
        (wantsDisplay ? display : text)[weight] ?? []
    }

    /// Points added to every glyph at a size; linear between the known sizes, below them the least one's share of the em.
    ///
    /// Beyond 40 points it shrinks, as Apple's guidelines for designers list it, to none at 80.
    func tracking(atSize size: Double) -> Double {
        guard let first = tracking.first, let last = tracking.last else { return 0 }
        if size <= first.size { return first.units / 2048 * size }
        if size >= last.size { return Self.largeTracking(atSize: size, from: last.units / 2048) * size }
        for (lower, upper) in zip(tracking, tracking.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return (lower.units + share * (upper.units - lower.units)) / 2048 * size
        }
        return 0
    }

    /// The tracking of large sizes, in ems.
    private static func largeTracking(atSize size: Double, from first: Double) -> Double {
        let knots: [(size: Double, ems: Double)] = [
            (40, first), (48, 0.008), (56, 0.006), (64, 0.004), (70, 0.002), (80, 0),
        ]
        for (lower, upper) in zip(knots, knots.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return lower.ems + share * (upper.ems - lower.ems)
        }
        return 0
    }

    /// The size from which outlines and kerning are the display cut's, as iOS took that face by name before advances
    /// were interpolated; recorded widths of large labels agree best with it.
    static let displaySize = 20.0

    /// The share of the display cut at a size: none up to 17 points, all of it from 28.
    static func displayShare(atSize size: Double) -> Double {
        let knots: [(Double, Double)] = [(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)]
        if size <= 17 { return 0 }
        for (lower, upper) in zip(knots, knots.dropFirst()) where size <= upper.0 {
            return lower.1 + (size - lower.0) / (upper.0 - lower.0) * (upper.1 - lower.1)
        }
        return 1
    }

    /// Points added to every glyph of the display cut before iOS 11: fitted to labels that Xcode 7 and 8 recorded,
    /// thousandths of an em that shrink with the size, fewer in bold.
    static func earlierDisplayTracking(atSize size: Double, weight: TextWeight) -> Double {
        let (first, slope) = weight >= .semibold ? (19.0, 0.42) : (31.0, 0.6)
        return max(0, first - slope * (size - displaySize)) / 1000 * size
    }
}
