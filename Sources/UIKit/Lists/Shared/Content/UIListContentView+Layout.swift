extension UIListContentView: WidthDependentContent {
    var wrapsAtLayoutWidth: Bool { true }

    func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        var size = contentLayout.frames(width: width, height: nil).size
        if shown.style.isCell { size.height = max(size.height, minimumCellHeight) }
        let grid = pixelGrid
        return CGSize(width: grid.ceil(Double(size.width)), height: grid.ceil(Double(size.height)))
    }

    /// The height with which a row of one line, with what its separator adds, is a standard row.
    private var minimumCellHeight: CGFloat {
        BehaviourProfile.current.contentHeight(pixel: 1 / CGFloat(pixelGrid.scale))
    }
}

extension UIListContentView {
    func show() {
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.isHidden = shown.image == nil
        imageView.tintColor = shown.imageProperties.tint.resolved()
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        for view in [imageView, label, secondaryLabel] { view.alpha = shown.alpha }
        directionalLayoutMargins = shown.directionalLayoutMargins
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        if label.font != properties.font { label.font = properties.font }
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transformed)
        }
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var contentLayout: ListContentLayout {
        let imageSize = shown.image.map { image in
            let properties = shown.imageProperties
            return properties.shownSize(of: image.preferring(properties.preferredSymbolConfiguration, in: self).size)
        }
        let labels = [label, secondaryLabel].map { label in label.isHidden ? nil : { label.contentSize(wrappedAt: $0) }
        }
        return ListContentLayout(
            margins: effectiveContentMargins, imageSize: imageSize,
            imageRoom: imageRoom(imageSize ?? .zero), imageToText: shown.imageToTextPadding,
            isSideBySide: shown.prefersSideBySideTextAndSecondaryText,
            horizontalPadding: shown.textToSecondaryTextHorizontalPadding,
            verticalPadding: shown.textToSecondaryTextVerticalPadding, grid: pixelGrid, text: labels[0],
            secondaryText: labels[1])
    }

    /// Symbols stand in the middle of a common width, and don't make rows higher, since iOS 15.
    private func imageRoom(_ size: CGSize) -> CGSize {
        let properties = shown.imageProperties
        var room = properties.room(for: size)
        guard shown.image?.isSymbolImage == true, BehaviourProfile.current.symbolsShareRoom else { return room }
        if properties.reservedLayoutSize.width == 0 { room.width = Properties.standardRoom }
        if properties.reservedLayoutSize.height == 0 { room.height = 0 }
        return room
    }

    private typealias Properties = UIListContentConfiguration.ImageProperties

    /// The configuration's, raised along the preserved axes to what the superview's reach into the view.
    private var effectiveContentMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let superview, !shown.axesPreservingSuperviewLayoutMargins.isEmpty else { return margins }
        let outer = superview.layoutMargins
        let distances = distances(in: superview)
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            let (left, right) = (outer.left - distances.left, outer.right - distances.right)
            margins.leading = max(margins.leading, isMirrored ? right : left)
            margins.trailing = max(margins.trailing, isMirrored ? left : right)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top - distances.top)
            margins.bottom = max(margins.bottom, outer.bottom - distances.bottom)
        }
        return margins
    }

    /// The distances from the superview's edges; a row's content is measured before it has the frame that its cell will
    /// give it.
    private func distances(in superview: UIView) -> UIEdgeInsets {
        if let cell = superview as? UITableViewCell {
            let beside = cell.contentInsets
            return UIEdgeInsets(
                top: 0, left: isMirrored ? beside.trailing : beside.leading, bottom: 0,
                right: isMirrored ? beside.leading : beside.trailing)
        }
        if superview is UITableViewHeaderFooterView { return .zero }
        let (container, frame) = (superview.bounds, self.frame)
        return UIEdgeInsets(
            top: frame.minY - container.minY, left: frame.minX - container.minX, bottom: container.maxY - frame.maxY,
            right: container.maxX - frame.maxX)
    }

    func placeSupplementaryViews() {
        let frames = contentLayout.frames(width: bounds.width, height: bounds.height)
        for (part, view, frame) in [
            (ListContentPart.image, imageView as UIView, frames.image), (.text, label, frames.text),
            (.secondaryText, secondaryLabel, frames.secondaryText),
        ] {
            guard var frame else { continue }
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
            moveGuide(of: part, to: frame)
        }
    }
}

extension UIListContentConfiguration.ImageProperties {
    /// Scaled down into the maximum size, its proportions kept.
    func shownSize(of size: CGSize) -> CGSize {
        var scale: CGFloat = 1
        if maximumSize.width > 0, size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
        if maximumSize.height > 0, size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The room that is kept for an image of a size.
    func room(for size: CGSize) -> CGSize {
        func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
            if reserved == Self.standardDimension { return max(own, Self.standardRoom) }
            return reserved > 0 ? reserved : own
        }
        return CGSize(
            width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
    }

    /// Provenance: estimated — room of 28 pt for a symbol at the default text size: no source gives it.
    fileprivate static var standardRoom: CGFloat { 28 }
}
