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

extension UIViewController {
    @_silgen_name("masu_UIViewController_make")
    convenience init(making nibName: __owned String?, bundle: __owned Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("masu_UIViewController_make")
    private static func allocate(making nibName: __owned String?, bundle: __owned Bundle?) -> Self

    static func make(nibName: String?, bundle: Bundle?) -> Self { allocate(making: nibName, bundle: bundle) }
}

// MARK: - From an app's class values

extension UIView {
    public static func _make(frame: CGRect) -> Self { make(frame: frame) }
}

extension UIViewController {
    public static func _make(nibName: String?, bundle: Bundle?) -> Self { make(nibName: nibName, bundle: bundle) }
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

extension _MadeFromClass where Self: UIViewController {
    public init(nibName: String?, bundle: Bundle?) { self = Self.make(nibName: nibName, bundle: bundle) }
    public init() { self = Self.make(nibName: nil, bundle: nil) }
}
