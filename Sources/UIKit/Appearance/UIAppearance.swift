/// An object whose properties can be set for all instances of its class, or for those in certain places.
///
/// What `appearance()` returns stands for the instances that are to come: what is set on it is set on each of them when
/// it enters a window, unless that instance was given a value of its own. Views that are in a window already keep their
/// looks until they enter one again. Of several customisations the one of the most derived class wins, then the one for
/// traits, then the one whose outermost container is nearest the window, then the one with more containers.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// - Parameter containerTypes: classes around the instance, the innermost first; others may be in between.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// - Parameter trait: what has to be in effect where the instance is.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// What customisations can be confined to.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomisable {
    public static func appearance() -> Self { appearance(in: [], for: nil) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(in: containerTypes, for: nil) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance(in: [], for: trait) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(in: containerTypes, for: trait) }

    private static func appearance(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        Appearances.instance(
            of: AppearanceClass(type: self, isInstance: { $0 is Self }),
            in: containers, for: traits, make: makeStandIn)
    }

    /// An instance that is never shown.
    private static func makeStandIn() -> Self {
        if let cell = self as? UITableViewCell.Type,
            let made = cell.make(style: .default, reuseIdentifier: nil) as? Self
        {
            return made
        }
        if let part = self as? UITableViewHeaderFooterView.Type, let made = part.make(reuseIdentifier: nil) as? Self {
            return made
        }
        return make(frame: .zero)
    }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance, AppearanceCustomisable {
    public static func appearance() -> Self { appearance(in: [], for: nil) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(in: containerTypes, for: nil) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance(in: [], for: trait) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(in: containerTypes, for: trait) }

    private static func appearance(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        Appearances.instance(
            of: AppearanceClass(type: self, isInstance: { $0 is Self }),
            in: containers, for: traits, make: { make() })
    }
}
