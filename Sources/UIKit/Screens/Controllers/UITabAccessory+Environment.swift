extension UITabAccessory {
    /// The place of an accessory, a trait of its content view.
    public enum Environment: Int, Sendable {
        case unspecified
        /// Not shown by a tab bar controller.
        case none
        /// Above the tab bar.
        case regular
        /// Beside the tab that a small bar shows alone.
        case inline
    }

    /// The same environment again changes nothing.
    func enter(_ environment: Environment) {
        guard contentView.traitCollection.tabAccessoryEnvironment != environment else { return }
        contentView.traitOverrides.tabAccessoryEnvironment = environment
    }
}

/// The trait of views in a tab accessory: where the accessory is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    public static let defaultValue = UITabAccessory.Environment.unspecified
    public static let name = "TabAccessoryEnvironment"
    public static let identifier = "UITraitTabAccessoryEnvironment"
}

extension UITraitCollection {
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }

    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
    }
}

extension UIMutableTraits {
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}
