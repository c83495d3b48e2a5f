/// Values and their names in words.
enum ValueWords {
    /// `fontDescription` is the font, `normal.title` the title.
    static func name(_ name: String) -> String {
        if let parts = classParts(of: name) { return "\(Self.name(parts.name)) in \(parts.classes)" }
        if let known = names[name] { return known }
        let parts = name.split(separator: ".").map { spaced(String($0)) }
        guard parts.count > 1 else { return parts.first ?? name }
        if ["normal", "configuration", "base configuration"].contains(parts[0]) {
            return parts.dropFirst().joined(separator: " ")
        }
        return "\(parts.dropFirst().joined(separator: " ")) (\(parts[0]))"
    }

    /// `constant (widthClass=compact)`: the name, and the size classes in words.
    static func classParts(of name: String) -> (name: String, classes: String)? {
        guard name.hasSuffix(")"), let start = name.firstIndex(of: "(") else { return nil }
        let classes = name[name.index(after: start)...].dropLast().split(separator: "-").map { part -> String in
            switch part {
            case "widthClass=compact": "compact width"
            case "widthClass=regular": "regular width"
            case "heightClass=compact": "compact height"
            case "heightClass=regular": "regular height"
            case "default": "any size class"
            default: String(part)
            }
        }
        return (name[..<start].trimmed, classes.joined(separator: " and "))
    }

    /// A value as it is printed: texts in quotes, flags as yes and no, nothing as the default.
    static func value(_ value: String?, of name: String) -> String {
        guard let value else { return "default" }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if ValueReader.texts.contains(last) { return quoted(value) }
        switch value {
        case "YES": return "yes"
        case "NO": return "no"
        default: return value.count > 70 ? "\(value.prefix(69))…" : value
        }
    }

    /// “Log in”; long texts are cut, line ends are spaces.
    static func quoted(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "“\(line.count > 40 ? "\(line.prefix(39))…" : line)”"
    }

    /// `imageView` is image view.
    static func spaced(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, let last = result.last, last != " ", !last.isUppercase { result += " " }
            result += character.lowercased()
        }
        return result
    }

    private static let names = [
        "fontDescription": "font", "textColor": "text colour", "backgroundColor": "background colour",
        "tintColor": "tint colour", "normal.title": "title", "normal.image": "image", "numberOfLines": "lines",
        "normal.titleColor": "title colour", "customClass": "class", "customModule": "module",
        "translatesAutoresizingMaskIntoConstraints": "placed by its autoresizing mask",
        "clipsSubviews": "clips to bounds", "horizontalHuggingPriority": "horizontal hugging",
        "verticalHuggingPriority": "vertical hugging",
        "horizontalCompressionResistancePriority": "horizontal compression resistance",
        "verticalCompressionResistancePriority": "vertical compression resistance",
        "adjustsFontForContentSizeCategory": "follows the reader's text size",
        "useSafeAreas": "safe areas", "initialViewController": "initial scene", "launchScreen": "launch screen",
        "separatorColor": "separator colour", "barTintColor": "bar tint colour",
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
