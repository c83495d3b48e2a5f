import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of search suggestions and of `scopeBarActivation`.
@MainActor final class SearchSuggestionTests: XCTestCase {
    private final class Updater: NSObject, UISearchResultsUpdating {
        var chosen: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            let item = UISearchSuggestionItem(
                localizedSuggestion: "Coast", localizedDescription: "Kind", iconImage: UIImage(systemName: "tag"))
            item.representedObject = "coast"
            searchController.searchSuggestions = text.isEmpty ? nil : [item]
        }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { chosen.append(searchSuggestion.representedObject as? String ?? "") }
    }

    private func searching() throws -> (HeadlessHost, UISearchController, Updater) {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        let updater = Updater()
        search.searchResultsUpdater = updater
        controller.navigationItem.searchController = search
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
        return (host, search, updater)
    }

    func testSuggestionsAreAListThatIsChosenFrom() async throws {
        let (host, search, updater) = try searching()
        search.isActive = true
        host.advanceUntilStill()
        XCTAssertTrue(search.view.subviews.isEmpty)
        host.type("co")
        host.advanceUntilStill()
        let list = try XCTUnwrap(search.view.subviews.first as? UITableView)
        XCTAssertFalse(search.view.isHidden)
        let cell = try XCTUnwrap(list.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Coast")
        host.play(.tap(at: cell.convert(CGPoint(x: 60, y: 20), to: nil)))
        host.advanceUntilStill()
        XCTAssertEqual(updater.chosen, ["coast"])
        search.isActive = false
        host.advanceUntilStill()
        XCTAssertNil(list.superview)
    }

    func testScopesComeWhenTheyAreToldTo() async throws {
        for (moment, shown) in [
            (UISearchController.ScopeBarActivation.manual, [false, false]), (.onSearchActivation, [true, true]),
            (.onTextEntry, [false, true]),
        ] {
            let (host, search, updater) = try searching()
            search.searchBar.scopeButtonTitles = ["All", "Coast"]
            search.scopeBarActivation = moment
            search.isActive = true
            host.advanceUntilStill()
            let first = search.searchBar.showsScopeBar
            host.type("co")
            XCTAssertEqual([first, search.searchBar.showsScopeBar], shown, "\(moment)")
            withExtendedLifetime(updater) {}
        }
    }

    func testACrossEndsASearchOnGlass() async throws {
        for (release, isCross) in [(SystemRelease.iOS18, false), (.iOS26, true)] {
            let host = try HeadlessHost(device: "iphone-x", release: release)
            let controller = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            controller.navigationItem.searchController = search
            host.show(UINavigationController(rootViewController: controller))
            search.isActive = true
            host.advanceUntilStill()
            let button = search.searchBar.cancelButton
            XCTAssertEqual(button.configuration != nil, isCross)
            if isCross {
                XCTAssertEqual(button.frame.width, button.frame.height)
                XCTAssertEqual(button.frame.height, search.searchBar.searchTextField.frame.height)
            }
            host.play(.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil)))
            host.advanceUntilStill()
            XCTAssertFalse(search.isActive)
        }
    }
}
