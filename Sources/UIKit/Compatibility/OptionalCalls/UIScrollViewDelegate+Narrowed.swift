/// `tableView.delegate?.tableView?(…)`: a table's delegate has the type of a scroll view's, since Swift's classes can't
/// narrow what they inherit. What isn't the table's own kind of delegate gives nil.
extension UIScrollViewDelegate {
    public var tableView: _UITableViewDelegateCalls? { (self as? any UITableViewDelegate)?.tableView }
    public var collectionView: _UICollectionViewDelegateCalls? {
        (self as? any UICollectionViewDelegate)?.collectionView
    }
}
