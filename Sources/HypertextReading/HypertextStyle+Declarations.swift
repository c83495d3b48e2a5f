import Foundation

extension HypertextStyle {
    /// Applies a declaration; one that isn't supported changes nothing.
    ///
    /// - Parameter outer: the style around the element, the base of relative values.
    mutating func apply(_ declaration: Declaration, in outer: HypertextStyle) {
        let value = declaration.value.lowercased()
        switch declaration.property {
        case "font-family": fontFamilies = Self.families(declaration.value)
        case "font-size": if let size = Self.fontSize(value, in: outer.fontSize) { fontSize = size }
        case "font-weight": applyWeight(value, in: outer)
        case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
        case "font": applyFont(declaration.value, in: outer)
        case "color": if let color = HypertextColor(css: value) { self.color = color }
        case "background-color", "background":
            if let color = HypertextColor(css: value) { backgroundColor = color.alpha > 0 ? color : nil }
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruck = value.contains("line-through")
        case "text-align": alignment = value == "start" ? .natural : Alignment(rawValue: value) ?? alignment
        case "direction": isRightToLeft = value == "rtl"
        case "line-height": applyLineHeight(value)
        case "margin-top": if let length = Self.length(value, em: fontSize) { spacingBefore = length }
        case "margin-bottom": if let length = Self.length(value, em: fontSize) { spacingAfter = length }
        case "margin-left", "padding-left":
            if let length = Self.length(value, em: fontSize) {
                headIndent = outer.headIndent + length
                firstLineIndent = outer.headIndent + length
            }
        case "margin": applyMargin(value)
        case "text-indent":
            if let length = Self.length(value, em: fontSize) { firstLineIndent = headIndent + length }
        case "vertical-align": shift = value == "super" ? .above : value == "sub" ? .below : .none
        case "white-space": keepsSpace = value.hasPrefix("pre")
        case "display": isHidden = value == "none"
        default: break
        }
    }

    private mutating func applyWeight(_ value: String, in outer: HypertextStyle) {
        switch value {
        case "bold": weight = 700
        case "normal": weight = 400
        case "bolder": weight = outer.weight < 600 ? 700 : 900
        case "lighter": weight = outer.weight > 500 ? 400 : 100
        default: if let number = Int(value), (1...1000).contains(number) { weight = number }
        }
    }

    /// The short form: style and weight, the size with the height of lines, the families.
    private mutating func applyFont(_ value: String, in outer: HypertextStyle) {
        (isItalic, weight) = (false, 400)
        var words = value.split(separator: " ", omittingEmptySubsequences: true)
        while let word = words.first?.lowercased() {
            let size = word.split(separator: "/")
            if let length = size.first.flatMap({ Self.fontSize(String($0), in: outer.fontSize) }), Int(word) == nil {
                fontSize = length
                if size.count == 2 { applyLineHeight(String(size[1])) }
                fontFamilies = Self.families(words.dropFirst().joined(separator: " "))
                return
            }
            if word == "italic" || word == "oblique" { isItalic = true } else { applyWeight(word, in: outer) }
            words.removeFirst()
        }
    }

    private mutating func applyLineHeight(_ value: String) {
        lineHeight = nil
        if value.hasSuffix("%") {
            lineHeight = Double(value.dropLast()).map { $0 / 100 * fontSize }
        } else if let share = Double(value) {
            lineHeight = share * fontSize
        } else {
            lineHeight = Self.length(value, em: fontSize)
        }
    }

    private mutating func applyMargin(_ value: String) {
        let lengths = value.split(separator: " ").map { Self.length(String($0), em: fontSize) }
        guard let first = lengths.first else { return }
        if let first { spacingBefore = first }
        if let last = lengths.count > 2 ? lengths[2] : first { spacingAfter = last }
    }

    private static func families(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\n\t")) }
            .filter { !$0.isEmpty }
    }

    private static let sizes: [String: Double] = [
        "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5,
        "xx-large": 2,
    ]

    private static func fontSize(_ value: String, in outer: Double) -> Double? {
        if let share = sizes[value] { return 12 * share }
        if value == "smaller" { return outer / 1.2 }
        if value == "larger" { return outer * 1.2 }
        if value.hasSuffix("%") { return Double(value.dropLast()).map { $0 / 100 * outer } }
        return length(value, em: outer).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Points; nil for what is no length.
    static func length(_ value: String, em: Double) -> Double? {
        let units: [(String, Double)] = [
            ("rem", 12), ("em", em), ("px", 1), ("pt", 1), ("ex", em / 2), ("in", 96), ("cm", 96 / 2.54),
        ]
        for (unit, factor) in units where value.hasSuffix(unit) {
            return Double(value.dropLast(unit.count)).map { $0 * factor }
        }
        return Double(value)
    }
}
