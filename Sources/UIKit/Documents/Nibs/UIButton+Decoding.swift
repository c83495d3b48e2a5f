import InterfaceBuilder

/// Buttons of documents: type, contents by state, or a configuration.
extension UIButton {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        let types: [String: ButtonType] = [
            "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        setType(element["buttonType"].flatMap { types[$0] } ?? .custom)
        if let font = loader.font(element.child(key: "fontDescription")) { titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap(NibLoader.lineBreakMode) { titleLabel?.lineBreakMode = mode }
        if let offset = element.size(key: "titleShadowOffset") {
            titleLabel?.shadowOffset = CGSize(width: offset.width, height: offset.height)
        }
        for state in element.children where state.name == "state" { decode(state, of: element, loader) }
        let written = element.child(key: "configuration").flatMap { $0.name == "buttonConfiguration" ? $0 : nil }
        // A state's title that a document keeps beside a configuration isn't shown, nor where the app sets a configuration without one.
        if written != nil { setTitle(nil, for: .normal) }
        if let insets = element.insets(key: "contentEdgeInsets") { contentEdgeInsets = UIEdgeInsets(insets) }
        if let insets = element.insets(key: "titleEdgeInsets") { titleEdgeInsets = UIEdgeInsets(insets) }
        if let insets = element.insets(key: "imageEdgeInsets") { imageEdgeInsets = UIEdgeInsets(insets) }
        if let adjusts = element.flag("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = adjusts }
        if let shows = element.flag("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = shows }
        if let adjusts = element.flag("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
        if let written {
            var made = Self.configuration(written, loader)
            if let id = element.id {
                // A title that is set takes the place of an attributed one.
                if let title = loader.options.strings["\(id).configuration.title"] { made.title = title }
                if let subtitle = loader.options.strings["\(id).configuration.subtitle"] { made.subtitle = subtitle }
            }
            if let font = loader.font(written.child(key: "titleFontDescription")) { made.setTitleFont(font) }
            self.configuration = made
        }
        loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }

    func decode(_ element: MarkupElement, of button: MarkupElement, _ loader: NibLoader) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let key = element.key, let state = states[key] else { return }
        let localized = loader.options.strings["\(button.id ?? "").\(key)Title"]
        if let title = localized ?? element.string("title") { setTitle(title, for: state) }
        if let title = loader.attributedString(element.child(key: "attributedTitle")) {
            setAttributedTitle(title, for: state)
        }
        if let color = element.child(key: "titleColor").flatMap({ loader.color($0) }) {
            setTitleColor(color, for: state)
        }
        if let color = element.child(key: "titleShadowColor").flatMap({ loader.color($0) }) {
            setTitleShadowColor(color, for: state)
        }
        if let image = loader.image(of: element, "image", showsLargeSymbols: buttonType != .custom) {
            setImage(image, for: state)
        }
        if let image = loader.image(of: element, "backgroundImage") { setBackgroundImage(image, for: state) }
    }

    private static func configuration(_ element: MarkupElement, _ loader: NibLoader) -> Configuration {
        var result: Configuration
        switch element["style"] {
        case "gray": result = .gray()
        case "tinted": result = .tinted()
        case "filled": result = .filled()
        default: result = .plain()
        }
        result.title = element.string("title")
        if let attributed = loader.attributedString(element.child(key: "attributedTitle")) {
            result.attributedTitle = AttributedString(attributed)
        }
        result.subtitle = element.string("subtitle")
        if let padding = element.number("imagePadding") { result.imagePadding = CGFloat(padding) }
        if let padding = element.number("titlePadding") { result.titlePadding = CGFloat(padding) }
        if let insets = element.insets(key: "contentInsets") {
            result.contentInsets = NSDirectionalEdgeInsets(
                top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                trailing: CGFloat(insets.right))
        }
        let sizes: [String: Configuration.Size] = [
            "mini": .mini, "small": .small, "medium": .medium, "large": .large,
        ]
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { result.buttonSize = size }
        result.image = loader.image(
            of: element, "image", showsLargeSymbols: true, textStyle: result.buttonSize.titleStyle)
        let corners: [String: Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = element["cornerStyle"].flatMap({ corners[$0] }) { result.cornerStyle = style }
        let placements: [String: NSDirectionalRectEdge] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        ]
        if let placement = element["imagePlacement"].flatMap({ placements[$0] }) { result.imagePlacement = placement }
        if let written = element.child(key: "background") { result.background.decode(written, loader) }
        result.baseForegroundColor = element.child(key: "baseForegroundColor").flatMap { loader.color($0) }
        result.baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap { loader.color($0) }
        return result
    }
}

extension UIButton.Configuration {
    /// The font of a title that has none of its own.
    fileprivate mutating func setTitleFont(_ font: UIFont) {
        guard var title = attributedTitle else { return }
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        title.mergeAttributes(attributes, mergePolicy: .keepCurrent)
        attributedTitle = title
    }
}

extension UIBackgroundConfiguration {
    /// The parts that a document gives; a line without a width is a point wide, as Interface Builder shows it.
    @MainActor fileprivate mutating func decode(_ element: MarkupElement, _ loader: NibLoader) {
        if let color = element.child(key: "backgroundColor").flatMap({ loader.color($0) }) { backgroundColor = color }
        if let color = element.child(key: "strokeColor").flatMap({ loader.color($0) }) {
            strokeColor = color
            strokeWidth = 1
        }
        if let width = element.number("strokeWidth") { strokeWidth = CGFloat(width) }
        if let outset = element.number("strokeOutset") { strokeOutset = CGFloat(outset) }
        if let radius = element.number("cornerRadius") { cornerRadius = CGFloat(radius) }
        if let image = loader.image(of: element, "image") { self.image = image }
    }
}

extension UIEdgeInsets {
    init(_ insets: InterfaceInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}
