import Foundation

extension StringsTable {
    /// The texts of one language in a string catalog, `Main.xcstrings`, as Xcode 15 and later keep them.
    ///
    /// Of texts that vary by number or device the form `other` is taken.
    /// - Throws: `MarkupError` for what isn't a catalog, or is larger than 16 MB or deeper than 64.
    public static func parse(catalog bytes: [UInt8], language: String) throws -> [String: String] {
        guard bytes.count <= 16 << 20, MarkupDepth.ofJSON(bytes) <= 64 else {
            throw MarkupError(line: 0, message: "the string catalog is larger than 16 MB, or more than 64 deep")
        }
        let catalog: Catalog
        do {
            catalog = try JSONDecoder().decode(Catalog.self, from: Data(bytes))
        } catch {
            throw MarkupError(line: 0, message: "the file isn't a string catalog: \(error)")
        }
        return catalog.strings.compactMapValues { $0.localizations?[language]?.text }
    }
}

private struct Catalog: Decodable {
    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: [String: [String: Variation]]?

        var text: String? {
            stringUnit?.value ?? variations?.values.compactMap { $0["other"]?.stringUnit?.value }.min()
        }
    }

    struct Variation: Decodable {
        let stringUnit: Unit?
    }

    struct Unit: Decodable {
        let value: String?
    }

    let strings: [String: Entry]
}
