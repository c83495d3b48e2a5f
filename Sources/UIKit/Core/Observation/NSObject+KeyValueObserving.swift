/// An object that receives changes by `observeValue(forKeyPath:of:change:context:)`.
///
/// Responders conform; the source adapter adds the conformance to other classes that have the method.
@preconcurrency @MainActor public protocol _KeyValueObserver: NSObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Notifies an observer after each change of the value at a key path, until it is removed.
    ///
    /// - Raises: `NSUnknownKeyException` for a key that the object has no value under.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let end = ObservedEnd(of: keyPath, from: self) else {
            Self.refuse(
                .unknownKey,
                "[<\(type(of: self))> addObserver:forKeyPath:] this class has no value that can be observed under \"\(keyPath)\". "
                    + "Observe a property by observe(\\.\(keyPath)) instead.")
            return
        }
        guard let target = observer as? any _KeyValueObserver else {
            Self.refuse(
                .internalInconsistency,
                "<\(type(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message can't be received: "
                    + "the class doesn't implement it for Masu. Run the source adapter on it, or use observe(_:).")
            return
        }
        let observation = KeyObservation(
            path: keyPath, owner: self, observer: target, context: context, options: options)
        ObservedValues.shared.add(observation.watch(end))
        if options.contains(.initial) { observation.notify(nil, end.value, isPrior: false) }
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        remove(observer, keyPath) { $0.context == context }
    }

    private func remove(_ observer: NSObject, _ path: String, where isMeant: (KeyObservation) -> Bool) {
        let wasThere = ObservedEnd(of: path, from: self).map { end in
            ObservedValues.shared.remove(from: end.object) { observation in
                guard let known = observation.information as? KeyObservation else { return false }
                return known.observer === observer && known.path == path && known.owner === self && isMeant(known)
            }
        }
        guard wasThere != true else { return }
        Self.refuse(
            .range,
            "Cannot remove an observer <\(type(of: observer))> for the key path \"\(path)\" from <\(type(of: self))> because "
                + "it is not registered as an observer.")
    }

    private static func refuse(_ name: UIKitException.Name, _ text: String) {
        MainActor.assumeIsolated { UIKitException.raise(name, text) }
    }

    /// Announces a change that isn't observed automatically.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) { ObservedValues.shared.willChange(self, .key(key)) }
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) { ObservedValues.shared.didChange(self, .key(key)) }
}

/// One call of `addObserver`.
private final class KeyObservation {
    let path: String
    weak var owner: NSObject?
    weak var observer: (any _KeyValueObserver)?
    let context: UnsafeMutableRawPointer?
    private let options: NSKeyValueObservingOptions

    init(
        path: String, owner: NSObject, observer: any _KeyValueObserver, context: UnsafeMutableRawPointer?,
        options: NSKeyValueObservingOptions
    ) {
        self.path = path
        self.owner = owner
        self.observer = observer
        self.context = context
        self.options = options
    }

    func watch(_ end: ObservedEnd) -> ValueObservation {
        ValueObservation(
            of: end.object, name: .key(end.key), read: { ObservedEnd(object: $0, key: end.key).value },
            notify: { _, old, new, isPrior in self.notify(old, new, isPrior: isPrior) },
            notifiesBefore: options.contains(.prior), information: self)
    }

    func notify(_ old: Any?, _ new: Any?, isPrior: Bool) {
        guard let owner, let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.old), let old { change[.oldKey] = old }
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if isPrior { change[.notificationIsPriorKey] = true }
        nonisolated(unsafe) let (receiver, from, what, pointer) = (observer, owner, change, context)
        let path = path
        MainActor.assumeIsolated {
            receiver.observeValue(forKeyPath: path, of: from, change: what, context: pointer)
        }
    }
}
