/// An app's pictures for a segmented control, which replace the system's look.
struct SegmentImages {
    private struct Divider: Hashable {
        var left: UInt
        var right: UInt
    }

    var backgrounds = StateValues<UIImage>()
    private var dividers: [Divider: UIImage] = [:]
    var adjustments: [Int: UIOffset] = [:]

    /// True if a background was set, which removes the system's look.
    var isUsed: Bool { !backgrounds.isEmpty }

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { dividers[Divider(left: left.rawValue, right: right.rawValue)] ?? dividers[Divider(left: 0, right: 0)] }
        set { dividers[Divider(left: left.rawValue, right: right.rawValue)] = newValue }
    }

    /// The width of the divider for normal states, which separates segments.
    var dividerWidth: CGFloat? { self[.normal, .normal]?.size.width }
}

extension UISegmentedControl {
    /// The segments to which an adjustment applies.
    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        changeSegment(segment) {
            $0.action = action
            $0.content = action.image.map { .image($0) } ?? .title(action.title)
        }
    }
    public func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }
    /// `NSNotFound` where no segment has an action of that identifier.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Pictures are stretched over the segments; the metrics are ignored, as for the bars of upright phones.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        images.backgrounds[state] = backgroundImage
        segmentsDidChange()
    }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? images.backgrounds[state] : nil
    }
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        images[leftState, rightState] = dividerImage
        segmentsDidChange()
    }
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { barMetrics == .default ? images[leftState, rightState] : nil }
    /// Offsets titles and images of one kind of segment.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        guard barMetrics == .default else { return }
        images.adjustments[leftCenterRightOrAlone.rawValue] = adjustment
        setNeedsLayout()
        setNeedsDisplay()
    }
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { barMetrics == .default ? images.adjustments[leftCenterRightOrAlone.rawValue] ?? .zero : .zero }

    /// The offset of a segment's content: that of its kind, or else of any.
    func adjustment(at index: Int) -> UIOffset {
        let isFirst = index == 0
        let isLast = index == segments.count - 1
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let kind: Segment =
            isFirst && isLast
            ? .alone : isFirst != flips && (isFirst || isLast) ? .left : isFirst || isLast ? .right : .center
        return images.adjustments[kind.rawValue] ?? images.adjustments[Segment.any.rawValue] ?? .zero
    }
}
