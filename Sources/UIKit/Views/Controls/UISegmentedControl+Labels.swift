extension UISegmentedControl {
    /// The font of titles that were given none.
    static var standardFont: UIFont { .systemFont(ofSize: 13, weight: BehaviourProfile.current.segmentWeight) }

    var segmentGeometry: SegmentGeometry {
        let font = titleAttributes[.normal]?[.font] as? UIFont ?? Self.standardFont
        return SegmentGeometry(
            segments: segments, followsContent: apportionsSegmentWidthsByContent, titleFont: font,
            flips: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            gap: images.dividerWidth ?? BehaviourProfile.current.segmentGap)
    }

    /// The enabled segment at a touch's x; the touch may be above or below.
    func segment(under touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        guard bounds.insetBy(dx: 0, dy: -UIControl.slop).contains(point) else { return nil }
        let geometry = segmentGeometry
        let frames = geometry.frames(in: bounds)
        let index = frames.firstIndex { point.x >= $0.minX && point.x < $0.maxX + geometry.gap }
        return index.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    /// Makes a label for each segment; those of images stay empty.
    func segmentsDidChange() {
        while labels.count > segments.count { labels.removeLast().removeFromSuperview() }
        while labels.count < segments.count {
            let label = UILabel()
            label.textAlignment = .center
            labels.append(label)
            addSubview(label)
        }
        updateLabels()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func updateLabels() {
        for (index, (segment, label)) in zip(segments, labels).enumerated() {
            let isSelected = index == selectedSegmentIndex
            let attributes = titleAttributes[isSelected ? .selected : .normal] ?? [:]
            let weights = BehaviourProfile.current.segmentTitleWeights
            label.font =
                attributes[.font] as? UIFont
                ?? .systemFont(ofSize: 13, weight: isSelected ? weights.chosen : weights.plain)
            label.textColor = textColor(attributes, isSelected: isSelected, isEnabled: isEnabled && segment.isEnabled)
            label.text = segment.title
        }
        setNeedsDisplay()
    }

    private func textColor(
        _ attributes: [NSAttributedString.Key: Any], isSelected: Bool, isEnabled: Bool
    ) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        if let color = attributes[.foregroundColor] as? UIColor { return color }
        if BehaviourProfile.current.drawsModernSegments { return .label }
        return isSelected ? .white : tintColor
    }

    func placeLabels() {
        let grid = pixelGrid
        for (index, frame) in segmentGeometry.frames(in: bounds).enumerated() where index < labels.count {
            let label = labels[index]
            let height = label.sizeThatFits(frame.size).height
            let moved = adjustment(at: index)
            let own = segments[index].offset
            let offset = CGSize(width: own.width + moved.horizontal, height: own.height + moved.vertical)
            let y = CGFloat(grid.round(Double(frame.midY - height / 2 + offset.height)))
            label.frame = CGRect(x: frame.minX + 2 + offset.width, y: y, width: max(0, frame.width - 4), height: height)
        }
    }
}
