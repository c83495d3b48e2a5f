/// The texts of tables, `de.lproj/Localizable.strings` or a string catalog, read once.
package enum LocalizedTexts {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [String: [String: String]] = [:]

    /// The table of a bundle in a language, empty where there is none; one that can't be read is reported once.
    ///
    /// - Parameter language: nil for the table that lies beside the folders of the languages.
    static func table(_ name: String, language: String?, of bundle: Bundle) -> [String: String] {
        let key = [bundle.bundlePath, language ?? "", name].joined(separator: "|")
        if let table = lock.withLock({ tables[key] }) { return table }
        let folders = ApplicationBundles.searched(for: bundle).map(\.folder)
        var table: [String: String] = [:]
        do {
            let found =
                if let language { try DocumentStrings.find(for: name, language: language, in: folders) } else {
                    try DocumentStrings.findBesideLanguages(name, in: folders)
                }
            table = found ?? [:]
        } catch {
            let place = language.map { " in \($0)" } ?? ""
            UIKitLog.writeFromAnyThread("The texts of \(name)\(place) can't be read: \(error)")
        }
        lock.withLock { tables[key] = table }
        return table
    }

    /// The keys under which the tables that were asked so far have a text, pseudo-languages included; in order.
    package static func keys(of text: String) -> [String] {
        let pseudo = DocumentStrings.pseudoLanguage
        let tables = lock.withLock { self.tables }
        let keys = tables.values.flatMap { table in
            table.filter { key, value in value == text || pseudo?.applied(to: value, key: key) == text }.keys
        }
        return Set(keys).sorted()
    }
}

extension Bundle {
    /// The bundle's text in the user's first language that has it.
    ///
    /// If the host has no languages set, it is the one that the bundle was developed in. A table that is in no language's folder
    /// comes before all of them.
    ///
    /// Documented: Apple's Bundle Programming Guide, The Bundle Search Pattern.
    ///
    /// - Parameters:
    ///   - value: the text where the bundle has none; where this is empty too, the key.
    ///   - table: the file's name; nil for `Localizable`.
    public func localizedText(forKey key: String, value: String = "", table: String? = nil) -> String {
        // A bundle whose class was changed, or an app's own, finds its texts itself.
        if type(of: self) != Bundle.self { return localizedString(forKey: key, value: value, table: table) }
        // Foundation's `developmentLocalization` stops the program where a bundle has no list.
        let development = infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let languages: [String?] = [nil] + DocumentStrings.spokenLanguages() + [development, "Base"]
        let text = languages.lazy.compactMap {
            LocalizedTexts.table(table ?? "Localizable", language: $0, of: self)[key]
        }.first
        if let pseudo = DocumentStrings.pseudoLanguage {
            return pseudo.applied(to: text, key: value.isEmpty ? key : value)
        }
        return text ?? (value.isEmpty ? key : value)
    }
}
