/// How a row's height was found, as it was found: what a later explanation can't ask for any more.
///
/// A cell keeps that of its latest measurement; a cell that moves to another row is measured anew.
struct RowMeasurement {
    /// The row's width and its provisional height.
    var width: CGFloat
    var provisional: CGFloat
    /// What `heightForRowAt` or `rowHeight` said; −1 leaves it to the cell.
    var told: CGFloat = -1
    var isToldByDelegate = false
    /// What the delegate measured while it was asked.
    var measuredByDelegate: [FittingRecord] = []
    /// What the cell's `systemLayoutSizeFitting` returned.
    var answer: CGFloat?
    /// What UIKit's own implementation came to, where the cell called it.
    var base: BaseAnswer?
    /// The scrolled contents in the cell when it had answered, where it answered by itself.
    var contents: [ScrolledContent] = []
    /// The height that the row got.
    var height: CGFloat = 0
    var fellBack = false

    /// The answer of `UITableViewCell.systemLayoutSizeFitting`, and what it was made from.
    struct BaseAnswer {
        var target: CGSize
        var vertical: UILayoutPriority
        var horizontal: UILayoutPriority
        /// The content view's height by its constraints.
        var fitted: CGFloat
        /// The height of `sizeThatFits`, where that stood in.
        var plain: CGFloat?
        var separator: CGFloat
        var answer: CGFloat
    }

    /// A scroll view's width and content, and how many columns its cells stood in.
    struct ScrolledContent {
        weak var view: UIScrollView?
        var width: CGFloat
        var contentHeight: CGFloat
        var columns: Int?
    }
}

extension UIScrollView {
    /// What is scrolled, as it is now.
    var scrolledContent: RowMeasurement.ScrolledContent {
        return RowMeasurement.ScrolledContent(
            view: self, width: bounds.width, contentHeight: laidOutContentSize.height, columns: shownColumns)
    }
}

extension UIView {
    /// The scroll views in this view, this one left out; not those inside of other scroll views.
    var scrollViewsInside: [UIScrollView] {
        subviews.flatMap { view in (view as? UIScrollView).map { [$0] } ?? view.scrollViewsInside }
    }
}
