internal import UIKit

/// A table or a collection view, as far as rows' places go.
@MainActor enum ShownList {
    case table(UITableView)
    case collection(UICollectionView)

    /// The list that is found first in a view, from the outside to the inside.
    init?(in view: UIView) {
        if let table = view as? UITableView {
            self = .table(table)
        } else if let collection = view as? UICollectionView {
            self = .collection(collection)
        } else {
            guard let list = view.subviews.lazy.compactMap({ ShownList(in: $0) }).first else { return nil }
            self = list
        }
    }

    var view: UIScrollView {
        switch self {
        case .table(let table): table
        case .collection(let collection): collection
        }
    }

    /// The controller whose view the list is, or is in.
    var controller: UIViewController? {
        var responder = view.next
        while let next = responder {
            if let controller = next as? UIViewController { return controller }
            responder = next.next
        }
        return nil
    }

    /// The visible rows in their order, in the content's coordinates.
    var rows: [(path: IndexPath, frame: CGRect)] {
        switch self {
        case .table(let table): (table.indexPathsForVisibleRows ?? []).map { ($0, table.rectForRow(at: $0)) }
        case .collection(let collection):
            collection.indexPathsForVisibleItems.sorted().compactMap { path in
                collection.layoutAttributesForItem(at: path).map { (path, $0.frame) }
            }
        }
    }

    /// A row in words.
    func name(of path: IndexPath) -> String { "row \(path.row) of section \(path.section)" }

    /// The upper edge of what is seen, below bars.
    var top: CGFloat { view.contentOffset.y + view.adjustedContentInset.top }

    /// The first row that is seen, and how far below the upper edge it begins.
    var topRow: (path: IndexPath, distance: CGFloat)? {
        rows.first { $0.frame.maxY > top + 0.5 }.map { ($0.path, $0.frame.minY - top) }
    }

    /// True where the offset can't follow a row any further.
    var isAtEnd: Bool {
        let inset = view.adjustedContentInset
        let last = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
        return view.contentOffset.y <= -inset.top + 1 || view.contentOffset.y >= last - 1
    }

    /// Scrolls so that a row begins at a distance from the upper edge.
    func show(_ path: IndexPath, at distance: CGFloat, settle: () -> Void) {
        switch self {
        case .table(let table): table.scrollToRow(at: path, at: .top, animated: false)
        case .collection(let collection): collection.scrollToItem(at: path, at: .top, animated: false)
        }
        settle()
        for _ in 0..<4 {
            guard let row = rows.first(where: { $0.path == path }) else { return }
            let missing = row.frame.minY - top - distance
            guard abs(missing) > 0.01 else { return }
            view.contentOffset.y += missing
            settle()
        }
    }

    /// The visible rows whose height isn't what their cells ask for.
    var staleRows: [(path: IndexPath, height: CGFloat, asked: CGFloat)] {
        guard case .table(let table) = self else { return [] }
        return table.staleRows
    }
}
