/// Guided Access, which keeps a device in one app and switches parts of it off.
extension UIAccessibility {
    /// The state of one of the app's restrictions: denied where the host says so.
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState {
        UIApplication.shared.assistance.settings.deniedRestrictions.contains(restrictionIdentifier) ? .deny : .allow
    }

    public enum GuidedAccessRestrictionState: Int, Sendable {
        case allow, deny
    }

    /// Asks for a session in this app alone. Only supervised devices grant one, which hosts aren't, so that it fails.
    ///
    /// - Parameter completionHandler: called later with false.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
    ) {
        UIApplication.shared.after(0) { completionHandler(false) }
    }

    /// Asks for features during a session. Without one, which hosts don't have, it fails.
    ///
    /// - Parameter completionHandler: called later with false and `GuidedAccessError.failed`.
    public static func configureForGuidedAccess(
        features: GuidedAccessAccessibilityFeature, enabled: Bool,
        completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        UIApplication.shared.after(0) { completionHandler(false, GuidedAccessError(.failed)) }
    }

    /// The features that an app may change during a session.
    public struct GuidedAccessAccessibilityFeature: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let voiceOver = Self(rawValue: 1 << 0)
        public static let zoom = Self(rawValue: 1 << 1)
        public static let assistiveTouch = Self(rawValue: 1 << 2)
        public static let invertColors = Self(rawValue: 1 << 3)
        public static let grayscaleDisplay = Self(rawValue: 1 << 4)
    }

    nonisolated public static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"

    /// The reason why a feature wasn't changed.
    public struct GuidedAccessError: Error, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case permissionDenied = 0
            case failed = -1
        }

        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { guidedAccessErrorDomain }
    }
}

/// An app delegate whose app has restrictions of its own for Guided Access.
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// Unique names, in reverse order of domains.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    /// The name that the user sees.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}
