import Graphics

/// Pictures of single pages that replace the dots.
struct PageIndicators {
    var images: [Int: UIImage] = [:]
    var currentImages: [Int: UIImage] = [:]
}

extension UIPageControl {
    public enum BackgroundStyle: Int, Sendable {
        /// A background while the user touches the dots.
        case automatic
        case prominent
        case minimal
    }

    public enum InteractionState: Int, Sendable {
        case none
        /// A touch that moves by one page when it is lifted.
        case discrete
        /// A touch that scrubs through the pages.
        case continuous
    }

    /// - Raises: `NSRangeException` for a missing page, like the other methods here.
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isThere(page) else { return }
        indicators.images[page] = image
        setNeedsDisplay()
    }
    public func indicatorImage(forPage page: Int) -> UIImage? { isThere(page) ? indicators.images[page] : nil }
    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isThere(page) else { return }
        indicators.currentImages[page] = image
        setNeedsDisplay()
    }
    public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        isThere(page) ? indicators.currentImages[page] : nil
    }

    private func isThere(_ page: Int) -> Bool {
        if (0..<numberOfPages).contains(page) { return true }
        UIKitException.raise(.range, "UIPageControl: page \(page) is beyond its \(numberOfPages) pages.")
        return false
    }

    func shownIndicator(of page: Int) -> UIImage? {
        let own = indicators.images[page] ?? preferredIndicatorImage
        guard page == currentPage else { return own }
        return indicators.currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own
    }

    func record(
        _ image: UIImage, around center: CGPoint, _ color: UIColor, into recorder: inout DisplayListRecorder
    ) {
        let size = image.size
        let place = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        let tint = image.renderingMode == .alwaysOriginal ? nil : color.graphicsColor(for: traitCollection)
        image.record(into: &recorder, in: place, tint: tint, screenScale: traitCollection.displayScale)
    }

    func recordBackground(width: CGFloat, into recorder: inout DisplayListRecorder) {
        let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && interaction != .none
        guard isShown else { return }
        let room = min(bounds.width, width + BehaviourProfile.current.pageControlPadding)
        let background = CGRect(x: bounds.midX - room / 2, y: bounds.minY, width: room, height: bounds.height)
        recorder.fill(
            Path(roundedRect: background, radius: background.height / 2),
            UIColor.systemFill.graphicsColor(for: traitCollection))
    }

    /// Selects the page under a touch that left the dot where it began.
    func scrub(to touch: UITouch) {
        guard allowsContinuousInteraction, numberOfPages > 1 else { return }
        let metrics = BehaviourProfile.current
        let step = metrics.pageDot + metrics.pageGap
        let moved = abs(touch.location(in: self).x - touch.previousLocation(in: self).x)
        if interaction != .continuous {
            guard moved > 0 else { return }
            interaction = .continuous
        }
        let start = bounds.midX - (CGFloat(numberOfPages) * step - metrics.pageGap) / 2 - metrics.pageGap / 2
        var page = Int(((touch.location(in: self).x - start) / step).rounded(.down))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { page = numberOfPages - 1 - page }
        let old = currentPage
        currentPage = page
        if currentPage != old { sendActions(for: .valueChanged) }
    }
}
