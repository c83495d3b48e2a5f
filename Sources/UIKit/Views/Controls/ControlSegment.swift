/// A part of a segmented control.
struct ControlSegment {
    enum Content {
        case title(String)
        case image(UIImage)
    }

    var content: Content
    /// 0 for an automatic width.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
    var action: UIAction?

    var title: String? {
        if case .title(let title) = content { return title }
        return nil
    }

    var image: UIImage? {
        if case .image(let image) = content { return image }
        return nil
    }
}

/// The widths and positions of segments, a point apart.
@MainActor struct SegmentGeometry {
    let segments: [ControlSegment]
    /// True if each segment is as wide as its content, false if all are as wide as the widest.
    let followsContent: Bool
    let titleFont: UIFont
    let flips: Bool

    /// The distance between two segments: a line's width, or that of the app's divider.
    var gap: CGFloat = 1

    private func contentWidth(_ segment: ControlSegment) -> CGFloat {
        switch segment.content {
        case .title(let title):
            title.size(withAttributes: [.font: titleFont]).width.rounded(.up)
        case .image(let image): image.size.width.rounded(.up)
        }
    }

    /// The preferred width of each segment.
    var naturalWidths: [CGFloat] {
        let padding = BehaviourProfile.current.segmentPadding
        let contents = segments.map { contentWidth($0) + padding }
        var widest: CGFloat = 0
        for (segment, width) in zip(segments, contents) where segment.width == 0 { widest = max(widest, width) }
        return zip(segments, contents).map { (segment, width) -> CGFloat in
            if segment.width > 0 { return segment.width }
            return followsContent ? width : widest
        }
    }

    var naturalWidth: CGFloat {
        naturalWidths.reduce(0, +) + CGFloat(max(0, segments.count - 1)) * gap
    }

    /// Free width is shared evenly, or by content, among segments without a width of their own.
    func frames(in bounds: CGRect) -> [CGRect] {
        var widths = naturalWidths
        let spare = bounds.width - naturalWidth
        let free = widths.indices.filter { segments[$0].width == 0 }
        let sum = free.reduce(0) { $0 + widths[$1] }
        for index in free {
            widths[index] = max(0, widths[index] + spare * (sum > 0 ? widths[index] / sum : 1 / CGFloat(free.count)))
        }
        var frames: [CGRect] = []
        var x = bounds.minX
        for width in flips ? widths.reversed() : widths {
            frames.append(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width + gap
        }
        return flips ? frames.reversed() : frames
    }
}
