extension Publishers {
    /// The largest value by a comparison, sent at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.reduce("Comparison", subscriber, into: { best }) { value in
                guard let largest = best else {
                    best = .some(value)
                    return .proceed
                }
                if areInIncreasingOrder(largest, value) { best = .some(value) }
                return .proceed
            }
        }
    }

    /// The largest value by a comparison, sent at the end; the comparison may fail.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.tryReduce("TryComparison", subscriber, into: { best }) { value in
                guard let largest = best else {
                    best = .some(value)
                    return .proceed
                }
                if try areInIncreasingOrder(largest, value) { best = .some(value) }
                return .proceed
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Passes on the largest value at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Passes on the smallest value at the end.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher {
    /// Passes on the largest value at the end, by a closure that is true where the first is smaller.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Passes on the smallest value at the end, by a closure that is true where the first is smaller.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}
