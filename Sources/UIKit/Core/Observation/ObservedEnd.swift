/// The last object of a string key path, and the key that is observed there.
///
/// The path is resolved once, when the observer is added: replaced intermediate objects aren't noticed.
struct ObservedEnd {
    let object: AnyObject
    let key: String

    init(object: AnyObject, key: String) {
        self.object = object
        self.key = key
    }

    /// Nil where there is no such value.
    init?(of path: String, from object: AnyObject) {
        var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = keys.popLast() else { return nil }
        var end = object
        for key in keys {
            guard let next = ObservedEnd(object: end, key: key).lookUp() else { return nil }
            guard let value = next, type(of: value) is AnyObject.Type else { return nil }
            end = value as AnyObject
        }
        self.init(object: end, key: last)
        guard lookUp() != nil else { return nil }
    }

    var value: Any? { lookUp() ?? nil }

    /// Nil where the object has no such key.
    private func lookUp() -> Any?? {
        let key = key
        nonisolated(unsafe) var found: Any??
        if let observable = object as? any KeyObservable {
            nonisolated(unsafe) let observable = observable
            MainActor.assumeIsolated { found = observable.observableValue(forKey: key) }
        }
        return found ?? stored
    }

    /// A stored property of an app's class, by name.
    private var stored: Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            for child in present.children where child.label == key || child.label == "_" + key {
                let value = Mirror(reflecting: child.value)
                return .some(value.displayStyle == .optional ? value.children.first?.value : child.value)
            }
            mirror = present.superclassMirror
        }
        return nil
    }
}

/// An object of the framework's with values that Objective-C knows by keys.
protocol KeyObservable: AnyObject {
    /// The value of a key; nil where the class has no such key, a value of nil where it has one that is empty.
    @MainActor func observableValue(forKey key: String) -> Any??
}
