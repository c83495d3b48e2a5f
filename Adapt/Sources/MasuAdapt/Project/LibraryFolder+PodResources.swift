import Foundation

/// The resources that a pod's specification names.
extension LibraryFolder {
    struct PodResources: Equatable {
        /// Those of the module's own bundle: files, and folders that are one thing.
        var files: [URL] = []
        /// Those of bundles inside of it, by the bundles' names.
        var bundles: [String: [URL]] = [:]
    }

    /// `s.resources = ['Assets/**/*.png']` and `s.resource_bundles = { 'Lake' => ['Assets/*'] }`, in one specification or several.
    var podResources: PodResources {
        var found = PodResources()
        // Most pods have no resources: their folders aren't walked through once more.
        lazy var paths = Self.paths(in: folder)
        for text in specifications {
            let plain = text.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("#") }
                .joined(separator: "\n")
            for list in plain.matches(of: /\.resource(s|_bundles?)?\s*=\s*/) {
                let parts = SpecificationValue(plain[list.range.upperBound...])
                for (name, patterns) in parts.patterns {
                    let files = Self.resources(patterns, among: paths).map(folder.appendingPathComponent)
                    if let name { found.bundles[name, default: []] += files } else { found.files += files }
                }
            }
        }
        return found
    }

    /// The paths that patterns match, those in a catalog or bundle as that folder; sources are none.
    private static func resources(_ patterns: [String], among paths: [String]) -> [String] {
        let expressions = patterns.compactMap(expression)
        var found: Set<String> = []
        for path in paths where expressions.contains(where: { path.wholeMatch(of: $0) != nil }) {
            let parts = path.split(separator: "/")
            let end = parts.firstIndex { part in bundles.contains { part.hasSuffix("." + $0) } }
            let last = parts[end ?? parts.endIndex - 1]
            if ["swift", "h", "m", "mm", "c", "lproj"].contains(where: { last.hasSuffix("." + $0) }) { continue }
            if end == nil, !last.contains(".") { continue }
            found.insert(parts[...(end ?? parts.endIndex - 1)].joined(separator: "/"))
        }
        return found.sorted()
    }

    /// A pattern of Ruby's `Dir.glob`; one of a folder is all that is in it.
    private static func expression(_ pattern: String) -> Regex<Substring>? {
        var text = ""
        var rest = pattern[...]
        while let character = rest.first {
            if rest.hasPrefix("**/") {
                text += "(?:.*/)?"
                rest = rest.dropFirst(3)
                continue
            }
            switch character {
            case "*": text += rest.hasPrefix("**") ? ".*" : "[^/]*"
            case "?": text += "[^/]"
            case "{": text += "(?:"
            case "}": text += ")"
            case ",": text += "|"
            default: text += NSRegularExpression.escapedPattern(for: String(character))
            }
            rest = rest.dropFirst(rest.hasPrefix("**") ? 2 : 1)
        }
        return try? Regex(text + "(?:/.*)?", as: Substring.self)
    }
}

/// A value in a pod's specification as far as it is made of texts: one, a list, or lists by names.
private struct SpecificationValue {
    /// Lists of texts, each with the name that it has in a table; nil for one outside of tables.
    private(set) var patterns: [(name: String?, patterns: [String])] = []

    /// - Parameter text: what stands behind the sign of equality, and more.
    init(_ text: Substring) {
        var (depth, name): (Int, String?) = (0, nil)
        var texts: [String] = []
        var rest = text
        func end(_ patterns: inout [(name: String?, patterns: [String])]) {
            if !texts.isEmpty { patterns.append((name, texts)) }
            texts = []
        }
        scan: while let character = rest.first {
            rest = rest.dropFirst()
            switch character {
            case "'", "\"":
                let inner = rest.prefix { $0 != character }
                rest = rest.dropFirst(inner.count + 1)
                let following = rest.drop(while: \.isWhitespace)
                if following.hasPrefix("=>") {
                    end(&patterns)
                    name = String(inner)
                    rest = following.dropFirst(2)
                } else {
                    texts.append(String(inner))
                }
            case "[", "{", "(": depth += 1
            case "]", "}", ")": depth -= 1
            case ",", " ", "\t": continue
            case "\n", "\r\n":
                // A list goes on behind a comma.
                if depth <= 0, texts.isEmpty || !text[..<rest.startIndex].dropLast().hasSuffix(",") {
                    break scan
                }
            default: if depth <= 0 { break scan }
            }
            if depth < 0 { break }
        }
        end(&patterns)
    }
}
