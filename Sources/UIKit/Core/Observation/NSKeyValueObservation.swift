public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of an observed value; its values are set where the options request them.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation, which ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private weak var observation: ValueObservation?

    init(_ observation: ValueObservation) { self.observation = observation }

    public func invalidate() {
        let ended = lock.withLock {
            defer { observation = nil }
            return observation
        }
        if let ended { ObservedValues.shared.remove(ended) }
    }

    deinit { invalidate() }
}

/// Objects whose values can be observed.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a handler after each change of the value at a key path, until the observation is released.
    ///
    /// Observable are geometry, looks, state and content of views, layers, bar items and gestures, `@objc dynamic`
    /// properties prepared by the source adapter, and changes that code announces by `willChangeValue(for:)`.
    /// Objective-C also notifies when an equal value is set; without its runtime only different values are reported.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = ValueObservation(
            of: self, name: .path(keyPath),
            read: { ($0 as? Self).map { $0[keyPath: keyPath] } },
            notify: { object, old, new, isPrior in
                guard let object = object as? Self else { return }
                changeHandler(
                    object,
                    NSKeyValueObservedChange(
                        kind: .setting, newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
                        oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior))
            }, notifiesBefore: options.contains(.prior))
        ObservedValues.shared.add(observation)
        if options.contains(.initial) { observation.notify(self, nil, self[keyPath: keyPath], false) }
        return NSKeyValueObservation(observation)
    }

    /// Announces a change that isn't observed automatically.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ObservedValues.shared.willChange(self, .path(keyPath))
    }
    /// Reports a change; for a view's or bar item's own property also its customisation, see `UIAppearance`.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        ObservedValues.shared.didChange(self, .path(keyPath))
        if let path = keyPath as? ReferenceWritableKeyPath<Self, Value> { markCustomised(path) }
    }

    private func markCustomised<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) {
        guard self is any AppearanceCustomisable else { return }
        nonisolated(unsafe) let (object, path) = (self, path)
        MainActor.assumeIsolated {
            guard let object = object as? any AppearanceCustomisable else { return }
            object.customised.insert(path) { appearance, object in
                guard let appearance = appearance as? Self, let object = object as? Self else { return }
                object[keyPath: path] = appearance[keyPath: path]
            }
        }
    }
}
