import Foundation

/// Behaviours of formatters from before macOS 10.4, of which iOS has the later one alone.
extension NumberFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }

    /// The one behaviour that there is; to set it changes nothing.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set { _ = newValue }
    }
}

extension DateFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }

    /// The one behaviour that there is; to set it changes nothing.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set { _ = newValue }
    }
}
