import FoundationAdditions
import InterfaceBuilder

/// A document's texts in another language: `de.lproj/Main.strings`, or a string catalog beside the document.
package enum DocumentStrings {
    /// The reader's languages as the host knows them, the most wanted first; where it knows none, Foundation chooses
    /// among those of the bundle.
    package static var languages: [String] {
        get { lock.withLock { kept } }
        set {
            lock.withLock { kept = newValue }
            _DeviceLocale.languages = spokenLanguages()
        }
    }
    /// The language in front of the reader's that changes their texts; nil for none.
    package static var pseudoLanguage: PseudoLanguage? { languages.first.flatMap(PseudoLanguage.init) }
    /// The languages that texts are looked up in.
    static func spokenLanguages() -> [String] { languages.filter { PseudoLanguage(rawValue: $0) == nil } }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var kept: [String] = []

    /// The texts of a bundle's document in the reader's first language that there is.
    ///
    /// - Throws: `MarkupError` for a file that can't be read.
    @MainActor static func find(for document: String, in bundle: Bundle) throws -> [String: String]? {
        let texts = try spokenTexts(for: document, in: bundle)
        guard let pseudo = pseudoLanguage else { return texts }
        return texts?.mapValues { pseudo.applied(to: $0, key: $0) }
    }

    @MainActor private static func spokenTexts(for document: String, in bundle: Bundle) throws -> [String: String]? {
        let languages = spokenLanguages()
        guard !languages.isEmpty else {
            return try ApplicationBundles.path(of: document, ofType: "strings", in: bundle).flatMap(contents).map {
                try StringsTable.parse($0)
            }
        }
        let folders = ApplicationBundles.searched(for: bundle).map(\.folder)
        return try languages.lazy.compactMap { try find(for: document, language: $0, in: folders) }.first
    }

    /// The texts by id and property; nil where the folders have none for the language.
    ///
    /// - Parameters:
    ///   - language: `de` or `pt-BR`; what is missing for a region is looked for without it.
    ///   - folders: that hold `.lproj` folders, the first one with the file wins.
    /// - Throws: `MarkupError` for a file that can't be read.
    package static func find(
        for document: String, language: String, in folders: [String]
    ) throws -> [String: String]? {
        for language in [language, String(language.prefix { $0 != "-" && $0 != "_" })] {
            for folder in folders {
                if let bytes = contents("\(folder)/\(language).lproj/\(document).strings") {
                    return try StringsTable.parse(bytes)
                }
                for place in ["mul.lproj/", "Base.lproj/", ""] {
                    guard let bytes = contents("\(folder)/\(place)\(document).xcstrings") else { continue }
                    let texts = try StringsTable.parse(catalog: bytes, language: language)
                    if !texts.isEmpty { return texts }
                }
            }
        }
        return nil
    }

    /// The texts of a table in no language's folder; nil where there is none.
    static func findBesideLanguages(_ table: String, in folders: [String]) throws -> [String: String]? {
        try folders.lazy.compactMap { contents("\($0)/\(table).strings") }.first.map { try StringsTable.parse($0) }
    }

    private static func contents(_ path: String) -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) }
    }
}
