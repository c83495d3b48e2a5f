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

    /// The object of `init()` where a protocol of an adapted module requires it of every object, or the class is a value.
    public static func _make() -> Self {
        guard let found = self as? any _MadeByOwnInitialiser.Type else { return allocate(making: ()) }
        // Classes of views are the main actor's, and whoever makes one is there.
        nonisolated(unsafe) let type = found
        return MainActor.assumeIsolated { MadeObject(object: type._madeByOwnInitialiser()) }.object as? Self
            ?? allocate(making: ())
    }
}

/// A class of views, controllers or gesture recognisers that declares an `init()`: UIKit's is a convenience of its superclass, so
/// that this one overrides nothing and isn't found by the class's table. The source adapter writes the conformance.
@preconcurrency @MainActor public protocol _MadeByOwnInitialiser {
    /// An object of the very class, by its `init()`.
    static func _madeByOwnInitialiser() -> NSObject
}

/// An object on its way out of the main actor, to a caller that is there already.
private struct MadeObject: @unchecked Sendable {
    let object: NSObject
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

// MARK: - From a class value or a type parameter

/// Views, controllers and gesture recognisers: `T()`, `T(frame:)` and `type.init()` make an object of the class that the value is, be it a type
/// parameter or `let type: UIView.Type = Cell.self`, an element of an array or an optional that was bound.
///
/// An initialiser of a protocol's extension has the metatype among its parameters, but its body knows only the declared
/// type, `Self`. So the bodies are those of static functions, which have the same parameters and see the metatype as `self`;
/// the initialisers have none and name the functions' symbols.
@preconcurrency @MainActor public protocol _MadeFromClass {}

extension _MadeFromClass {
    /// An object by the class's own `init()`; nil for a class that declares none.
    fileprivate static func madeByOwnInitialiser() -> Self? {
        (self as? any _MadeByOwnInitialiser.Type)?._madeByOwnInitialiser() as? Self
    }
}

extension UIView: _MadeFromClass {}
extension UIViewController: _MadeFromClass {}
extension UIGestureRecognizer: _MadeFromClass {}

extension _MadeFromClass where Self: UIView {
    @_silgen_name("masu_UIView_made_frame")
    public static func _made(frame: __owned CGRect) -> Self { self.make(frame: frame) }
    @_silgen_name("masu_UIView_made_frame")
    public init(frame: CGRect)

    @_silgen_name("masu_UIView_made")
    public static func _made() -> Self { madeByOwnInitialiser() ?? self.make(frame: .zero) }
    @_silgen_name("masu_UIView_made")
    public init()
}

extension _MadeFromClass where Self: UIViewController {
    @_silgen_name("masu_UIViewController_made_nib")
    public static func _made(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
        self.make(nibName: nibName, bundle: bundle)
    }
    @_silgen_name("masu_UIViewController_made_nib")
    public init(nibName: String?, bundle: Bundle?)

    @_silgen_name("masu_UIViewController_made")
    public static func _made() -> Self { madeByOwnInitialiser() ?? self.make(nibName: nil, bundle: nil) }
    @_silgen_name("masu_UIViewController_made")
    public init()
}

extension _MadeFromClass where Self: UIGestureRecognizer {
    @_silgen_name("masu_UIGestureRecognizer_made")
    public static func _made() -> Self { madeByOwnInitialiser() ?? self.make() }
    @_silgen_name("masu_UIGestureRecognizer_made")
    public init()
}
