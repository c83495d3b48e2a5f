import UIKit

/// The numbered elements of a screen: bars, lists, rows, controls, texts and pictures that are seen, in the tree's order.
///
/// Views that only hold others have no number, nor have the labels of a row: their texts stand in the row's line.
@MainActor struct ScreenMarks {
    private(set) var all: [ScreenMark] = []

    /// - Parameter window: laid out first where that is due.
    init(of window: UIWindow) {
        window.layoutIfNeeded()
        visit(window, depth: 0, in: window, clip: window.bounds, row: nil)
    }

    subscript(number: Int) -> ScreenMark? {
        all.indices.contains(number - 1) ? all[number - 1] : nil
    }

    /// The parts of a view, those of a list from top to bottom, whatever order the reuse of cells left them in.
    private static func ordered(_ view: UIView) -> [UIView] {
        guard view is UITableView || view is UICollectionView else { return view.subviews }
        return view.subviews.enumerated().sorted { left, right in
            let (a, b) = (left.element.frame, right.element.frame)
            return (a.minY, a.minX, left.offset) < (b.minY, b.minX, right.offset)
        }.map(\.element)
    }

    private mutating func visit(_ view: UIView, depth: Int, in window: UIWindow, clip: CGRect, row: UIView?) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let frame = view.convert(view.bounds, to: nil)
        var (depth, row, clip) = (depth, row, clip)
        if view.clipsToBounds { clip = clip.intersection(frame) }
        let isSeen = frame.intersects(clip) && frame.width > 0 && frame.height > 0
        if isSeen, let description = ElementDescription(of: view, inRow: row != nil) {
            all.append(
                ScreenMark(
                    number: all.count + 1, depth: depth, view: view, kind: description.kind, text: description.text,
                    name: description.name, frame: frame, state: description.state))
            guard description.hasParts else { return }
            depth += 1
            if description.tellsTexts { row = view }
        }
        for subview in Self.ordered(view) { visit(subview, depth: depth, in: window, clip: clip, row: row) }
    }
}
