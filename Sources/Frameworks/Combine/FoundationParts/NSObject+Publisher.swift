import Foundation
import HostTime

@_exported import struct HostTime.NSKeyValueObservingOptions

/// Objects whose values can be followed.
public protocol _KeyValueCodingAndObservingPublishing {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

extension _KeyValueCodingAndObservingPublishing where Self: NSObject {
    /// A publisher of the value at a key path: at first the present one, then each that differs from the one before.
    ///
    /// The values are those that `observe(_:)` of UIKit reports; in a program without UIKit none change.
    ///
    /// - Parameter options: without `initial` the present value isn't sent; `prior` has no effect.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values at a key path. One that comes without a demand is lost, except the first.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subscriber.receive(subscription: ValueSubscription(object, keyPath, options, subscriber))
        }

        public static func == (left: KeyValueObservingPublisher, right: KeyValueObservingPublisher) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }
    }
}

private final class ValueSubscription<Subject: NSObject, Downstream: Subscriber>: Subscription,
    Described
where Downstream.Failure == Never {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        /// The first value, until somebody demands it.
        var first: Downstream.Input?
        var observation: AnyObject?
    }

    private let state: Guarded<State>
    private let object: Subject
    private let keyPath: KeyPath<Subject, Downstream.Input>

    init(
        _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>, _ options: NSKeyValueObservingOptions,
        _ downstream: Downstream
    ) {
        self.object = object
        self.keyPath = keyPath
        state = Guarded(
            State(downstream: downstream, first: options.contains(.initial) ? object[keyPath: keyPath] : nil))
        let observing = NSClassFromString("UIKit.KeyPathObservation") as? any KeyPathObserving.Type
        let observation = observing?.observe(
            object, keyPath, reading: { ($0 as? Subject).map { $0[keyPath: keyPath] } }
        ) { [weak self] in self?.send() }
        state.use { $0.observation = observation }
    }

    private func send() {
        let value = object[keyPath: keyPath]
        let downstream = state.use { state -> Downstream? in
            guard let downstream = state.downstream else { return nil }
            guard state.demand > .none else {
                if state.first != nil { state.first = value }
                return nil
            }
            state.demand -= 1
            return downstream
        }
        if let downstream { deliver(value, to: downstream) }
    }

    private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
        let more = downstream.receive(value)
        state.use { $0.demand += more }
    }

    func request(_ more: Subscribers.Demand) {
        let ready = state.use { state -> (Downstream, Downstream.Input)? in
            state.demand += more
            guard let downstream = state.downstream, let first = state.first, state.demand > .none else { return nil }
            state.first = nil
            state.demand -= 1
            return (downstream, first)
        }
        if let (downstream, value) = ready { deliver(value, to: downstream) }
    }

    func cancel() {
        // The observation ends outside of the lock.
        let ended = state.use { state -> State in
            let ended = state
            (state.downstream, state.first, state.observation) = (nil, nil, nil)
            return ended
        }
        withExtendedLifetime(ended) {}
    }

    var description: String { "KVOSubscription" }
}
