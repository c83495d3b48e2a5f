/// A view whose content scrolls, as the floor below scroll views knows it.
@MainActor protocol ScrollingContent: UIView {
    /// The safe area of the content: without the part that insets the content already.
    var safeAreaOfContent: UIEdgeInsets { get }
    /// The axes along which the content is longer than the view, or bounces in any case.
    var scrollingAxes: (vertical: Bool, horizontal: Bool) { get }
    /// The guides of the content and of the frame, where they exist.
    var knownContentGuide: UILayoutGuide? { get }
    var knownFrameGuide: UILayoutGuide? { get }
    /// Returns false if touches that began in a view of the content aren't to be delivered to it.
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
    /// Moves the content to its offset at a time on the host's clock, in seconds; false when it has come to rest.
    func advance(to time: TimeInterval) -> Bool
    /// Fades the indicators; false when they are gone.
    func indicatorsFade(at time: TimeInterval) -> Bool
    /// Ends a deceleration at the present offset.
    func stopMoving()
    func dropIndicators()
}
