/// Layers keep values for any key; those of their own properties are these.
extension CALayer {
    /// The property's value, or what the app keeps under the key.
    public func value(forKeyPath keyPath: String) -> Any? { value(of: keyPath)?.object ?? customValues[keyPath] }
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Changes a property by its key path, such as `transform.rotation.z`; keeps the value where it isn't one's.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let value, let own = LayerValue(value) {
            let old = willAnimate ? presentValue(of: keyPath) : nil
            let isMoving = !animations.isEmpty
            if setAnimatedValue(own, for: keyPath) {
                // Parts of a transform move by their own key, which setting the whole doesn't know.
                if !isMoving, let old, animations.isEmpty { animateChange(of: keyPath, from: old) }
                return
            }
        }
        customValues[keyPath] = value
    }
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
