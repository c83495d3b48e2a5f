/// The content and look of a content view, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state: explicitly set values are kept.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Returns true if the view can show a configuration; by default one of the present type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        ObjectIdentifier(type(of: configuration)) == ObjectIdentifier(type(of: self.configuration))
    }
}

/// UIKit's log line where a view's content view can't show a new configuration and is replaced.
@MainActor enum ReplacedContentWarning {
    static func warn(_ cell: UIView, old: any UIContentConfiguration, new: any UIContentConfiguration) {
        UIKitLog.write(
            "[ContentConfiguration] Warning: You are setting a new content configuration to a cell that has an existing "
                + "content configuration, but the existing content view does not support the new configuration. This "
                + "means the existing content view must be replaced with a new content view created from the new "
                + "configuration, instead of updating the existing content view directly, which is expensive. Use "
                + "separate registrations or reuse identifiers for different types of cells to avoid this. Make a "
                + "symbolic breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in the "
                + "debugger.\nCell: \(cell.description);\nExisting content configuration: \(old);\n"
                + "New content configuration: \(new)")
    }
}
