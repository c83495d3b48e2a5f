extension UIButton: WidthDependentContent {
    /// A configured button's title wraps.
    var wrapsAtLayoutWidth: Bool { parts.configuration != nil }

    func contentSize(wrappedAt width: CGFloat?) -> CGSize { naturalSize(wrappedAt: width) }
}

/// The layout of a button without a configuration.
extension UIButton {
    private static var titlePadding: CGFloat { 12 }
    private static var leastWidth: CGFloat { 30 }

    func naturalSize(wrappedAt width: CGFloat?) -> CGSize {
        updateConfigurationIfNeeded()
        if let configuration = parts.configuration {
            return ConfiguredButtonLayout(self, configuration).size(wrappedAt: width)
        }
        if let size = symbolSize, !hasTitle, shownImage == nil { return size }
        // A background picture is never scaled down: recorded 107 × 41 and 145 × 37 around shorter titles.
        let background = currentBackgroundImage?.size ?? .zero
        let content = naturalContentSize
        return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
    }

    /// The height that a button of the custom type keeps for the title that it hasn't; 0 where it has one.
    ///
    /// Provenance: recorded — 22 high around pictures of 12 to 21 and around the system's symbols, 43 with a lower
    /// inset of 21: 20 buttons of Interface Builder's documents, without exception.
    private var lineWithoutTitle: CGFloat {
        buttonType == .custom && !hasTitle ? titleFont.lineHeight.rounded(.up) : 0
    }

    private var naturalContentSize: CGSize {
        let image = shownImage?.size
        var title = titleSize(in: .greatestFiniteMagnitude)
        if image != nil { title.width = title.width.rounded(.down) }
        let insets = contentEdgeInsets
        guard insets == .zero else {
            let grid = pixelGrid
            return CGSize(
                width: title.width + (image?.width ?? 0)
                    + CGFloat(grid.round(Double(insets.left)) + grid.round(Double(insets.right))),
                height: max(hasTitle || image == nil ? title.height : 0, image?.height ?? 0, lineWithoutTitle)
                    + CGFloat(grid.round(Double(insets.top)) + grid.round(Double(insets.bottom))))
        }
        guard let image else {
            return CGSize(
                width: max(UIButton.leastWidth, title.width), height: title.height + UIButton.titlePadding)
        }
        guard hasTitle else { return CGSize(width: image.width, height: max(image.height, lineWithoutTitle)) }
        return CGSize(
            width: image.width + title.width, height: max(image.height, title.height + UIButton.titlePadding))
    }

    /// The title's size, its width in whole points; without a title a line's height.
    func titleSize(in width: CGFloat) -> CGSize {
        guard hasTitle else {
            return CGSize(width: 0, height: CGFloat(pixelGrid.ceil(Double(titleFont.lineHeight))))
        }
        var size = ensuredLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        size.width = size.width.rounded(.up)
        return size
    }

    func placeContent() {
        updateConfigurationIfNeeded()
        if let configuration = parts.configuration {
            ConfiguredButtonLayout(self, configuration).apply()
            return
        }
        parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if hasTitle { ensuredLabel.frame = titleRect(forContentRect: content) }
        if shownImage != nil { ensuredImageView.frame = imageRect(forContentRect: content) }
    }

    func plainImageRectangle(in content: CGRect) -> CGRect {
        guard let image = shownImage else { return .zero }
        let room = content.inset(by: imageEdgeInsets)
        let size = CGSize(
            width: min(image.size.width, max(0, room.width)), height: min(image.size.height, max(0, room.height)))
        let title = hasTitle ? titleSize(in: max(0, room.width - size.width)).width : 0
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let total = min(size.width + title, max(size.width, room.width))
        return place(size, in: room, of: total, startsAt: flips ? total - size.width : 0)
    }

    func plainTitleRectangle(in content: CGRect) -> CGRect {
        guard hasTitle else { return .zero }
        let room = content.inset(by: titleEdgeInsets)
        let image = shownImage.map { min($0.size.width, max(0, room.width)) } ?? 0
        let available = max(0, room.width - image)
        var size = titleSize(in: available)
        // A width on pixels is greater than its own sum with the insets by what numbers lose.
        if size.width > available + 1e-6 { size.width = cutWidth(of: available) }
        size.height = min(size.height, max(0, room.height))
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return place(size, in: room, of: image + size.width, startsAt: flips ? 0 : image)
    }

    /// The width of a title for which there is no room in whole points: all of the room's pixels where the title fits into
    /// these, and whole points where it is cut.
    private func cutWidth(of available: CGFloat) -> CGFloat {
        let natural = ensuredLabel.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude)).width
        return natural <= available ? CGFloat(pixelGrid.floor(Double(available) + 1e-6)) : available.rounded(.down)
    }

    /// The rectangle of a part of content whose total is aligned as a whole; on pixels.
    private func place(_ size: CGSize, in room: CGRect, of total: CGFloat, startsAt start: CGFloat) -> CGRect {
        let grid = pixelGrid
        var rectangle = CGRect(origin: room.origin, size: size)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: rectangle.origin.x += start
        case .right, .trailing: rectangle.origin.x += room.width - total + start
        case .center: rectangle.origin.x += (room.width - total) / 2 + start
        }
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: rectangle.origin.y += room.height - size.height
        case .center: rectangle.origin.y += (room.height - size.height) / 2
        case .fill: rectangle.size.height = room.height
        }
        rectangle.origin.x = CGFloat(grid.round(Double(rectangle.origin.x)))
        rectangle.origin.y = CGFloat(grid.round(Double(rectangle.origin.y)))
        return rectangle
    }

    /// The title's baselines in a button of its natural height, or of the present height where it was laid out.
    var titleBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        guard let label = parts.label, let inner = label.baselineOffsets else { return nil }
        var size = bounds.size
        if size.height == 0 { size = naturalSize(wrappedAt: nil) }
        let bounds = CGRect(origin: .zero, size: size)
        let frame =
            parts.configuration.map { ConfiguredButtonLayout(self, $0).titleFrame(in: bounds) }
            ?? titleRect(forContentRect: contentRect(forBounds: bounds))
        let first = frame.minY + inner.firstFromTop
        // A single line has one baseline, whichever it is asked for.
        if frame.height < 2 * label.font.lineHeight { return (first, size.height - first) }
        return (first, size.height - frame.maxY + inner.lastFromBottom)
    }
}
