import Foundation

/// The settings of a target in one configuration: its own over the project's, each over those of a file beside it.
struct BuildSettings {
    private var values: [String: String]

    /// - Parameter layers: the lowest first.
    init(_ layers: [[String: String]]) {
        values = [:]
        for layer in layers {
            for (name, value) in layer {
                let inherited = values[name] ?? ""
                values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
                    .replacingOccurrences(of: "${inherited}", with: inherited)
            }
        }
    }

    /// A setting with what it refers to put in; nil where there is none.
    subscript(name: String) -> String? { values[name].map(expanded) }

    mutating func setDefault(_ name: String, _ value: String) {
        if values[name] == nil { values[name] = value }
    }

    /// The names of all settings that begin so, in order.
    func names(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// A text with the settings that it refers to, `$(NAME)` or `${NAME:operator}`, put in; what is unknown is empty.
    func expanded(_ text: String) -> String { expanded(text, depth: 0) }

    private func expanded(_ text: String, depth: Int) -> String {
        guard depth < 16, let start = text.firstRange(of: /\$[({]/) else { return text }
        let closing: Character = text[text.index(before: start.upperBound)] == "(" ? ")" : "}"
        // The innermost reference first: a name may be made of one.
        let rest = text[start.upperBound...]
        guard let end = Self.end(of: rest, closedBy: closing) else { return text }
        let parts = expanded(String(rest[..<end]), depth: depth + 1).split(separator: ":").map(String.init)
        var value = values[parts.first ?? ""].map { expanded($0, depth: depth + 1) } ?? ""
        for part in parts.dropFirst() {
            switch part {
            case "c99extidentifier", "identifier": value = value.asIdentifier
            case "rfc1034identifier": value = value.replacing(/[^A-Za-z0-9.-]/, with: "-")
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            case _ where part.hasPrefix("default=") && value.isEmpty: value = String(part.dropFirst("default=".count))
            default: break
            }
        }
        return text[..<start.lowerBound] + value + expanded(String(rest[rest.index(after: end)...]), depth: depth)
    }

    private static func end(of text: Substring, closedBy closing: Character) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if "({".contains(text[index]) { depth += 1 }
            guard ")}".contains(text[index]) else { continue }
            if depth == 0 { return text[index] == closing ? index : nil }
            depth -= 1
        }
        return nil
    }
}

extension BuildSettings {
    /// The settings of a file `Name.xcconfig`, with those of the files that it includes; a missing file has none.
    ///
    /// Of settings for one platform alone, those of iOS count.
    static func layer(ofFile file: URL, depth: Int = 0) -> [String: String] {
        guard depth < 16, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
        var layer: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
            if let include = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                let included = file.deletingLastPathComponent().appendingPathComponent(String(include.1))
                layer.merge(Self.layer(ofFile: included, depth: depth + 1)) { $1 }
            } else if let setting = line.firstMatch(of: /^\s*(\w+)(\[[^\]]*\])?\s*=\s*(.*?)\s*$/) {
                guard Self.isOfPhones(setting.2.map(String.init)) else { continue }
                layer[String(setting.1)] = String(setting.3)
            }
        }
        return layer
    }

    /// The settings that an object of a project holds; lists become words.
    static func layer(_ fields: [String: Any]) -> [String: String] {
        var layer: [String: String] = [:]
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            let text = value as? String ?? (value as? [String])?.joined(separator: " ") ?? ""
            guard let bracket = name.firstIndex(of: "[") else {
                layer[name] = layer[name] ?? text
                continue
            }
            if Self.isOfPhones(String(name[bracket...])) { layer[String(name[..<bracket])] = text }
        }
        return layer
    }

    private static func isOfPhones(_ condition: String?) -> Bool {
        guard let condition else { return true }
        return condition.contains("iphone") && !condition.contains("config=")
    }
}

extension String {
    /// The text with underscores for characters that an identifier can't have.
    var asIdentifier: String {
        let text = replacing(/[^A-Za-z0-9_]/, with: "_")
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
}
