import Graphics

/// The strips that show the visible part of the content.
///
/// They are visible while content moves, and fade out afterwards.
struct ScrollIndicators {
    var showsVertical = true
    var showsHorizontal = true
    var style = UIScrollView.IndicatorStyle.default
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    var adjustsAutomatically = true

    /// The start of fading, on the host's clock; infinity while content moves, nil when they are hidden.
    private(set) var fadeStart: TimeInterval?

    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let leastLength: CGFloat = 36
    /// The smallest length, to which they shrink beyond the edges.
    static let leastSquashedLength: CGFloat = 8
    static let fadeDelay: TimeInterval = 0.3
    static let fadeDuration: TimeInterval = 0.25
    static let flashDuration: TimeInterval = 1

    mutating func show() { fadeStart = .infinity }
    mutating func fade(from time: TimeInterval) { fadeStart = time }
    mutating func hide() { fadeStart = nil }

    func alpha(at time: TimeInterval) -> CGFloat {
        guard let fadeStart else { return 0 }
        return min(1, max(0, 1 - CGFloat((time - fadeStart) / Self.fadeDuration)))
    }

    /// One axis: the visible part of the content, and the strip's track.
    struct Axis {
        let offset: CGFloat
        let visible: CGFloat
        /// The valid offsets of content at rest.
        let range: ClosedRange<CGFloat>
        let track: CGFloat

        /// The strip's start in the track, and its length; nil where everything is visible.
        var strip: (start: CGFloat, length: CGFloat)? {
            let content = range.upperBound - range.lowerBound + visible
            guard content > visible, track > ScrollIndicators.leastSquashedLength else { return nil }
            var length = min(track, max(ScrollIndicators.leastLength, track * visible / content))
            let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
            length = max(ScrollIndicators.leastSquashedLength, length - beyond)
            let share = (offset - range.lowerBound) / (range.upperBound - range.lowerBound)
            return (min(max(share, 0), 1) * (track - length), length)
        }
    }
}

extension UIScrollView {
    func showIndicators() {
        scroll.indicators.show()
        UIApplication.shared.cancelFade(of: self)
        setNeedsComposition()
    }

    func hideIndicators() { fadeIndicators(after: ScrollIndicators.fadeDelay) }

    func flashIndicators() { fadeIndicators(after: ScrollIndicators.flashDuration) }

    private func fadeIndicators(after delay: TimeInterval) {
        scroll.indicators.fade(from: UIApplication.shared.now + delay)
        UIApplication.shared.fadeIndicators(of: self)
        setNeedsComposition()
    }

    /// Fades the indicators; false when they are hidden.
    func indicatorsFade(at time: TimeInterval) -> Bool {
        setNeedsComposition()
        guard scroll.indicators.alpha(at: time) <= 0 else { return true }
        scroll.indicators.hide()
        return false
    }

    /// In bounds coordinates; nil where there is none.
    var verticalIndicatorFrame: CGRect? {
        guard scroll.indicators.showsVertical else { return nil }
        let insets = trackInsets(scroll.indicators.verticalInsets)
        let other = scroll.indicators.showsHorizontal && scrollsAcross ? ScrollIndicators.thickness : 0
        let margin = ScrollIndicators.margin
        let axis = ScrollIndicators.Axis(
            offset: contentOffset.y, visible: bounds.height - insets.top - insets.bottom, range: restingOffsets.y,
            track: bounds.height - insets.top - insets.bottom - 2 * margin - other)
        guard let strip = axis.strip else { return nil }
        let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isLeft
            ? bounds.minX + insets.left + margin
            : bounds.maxX - insets.right - margin - ScrollIndicators.thickness
        return CGRect(
            x: x, y: bounds.minY + insets.top + margin + strip.start, width: ScrollIndicators.thickness,
            height: strip.length)
    }

    var horizontalIndicatorFrame: CGRect? {
        guard scroll.indicators.showsHorizontal else { return nil }
        let insets = trackInsets(scroll.indicators.horizontalInsets)
        let other = scroll.indicators.showsVertical && scrollsDown ? ScrollIndicators.thickness : 0
        let margin = ScrollIndicators.margin
        let axis = ScrollIndicators.Axis(
            offset: contentOffset.x, visible: bounds.width - insets.left - insets.right, range: restingOffsets.x,
            track: bounds.width - insets.left - insets.right - 2 * margin - other)
        guard let strip = axis.strip else { return nil }
        return CGRect(
            x: bounds.minX + insets.left + margin + strip.start,
            y: bounds.maxY - insets.bottom - margin - ScrollIndicators.thickness, width: strip.length,
            height: ScrollIndicators.thickness)
    }

    /// The program's insets, plus the safe area's share in the content's.
    private func trackInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard scroll.indicators.adjustsAutomatically else { return own }
        let (adjusted, content) = (adjustedContentInset, contentInset)
        return UIEdgeInsets(
            top: own.top + adjusted.top - content.top - scroll.refreshInset,
            left: own.left + adjusted.left - content.left,
            bottom: own.bottom + adjusted.bottom - content.bottom, right: own.right + adjusted.right - content.right)
    }

    func recordIndicators(into recorder: inout DisplayListRecorder) {
        let alpha = scroll.indicators.alpha(at: UIApplication.shared.now)
        guard alpha > 0 else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let isWhite = scroll.indicators.style == .white || scroll.indicators.style == .default && isDark
        let color = Color(white: isWhite ? 1 : 0, alpha: Double(alpha) * (isWhite ? 0.5 : 0.35))
        for frame in [verticalIndicatorFrame, horizontalIndicatorFrame].compactMap({ $0 }) {
            recorder.fill(Path(roundedRect: frame, radius: ScrollIndicators.thickness / 2), color)
        }
    }
}
