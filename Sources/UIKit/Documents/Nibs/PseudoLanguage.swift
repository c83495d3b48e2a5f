/// A language that nobody speaks, made of the app's own texts to see what a translation would do to a screen.
///
/// A host names one in front of the reader's languages; texts are then looked up in those, and changed.
package enum PseudoLanguage: String, CaseIterable {
    /// Letters with accents, as high and as deep as letters get.
    case accented = "x-accented"
    /// Each text twice, as long as the longest translations.
    case double = "x-double"
    /// Texts whose letters run from right to left, in screens that do.
    case rightToLeft = "x-rtl"
    /// Texts that the languages have stay; others are their keys in capitals.
    case untranslated = "x-untranslated"

    /// - Parameters:
    ///   - text: the text of the reader's languages; nil where they have none.
    ///   - key: the key, or what stands for a missing text.
    func applied(to text: String?, key: String) -> String {
        switch self {
        case .untranslated: return text ?? key.uppercased()
        case .accented: return Self.changed(text ?? key) { Self.accents[$0] ?? $0 }
        case .double:
            let plain = Self.pieces(text ?? key).filter { !$0.isPlaceholder }.map(\.text).joined()
            return "\(text ?? key) \(plain)"
        // Explicit directions: the text's characters keep their order in memory.
        case .rightToLeft: return "\u{202E}\(text ?? key)\u{202C}"
        }
    }

    /// Letters of which the system font has one with an accent; b, m, p and v stay.
    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "AÁCDEGHIJKLNORSTUWYZacdefghijklnorstuwyz",
            "ÅÁÇĎÉĜĤÎĴĶĻÑÖŔŠŤÛŴÝŽåçďéƒĝĥîĵķļñöŕšťûŵýž"))

    private static func changed(_ text: String, _ change: (Character) -> Character) -> String {
        pieces(text).map { $0.isPlaceholder ? $0.text : String($0.text.map(change)) }.joined()
    }

    /// The text in parts: those that a format fills (`%@`, `%1$d`, `%.2f`, `%%`), and those between.
    private static func pieces(_ text: String) -> [(text: String, isPlaceholder: Bool)] {
        var result: [(String, Bool)] = []
        var rest = text[...]
        while let match = rest.firstMatch(
            of: /%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA%]/)
        {
            result.append((String(rest[..<match.range.lowerBound]), false))
            result.append((String(match.0), true))
            rest = rest[match.range.upperBound...]
        }
        return result + [(String(rest), false)]
    }
}
