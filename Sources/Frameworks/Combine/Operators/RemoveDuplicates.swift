extension Publishers {
    /// The values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var previous: Upstream.Output?
            upstream.subscribe(
                Relay("RemoveDuplicates", subscriber, rule: .strict) { value, relay in
                    if let previous, predicate(previous, value) { return relay.skip }
                    previous = .some(value)
                    return relay.send(value)
                } state: {
                    [("last", previous as Any)]
                })
        }
    }

    /// The values that differ from the one before, by a closure that may fail.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var previous: Upstream.Output?
            upstream.subscribe(
                Relay(throwing: "TryRemoveDuplicates", subscriber, rule: .strict) { value, relay in
                    if let previous, try predicate(previous, value) { return relay.skip }
                    previous = .some(value)
                    return relay.send(value)
                } state: {
                    [("last", previous as Any)]
                })
        }
    }
}

extension Publisher {
    /// Passes on the values that differ from the last one passed on, by a closure that is true for equal ones.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Passes on the values that differ from the last one passed on; what the closure throws is the failure.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Passes on the values that differ from the last one passed on.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
