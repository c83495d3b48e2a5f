import Foundation

/// Modules in C, and of the system, that have the name of one of Masu's own: the package and Masu would declare it twice.
extension PackageModule {
    /// Masu's modules in C.
    static let ownNames: Set<String> = [
        "CCairo", "CCrypto", "CDelays", "CGIF", "CHarfBuzz", "CHypertextShims", "CImageShims", "CJPEG", "CMicroHTTPD",
        "CObjectShims", "CPNG", "CPreviewShims", "CSDL2", "CSQLite", "CWebP", "CZLib",
    ]

    /// The name of a library's module in C: another than Masu's, since the library's may declare more of the same header.
    static func name(apart name: String) -> String { ownNames.contains(name) ? "\(name)OfLibrary" : name }

    /// Takes a name other than the library's own, which its module map says too.
    mutating func rename(from old: String) {
        guard old != name, let plain else { return }
        for path in LibraryFolder.paths(in: plain.folder) where path.hasSuffix(".modulemap") {
            let file = plain.folder.appendingPathComponent(path)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            generated[path] = Data(text.replacing(Self.word(old, after: "module\\s+"), with: "module \(name)").utf8)
        }
    }

    /// Writes the new names of modules into the sources that import them.
    mutating func rename(_ names: [String: String]) throws {
        for file in sources where kind != .c {
            let text = try text(of: file)
            var changed = text
            for (old, new) in names.sorted(by: { $0.key < $1.key }) where text.contains(old) {
                let before = "(?<before>\\bimport\\s+(?:\\w+\\s+)?|\\bcanImport\\(\\s*)"
                changed.replace(Self.word(old, after: before)) { match in
                    String(match["before"]?.substring ?? "") + new
                }
                changed.replace(Self.word(old, followed: "(?=\\.\\w)"), with: new)
            }
            if changed != text { changedTexts[file] = changed }
        }
    }

    private static func word(_ name: String, after before: String = "", followed: String = "")
        -> Regex<AnyRegexOutput>
    {
        // A point between letters ends no word otherwise.
        ((try? Regex("\(before)\\b\(name)\\b\(followed)")) ?? Regex(/(?!)/)).wordBoundaryKind(.simple)
    }
}
