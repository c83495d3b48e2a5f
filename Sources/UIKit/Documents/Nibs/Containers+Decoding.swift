import InterfaceBuilder

/// Views of documents that hold others.
extension UIStackView {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeArrangement(nib.element)
        for subview in subviews { addArrangedSubview(subview) }
        if nib.loader.options.isCanvas {
            nib.loader.giveCanvasSizes(to: nib.element, of: self)
            nib.loader.shareWidth(among: nib.element, of: self)
        }
        // A stack view's own margins are none unless the document says some.
        if nib.element.margins == nil { layoutTraits.ownMargins = .zero }
    }

    func decodeArrangement(_ element: MarkupElement) {
        axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
        let alignments: [String: Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
        ]
        alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        spacing = element["spacingType"] == "standard" ? 8 : CGFloat(element.number("spacing") ?? 0)
        isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
        // Margins of a stack view's own are set in order to arrange within them.
        isLayoutMarginsRelativeArrangement =
            element.flag("layoutMarginsRelativeArrangement")
            ?? (element.margins != nil)
    }
}

extension UIScrollView {
    func decodeScrolling(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        decodeAppearance(from: coder)
        isScrollEnabled = element.flag("scrollEnabled") ?? true
        bounces = element.flag("bounces") ?? true
        isPagingEnabled = element.flag("pagingEnabled") ?? false
        alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
        alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
        showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
        showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
        if let insets = element.insets(key: "contentInset") { contentInset = UIEdgeInsets(insets) }
        let behaviors: [String: ContentInsetAdjustmentBehavior] = [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]
        if let behavior = element["contentInsetAdjustmentBehavior"].flatMap({ behaviors[$0] }) {
            contentInsetAdjustmentBehavior = behavior
        }
        if let size = element.size(key: "contentSize") {
            contentSize = CGSize(width: size.width, height: size.height)
        }
    }
}
