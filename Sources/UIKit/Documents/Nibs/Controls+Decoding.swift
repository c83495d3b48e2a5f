import InterfaceBuilder

/// Labels, pictures and plain controls of documents; each class reads its own attributes, after its defaults are set.
extension UILabel {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        decodeAppearance(from: coder)
        font = nib.loader.font(element.child(key: "fontDescription"))
        if let color = element.child(key: "textColor").flatMap({ nib.loader.color($0) }) { textColor = color }
        if let color = element.child(key: "highlightedColor").flatMap({ nib.loader.color($0) }) {
            highlightedTextColor = color
        }
        if let color = element.child(key: "shadowColor").flatMap({ nib.loader.color($0) }) { shadowColor = color }
        if let offset = element.size(key: "shadowOffset") {
            shadowOffset = CGSize(width: offset.width, height: offset.height)
        }
        textAlignment = element["textAlignment"].flatMap(NibLoader.textAlignment) ?? .left
        lineBreakMode = element["lineBreakMode"].flatMap(NibLoader.lineBreakMode) ?? .byTruncatingTail
        numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
        if let width = element.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = CGFloat(max(0, width)) }
        adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
        if let factor = element.number("minimumScaleFactor") {
            minimumScaleFactor = CGFloat(factor)
        } else if let size = element.number("minimumFontSize"), adjustsFontSizeToFitWidth {
            minimumScaleFactor = CGFloat(size) / max(1, font.pointSize)
        }
        switch element["baselineAdjustment"] {
        case "alignCenters": baselineAdjustment = .alignCenters
        case "none": baselineAdjustment = .none
        default: break
        }
        adjustsFontForContentSizeCategory = NibLoader.followsTextSize(element)
        allowsDefaultTighteningForTruncation = element.flag("adjustsLetterSpacingToFitWidth") ?? false
        if let enabled = element.flag("enabled") { isEnabled = enabled }
        if let highlighted = element.flag("highlighted") { isHighlighted = highlighted }
        if let attributed = nib.loader.attributedString(element.child(key: "attributedText")) {
            attributedText = attributed
        } else {
            text = nib.loader.text(element, "text")
        }
        nib.loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }
}

extension UIImageView {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeAppearance(from: coder)
        image = nib.loader.image(of: nib.element, "image")
        highlightedImage = nib.loader.image(of: nib.element, "highlightedImage")
        if let highlighted = nib.element.flag("highlighted") { isHighlighted = highlighted }
        if image != nil { nib.loader.giveSize(to: self, nib.element, horizontal: true, vertical: true) }
    }
}

extension UIControl {
    /// States and alignments, which all controls have.
    func decodeControl(from coder: NSCoder) -> (element: MarkupElement, loader: NibLoader)? {
        guard let nib = coder as? NibCoder else { return nil }
        let element = nib.element
        decodeAppearance(from: coder)
        if let enabled = element.flag("enabled") { isEnabled = enabled }
        if let selected = element.flag("selected") { isSelected = selected }
        if let highlighted = element.flag("highlighted") { isHighlighted = highlighted }
        let horizontal: [String: ContentHorizontalAlignment] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        let vertical: [String: ContentVerticalAlignment] = [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ]
        if let alignment = element["contentHorizontalAlignment"].flatMap({ horizontal[$0] }) {
            contentHorizontalAlignment = alignment
        }
        if let alignment = element["contentVerticalAlignment"].flatMap({ vertical[$0] }) {
            contentVerticalAlignment = alignment
        }
        return (element, nib.loader)
    }
}

extension UISwitch {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        isOn = element.flag("on") ?? false
        if let color = element.child(key: "onTintColor").flatMap({ loader.color($0) }) { onTintColor = color }
        if let color = element.child(key: "thumbTintColor").flatMap({ loader.color($0) }) { thumbTintColor = color }
        loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }
}

extension UISlider {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        minimumValue = Float(element.number("minValue") ?? 0)
        maximumValue = Float(element.number("maxValue") ?? 1)
        value = Float(element.number("value") ?? 0.5)
        if let continuous = element.flag("continuous") { isContinuous = continuous }
        if let color = element.child(key: "minimumTrackTintColor").flatMap({ loader.color($0) }) {
            minimumTrackTintColor = color
        }
        if let color = element.child(key: "maximumTrackTintColor").flatMap({ loader.color($0) }) {
            maximumTrackTintColor = color
        }
        if let color = element.child(key: "thumbTintColor").flatMap({ loader.color($0) }) { thumbTintColor = color }
        minimumValueImage = loader.image(of: element, "minimumValueImage")
        maximumValueImage = loader.image(of: element, "maximumValueImage")
        loader.giveSize(to: self, element, horizontal: false, vertical: true)
    }
}

extension UIStepper {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        minimumValue = element.number("minimumValue") ?? 0
        maximumValue = element.number("maximumValue") ?? 100
        if let step = element.number("stepValue"), step > 0 { stepValue = step }
        value = element.number("value") ?? 0
        wraps = element.flag("wraps") ?? false
        loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }
}

extension UIPageControl {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        numberOfPages = min(10_000, max(0, element.integer("numberOfPages") ?? 0))
        currentPage = element.integer("currentPage") ?? 0
        hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
        if let color = element.child(key: "pageIndicatorTintColor").flatMap({ loader.color($0) }) {
            pageIndicatorTintColor = color
        }
        if let color = element.child(key: "currentPageIndicatorTintColor").flatMap({ loader.color($0) }) {
            currentPageIndicatorTintColor = color
        }
        loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }
}

extension UIProgressView {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeAppearance(from: coder)
        progress = Float(nib.element.number("progress") ?? 0)
        if nib.element["progressViewStyle"] == "bar" { progressViewStyle = .bar }
        if let color = nib.element.child(key: "progressTintColor").flatMap({ nib.loader.color($0) }) {
            progressTintColor = color
        }
        if let color = nib.element.child(key: "trackTintColor").flatMap({ nib.loader.color($0) }) {
            trackTintColor = color
        }
        nib.loader.giveSize(to: self, nib.element, horizontal: false, vertical: true)
    }
}

extension UIActivityIndicatorView {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeAppearance(from: coder)
        let styles: [String: Style] = [
            "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
        ]
        if let style = nib.element["style"].flatMap({ styles[$0] }) { self.style = style }
        if let color = nib.element.child(key: "color").flatMap({ nib.loader.color($0) }) { self.color = color }
        hidesWhenStopped = nib.element.flag("hidesWhenStopped") ?? false
        if nib.element.flag("animating") == true { startAnimating() }
        nib.loader.giveSize(to: self, nib.element, horizontal: true, vertical: true)
    }
}

extension UISegmentedControl {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        for (index, segment) in element.children(of: "segments").enumerated() {
            if let image = loader.image(of: segment, "image") {
                insertSegment(with: image, at: index, animated: false)
            } else {
                let localized = loader.options.strings["\(element.id ?? "").segmentTitles[\(index)]"]
                insertSegment(withTitle: localized ?? segment.string("title"), at: index, animated: false)
            }
            if let enabled = segment.flag("enabled") { setEnabled(enabled, forSegmentAt: index) }
            if let width = segment.number("width"), width > 0 { setWidth(CGFloat(width), forSegmentAt: index) }
        }
        apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
        isMomentary = element.flag("momentary") ?? false
        if let index = element.integer("selectedSegmentIndex"), index < numberOfSegments {
            selectedSegmentIndex = index
        }
        if let color = element.child(key: "selectedSegmentTintColor").flatMap({ loader.color($0) }) {
            selectedSegmentTintColor = color
        }
        loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }
}
