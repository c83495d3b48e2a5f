import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of search bars and controllers; published heights, and a field
/// measured on iOS 26.
@MainActor final class SearchTests: XCTestCase {
    private func record(_ name: String, _ host: HeadlessHost) throws {
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("search-\(name).png"))
    }

    private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
        let log = EventLog()
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.add("shouldBegin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.add("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            log.add("shouldEnd")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.add("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.add("text \(searchText)") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            log.add("shouldChange \(range.location),\(range.length) \(text)")
            return text != "!"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.add("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.add("scope \(selectedScope)")
        }
        func updateSearchResults(for searchController: UISearchController) {
            log.add("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
    }

    /// Apple's documentation of UISearchBar: it adopts UITextInputTraits.
    func testPreferencesForTheKeyboardAreTheFields() async {
        let bar = UISearchBar()
        bar.keyboardAppearance = .dark
        bar.textContentType = .username
        bar.isSecureTextEntry = true
        bar.spellCheckingType = .no
        XCTAssertEqual(bar.searchTextField.keyboardAppearance, .dark)
        XCTAssertEqual((bar as any UITextInputTraits).keyboardAppearance, .dark)
        XCTAssertEqual(bar.searchTextField.textContentType, .username)
        XCTAssertTrue(bar.searchTextField.isSecureTextEntry)
        XCTAssertEqual((bar as any UITextInputTraits).spellCheckingType, .no)
    }

    /// Published heights; on iOS 26 those that documents of Xcode 26 record.
    func testSizes() async throws {
        let bar = UISearchBar()
        XCTAssertEqual(bar.intrinsicContentSize, CGSize(width: -1, height: 56))
        bar.frame = CGRect(x: 0, y: 0, width: 375, height: 56)
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 359, height: 36))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        XCTAssertEqual(bar.cancelButton.frame.maxX, 367)
        XCTAssertEqual(bar.searchTextField.frame.maxX, bar.cancelButton.frame.minX - 8)
        BehaviourProfile.current = BehaviourProfile(release: .iOS26)
        defer { BehaviourProfile.current = BehaviourProfile(release: .iOS13) }
        XCTAssertEqual(bar.sizeThatFits(CGSize(width: 375, height: 0)), CGSize(width: 375, height: 64))
        bar.searchBarStyle = .minimal
        XCTAssertEqual(bar.sizeThatFits(CGSize(width: 375, height: 0)), CGSize(width: 375, height: 44))
    }

    /// Kind: oracle — two apps' pictures of simulators between iOS 15 and 18, which the profile names: a free bar of the default style
    /// is white on a white view, and black on a black one.
    func testAFreeBarHasNoGroundSinceIOS15() async throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 375, height: 56))
        XCTAssertEqual(bar.backgroundColor, .systemGray6)
        BehaviourProfile.current = BehaviourProfile(release: .iOS16)
        defer { BehaviourProfile.current = BehaviourProfile(release: .iOS13) }
        let later = UISearchBar(frame: CGRect(x: 0, y: 60, width: 375, height: 56))
        XCTAssertNil(later.backgroundColor)
        later.barTintColor = .red
        XCTAssertEqual(later.backgroundColor, .red)
        later.searchBarStyle = .minimal
        XCTAssertNil(later.backgroundColor, "whatever its tint")
    }

    /// Kind: oracle — an app's picture of a release before 26 shows the button of a bar that was never edited in grey
    /// (vitor-rc1/recipe-app-ios, Public/meals-main.png); a bar is cancelled while it is edited, and apps enable its button after that.
    func testTheCancelButtonOfABarThatIsntEditedIsDisabled() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 375, height: 56))
        bar.showsCancelButton = true
        controller.view.addSubview(bar)
        host.show(controller)
        XCTAssertFalse(bar.cancelButton.isEnabled)
        bar.becomeFirstResponder()
        XCTAssertTrue(bar.cancelButton.isEnabled)
        bar.resignFirstResponder()
        XCTAssertFalse(bar.cancelButton.isEnabled)
        bar.cancelButton.isEnabled = true
        host.settle()
        XCTAssertTrue(bar.cancelButton.isEnabled, "an app may enable it")
        let search = UISearchController()
        XCTAssertTrue(search.searchBar.cancelButton.isEnabled)
    }

    func testDelegate() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 375, height: 100))
        bar.placeholder = "Search"
        bar.scopeButtonTitles = ["All", "Some"]
        bar.showsScopeBar = true
        bar.showsCancelButton = true
        let listener = Listener()
        bar.delegate = listener
        controller.view.addSubview(bar)
        host.show(controller)
        try record("bar", host)
        host.play(.tap(at: CGPoint(x: 100, y: 88)))
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertEqual(listener.log.take(), ["shouldBegin", "didBegin"])
        host.type("a!")
        XCTAssertEqual(listener.log.take(), ["shouldChange 0,0 a", "text a", "shouldChange 1,0 !"])
        host.press(.returnKey)
        XCTAssertEqual(listener.log.take(), ["search"])
        host.advance(by: 0.3)
        let field = bar.searchTextField
        let clear = field.convert(CGPoint(x: field.clearButton.frame.midX, y: field.clearButton.frame.midY), to: nil)
        host.play(.tap(at: clear))
        XCTAssertEqual(listener.log.take(), ["text "])
        host.press(.returnKey)
        XCTAssertEqual(listener.log.take(), [], "Return waits for text")
        host.play(.tap(at: CGPoint(x: 280, y: 60 + 56 + 16)))
        XCTAssertEqual(listener.log.take(), ["scope 1"])
        host.play(.tap(at: bar.convert(bar.cancelButton.center, to: nil)))
        XCTAssertEqual(listener.log.take(), ["cancel"])
        bar.resignFirstResponder()
        XCTAssertEqual(listener.log.take(), ["shouldEnd", "didEnd"])
        bar.text = "set"
        XCTAssertEqual(listener.log.take(), [])
    }

    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// 96 to 44 points as the content is scrolled by 52, and nothing in between at rest.
    func testLargeTitlesCollapse() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let list = List(style: .plain)
        list.title = "Large"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        let table = try XCTUnwrap(list.tableView)
        let bar = navigation.navigationBar
        XCTAssertEqual(table.contentOffset.y, -116)
        try record("large", host)
        for (offset, height) in [(-106.0, 86.0), (-90, 70), (-64, 44), (0, 44), (300, 44), (-80, 60), (-116, 96)] {
            table.contentOffset.y = offset
            host.settle()
            XCTAssertEqual(bar.frame.maxY, 20 + height, "at \(offset)")
            XCTAssertEqual(table.adjustedContentInset.top, 20 + height, "at \(offset)")
            XCTAssertEqual(table.contentOffset.y, offset, "the offset is the program's")
        }
        func drag(by distance: CGFloat) {
            host.play(
                .drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 400 - distance), duration: 0.5)
                    .followed(by: TouchScript([])))
            host.advanceUntilStill()
        }
        drag(by: 25)
        XCTAssertEqual(table.contentOffset.y, -116, "less than half comes back")
        XCTAssertEqual(bar.frame.maxY, 116)
        drag(by: 60)
        XCTAssertEqual(bar.frame.maxY, 64)
        XCTAssertEqual(bar.parts.title.alpha, 1)
        try record("collapsed", host)
        drag(by: -120)
        XCTAssertEqual(table.contentOffset.y, -116)
        XCTAssertEqual(bar.frame.maxY, 116)
        XCTAssertEqual(bar.parts.title.alpha, 0)
        table.contentOffset.y = 200
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        XCTAssertEqual(bar.frame.maxY, 116, "the next one's title is large")
        navigation.popViewController(animated: false)
        host.settle()
        XCTAssertEqual(bar.frame.maxY, 64)
        XCTAssertEqual(table.contentOffset.y, 200)
    }

    func testSearchInTheNavigationBar() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let list = List(style: .plain)
        list.title = "Fruit"
        let results = UIViewController()
        results.view.backgroundColor = .systemYellow
        let search = UISearchController(searchResultsController: results)
        let listener = Listener()
        search.searchResultsUpdater = listener
        search.delegate = listener
        list.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: list)
        host.show(navigation)
        let bar = navigation.navigationBar
        XCTAssertEqual(bar.frame.maxY, 20 + 44 + 52)
        XCTAssertEqual(search.searchBar.searchTextField.frame, CGRect(x: 16, y: 1, width: 343, height: 36))
        try record("navigation", host)
        list.tableView.contentOffset.y = 100
        host.settle()
        XCTAssertEqual(bar.frame.maxY, 64)
        list.tableView.contentOffset.y = -116
        host.settle()
        host.play(.tap(at: CGPoint(x: 100, y: 20 + 44 + 19)))
        host.advance(by: 0.5)
        XCTAssertTrue(search.isActive)
        XCTAssertEqual(listener.log.take(), ["willPresent", "update ", "didPresent"])
        XCTAssertEqual(bar.frame.maxY, 20 + 52)
        XCTAssertTrue(search.searchBar.showsCancelButton)
        XCTAssertTrue(results.view.isHidden)
        XCTAssertFalse(search.view.isHidden)
        try record("active", host)
        host.type("ap")
        XCTAssertEqual(listener.log.take(), ["update a", "update ap"])
        XCTAssertFalse(results.view.isHidden)
        XCTAssertEqual(results.view.safeAreaInsets.top, 72)
        try record("results", host)
        host.play(.tap(at: search.searchBar.convert(search.searchBar.cancelButton.center, to: nil)))
        host.advance(by: 0.5)
        XCTAssertFalse(search.isActive)
        XCTAssertEqual(listener.log.take(), ["willDismiss", "update ", "didDismiss"])
        XCTAssertEqual(bar.frame.maxY, 116)
        XCTAssertNil(results.view.superview)
        XCTAssertNil(search.parent)
    }

    func testASearchThatBeginsBeforeItIsShownHasItsResultsLoaded() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let (list, results) = (UIViewController(), UIViewController())
        let search = UISearchController(searchResultsController: results)
        list.navigationItem.searchController = search
        XCTAssertFalse(results.isViewLoaded)
        search.isActive = true
        XCTAssertTrue(results.isViewLoaded)
        host.show(UINavigationController(rootViewController: list))
        XCTAssertTrue(search.isActive)
    }

    /// Over a table the bar scrolls along; the navigation bar goes while one searches.
    func testSearchOverATable() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let list = List(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        let listener = Listener()
        search.searchResultsUpdater = listener
        search.searchBar.scopeButtonTitles = ["A", "B"]
        list.loadViewIfNeeded()
        list.tableView.tableHeaderView = search.searchBar
        let navigation = UINavigationController(rootViewController: list)
        host.show(navigation)
        XCTAssertEqual(search.searchBar.frame.height, 56)
        search.isActive = true
        host.advance(by: 0.5)
        XCTAssertTrue(search.searchBar.isFirstResponder)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertTrue(search.searchBar.showsScopeBar)
        XCTAssertEqual(listener.log.take(), ["update "])
        let view = try XCTUnwrap(search.view)
        XCTAssertFalse(view.isHidden)
        host.play(.tap(at: CGPoint(x: 180, y: 300)))
        host.advance(by: 0.5)
        XCTAssertFalse(search.isActive, "a tap beside ends the search")
        XCTAssertFalse(navigation.isNavigationBarHidden)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        XCTAssertTrue(view.isHidden)
        search.isActive = false
    }

    /// The search bar goes first, then the large title; a bar that doesn't hide stays.
    func testSearchBarAndLargeTitleCollapseInTurn() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let list = List(style: .plain)
        list.title = "Fruit"
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        let bar = navigation.navigationBar
        XCTAssertEqual(bar.frame.maxY, 20 + 96 + 52)
        for (offset, search, title) in [(-148.0, 20.0, 0.0), (-116, 52, 0), (-100, 52, 16), (-64, 52, 52), (0, 52, 52)]
        {
            list.tableView.contentOffset.y = offset
            host.settle()
            XCTAssertEqual(bar.parts.searchCollapse, search, "at \(offset)")
            XCTAssertEqual(bar.parts.collapse, title, "at \(offset)")
        }
        list.tableView.contentOffset.y = -168
        list.navigationItem.hidesSearchBarWhenScrolling = false
        host.settle()
        list.tableView.contentOffset.y = 0
        host.settle()
        XCTAssertEqual(bar.frame.maxY, 20 + 44 + 52)
    }

    func testDocuments() async throws {
        let nib = UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
                <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                <subviews>
                <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES" id="b">
                <rect key="frame" x="0.0" y="0.0" width="375" height="56"/>
                <textInputTraits key="textInputTraits" keyboardType="URL"/>
                <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
                <textField clearsOnBeginEditing="YES" contentMode="scaleToFill" id="f">
                <rect key="frame" x="0.0" y="60" width="100" height="34"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no"
                keyboardType="emailAddress" returnKeyType="next" secureTextEntry="YES"/></textField>
                </subviews></view></objects></document>
                """.utf8), bundle: nil)
        let view = try XCTUnwrap(nib.instantiate(withOwner: nil, options: nil).first as? UIView)
        let bar = try XCTUnwrap(view.subviews[0] as? UISearchBar)
        XCTAssertEqual(bar.placeholder, "Find")
        XCTAssertEqual(bar.searchBarStyle, .minimal)
        XCTAssertTrue(bar.showsCancelButton)
        XCTAssertEqual(bar.scopeButtonTitles, ["One", "Two"])
        XCTAssertEqual(bar.keyboardType, .URL)
        XCTAssertEqual(bar.returnKeyType, .search)
        let field = try XCTUnwrap(view.subviews[1] as? UITextField)
        XCTAssertTrue(field.clearsOnBeginEditing && field.isSecureTextEntry)
        XCTAssertEqual(field.autocapitalizationType, .words)
        XCTAssertEqual(field.autocorrectionType, .no)
        XCTAssertEqual(field.keyboardType, .emailAddress)
        XCTAssertEqual(field.returnKeyType, .next)
    }

    func testNothingIsHeld() async throws {
        weak var search: UISearchController?
        weak var bar: UISearchBar?
        weak var navigation: UINavigationController?
        func make() throws {
            let host = try HeadlessHost(device: "iphone-se2")
            let list = List(style: .plain)
            let controller = UISearchController(searchResultsController: UIViewController())
            list.navigationItem.searchController = controller
            let shown = UINavigationController(rootViewController: list)
            shown.navigationBar.prefersLargeTitles = true
            host.show(shown)
            controller.isActive = true
            host.advance(by: 0.5)
            host.type("x")
            controller.isActive = false
            host.advance(by: 0.5)
            (search, bar, navigation) = (controller, controller.searchBar, shown)
        }
        try make()
        UIApplication.shared.restart()
        XCTAssertNil(search)
        XCTAssertNil(bar)
        XCTAssertNil(navigation)
    }
}
