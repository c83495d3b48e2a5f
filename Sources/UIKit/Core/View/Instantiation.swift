/// Instantiates a class that is known only as a value.
///
/// Initialisers such as `init(frame:)` aren't required of subclasses, so Swift won't call them on a metatype, as it
/// does for classes imported from Objective-C. A convenience initialiser's allocating entry takes the dynamic metatype
/// and dispatches through the class's own table, so its symbol is given a name and declared a second time as a static
/// function; both declarations are in this file, where the compiler checks that the types agree. A class that doesn't
/// inherit the initialiser traps, naming itself.
extension NSObject {
    @_silgen_name("masu_NSObject_make")
    convenience init(making: Void) {
        self.init()
    }

    @_silgen_name("masu_NSObject_make")
    private static func allocate(making: Void) -> Self

    static func make() -> Self { allocate(making: ()) }

    /// The object of `init()` where a protocol of an adapted module requires it of every object.
    public static func _make() -> Self { allocate(making: ()) }
}

extension UIView {
    @_silgen_name("masu_UIView_make")
    convenience init(making frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("masu_UIView_make")
    private static func allocate(making frame: CGRect) -> Self

    static func make(frame: CGRect) -> Self { allocate(making: frame) }
}

extension UITableViewCell {
    @_silgen_name("masu_UITableViewCell_make")
    convenience init(making style: CellStyle, reuseIdentifier: __owned String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("masu_UITableViewCell_make")
    private static func allocate(making style: CellStyle, reuseIdentifier: __owned String?) -> Self

    static func make(style: CellStyle, reuseIdentifier: String?) -> Self {
        allocate(making: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("masu_UITableViewHeaderFooterView_make")
    convenience init(making reuseIdentifier: __owned String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("masu_UITableViewHeaderFooterView_make")
    private static func allocate(making reuseIdentifier: __owned String?) -> Self

    static func make(reuseIdentifier: String?) -> Self { allocate(making: reuseIdentifier) }
}

extension UIViewController {
    @_silgen_name("masu_UIViewController_make")
    convenience init(making nibName: __owned String?, bundle: __owned Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("masu_UIViewController_make")
    private static func allocate(making nibName: __owned String?, bundle: __owned Bundle?) -> Self

    static func make(nibName: String?, bundle: Bundle?) -> Self { allocate(making: nibName, bundle: bundle) }
}

extension UIStoryboardSegue {
    @_silgen_name("masu_UIStoryboardSegue_make")
    convenience init(
        making identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("masu_UIStoryboardSegue_make")
    private static func allocate(
        making identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
    ) -> Self

    static func make(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        allocate(making: identifier, source: source, destination: destination)
    }
}

extension UICollectionView {
    @_silgen_name("masu_UICollectionView_make")
    convenience init(making frame: CGRect, layout: __owned UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    @_silgen_name("masu_UICollectionView_make")
    private static func allocate(making frame: CGRect, layout: __owned UICollectionViewLayout) -> Self

    public static func _make(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        allocate(making: frame, layout: layout)
    }
}

extension UINavigationController {
    @_silgen_name("masu_UINavigationController_make")
    convenience init(makingAround rootViewController: __owned UIViewController) {
        self.init(rootViewController: rootViewController)
    }

    @_silgen_name("masu_UINavigationController_make")
    private static func allocate(makingAround rootViewController: __owned UIViewController) -> Self

    public static func _make(rootViewController: UIViewController) -> Self {
        allocate(makingAround: rootViewController)
    }
}

// MARK: - From an app's class values

extension UIView {
    public static func _make(frame: CGRect) -> Self { make(frame: frame) }
}

extension UIViewController {
    public static func _make(nibName: String?, bundle: Bundle?) -> Self { make(nibName: nibName, bundle: bundle) }
}

extension UITableViewCell {
    public static func _make(style: CellStyle, reuseIdentifier: String?) -> Self {
        make(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    public static func _make(reuseIdentifier: String?) -> Self { make(reuseIdentifier: reuseIdentifier) }
}

// MARK: - From an app's generic code

/// Views and controllers: `T()` and `T(frame:)` instantiate `T` where `T` is a constrained type parameter.
///
/// For a class value that isn't a type parameter (`let type: UIView.Type = Cell.self; type.init(frame: .zero)`) Swift
/// uses the static type, and makes a `UIView`; the source adapter calls `_make` instead.
@preconcurrency @MainActor public protocol _MadeFromClass {}

extension UIView: _MadeFromClass {}
extension UIViewController: _MadeFromClass {}

extension _MadeFromClass where Self: UIView {
    public init(frame: CGRect) { self = Self.make(frame: frame) }
    public init() { self = Self.make(frame: .zero) }
}

extension _MadeFromClass where Self: UIButton {
    public init(type buttonType: UIButton.ButtonType) {
        self = Self.make(frame: .zero)
        setType(buttonType)
    }
}

extension _MadeFromClass where Self: UITableViewCell {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self = Self.make(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension _MadeFromClass where Self: UITableViewHeaderFooterView {
    public init(reuseIdentifier: String?) { self = Self.make(reuseIdentifier: reuseIdentifier) }
}

extension _MadeFromClass where Self: UIViewController {
    public init(nibName: String?, bundle: Bundle?) { self = Self.make(nibName: nibName, bundle: bundle) }
    public init() { self = Self.make(nibName: nil, bundle: nil) }
}
