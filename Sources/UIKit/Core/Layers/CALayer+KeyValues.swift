/// Values by key: a layer's own properties, and an app's values for any other key.
extension CALayer {
    /// The property's value, or the app's value for the key.
    public func value(forKeyPath keyPath: String) -> Any? { value(of: keyPath)?.object ?? customValues[keyPath] }
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property by its key path, such as `transform.rotation.z`, or the app's value for a key that isn't one's.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let value, let own = LayerValue(value) {
            let old = willAnimate ? presentValue(of: keyPath) : nil
            let isMoving = !animations.isEmpty
            if setAnimatedValue(own, for: keyPath) {
                // Components of a transform are animated under their own key, which the setter of the transform doesn't
                // know.
                if !isMoving, let old, animations.isEmpty { animateChange(of: keyPath, from: old) }
                return
            }
        }
        customValues[keyPath] = value
    }
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
