/// The key-value observing of UIKit's objects, for frameworks that don't depend on UIKit.
///
/// A program that links UIKit has one, under the name `UIKit.KeyPathObservation`.
public protocol KeyPathObserving: AnyObject {
    /// Calls an action after each change of a value at a key path, until what it returns is released.
    ///
    /// - Parameter read: the present value, by which changes are told from settings of an equal value.
    static func observe(
        _ object: AnyObject, _ keyPath: AnyKeyPath, reading read: @escaping (AnyObject) -> Any?,
        _ action: @escaping () -> Void
    ) -> AnyObject
}

/// The information that an observer of a key path receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Notifies once at the beginning, with the present value as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Notifies before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
