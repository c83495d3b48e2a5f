/// A view whose content scrolls, as what lies below scroll views knows it.
@MainActor protocol ScrollingContent: UIView {
    /// The safe area for what is scrolled: without what insets the content already.
    var safeAreaOfContent: UIEdgeInsets { get }
    /// The guides of the content and of the frame, where they were asked for.
    var knownContentGuide: UILayoutGuide? { get }
    var knownFrameGuide: UILayoutGuide? { get }
    /// Whether a view in the content is to hear of touches that began.
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
    /// Moves the content to where it is at a time on the host's clock, in seconds; false when it has come to rest.
    func advance(to time: TimeInterval) -> Bool
    /// Fades the indicators; false when they are gone.
    func indicatorsFade(at time: TimeInterval) -> Bool
    /// Leaves the content where it is.
    func stopMoving()
    func dropIndicators()
}
