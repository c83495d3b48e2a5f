// Written by Scripts/generate from Scripts/methods.txt: change it there.
import UIKit

/// The methods of lists that can be exchanged.
@MainActor enum ListMethods {
    static let scrollViewSetContentOffset = ExchangeableMethod(
        UIScrollView.self, "setContentOffset:animated:",
        body: UIScrollView.exchangeableScrollViewSetContentOffset(_:animated:))
    static let tableViewLayoutSubviews = ExchangeableMethod(
        UITableView.self, "layoutSubviews", body: UITableView.exchangeableTableViewLayoutSubviews)
    static let tableViewReloadData = ExchangeableMethod(
        UITableView.self, "reloadData", body: UITableView.exchangeableTableViewReloadData)
    static let tableViewBeginUpdates = ExchangeableMethod(
        UITableView.self, "beginUpdates", body: UITableView.exchangeableTableViewBeginUpdates)
    static let tableViewEndUpdates = ExchangeableMethod(
        UITableView.self, "endUpdates", body: UITableView.exchangeableTableViewEndUpdates)
    static let tableViewPerformBatchUpdates = ExchangeableMethod(
        UITableView.self, "performBatchUpdates:completion:",
        body: UITableView.exchangeableTableViewPerformBatchUpdates(_:completion:))
    static let tableViewInsertRows = ExchangeableMethod(
        UITableView.self, "insertRowsWithAt:with:", "insertRowsAtIndexPaths:withRowAnimation:",
        body: UITableView.exchangeableTableViewInsertRows(at:with:))
    static let tableViewDeleteRows = ExchangeableMethod(
        UITableView.self, "deleteRowsWithAt:with:", "deleteRowsAtIndexPaths:withRowAnimation:",
        body: UITableView.exchangeableTableViewDeleteRows(at:with:))
    static let tableViewReloadRows = ExchangeableMethod(
        UITableView.self, "reloadRowsWithAt:with:", "reloadRowsAtIndexPaths:withRowAnimation:",
        body: UITableView.exchangeableTableViewReloadRows(at:with:))
    static let tableViewInsertSections = ExchangeableMethod(
        UITableView.self, "insertSections:with:", "insertSections:withRowAnimation:",
        body: UITableView.exchangeableTableViewInsertSections(_:with:))
    static let tableViewDeleteSections = ExchangeableMethod(
        UITableView.self, "deleteSections:with:", "deleteSections:withRowAnimation:",
        body: UITableView.exchangeableTableViewDeleteSections(_:with:))
    static let tableViewReloadSections = ExchangeableMethod(
        UITableView.self, "reloadSections:with:", "reloadSections:withRowAnimation:",
        body: UITableView.exchangeableTableViewReloadSections(_:with:))
    static let collectionViewLayoutSubviews = ExchangeableMethod(
        UICollectionView.self, "layoutSubviews", body: UICollectionView.exchangeableCollectionViewLayoutSubviews)
    static let collectionViewReloadData = ExchangeableMethod(
        UICollectionView.self, "reloadData", body: UICollectionView.exchangeableCollectionViewReloadData)
    static let collectionViewPerformBatchUpdates = ExchangeableMethod(
        UICollectionView.self, "performBatchUpdates:completion:",
        body: UICollectionView.exchangeableCollectionViewPerformBatchUpdates(_:completion:))
    static let collectionViewInsertItems = ExchangeableMethod(
        UICollectionView.self, "insertItemsWithAt:", "insertItemsAtIndexPaths:",
        body: UICollectionView.exchangeableCollectionViewInsertItems(at:))
    static let collectionViewDeleteItems = ExchangeableMethod(
        UICollectionView.self, "deleteItemsWithAt:", "deleteItemsAtIndexPaths:",
        body: UICollectionView.exchangeableCollectionViewDeleteItems(at:))
    static let collectionViewReloadItems = ExchangeableMethod(
        UICollectionView.self, "reloadItemsWithAt:", "reloadItemsAtIndexPaths:",
        body: UICollectionView.exchangeableCollectionViewReloadItems(at:))
    static let collectionViewInsertSections = ExchangeableMethod(
        UICollectionView.self, "insertSections:", body: UICollectionView.exchangeableCollectionViewInsertSections(_:))
    static let collectionViewDeleteSections = ExchangeableMethod(
        UICollectionView.self, "deleteSections:", body: UICollectionView.exchangeableCollectionViewDeleteSections(_:))
    static let collectionViewReloadSections = ExchangeableMethod(
        UICollectionView.self, "reloadSections:", body: UICollectionView.exchangeableCollectionViewReloadSections(_:))

    static let all = [
        scrollViewSetContentOffset,
        tableViewLayoutSubviews,
        tableViewReloadData,
        tableViewBeginUpdates,
        tableViewEndUpdates,
        tableViewPerformBatchUpdates,
        tableViewInsertRows,
        tableViewDeleteRows,
        tableViewReloadRows,
        tableViewInsertSections,
        tableViewDeleteSections,
        tableViewReloadSections,
        collectionViewLayoutSubviews,
        collectionViewReloadData,
        collectionViewPerformBatchUpdates,
        collectionViewInsertItems,
        collectionViewDeleteItems,
        collectionViewReloadItems,
        collectionViewInsertSections,
        collectionViewDeleteSections,
        collectionViewReloadSections,
    ]
}

extension UIScrollView {
    @_dynamicReplacement(for:setContentOffset(_:animated:))
    func exchangeableScrollViewSetContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard let other = ListMethods.scrollViewSetContentOffset.replacement(for: self) else {
            return setContentOffset(contentOffset, animated: animated)
        }
        return other.call(on: self, contentOffset, animated)
    }
}

extension UITableView {
    @_dynamicReplacement(for:layoutSubviews())
    func exchangeableTableViewLayoutSubviews() {
        guard let other = ListMethods.tableViewLayoutSubviews.replacement(for: self) else { return layoutSubviews() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:reloadData())
    func exchangeableTableViewReloadData() {
        guard let other = ListMethods.tableViewReloadData.replacement(for: self) else { return reloadData() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:beginUpdates())
    func exchangeableTableViewBeginUpdates() {
        guard let other = ListMethods.tableViewBeginUpdates.replacement(for: self) else { return beginUpdates() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:endUpdates())
    func exchangeableTableViewEndUpdates() {
        guard let other = ListMethods.tableViewEndUpdates.replacement(for: self) else { return endUpdates() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:performBatchUpdates(_:completion:))
    func exchangeableTableViewPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard let other = ListMethods.tableViewPerformBatchUpdates.replacement(for: self) else {
            return performBatchUpdates(updates, completion: completion)
        }
        return other.call(on: self, updates, completion)
    }
    @_dynamicReplacement(for:insertRows(at:with:))
    func exchangeableTableViewInsertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        guard let other = ListMethods.tableViewInsertRows.replacement(for: self) else {
            return insertRows(at: indexPaths, with: animation)
        }
        return other.call(on: self, indexPaths, animation)
    }
    @_dynamicReplacement(for:deleteRows(at:with:))
    func exchangeableTableViewDeleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        guard let other = ListMethods.tableViewDeleteRows.replacement(for: self) else {
            return deleteRows(at: indexPaths, with: animation)
        }
        return other.call(on: self, indexPaths, animation)
    }
    @_dynamicReplacement(for:reloadRows(at:with:))
    func exchangeableTableViewReloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        guard let other = ListMethods.tableViewReloadRows.replacement(for: self) else {
            return reloadRows(at: indexPaths, with: animation)
        }
        return other.call(on: self, indexPaths, animation)
    }
    @_dynamicReplacement(for:insertSections(_:with:))
    func exchangeableTableViewInsertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        guard let other = ListMethods.tableViewInsertSections.replacement(for: self) else {
            return insertSections(sections, with: animation)
        }
        return other.call(on: self, sections, animation)
    }
    @_dynamicReplacement(for:deleteSections(_:with:))
    func exchangeableTableViewDeleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        guard let other = ListMethods.tableViewDeleteSections.replacement(for: self) else {
            return deleteSections(sections, with: animation)
        }
        return other.call(on: self, sections, animation)
    }
    @_dynamicReplacement(for:reloadSections(_:with:))
    func exchangeableTableViewReloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        guard let other = ListMethods.tableViewReloadSections.replacement(for: self) else {
            return reloadSections(sections, with: animation)
        }
        return other.call(on: self, sections, animation)
    }
}

extension UICollectionView {
    @_dynamicReplacement(for:layoutSubviews())
    func exchangeableCollectionViewLayoutSubviews() {
        guard let other = ListMethods.collectionViewLayoutSubviews.replacement(for: self) else {
            return layoutSubviews()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:reloadData())
    func exchangeableCollectionViewReloadData() {
        guard let other = ListMethods.collectionViewReloadData.replacement(for: self) else { return reloadData() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:performBatchUpdates(_:completion:))
    func exchangeableCollectionViewPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard let other = ListMethods.collectionViewPerformBatchUpdates.replacement(for: self) else {
            return performBatchUpdates(updates, completion: completion)
        }
        return other.call(on: self, updates, completion)
    }
    @_dynamicReplacement(for:insertItems(at:))
    func exchangeableCollectionViewInsertItems(at indexPaths: [IndexPath]) {
        guard let other = ListMethods.collectionViewInsertItems.replacement(for: self) else {
            return insertItems(at: indexPaths)
        }
        return other.call(on: self, indexPaths)
    }
    @_dynamicReplacement(for:deleteItems(at:))
    func exchangeableCollectionViewDeleteItems(at indexPaths: [IndexPath]) {
        guard let other = ListMethods.collectionViewDeleteItems.replacement(for: self) else {
            return deleteItems(at: indexPaths)
        }
        return other.call(on: self, indexPaths)
    }
    @_dynamicReplacement(for:reloadItems(at:))
    func exchangeableCollectionViewReloadItems(at indexPaths: [IndexPath]) {
        guard let other = ListMethods.collectionViewReloadItems.replacement(for: self) else {
            return reloadItems(at: indexPaths)
        }
        return other.call(on: self, indexPaths)
    }
    @_dynamicReplacement(for:insertSections(_:))
    func exchangeableCollectionViewInsertSections(_ sections: IndexSet) {
        guard let other = ListMethods.collectionViewInsertSections.replacement(for: self) else {
            return insertSections(sections)
        }
        return other.call(on: self, sections)
    }
    @_dynamicReplacement(for:deleteSections(_:))
    func exchangeableCollectionViewDeleteSections(_ sections: IndexSet) {
        guard let other = ListMethods.collectionViewDeleteSections.replacement(for: self) else {
            return deleteSections(sections)
        }
        return other.call(on: self, sections)
    }
    @_dynamicReplacement(for:reloadSections(_:))
    func exchangeableCollectionViewReloadSections(_ sections: IndexSet) {
        guard let other = ListMethods.collectionViewReloadSections.replacement(for: self) else {
            return reloadSections(sections)
        }
        return other.call(on: self, sections)
    }
}
