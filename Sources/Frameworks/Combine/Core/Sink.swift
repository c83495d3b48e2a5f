extension Subscribers {
    /// A subscriber of two closures, with unlimited demand.
    ///
    /// The closures are released when the publisher completes or the subscription is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        private struct Closures {
            var value: (Input) -> Void
            var completion: (Subscribers.Completion<Failure>) -> Void
        }

        private let connection = Guarded<Connection>()
        private let closures: Guarded<Closures?>

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            closures = Guarded(Closures(value: receiveValue, completion: receiveCompletion))
        }

        public func receive(subscription: any Subscription) {
            if connection.connect(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            closures.current?.value(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            connection.end()
            closures.exchange(nil)?.completion(completion)
        }

        public func cancel() {
            connection.close()
            _ = closures.exchange(nil)
        }

        public var description: String { "Sink" }
        public var customMirror: Mirror { Mirror(self, children: [:]) }
        public var playgroundDescription: Any { description }
    }

    /// A subscriber that sets a property of an object to each value, with unlimited demand.
    ///
    /// The object is held until the publisher completes or the subscription is cancelled.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        public typealias Failure = Never
        private let connection = Guarded<Connection>()
        private let target: Guarded<Root?>
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = Guarded(object)
            self.keyPath = keyPath
        }

        /// The object, or nil once the subscription has ended.
        public var object: Root? { target.current }

        public func receive(subscription: any Subscription) {
            if connection.connect(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            guard let object = target.current else { return .none }
            object[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            connection.end()
            _ = target.exchange(nil)
        }

        public func cancel() {
            connection.close()
            _ = target.exchange(nil)
        }

        public var description: String { "Assign \(Root.self)" }
        public var customMirror: Mirror {
            Mirror(self, children: [("object", object as Any), ("keyPath", keyPath)])
        }
        public var playgroundDescription: Any { description }
    }
}

extension Publisher {
    /// Subscribes with closures for the end and for each value; the result keeps the subscription.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Subscribes with a closure for each value; the result keeps the subscription.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object to each value; the result keeps the subscription, which holds the object.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign<Root, Output>(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
