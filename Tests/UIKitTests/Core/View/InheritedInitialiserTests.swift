import UIKit
import XCTest

/// Kind: documented — Apple's documentation of each class: all inherit `init(frame:)` or `init(nibName:bundle:)`.
///
/// The initialisers that public classes inherit from `UIView` and `UIViewController`, and those of values of a class.
@MainActor final class InheritedInitialiserTests: XCTestCase {
    func testEveryViewIsMadeFromItsClass() async {
        let views: [UIView.Type] = [
            UIActivityIndicatorView.self, UIButton.self, UICalendarView.self, UICollectionReusableView.self,
            UICollectionViewCell.self, UICollectionViewListCell.self, UIColorWell.self, UIControl.self,
            UIDatePicker.self, UIImageView.self, UILabel.self, UINavigationBar.self, UIPageControl.self,
            UIPickerView.self, UIProgressView.self, UIRefreshControl.self, UIScrollView.self, UISearchBar.self,
            UISearchTextField.self, UISegmentedControl.self, UISlider.self, UIStackView.self, UIStepper.self,
            UISwitch.self, UITabBar.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
            UITextField.self, UITextView.self, UIToolbar.self, UIVisualEffectView.self, UIWindow.self,
        ]
        for type in views {
            XCTAssertTrue(
                Swift.type(of: type.init(frame: CGRect(x: 0, y: 0, width: 100, height: 40))) == type, "\(type)")
            XCTAssertTrue(Swift.type(of: type.init()) == type, "\(type)")
        }
    }

    func testEveryControllerIsMadeFromItsClass() async {
        let controllers: [UIViewController.Type] = [
            UIAlertController.self, UIColorPickerViewController.self, UIFontPickerViewController.self,
            UIImagePickerController.self, UINavigationController.self, UIPageViewController.self,
            UISearchController.self, UISplitViewController.self, UITabBarController.self, UITableViewController.self,
            UIViewController.self,
        ]
        for type in controllers {
            XCTAssertTrue(Swift.type(of: type.init(nibName: nil, bundle: nil)) == type, "\(type)")
            XCTAssertTrue(Swift.type(of: type.init()) == type, "\(type)")
        }
        XCTAssertNotNil(UISearchController().searchBar)
    }

    private final class Tab: UITabBarItem {
        convenience init(name: String) { self.init(title: name, image: nil, selectedImage: nil) }
    }
    private final class Item: UIBarButtonItem { var mark = 1 }
    private final class Guide: UILayoutGuide { var mark = 2 }

    /// A class without initialisers of its own has those of its superclass: none of UIKit's may be hidden from it.
    func testItemsAndGuidesOfAnAppInheritTheirInitialisers() async {
        XCTAssertEqual(Tab(name: "Home").title, "Home")
        XCTAssertEqual(Tab(tabBarSystemItem: .search, tag: 3).tag, 3)
        XCTAssertEqual(Item(title: "Save", style: .plain, target: nil, action: nil).title, "Save")
        XCTAssertEqual(Item(barButtonSystemItem: .done, target: nil, action: nil).style, .done)
        let view = UIView()
        view.addLayoutGuide(Guide())
        XCTAssertTrue(view.layoutGuides.first is Guide)
    }

    private final class Track: UIBezierPath { var mark = 1 }
    private final class Fall: UIDynamicBehavior {
        var mark = 2
        convenience init(of view: UIView) {
            self.init()
            addChildBehavior(UIGravityBehavior(items: [view]))
        }
    }

    func testPathsAndBehavioursOfAnAppInheritTheirInitialisers() async {
        XCTAssertEqual(Track(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.width, 3)
        XCTAssertTrue(Track().isEmpty)
        XCTAssertEqual(Fall(of: UIView()).childBehaviors.count, 1)
    }

    private final class Pane: UIViewController {}
    private final class Badge: UIView {}
    private struct Entry { var screen: UIViewController.Type? }

    /// The class is that of the value, wherever it comes from.
    func testClassValuesOfAnyOrigin() async {
        let entry = Entry(screen: Pane.self)
        if let screen = entry.screen { XCTAssertTrue(screen.init() is Pane) }
        XCTAssertTrue(entry.screen?.init() is Pane)
        let screens: [String: UIViewController.Type] = ["pane": Pane.self]
        XCTAssertTrue(screens["pane"]?.init(nibName: nil, bundle: nil) is Pane)
        let views: [UIView.Type] = [Badge.self, UILabel.self]
        XCTAssertEqual(views.map { $0.init() }.map { "\(Swift.type(of: $0))" }, ["Badge", "UILabel"])
        XCTAssertTrue(views[0].init(frame: .zero) is Badge)
    }
}
