extension Publishers {
    /// The number of values, sent at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.reduce("Count", subscriber, into: { count }) { _ in
                count += 1
                return .proceed
            }
        }
    }

    /// All values as an array, sent at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.reduce("Collect", subscriber, into: { values }) { value in
                values.append(value)
                return .proceed
            }
        }
    }

    /// The last value, sent at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.reduce("Last", subscriber, into: { last }) { value in
                last = .some(value)
                return .proceed
            }
        }
    }

    /// The first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: Upstream.Output?
            upstream.reduce("First", subscriber, into: { first }) { value in
                first = .some(value)
                return .complete
            }
        }
    }

    /// The last value for which a closure is true, sent at the end.
    public struct LastWhere<Upstream: Publisher>: Publisher {
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
            var last: Upstream.Output?
            upstream.reduce("LastWhere", subscriber, into: { last }) { value in
                if predicate(value) { last = .some(value) }
                return .proceed
            }
        }
    }

    /// The last value for which a closure is true, sent at the end; the closure may fail.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            var last: Upstream.Output?
            upstream.tryReduce("TryLastWhere", subscriber, into: { last }) { value in
                if try predicate(value) { last = .some(value) }
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Passes on the number of values at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Passes on all values as an array at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Passes on the last value at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Passes on the first value and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Passes on the last value for which the closure is true at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
