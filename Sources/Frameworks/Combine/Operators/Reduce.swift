extension Publishers {
    /// All values combined into one.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = nextPartialResult
            upstream.reduce("Reduce", subscriber, into: { result }) { value in
                result = next(result, value)
                return .proceed
            }
        }
    }

    /// All values combined into one, by a closure that may fail.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var result = initial
            let next = nextPartialResult
            upstream.tryReduce("TryReduce", subscriber, into: { result }) { value in
                result = try next(result, value)
                return .proceed
            }
        }
    }
}

extension Publisher {
    /// Combines all values and passes on the result at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values and passes on the result at the end; what the closure throws is the failure.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Subscribes a subscriber to one value that is gathered from all.
    func reduce<S: Subscriber>(
        _ name: String, _ subscriber: S, into result: @escaping () -> S.Input?,
        _ gather: @escaping (Output) -> Gathering<Failure>
    ) where S.Failure == Failure {
        subscribe(Reduction(name, subscriber, gather: gather, result: result, mapFailure: { $0 }))
    }

    /// Subscribes a subscriber to one value that is gathered from all by a closure that may fail.
    func tryReduce<S: Subscriber>(
        _ name: String, _ subscriber: S, into result: @escaping () -> S.Input?,
        _ gather: @escaping (Output) throws -> Gathering<any Error>
    ) where S.Failure == any Error {
        subscribe(
            Reduction(
                name, subscriber,
                gather: { value in
                    do { return try gather(value) } catch { return .fail(error) }
                }, result: result, mapFailure: { $0 as any Error }))
    }
}
