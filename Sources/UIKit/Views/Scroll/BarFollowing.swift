/// A collapsing bar, as the scroll view below it knows it.
struct BarFollowing {
    /// The difference between the bar's full height and its present one.
    var slack: CGFloat = 0
    /// Called with each offset.
    var moved: ((UIScrollView) -> Void)?
    /// The final offset of a scroll that would end at an offset, so that no part of the bar stays half collapsed.
    var settled: ((CGFloat) -> CGFloat)?
}
