/// An object whose properties can be set for all instances of its class, or for those in certain places.
///
/// The result of `appearance()` is a proxy for future instances: values set on it are set on each of them when it
/// enters a window, unless that instance has a value of its own. Views that are in a window already keep their looks
/// until they enter one again. Of several customisations the one of the most derived class wins, then the one for
/// traits, then the one whose outermost container is nearest the window, then the one with more containers.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// - Parameter containerTypes: classes around the instance, the innermost first; others may be in between.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// - Parameter trait: the traits that must be in effect at the instance.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that can limit the scope of customisations.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    public static func appearance() -> Self { proxy(in: [], for: nil) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, for: nil) }
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], for: trait) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, for: trait) }

    /// The instance that records an app's customisations for all; the framework's own classes have one.
    private static func proxy(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        let made = (self as? any AppearanceCustomisable.Type)?.proxy(in: containers, for: traits)
        guard let made = made as? Self else {
            preconditionFailure("\(self) has no appearance: only views and bar items have one")
        }
        return made
    }
}

extension AppearanceCustomisable {
    fileprivate static func proxy(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        Appearances.instance(
            of: AppearanceClass(type: self, isInstance: { $0 is Self }),
            in: containers, for: traits, make: makeAppearanceProxy)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomisable {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
