extension StandIns {
    /// Rows and items that a list announces before they come into sight.
    static let reactivePrefetching = """
        final class Prefetching: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
            weak var nextRows: (any UITableViewDataSourcePrefetching)?
            weak var nextItems: (any UICollectionViewDataSourcePrefetching)?
            let wanted = PublishSubject<[IndexPath]>()
            let cancelled = PublishSubject<[IndexPath]>()

            func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath]) {
                nextRows?.tableView(table, prefetchRowsAt: paths)
                wanted.onNext(paths)
            }
            func tableView(_ table: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
                nextRows?.tableView?(table, cancelPrefetchingForRowsAt: paths)
                cancelled.onNext(paths)
            }
            func collectionView(_ collection: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
                nextItems?.collectionView(collection, prefetchItemsAt: paths)
                wanted.onNext(paths)
            }
            func collectionView(_ collection: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
                nextItems?.collectionView?(collection, cancelPrefetchingForItemsAt: paths)
                cancelled.onNext(paths)
            }
        }

        private nonisolated(unsafe) var prefetchingKey = 0

        extension UIScrollView {
            fileprivate func prefetching(_ install: (Prefetching) -> Void) -> Prefetching {
                if let known = objc_getAssociatedObject(self, &prefetchingKey) as? Prefetching { return known }
                let prefetching = Prefetching()
                objc_setAssociatedObject(self, &prefetchingKey, prefetching, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                install(prefetching)
                return prefetching
            }
        }
        extension UITableView {
            fileprivate var prefetching: Prefetching {
                prefetching {
                    $0.nextRows = prefetchDataSource
                    prefetchDataSource = $0
                }
            }
        }
        extension UICollectionView {
            fileprivate var prefetching: Prefetching {
                prefetching {
                    $0.nextItems = prefetchDataSource
                    prefetchDataSource = $0
                }
            }
        }

        extension Reactive where Base: UITableView {
            public var prefetchRows: ControlEvent<[IndexPath]> { ControlEvent(events: base.prefetching.wanted) }
            public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
                ControlEvent(events: base.prefetching.cancelled)
            }
            /// The source that is told besides; it isn't retained.
            public func setPrefetchDataSource(_ source: any UITableViewDataSourcePrefetching) -> Disposable {
                let prefetching = base.prefetching
                prefetching.nextRows = source
                return Disposables.create { [weak prefetching] in prefetching?.nextRows = nil }
            }
        }
        extension Reactive where Base: UICollectionView {
            public var prefetchItems: ControlEvent<[IndexPath]> { ControlEvent(events: base.prefetching.wanted) }
            public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
                ControlEvent(events: base.prefetching.cancelled)
            }
            public func setPrefetchDataSource(_ source: any UICollectionViewDataSourcePrefetching) -> Disposable {
                let prefetching = base.prefetching
                prefetching.nextItems = source
                return Disposables.create { [weak prefetching] in prefetching?.nextItems = nil }
            }
        }

        """
}
