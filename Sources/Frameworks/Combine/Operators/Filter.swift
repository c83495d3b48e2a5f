extension Publishers {
    /// The values for which a closure is true.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) -> Bool

        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(PassingSubscriber("Filter", subscriber) { isIncluded($0) ? $1.receive($0) : .max(1) })
        }

        public func filter(_ next: @escaping (Output) -> Bool) -> Filter<Upstream> {
            Filter(upstream: upstream) { [isIncluded] in isIncluded($0) && next($0) }
        }

        public func tryFilter(_ next: @escaping (Output) throws -> Bool) -> TryFilter<Upstream> {
            TryFilter(upstream: upstream) { [isIncluded] in try isIncluded($0) && next($0) }
        }
    }

    /// The values for which a closure is true; it may fail.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let isIncluded: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(
                Relay(throwing: "TryFilter", subscriber, rule: .strict) { try isIncluded($0) ? $1.send($0) : $1.skip })
        }

        public func filter(_ next: @escaping (Output) -> Bool) -> TryFilter<Upstream> {
            TryFilter(upstream: upstream) { [isIncluded] in try isIncluded($0) && next($0) }
        }

        public func tryFilter(_ next: @escaping (Output) throws -> Bool) -> TryFilter<Upstream> {
            TryFilter(upstream: upstream) { [isIncluded] in try isIncluded($0) && next($0) }
        }
    }
}

extension Publisher {
    /// Passes on the values for which the closure is true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Passes on the values for which the closure is true; what it throws is the failure.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
