extension StandIns {
    /// The part of RxCocoa for search bars and search controllers.
    static let reactiveSearch = """

        final class SearchBarProxy: NSObject, UISearchBarDelegate, _MessageForwarding {
            weak var next: AnyObject?
            let text = PublishSubject<String?>()
            let search = PublishSubject<Void>()
            let cancel = PublishSubject<Void>()
            let began = PublishSubject<Void>()
            let ended = PublishSubject<Void>()
            let bookmark = PublishSubject<Void>()
            let results = PublishSubject<Void>()
            let scope = PublishSubject<Int>()
            private var bar: (any UISearchBarDelegate)? { next as? any UISearchBarDelegate }

            func forwardingTarget(for selector: Selector!) -> Any? { next }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                bar?.searchBar(searchBar, textDidChange: searchText)
                text.onNext(searchText)
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
                bar?.searchBarSearchButtonClicked(searchBar)
                search.onNext(())
            }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                bar?.searchBarCancelButtonClicked(searchBar)
                cancel.onNext(())
            }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
                bar?.searchBarTextDidBeginEditing(searchBar)
                began.onNext(())
            }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
                bar?.searchBarTextDidEndEditing(searchBar)
                ended.onNext(())
            }
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
                bar?.searchBarBookmarkButtonClicked(searchBar)
                bookmark.onNext(())
            }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
                bar?.searchBarResultsListButtonClicked(searchBar)
                results.onNext(())
            }
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
                bar?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
                scope.onNext(selectedScope)
            }
        }

        extension Reactive where Base: UISearchBar {
            private var proxy: SearchBarProxy {
                let known = objc_getAssociatedObject(base, &proxyKey) as? SearchBarProxy
                let proxy = known ?? SearchBarProxy()
                if known == nil {
                    objc_setAssociatedObject(base, &proxyKey, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
                if let own = base.delegate, own !== proxy { proxy.next = own }
                if base.delegate !== proxy { base.delegate = proxy }
                return proxy
            }
            public var text: ControlProperty<String?> { value }
            public var value: ControlProperty<String?> {
                ControlProperty(
                    values: proxy.text.startWith(base.text), valueSink: Binder(base) { $0.text = $1 })
            }
            public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: proxy.search) }
            public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: proxy.cancel) }
            public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: proxy.began) }
            public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: proxy.ended) }
            public var bookmarkButtonClicked: ControlEvent<Void> { ControlEvent(events: proxy.bookmark) }
            public var resultsListButtonClicked: ControlEvent<Void> { ControlEvent(events: proxy.results) }
            public var selectedScopeButtonIndex: ControlProperty<Int> {
                ControlProperty(
                    values: proxy.scope.startWith(base.selectedScopeButtonIndex),
                    valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
            }
        }

        final class SearchControllerProxy: NSObject, UISearchControllerDelegate, _MessageForwarding {
            weak var next: AnyObject?
            let willPresent = PublishSubject<Void>()
            let didPresent = PublishSubject<Void>()
            let willDismiss = PublishSubject<Void>()
            let didDismiss = PublishSubject<Void>()
            private var other: (any UISearchControllerDelegate)? { next as? any UISearchControllerDelegate }

            func forwardingTarget(for selector: Selector!) -> Any? { next }
            func willPresentSearchController(_ searchController: UISearchController) {
                other?.willPresentSearchController(searchController)
                willPresent.onNext(())
            }
            func didPresentSearchController(_ searchController: UISearchController) {
                other?.didPresentSearchController(searchController)
                didPresent.onNext(())
            }
            func willDismissSearchController(_ searchController: UISearchController) {
                other?.willDismissSearchController(searchController)
                willDismiss.onNext(())
            }
            func didDismissSearchController(_ searchController: UISearchController) {
                other?.didDismissSearchController(searchController)
                didDismiss.onNext(())
            }
        }

        extension Reactive where Base: UISearchController {
            private var proxy: SearchControllerProxy {
                let known = objc_getAssociatedObject(base, &proxyKey) as? SearchControllerProxy
                let proxy = known ?? SearchControllerProxy()
                if known == nil {
                    objc_setAssociatedObject(base, &proxyKey, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
                if let own = base.delegate, own !== proxy { proxy.next = own }
                if base.delegate !== proxy { base.delegate = proxy }
                return proxy
            }
            public var willPresent: Observable<Void> { proxy.willPresent.asObservable() }
            public var didPresent: Observable<Void> { proxy.didPresent.asObservable() }
            public var willDismiss: Observable<Void> { proxy.willDismiss.asObservable() }
            public var didDismiss: Observable<Void> { proxy.didDismiss.asObservable() }
        }

        """
}
