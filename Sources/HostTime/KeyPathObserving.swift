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
