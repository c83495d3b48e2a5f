extension Publishers {
    /// The values from the first for which a closure is false.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isDropping = true
            upstream.subscribe(
                Relay("DropWhile", subscriber, rule: .demanding) { value, relay in
                    if isDropping, predicate(value) { return relay.skip }
                    isDropping = false
                    return relay.send(value)
                })
        }
    }

    /// The values from the first for which a closure is false; the closure may fail.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isDropping = true
            upstream.subscribe(
                Relay(throwing: "TryDropWhile", subscriber, rule: .demanding) { value, relay in
                    if isDropping, try predicate(value) { return relay.skip }
                    isDropping = false
                    return relay.send(value)
                })
        }
    }
}

extension Publisher {
    /// Leaves values out as long as the closure is true.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves values out as long as the closure is true; what it throws is the failure.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
