internal import UIKit

/// Things that are done to a list, whichever it is.
extension ShownList {
    /// The row of a number through all sections, modulo the number of rows; nil for a list without rows.
    func path(_ number: Int) -> IndexPath? {
        let counts = (0..<sectionCount).map(rowCount)
        let total = counts.reduce(0, +)
        guard total > 0 else { return nil }
        var rest = number % total
        for (section, count) in counts.enumerated() {
            if rest < count { return IndexPath(row: rest, section: section) }
            rest -= count
        }
        return nil
    }

    private var sectionCount: Int {
        switch self {
        case .table(let table): table.numberOfSections
        case .collection(let collection): collection.numberOfSections
        }
    }

    private func rowCount(of section: Int) -> Int {
        switch self {
        case .table(let table): table.numberOfRows(inSection: section)
        case .collection(let collection): collection.numberOfItems(inSection: section)
        }
    }

    /// The offset after scrolling by points, at most to an end.
    func offset(afterScrollingBy distance: Double) -> CGFloat {
        let inset = view.adjustedContentInset
        let last = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
        return min(max(view.contentOffset.y + distance, -inset.top), last)
    }

    func scrollToTop(_ path: IndexPath) {
        switch self {
        case .table(let table): table.scrollToRow(at: path, at: .top, animated: false)
        case .collection(let collection): collection.scrollToItem(at: path, at: .top, animated: false)
        }
    }

    func reload() {
        switch self {
        case .table(let table): table.reloadData()
        case .collection(let collection): collection.reloadData()
        }
    }

    func reload(_ path: IndexPath) {
        switch self {
        case .table(let table): table.reloadRows(at: [path], with: .none)
        case .collection(let collection):
            UIView.performWithoutAnimation { collection.reloadItems(at: [path]) }
        }
    }

    func update(_ changes: () -> Void) {
        switch self {
        case .table(let table): table.performBatchUpdates(changes)
        case .collection(let collection): collection.performBatchUpdates(changes)
        }
    }

    func select(_ path: IndexPath) {
        switch self {
        case .table(let table): _ = table.userSelects(path)
        case .collection(let collection): _ = collection.userSelects(path)
        }
    }

    func swipe(_ path: IndexPath) {
        guard case .table(let table) = self else { return }
        _ = table.userSwipes(path)
    }

    func move(_ path: IndexPath, to target: IndexPath) {
        guard case .table(let table) = self else { return }
        _ = table.userMoves(path, to: target)
    }

    /// The class of a row's cell and the reason for its height, where these are known.
    func reason(for path: IndexPath) -> String? {
        switch self {
        case .table(let table):
            let cell = table.cellForRow(at: path).map { "\(type(of: $0)): " } ?? ""
            return table.account(ofRowAt: path).map { cell + $0.summary }
        case .collection(let collection):
            let cell = collection.cellForItem(at: path).map { "\(type(of: $0)): " } ?? ""
            return collection.account(ofItemAt: path).map { cell + $0.summary }
        }
    }
}
