import InterfaceBuilder

/// The spelling of values that a document writes as elements: colours, fonts, rectangles, texts.
enum ValueSpelling {
    /// nil for an element that isn't one value.
    static func of(_ element: MarkupElement) -> String? {
        switch element.name {
        case "color": color(element)
        case "fontDescription", "font": font(element)
        case "rect": rect(element)
        case "size": size(element)
        case "point": "(\(number(element, "x")), \(number(element, "y")))"
        case "inset", "edgeInsets", "directionalEdgeInsets": insets(element)
        case "string", "mutableString": text(element)
        case "real", "integer": ValueReader.number(element["value"] ?? "")
        case "boolean": element["value"] ?? "NO"
        case "autoresizingMask": mask(element)
        case "autocorrectionType": nil
        default: nil
        }
    }

    private static func number(_ element: MarkupElement, _ name: String) -> String {
        ValueReader.number(element[name] ?? "0")
    }

    /// To a tenth of a point.
    private static func rect(_ element: MarkupElement) -> String {
        let numbers = ["x", "y", "width", "height"].map { name in
            ValueReader.number(((element.number(name) ?? 0) * 10).rounded() / 10)
        }
        return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
    }

    private static func size(_ element: MarkupElement) -> String {
        "\(number(element, "width")) × \(number(element, "height"))"
    }

    private static func insets(_ element: MarkupElement) -> String {
        let edges = [
            ("minY", "top"), ("minX", "leading"), ("maxY", "bottom"), ("maxX", "trailing"),
        ]
        let numbers = edges.map { short, long in
            let other = long == "leading" ? "left" : long == "trailing" ? "right" : long
            return ValueReader.number(element[short] ?? element[long] ?? element[other] ?? "0")
        }
        return "(\(numbers.joined(separator: ", ")))"
    }

    private static func text(_ element: MarkupElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        var holder = MarkupElement(name: "text")
        holder.children = [element]
        return element.key.flatMap { holder.string($0) } ?? element.text
    }

    private static func mask(_ element: MarkupElement) -> String {
        let flags = element.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name).sorted()
        return flags.isEmpty ? "none" : flags.joined(separator: ", ")
    }

    /// A font as a reader would name it: `system 17`, `bold system 17`, `Headline`, `Avenir-Book 15`.
    private static func font(_ element: MarkupElement) -> String {
        if let style = element["style"] { return styleName(style) }
        let points = ValueReader.number(element["pointSize"] ?? element["size"] ?? "")
        let size = points.isEmpty ? "" : " \(points)"
        switch element["type"] {
        case "system":
            let weight = element["weight"].map { $0 == "regular" ? "" : "\($0) " } ?? ""
            return "\(weight)system\(size)"
        case "boldSystem": return "bold system\(size)"
        case "italicSystem": return "italic system\(size)"
        default: return "\(element["name"] ?? element["metaFont"] ?? "font")\(size)"
        }
    }

    /// `UICTFontTextStyleSubhead` is Subhead.
    private static func styleName(_ style: String) -> String {
        let name = style.replacing("UICTFontTextStyle", with: "").replacing("UIFontTextStyle", with: "")
        return name.isEmpty ? style : name
    }

    /// A colour: the system's by its name, a catalog's by its own, another by its components in eight bits.
    private static func color(_ element: MarkupElement) -> String {
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            return plainColors[name] ?? name
        }
        if let name = element["name"] { return name }
        let alpha = element.number("alpha") ?? 1
        let components: [Double]
        if let white = element.number("white") {
            components = [white, white, white]
        } else {
            components = ["red", "green", "blue"].map { element.number($0) ?? 0 }
        }
        if alpha == 0 { return "clear" }
        let digits = components.map { component in
            let value = Int((min(max(component, 0), 1) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        let space = element["customColorSpace"] == "displayP3" ? " P3" : ""
        return "#\(digits.joined())\(space)"
            + (alpha == 1 ? "" : " at \(ValueReader.number((alpha * 100).rounded())) %")
    }

    /// Colours of the system's that are the same at any time: a document may write them either way.
    private static let plainColors = [
        "whiteColor": "#ffffff", "blackColor": "#000000", "clearColor": "clear", "redColor": "#ff0000",
        "greenColor": "#00ff00", "blueColor": "#0000ff", "darkTextColor": "#000000",
        "lightTextColor": "#ffffff at 60 %",
        "yellowColor": "#ffff00", "cyanColor": "#00ffff", "magentaColor": "#ff00ff", "darkGrayColor": "#555555",
        "lightGrayColor": "#aaaaaa", "grayColor": "#808080",
    ]
}
