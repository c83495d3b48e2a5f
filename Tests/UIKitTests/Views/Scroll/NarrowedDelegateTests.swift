import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — the types of `delegate` in Apple's reference: a table's is `UITableViewDelegate?`, a scroll view's
/// `UIScrollViewDelegate?`, and so on; the members of subclasses narrow those of their superclasses.
@MainActor final class NarrowedDelegateTests: XCTestCase {
    private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
        var scrolled = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }

    /// Passes a view's delegate on, as apps do.
    @MainActor private struct Wrapper {
        let text = UITextView()
        let table = UITableView()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        var textDelegate: (any UITextViewDelegate)? {
            get { text.delegate }
            nonmutating set { text.delegate = newValue }
        }
        var rowDelegate: (any UITableViewDelegate)? { table.delegate }
        var itemDelegate: (any UICollectionViewDelegate)? { collection.delegate }
    }

    private final class ObservedTable: UITableView {
        var settings = 0
        override var delegate: (any UITableViewDelegate)? { didSet { settings += 1 } }
    }

    func testADelegateIsOfItsViewsType() async {
        let wrapper = Wrapper()
        let delegate = Delegate()
        wrapper.textDelegate = delegate
        wrapper.table.delegate = delegate
        wrapper.collection.delegate = delegate
        XCTAssertTrue(wrapper.textDelegate === delegate)
        XCTAssertTrue(wrapper.rowDelegate === delegate)
        XCTAssertTrue(wrapper.itemDelegate === delegate)
    }

    func testTheScrollViewHasTheSameDelegate() async throws {
        let delegate = Delegate()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.delegate = delegate
        let scrollView: UIScrollView = table
        XCTAssertTrue(scrollView.delegate === delegate)
        scrollView.contentOffset.y = 10
        XCTAssertEqual(delegate.scrolled, 1)
        scrollView.delegate = nil
        XCTAssertNil(table.delegate)
    }

    func testAnOverrideHasTheViewsType() async {
        let table = ObservedTable()
        let delegate = Delegate()
        table.delegate = delegate
        XCTAssertEqual(table.settings, 1)
        XCTAssertTrue((table as UIScrollView).delegate === delegate)
    }

    func testPresentationsNarrowTheirDelegates() async throws {
        final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {}
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let delegate = PopoverDelegate()
        let popover = try XCTUnwrap(controller.popoverPresentationController)
        popover.delegate = delegate
        let read: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
        XCTAssertTrue(read === delegate)
        XCTAssertTrue((popover as UIPresentationController).delegate === delegate)
    }
}
