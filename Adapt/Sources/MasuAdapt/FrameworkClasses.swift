/// UIKit's classes and what they come from: which of two extensions overrides the other.
enum FrameworkClasses {
    static let superclasses: [String: String] = {
        var table: [String: String] = [:]
        for (superclass, classes) in families {
            for name in classes { table[name] = superclass }
        }
        return table
    }()

    /// True if a class comes from another, or is it.
    static func descends(_ name: String, from ancestor: String) -> Bool { depth(name, below: ancestor) != nil }

    /// The number of steps between them; nil where one doesn't come from the other.
    static func depth(_ name: String, below ancestor: String) -> Int? {
        var (current, steps) = (name, 0)
        while current != ancestor {
            guard let next = superclasses[current] else { return nil }
            (current, steps) = (next, steps + 1)
        }
        return steps
    }

    private static let families: [(String, [String])] = [
        ("", ["NSObject"]),
        ("NSObject", ["UIResponder", "UIBarItem", "UIGestureRecognizer", "CALayer", "UICollectionViewLayout"]),
        ("UIResponder", ["UIView", "UIViewController", "UIApplication"]),
        (
            "UIView",
            [
                "UILabel", "UIImageView", "UIControl", "UIScrollView", "UIStackView", "UITableViewCell", "UIWindow",
                "UITableViewHeaderFooterView", "UICollectionReusableView", "UINavigationBar", "UITabBar", "UIToolbar",
                "UISearchBar", "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView", "UIPickerView",
            ]
        ),
        (
            "UIControl",
            [
                "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
                "UIRefreshControl", "UIDatePicker",
            ]
        ),
        ("UIScrollView", ["UITableView", "UICollectionView", "UITextView"]),
        ("UICollectionReusableView", ["UICollectionViewCell"]),
        ("UICollectionViewCell", ["UICollectionViewListCell"]),
        ("UITextField", ["UISearchTextField"]),
        (
            "UIViewController",
            [
                "UINavigationController", "UITabBarController", "UITableViewController", "UICollectionViewController",
                "UIPageViewController", "UISplitViewController", "UIAlertController", "UISearchController",
            ]
        ),
        ("UIBarItem", ["UIBarButtonItem", "UITabBarItem"]),
        (
            "CALayer",
            ["CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAReplicatorLayer", "CATransformLayer"]
        ),
        ("UICollectionViewLayout", ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"]),
    ]
}
