extension Subscribers {
    /// A subscriber of two closures, with unlimited demand.
    ///
    /// The closures are released when the publisher completes or the subscription is cancelled.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        private let connection = Guarded<Connection>()
        private let lock = Lock()
        private var take: ((Input) -> Void)?
        private var complete: ((Subscribers.Completion<Failure>) -> Void)?

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            take = receiveValue
            complete = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            if connection.connect(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.whileHeld { take }?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            connection.end()
            drop()?(completion)
        }

        public func cancel() {
            connection.close()
            _ = drop()
        }

        /// Lets the closures go, and returns the one for the end where it was still there.
        private func drop() -> ((Subscribers.Completion<Failure>) -> Void)? {
            // Both are released outside of the lock: they may own what ends with them.
            let last = lock.whileHeld {
                let last = (take, complete)
                (take, complete) = (nil, nil)
                return last
            }
            return last.1
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
