/// The classes of UIKit's that a missing class may come from, with their initialisers.
extension StandInBase {
    /// The initialisers of a class that its subclass has to have.
    struct Form {
        /// The parameters of each, but for that with a coder.
        var initialisers: [String]
        /// The arguments with which a subclass's own calls the first.
        var superArguments: String
        /// The labels of those that are inherited.
        var others: [[String]] = []
        /// The body of an initialiser without arguments, where none is inherited.
        var plain: String?
        /// True where the initialiser with a coder always makes an object.
        var hasCoderForAny = false
    }

    static func isView(_ name: String) -> Bool { !name.hasSuffix("Controller") && forms[name]?.superArguments != "" }

    static let forms: [String: Form] = {
        var forms: [String: Form] = [
            "UIImageView": view(besides: ["image: UIImage?", "image: UIImage?, highlightedImage: UIImage?"]),
            "UISegmentedControl": view(besides: ["items: [Any]?"]),
            "UIVisualEffectView": view(besides: ["effect: UIVisualEffect?"]),
            "UIStackView": Form(
                initialisers: ["frame: CGRect"], superArguments: "frame: .zero", others: [[], ["arrangedSubviews"]],
                hasCoderForAny: true),
            "UIActivityIndicatorView": Form(
                initialisers: ["frame: CGRect", "style: UIActivityIndicatorView.Style"], superArguments: "frame: .zero",
                others: [[]], hasCoderForAny: true),
            "UITableView": Form(
                initialisers: ["frame: CGRect, style: UITableView.Style"],
                superArguments: "frame: .zero, style: .plain",
                others: [[], ["frame"]]),
            "UICollectionView": Form(
                initialisers: ["frame: CGRect, collectionViewLayout: UICollectionViewLayout"],
                superArguments: "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()", others: [[]],
                plain: "self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"),
            "UITextView": Form(
                initialisers: ["frame: CGRect, textContainer: NSTextContainer?"],
                superArguments: "frame: .zero, textContainer: nil", others: [[], ["frame"]]),
            "UITableViewCell": Form(
                initialisers: ["style: UITableViewCell.CellStyle, reuseIdentifier: String?"],
                superArguments: "style: .default, reuseIdentifier: nil"),
            "UITableViewHeaderFooterView": Form(
                initialisers: ["reuseIdentifier: String?"], superArguments: "reuseIdentifier: nil"),
            "UIViewController": controller(), "UITabBarController": controller(),
            "UITableViewController": controller(besides: ["style: UITableView.Style"]),
            "UICollectionViewController": controller(besides: ["collectionViewLayout: UICollectionViewLayout"]),
            "UISplitViewController": controller(besides: ["style: UISplitViewController.Style"]),
            "UINavigationController": controller(besides: [
                "rootViewController: UIViewController", "navigationBarClass: AnyClass?, toolbarClass: AnyClass?",
            ]),
            "UIPageViewController": controller(besides: [
                "transitionStyle: UIPageViewController.TransitionStyle, "
                    + "navigationOrientation: UIPageViewController.NavigationOrientation, "
                    + "options: [UIPageViewController.OptionsKey: Any]?"
            ]),
            "UIBarButtonItem": object, "UITabBarItem": object, "UICollectionViewLayout": object,
            "UICollectionViewFlowLayout": object,
        ]
        for name in views { forms[name] = view() }
        return forms
    }()

    private static let views = [
        "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UISearchBar", "UISlider", "UISwitch",
        "UIDatePicker",
        "UIPickerView", "UIPageControl", "UIProgressView", "UIStepper", "UIScrollView", "UIToolbar", "UINavigationBar",
        "UITabBar", "UICollectionViewCell", "UICollectionReusableView",
    ]

    private static func view(besides more: [String] = []) -> Form {
        Form(initialisers: ["frame: CGRect"] + more, superArguments: "frame: .zero", others: [[]])
    }

    private static func controller(besides more: [String] = []) -> Form {
        Form(initialisers: ["nibName: String?, bundle: Bundle?"] + more, superArguments: "nibName: nil, bundle: nil")
    }

    private static let object = Form(initialisers: [""], superArguments: "")
}
