import HostTime

/// Key-value observing for frameworks beside UIKit, which find this class by its name.
final class KeyPathObservation: KeyPathObserving {
    static func observe(
        _ object: AnyObject, _ keyPath: AnyKeyPath, reading read: @escaping (AnyObject) -> Any?,
        _ action: @escaping () -> Void
    ) -> AnyObject {
        let observation = ValueObservation(
            of: object, name: .path(keyPath), read: read,
            notify: { _, _, _, isPrior in if !isPrior { action() } }, notifiesBefore: false)
        ObservedValues.shared.add(observation)
        return NSKeyValueObservation(observation)
    }
}
