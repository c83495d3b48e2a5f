import InterfaceBuilder

/// The attributes that documents have for every view.
extension UIView {
    func decode(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        let loader = nib.loader
        nib.loader.register(self, element)
        if let standIn = self as? StandInView { standIn.represent(element, loader) }
        decodePlacement(element, loader)
        loader.givePlaceholderSize(to: self, element)
        decodeAppearance(element, loader)
        decodeMargins(element, loader)
        for child in element.children where child.name == "viewLayoutGuide" || child.name == "layoutGuide" {
            decodeGuide(child, loader)
        }
        let subviews = element.children(of: "subviews")
        if element.name == "stackView" { loader.arranged.formUnion(subviews.compactMap(\.id)) }
        for child in subviews {
            if let subview = loader.makeView(child) { addSubview(subview) }
        }
        decodeContentView(element, loader)
        if let constraints = element.child("constraints")?.children {
            loader.pendingConstraints.append((self, constraints))
        }
        if !loader.options.isCanvas,
            let constraints = element.child(MarkupElement.uninstalledConstraints)?.children
        {
            loader.uninstalledConstraints.append((self, constraints))
        }
    }

    /// Values that subclasses' defaults would hide: called again once those are set.
    func decodeAppearance(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeAppearance(nib.element, nib.loader)
    }

    private func decodePlacement(_ element: MarkupElement, _ loader: NibLoader) {
        let isFixed = element.flag("fixedFrame") == true
        let isArranged = loader.arranged.contains(element.id ?? "")
        let usesMask =
            !isArranged && (isFixed || element.flag("translatesAutoresizingMaskIntoConstraints") != false)
        layoutTraits.translatesAutoresizingMask = usesMask
        if usesMask, let id = element.id { loader.maskViews.insert(id) }
        let recorded = element.rect(key: "frame")
        if let recorded, usesMask || loader.options.leafSizes == .measured {
            frame = CGRect(x: recorded.x, y: recorded.y, width: recorded.width, height: recorded.height)
        }
        guard !loader.options.isCanvas else { return }
        if let mask = element.child(key: "autoresizingMask") {
            autoresizingMask = Self.mask(mask)
        } else if isFixed {
            autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        }
    }

    private static func mask(_ element: MarkupElement) -> AutoresizingMask {
        let names: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { mask, name in
            if element.flag(name.0) == true { mask.insert(name.1) }
        }
    }

    private func decodeAppearance(_ element: MarkupElement, _ loader: NibLoader) {
        isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
        if let mode = element["contentMode"].flatMap(Self.contentMode) { viewStyle.contentMode = mode }
        isOpaque = element.flag("opaque") ?? true
        if let clips = element.flag("clipsSubviews") ?? element.flag("clipsToBounds") { clipsToBounds = clips }
        if let hidden = element.flag("hidden") { isHidden = hidden }
        if let alpha = element.number("alpha") { self.alpha = CGFloat(alpha) }
        if let tag = element.integer("tag") { self.tag = tag }
        if let resizes = element.flag("autoresizesSubviews") { autoresizesSubviews = resizes }
        if let color = element.child(key: "backgroundColor") {
            backgroundColor = loader.color(color)
        } else {
            withoutRecordingCustomization { $0.backgroundColor = nil }
        }
        if let tint = element.child(key: "tintColor").flatMap({ loader.color($0) }) { tintColor = tint }
        decodeAccessibility(element, loader)
        if let identifier = element["restorationIdentifier"] { restorationIdentifier = identifier }
        switch element["semanticContentAttribute"] {
        case "playback": semanticContentAttribute = .playback
        case "spatial": semanticContentAttribute = .spatial
        case "forceLeftToRight": semanticContentAttribute = .forceLeftToRight
        case "forceRightToLeft": semanticContentAttribute = .forceRightToLeft
        default: break
        }
        decodePriorities(element)
    }

    /// Documents say the priorities that differ from 250 and 750, except of a class whose own differ.
    private func decodePriorities(_ element: MarkupElement) {
        func priority(_ name: String) -> UILayoutPriority? {
            guard let value = element.number(name), (0...1000).contains(value) else { return nil }
            return UILayoutPriority(Float(value))
        }
        if let value = priority("horizontalHuggingPriority") { layoutTraits.hugging.horizontal = value }
        if let value = priority("verticalHuggingPriority") { layoutTraits.hugging.vertical = value }
        if let value = priority("horizontalCompressionResistancePriority") {
            layoutTraits.compressionResistance.horizontal = value
        }
        if let value = priority("verticalCompressionResistancePriority") {
            layoutTraits.compressionResistance.vertical = value
        }
    }

    private func decodeMargins(_ element: MarkupElement, _ loader: NibLoader) {
        if let preserves = element.flag("preservesSuperviewLayoutMargins") {
            layoutTraits.preservesSuperviewMargins = preserves
        }
        if let insets = element.flag("insetsLayoutMarginsFromSafeArea") {
            layoutTraits.insetsMarginsFromSafeArea = insets
        }
        if let margins = element.margins {
            layoutTraits.ownMargins = NSDirectionalEdgeInsets(
                top: CGFloat(margins.top), leading: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
                trailing: CGFloat(margins.right))
        }
    }

    func decodeGuide(_ element: MarkupElement, _ loader: NibLoader) {
        guard let id = element.id else { return }
        switch element.key {
        case "safeArea": loader.guides[id] = safeAreaLayoutGuide
        case "keyboard": loader.guides[id] = keyboardLayoutGuide
        case "contentLayoutGuide": loader.guides[id] = (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": loader.guides[id] = (self as? UIScrollView)?.frameLayoutGuide
        default:
            let guide = UILayoutGuide()
            guide.identifier = element["identifier"] ?? ""
            addLayoutGuide(guide)
            loader.guides[id] = guide
        }
    }

    /// The content view of a view of an unknown class, or of a class that makes none by itself.
    private func decodeContentView(_ element: MarkupElement, _ loader: NibLoader) {
        guard !(self is any HoldsContentView), let child = element.child(key: "contentView"),
            let content = loader.makeView(child)
        else { return }
        if self is StandInView {
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        addSubview(content)
    }

    private static func contentMode(_ name: String) -> ContentMode? { contentModes[name] }

    private static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension MarkupElement {
    /// The margins that a view was given.
    var margins: InterfaceInsets? { insets(key: "directionalLayoutMargins") ?? insets(key: "layoutMargins") }
}
