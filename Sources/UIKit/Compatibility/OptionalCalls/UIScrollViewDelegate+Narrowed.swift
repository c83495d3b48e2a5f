/// `tableView.delegate?.tableView?(…)`: a table's delegate has the type of a scroll view's, since Swift's classes can't
/// narrow inherited members. A delegate that isn't of the table's own kind gives nil.
extension UIScrollViewDelegate {
    @_disfavoredOverload public var tableView: _UITableViewDelegateCalls? {
        (self as? any UITableViewDelegate)?.tableView
    }
    @_disfavoredOverload public var collectionView: _UICollectionViewDelegateCalls? {
        (self as? any UICollectionViewDelegate)?.collectionView
    }
}
