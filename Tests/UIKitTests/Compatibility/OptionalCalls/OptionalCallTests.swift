import Foundation
import Graphics
import XCTest

@testable import UIKit

private final class Silent: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

private final class Speaking: NSObject, UITableViewDelegate, UITableViewDataSource, UICollectionViewDelegateFlowLayout {
    var scrolls = 0
    var selected: [IndexPath] = []
    let header = UIView()

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 7, height: 8) }
}

/// A delegate's proxy, as libraries write them, which passes on what it is asked.
private final class Proxy: NSObject, UITableViewDelegate {
    weak var forwarded: (any UITableViewDelegate)?
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        forwarded?.tableView?(tableView, heightForRowAt: indexPath) ?? 99
    }
}

/// A controller with a list of its own, whose name is that of the delegate's methods.
private final class OwnListController: UIViewController, UICollectionViewDelegateFlowLayout, UITableViewDelegate {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let tableView = UITableView()

    func identity(of value: Any?) -> ObjectIdentifier? { value.map { ObjectIdentifier($0 as AnyObject) } }
    func identities() -> [ObjectIdentifier?] { [identity(of: collectionView), identity(of: tableView)] }
}

/// Kind: documented — Swift's documentation of optional protocol requirements, called as code for UIKit calls them.
///
/// Optional methods of UIKit's protocols, called as code for UIKit calls them.
@MainActor final class OptionalCallTests: XCTestCase {
    private let path = IndexPath(row: 0, section: 0)

    /// A name that fits as any value is the controller's own list.
    func testAControllersOwnListComesFirst() async {
        let controller = OwnListController()
        XCTAssertEqual(
            controller.identities(),
            [ObjectIdentifier(controller.collectionView), ObjectIdentifier(controller.tableView)])
    }

    /// Delegates of pickers, search bars and the app are called as those of lists are: public apps choose a wheel's first row so.
    func testDelegatesOfPickersSearchBarsAndApps() async throws {
        final class Delegate: NSObject, UIPickerViewDelegate, UISearchBarDelegate, UIApplicationDelegate {
            let pickerView = UIPickerView()
            var calls: [String] = []
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                calls.append("row \(row)")
            }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool {
                calls.append(url.absoluteString)
                return true
            }
            func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
            var ownPicker: UIPickerView { pickerView }
        }
        let (delegate, picker, bar) = (Delegate(), UIPickerView(), UISearchBar())
        picker.delegate = delegate
        bar.delegate = delegate
        picker.delegate?.pickerView?(picker, didSelectRow: 2, inComponent: 0)
        XCTAssertNil(picker.delegate?.pickerView?(picker, titleForRow: 0, forComponent: 0))
        bar.delegate?.searchBar?(bar, textDidChange: "text")
        bar.delegate?.searchBarCancelButtonClicked?(bar)
        bar.delegate?.searchBarTextDidEndEditing?(bar)
        let app: (any UIApplicationDelegate)? = delegate
        let url = try XCTUnwrap(URL(string: "masu:a"))
        XCTAssertEqual(app?.application?(.shared, open: url, options: [:]), true)
        app?.applicationDidEnterBackground?(.shared)
        XCTAssertEqual(delegate.calls, ["row 2", "text", "cancel", "masu:a", "background"])
        XCTAssertTrue(delegate.ownPicker === delegate.pickerView)
    }

    func testWhatIsThereAnswersAndWhatIsMissingIsNil() async throws {
        let table = UITableView()
        let speaking = Speaking()
        let present: (any UITableViewDelegate)? = speaking
        let absent: (any UITableViewDelegate)? = Silent()
        XCTAssertEqual(present?.tableView?(table, heightForRowAt: path), table.rowHeight)
        XCTAssertNil(absent?.tableView?(table, heightForRowAt: path))
        XCTAssertTrue(present?.tableView?(table, viewForHeaderInSection: 0) === speaking.header)
        XCTAssertNil(absent?.tableView?(table, viewForHeaderInSection: 0))
        present?.tableView?(table, didSelectRowAt: path)
        absent?.tableView?(table, didSelectRowAt: path)
        XCTAssertEqual(speaking.selected, [path])
    }

    /// No value of these types can be made up: a protocol of classes, two of them, a class without an initialiser.
    func testObjectsThatNobodyAnswersAreNil() async throws {
        let one: (any UITableViewDelegate)? = _OptionalRequirement.call { _OptionalRequirement.missing() }
        XCTAssertNil(one)
        let two: (any UITableViewDelegate & UITableViewDataSource)? = _OptionalRequirement.call {
            _OptionalRequirement.missing()
        }
        XCTAssertNil(two)
        let pupil: Pupil? = _OptionalRequirement.call { _OptionalRequirement.missing() }
        XCTAssertNil(pupil)
        let silent = Silent()
        let answer: (any UITableViewDelegate)? = _OptionalRequirement.call { silent as any UITableViewDelegate }
        XCTAssertTrue(answer === silent)
    }

    private final class Pupil {
        let name: String
        init(name: String) { self.name = name }
    }

    func testNobodyIsNil() async throws {
        let nobody: (any UITableViewDelegate)? = nil
        XCTAssertNil(nobody?.tableView?(UITableView(), heightForRowAt: path))
    }

    func testDataSources() async throws {
        let source: (any UITableViewDataSource)? = Speaking()
        XCTAssertEqual(source?.tableView?(UITableView(), titleForHeaderInSection: 3), "3")
        XCTAssertEqual(source?.numberOfSections?(in: UITableView()), 1)
    }

    func testScrollingAndZooming() async throws {
        let speaking = Speaking()
        let delegate: (any UIScrollViewDelegate)? = speaking
        delegate?.scrollViewDidScroll?(UIScrollView())
        delegate?.scrollViewDidEndDragging?(UIScrollView(), willDecelerate: false)
        XCTAssertEqual(speaking.scrolls, 1)
        XCTAssertNil(delegate?.viewForZooming?(in: UIScrollView()))
    }

    func testFlowLayouts() async throws {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let present: (any UICollectionViewDelegateFlowLayout)? = Speaking()
        let absent: (any UICollectionViewDelegateFlowLayout)? = Silent()
        XCTAssertEqual(
            present?.collectionView?(view, layout: layout, sizeForItemAt: path), CGSize(width: 7, height: 8))
        XCTAssertNil(absent?.collectionView?(view, layout: layout, sizeForItemAt: path))
        XCTAssertEqual(absent?.collectionView?(view, shouldHighlightItemAt: path), true)
    }

    func testAProxyPassesOnWhatIsMissing() async throws {
        let table = UITableView()
        let proxy = Proxy()
        let silent = Silent()
        proxy.forwarded = silent
        XCTAssertEqual((proxy as any UITableViewDelegate).tableView?(table, heightForRowAt: path), 99)
        let speaking = Speaking()
        proxy.forwarded = speaking
        XCTAssertEqual((proxy as any UITableViewDelegate).tableView?(table, heightForRowAt: path), table.rowHeight)
    }

    func testOptionalCallsOfAnimatorsAndBars() async {
        let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var positions: [UIViewAnimatingPosition] = []
        animator.addAnimations?({})
        animator.addCompletion?({ positions.append($0) })
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        XCTAssertEqual(positions, [.end])

        final class Delegate: NSObject, UITabBarDelegate {
            var count = 0
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { count += 1 }
        }
        let delegate = Delegate()
        let known: (any UITabBarDelegate)? = delegate
        known?.tabBar?(UITabBar(), didSelect: UITabBarItem())
        XCTAssertEqual(delegate.count, 1)
    }
}
