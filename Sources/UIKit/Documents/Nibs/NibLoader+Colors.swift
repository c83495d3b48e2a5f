import InterfaceBuilder

/// Colours of documents: components, the system's, named ones.
extension NibLoader {
    func color(_ element: MarkupElement) -> UIColor? {
        guard element.name == "color" else { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = Self.systemColors[name] { return color }
            if let stated = document.systemColors[name] { return color(stated) }
            note(.color, element, "there is no system colour \(name)")
            return nil
        }
        if let name = element["name"] {
            if element["catalog"] == "System", let color = Self.systemColors[name] { return color }
            if let color = UIColor(named: name, in: options.bundle, compatibleWith: nil) { return color }
            if let stated = document.namedColors[name], stated["name"] == nil { return color(stated) }
            note(.color, element, "there is no colour named \(name)")
            return nil
        }
        return components(element)
    }

    private func components(_ element: MarkupElement) -> UIColor? {
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        if element["customColorSpace"] == "displayP3" {
            return UIColor(
                displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    private static let systemColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .groupTableViewBackground,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tableCellPlainBackgroundColor": .systemBackground, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
        "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
        "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
        "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "tintColor": .systemBlue,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "whiteColor": .white, "blackColor": .black,
        "clearColor": .clear, "redColor": .red, "greenColor": .green, "blueColor": .blue, "grayColor": .gray,
        "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "yellowColor": .yellow, "orangeColor": .orange,
        "purpleColor": .purple, "brownColor": .brown, "magentaColor": .magenta, "cyanColor": .cyan,
        "scrollViewTexturedBackgroundColor": .systemGray, "viewFlipsideBackgroundColor": .systemGray6,
    ]
}
