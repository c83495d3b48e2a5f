extension Publishers {
    /// Each value of a publisher, transformed.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(PassingSubscriber("Map", subscriber) { $1.receive(transform($0)) })
        }

        public func map<T>(_ next: @escaping (Output) -> T) -> Map<Upstream, T> {
            Map<Upstream, T>(upstream: upstream) { [transform] in next(transform($0)) }
        }

        public func tryMap<T>(_ next: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
            TryMap<Upstream, T>(upstream: upstream) { [transform] in try next(transform($0)) }
        }
    }

    /// Each value of a publisher, transformed by a closure that may fail.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.subscribe(Relay(throwing: "TryMap", subscriber) { $1.send(try transform($0)) })
        }

        public func map<T>(_ next: @escaping (Output) -> T) -> TryMap<Upstream, T> {
            TryMap<Upstream, T>(upstream: upstream) { [transform] in next(try transform($0)) }
        }

        public func tryMap<T>(_ next: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
            TryMap<Upstream, T>(upstream: upstream) { [transform] in try next(try transform($0)) }
        }
    }
}

extension Publisher {
    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Transforms each value; what the closure throws is the failure.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Replaces each nil by a value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
