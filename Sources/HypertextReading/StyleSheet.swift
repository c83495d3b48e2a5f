import Foundation

/// The rules of a style sheet, for elements by name, class and identifier.
///
/// Selectors with combinators, attributes or pseudo-classes are left out, as are rules for other media than the screen.
struct StyleSheet {
    struct Selector {
        var name: String?
        var identifier: String?
        var classes: [String]

        /// The precedence over other rules: identifiers, classes, names.
        var weight: Int { (identifier == nil ? 0 : 100) + classes.count * 10 + (name == nil ? 0 : 1) }

        init?(_ text: Substring) {
            guard !text.isEmpty, !text.contains(where: { " >+~[:".contains($0) }) else { return nil }
            var rest = text
            classes = []
            let first = rest.prefix { $0 != "." && $0 != "#" }
            rest = rest.dropFirst(first.count)
            name = first.isEmpty || first == "*" ? nil : first.lowercased()
            while let mark = rest.first {
                let word = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
                guard !word.isEmpty else { return nil }
                if mark == "#" { identifier = String(word) } else { classes.append(String(word)) }
                rest = rest.dropFirst(1 + word.count)
            }
        }

        func matches(name: String, identifier: String?, classes: Set<String>) -> Bool {
            (self.name == nil || self.name == name)
                && (self.identifier == nil || self.identifier == identifier)
                && self.classes.allSatisfy(classes.contains)
        }
    }

    private var rules: [(selector: Selector, declarations: [Declaration])] = []

    mutating func add(_ text: String) {
        var rest = Substring(Self.withoutComments(text))
        while let open = rest.firstIndex(of: "{") {
            let head = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
            rest = rest[rest.index(after: open)...]
            guard !head.hasPrefix("@") else {
                rest = Self.afterBlock(rest)
                continue
            }
            let body = rest.prefix { $0 != "}" }
            rest = rest.dropFirst(body.count + 1)
            let declarations = Declaration.list(body)
            for part in head.split(separator: ",") {
                let trimmed = part.trimmingCharacters(in: .whitespacesAndNewlines)
                if let selector = Selector(Substring(trimmed)) { rules.append((selector, declarations)) }
            }
        }
    }

    /// The declarations for an element, those of higher precedence last.
    func declarations(name: String, identifier: String?, classes: Set<String>) -> [Declaration] {
        rules.enumerated()
            .filter { $0.element.selector.matches(name: name, identifier: identifier, classes: classes) }
            .sorted { ($0.element.selector.weight, $0.offset) < ($1.element.selector.weight, $1.offset) }
            .flatMap(\.element.declarations)
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func afterBlock(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text[text.endIndex...]
    }
}

/// A property and its value, in lower case but for names of fonts.
struct Declaration: Hashable {
    var property: String
    var value: String

    static func list(_ text: Substring) -> [Declaration] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            if value.lowercased().hasSuffix("!important") {
                value = value.dropLast("!important".count).trimmingCharacters(in: .whitespaces)
            }
            let property = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            return value.isEmpty ? nil : Declaration(property: property, value: value)
        }
    }
}
