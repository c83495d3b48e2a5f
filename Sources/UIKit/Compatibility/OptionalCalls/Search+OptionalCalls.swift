// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UISearchBarDelegate {
    @_disfavoredOverload public var searchBarShouldBeginEditing: (@MainActor (UISearchBar) -> Bool)? {
        { self.searchBarShouldBeginEditing($0) }
    }
    @_disfavoredOverload public var searchBarTextDidBeginEditing: (@MainActor (UISearchBar) -> Void)? {
        { self.searchBarTextDidBeginEditing($0) }
    }
    @_disfavoredOverload public var searchBarShouldEndEditing: (@MainActor (UISearchBar) -> Bool)? {
        { self.searchBarShouldEndEditing($0) }
    }
    @_disfavoredOverload public var searchBarTextDidEndEditing: (@MainActor (UISearchBar) -> Void)? {
        { self.searchBarTextDidEndEditing($0) }
    }
    @_disfavoredOverload public var searchBar: _UISearchBarDelegateCalls? { _UISearchBarDelegateCalls(delegate: self) }
    @_disfavoredOverload public var searchBarSearchButtonClicked: (@MainActor (UISearchBar) -> Void)? {
        { self.searchBarSearchButtonClicked($0) }
    }
    @_disfavoredOverload public var searchBarCancelButtonClicked: (@MainActor (UISearchBar) -> Void)? {
        { self.searchBarCancelButtonClicked($0) }
    }
    @_disfavoredOverload public var searchBarBookmarkButtonClicked: (@MainActor (UISearchBar) -> Void)? {
        { self.searchBarBookmarkButtonClicked($0) }
    }
    @_disfavoredOverload public var searchBarResultsListButtonClicked: (@MainActor (UISearchBar) -> Void)? {
        { self.searchBarResultsListButtonClicked($0) }
    }
}

/// Calls of `searchBar?(…)` on a `UISearchBarDelegate`.
@preconcurrency @MainActor public struct _UISearchBarDelegateCalls {
    let delegate: any UISearchBarDelegate

    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
        delegate.searchBar(searchBar, textDidChange: searchText)
    }
    public func callAsFunction(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
}

extension UISearchControllerDelegate {
    @_disfavoredOverload public var willPresentSearchController: (@MainActor (UISearchController) -> Void)? {
        { self.willPresentSearchController($0) }
    }
    @_disfavoredOverload public var didPresentSearchController: (@MainActor (UISearchController) -> Void)? {
        { self.didPresentSearchController($0) }
    }
    @_disfavoredOverload public var willDismissSearchController: (@MainActor (UISearchController) -> Void)? {
        { self.willDismissSearchController($0) }
    }
    @_disfavoredOverload public var didDismissSearchController: (@MainActor (UISearchController) -> Void)? {
        { self.didDismissSearchController($0) }
    }
}
