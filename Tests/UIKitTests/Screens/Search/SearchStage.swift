import HeadlessHost
import XCTest

@testable import UIKit

/// A list with a search controller in a navigation controller on a device's screen.
@MainActor enum SearchStage {
    /// - Parameter change: made to the list's item before it is shown.
    static func show(
        _ device: String, _ release: SystemRelease, _ change: (UINavigationItem) -> Void = { _ in }
    ) throws -> (HeadlessHost, UINavigationController) {
        let host = try HeadlessHost(device: device, release: release)
        let content = UITableViewController(style: .plain)
        content.title = "Rivers"
        content.navigationItem.searchController = UISearchController(searchResultsController: nil)
        change(content.navigationItem)
        let navigation = UINavigationController(rootViewController: content)
        host.show(navigation)
        host.advanceUntilStill()
        return (host, navigation)
    }

    /// The frame of the search field, in the window.
    static func field(_ navigation: UINavigationController) throws -> CGRect {
        let bar = try XCTUnwrap(navigation.topViewController?.navigationItem.searchController).searchBar
        return bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
    }
}
