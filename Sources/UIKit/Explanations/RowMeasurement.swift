/// The record of a row's height as it was found, of facts that a later explanation couldn't ask for any more.
///
/// A cell keeps that of its latest measurement; a cell that moves to another row is measured again.
struct RowMeasurement {
    /// The row's width and its provisional height.
    var width: CGFloat
    var provisional: CGFloat
    /// The height from `heightForRowAt` or `rowHeight`; −1 leaves it to the cell.
    var told: CGFloat = -1
    var isToldByDelegate = false
    /// The measurements that the delegate made while it was asked.
    var measuredByDelegate: [FittingRecord] = []
    /// The result of the cell's `systemLayoutSizeFitting`.
    var answer: CGFloat?
    /// The result of UIKit's own implementation, where the cell called it.
    var base: CellFitting?
    /// The scrolled contents in the cell when it had answered, where it answered by itself.
    var contents: [ScrolledContent] = []
    /// The height that the row got.
    var height: CGFloat = 0
    var fellBack = false

    /// A scroll view's width and content, and how many columns its cells stood in.
    struct ScrolledContent {
        weak var view: UIScrollView?
        var width: CGFloat
        var contentHeight: CGFloat
        var columns: Int?
    }
}

/// A view that was measured by its constraints.
struct FittingRecord {
    weak var view: UIView?
    var type: String
    var target: CGSize
    var result: CGSize
    /// The width that the view, or the cell around it, has in the document that it was loaded from.
    var documentWidth: CGFloat?
}

extension FittingRecord {
    @MainActor init(_ view: UIView, target: CGSize, result: CGSize) {
        let owner = view.superview?.measuredView(for: view) ?? view
        self.init(
            view: view, type: Trace.typeName(of: owner), target: target, result: result,
            documentWidth: owner.layoutTraits.documentSize?.width)
    }
}

extension UIScrollView {
    /// The scrolled content at present.
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
