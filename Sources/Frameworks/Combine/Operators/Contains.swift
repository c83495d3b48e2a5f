extension Publishers {
    /// True where a value is among those of a publisher, false at the end otherwise.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let output = output
            var isFound = false
            upstream.reduce("Contains", subscriber, into: { isFound }) { value in
                guard value == output else { return .proceed }
                isFound = true
                return .complete
            }
        }
    }

    /// True as soon as a closure is true for a value, false at the end otherwise.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isFound = false
            upstream.reduce("ContainsWhere", subscriber, into: { isFound }) { value in
                guard predicate(value) else { return .proceed }
                isFound = true
                return .complete
            }
        }
    }

    /// True as soon as a closure is true for a value, false at the end otherwise; the closure may fail.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isFound = false
            upstream.tryReduce("TryContainsWhere", subscriber, into: { isFound }) { value in
                guard try predicate(value) else { return .proceed }
                isFound = true
                return .complete
            }
        }
    }

    /// False as soon as a closure is false for a value, true at the end otherwise.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isSatisfied = true
            upstream.reduce("AllSatisfy", subscriber, into: { isSatisfied }) { value in
                if predicate(value) { return .proceed }
                isSatisfied = false
                return .complete
            }
        }
    }

    /// False as soon as a closure is false for a value, true at the end otherwise; the closure may fail.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var isSatisfied = true
            upstream.tryReduce("TryAllSatisfy", subscriber, into: { isSatisfied }) { value in
                if try predicate(value) { return .proceed }
                isSatisfied = false
                return .complete
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Passes on true as soon as the value comes, false at the end otherwise.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Passes on true as soon as the closure is true for a value, false at the end otherwise.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Passes on false as soon as the closure is false for a value, true at the end otherwise.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
