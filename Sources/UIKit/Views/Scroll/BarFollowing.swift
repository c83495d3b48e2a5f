/// What a scroll view under a collapsing bar knows of it.
struct BarFollowing {
    /// How much higher the bar could be than it is.
    var slack: CGFloat = 0
    /// Told of each offset.
    var moved: ((UIScrollView) -> Void)?
    /// Where a scroll that would end at an offset is to end, so that no part of the bar stands half way.
    var settled: ((CGFloat) -> CGFloat)?
}
