extension Publishers {
    /// The results of a closure that aren't nil.
    public struct CompactMap<Upstream: Publisher, Transformed>: Publisher {
        public typealias Output = Transformed
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Transformed?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Transformed?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                Relay("CompactMap", subscriber, rule: .strict) { value, relay in
                    guard let result = transform(value) else { return relay.skip }
                    return relay.send(result)
                })
        }

        public func compactMap<T>(_ next: @escaping (Output) -> T?) -> CompactMap<Upstream, T> {
            CompactMap<Upstream, T>(upstream: upstream) { [transform] in transform($0).flatMap(next) }
        }

        public func map<T>(_ next: @escaping (Output) -> T) -> CompactMap<Upstream, T> {
            CompactMap<Upstream, T>(upstream: upstream) { [transform] in transform($0).map(next) }
        }
    }

    /// The results of a closure that aren't nil; it may fail.
    public struct TryCompactMap<Upstream: Publisher, Transformed>: Publisher {
        public typealias Output = Transformed
        public typealias Failure = any Error
        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Transformed?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Transformed?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                Relay(throwing: "TryCompactMap", subscriber, rule: .strict) { value, relay in
                    guard let result = try transform(value) else { return relay.skip }
                    return relay.send(result)
                })
        }

        public func compactMap<T>(_ next: @escaping (Output) throws -> T?) -> TryCompactMap<Upstream, T> {
            TryCompactMap<Upstream, T>(upstream: upstream) { [transform] in try transform($0).flatMap(next) }
        }
    }
}

extension Publisher {
    /// Transforms each value and passes on the results that aren't nil.
    public func compactMap<Transformed>(_ transform: @escaping (Output) -> Transformed?)
        -> Publishers.CompactMap<Self, Transformed>
    {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value and passes on the results that aren't nil; what the closure throws is the failure.
    public func tryCompactMap<Transformed>(_ transform: @escaping (Output) throws -> Transformed?)
        -> Publishers.TryCompactMap<Self, Transformed>
    {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
