/// The values of a publisher that can't fail, one by one, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    public struct Iterator: AsyncIteratorProtocol {
        private let inbox = AwaitedValues<P.Output, Never>()

        fileprivate init(_ publisher: P) { publisher.subscribe(inbox) }

        public mutating func next() async -> P.Output? {
            switch await inbox.next() {
            case .success(let value): value
            }
        }
    }
}

/// The values of a publisher, one by one, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    public struct Iterator: AsyncIteratorProtocol {
        private let inbox = AwaitedValues<P.Output, P.Failure>()

        fileprivate init(_ publisher: P) { publisher.subscribe(inbox) }

        public mutating func next() async throws -> P.Output? { try await inbox.next().get() }
    }
}

extension Publisher where Failure == Never {
    /// The values for `for await`; one is demanded at a time.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values for `for try await`; one is demanded at a time.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscriber that demands a value when one is awaited.
///
/// When the iterator goes, or its task is cancelled, so is the subscription.
private final class AwaitedValues<Value, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    typealias Answer = Result<Value?, Failure>

    private struct State {
        var waiting: [CheckedContinuation<Answer, Never>] = []
        var completion: Subscribers.Completion<Failure>?
        var isSubscribed = false
        /// Awaited before the subscription came.
        var demanded = Subscribers.Demand.none
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())

    deinit { connection.close() }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        let demand = state.use { state in
            defer { state.demanded = .none }
            state.isSubscribed = true
            return state.demanded
        }
        if demand > .none { subscription.request(demand) }
    }

    /// Hands the value to the first who waits; before the subscription, which is against the rules of publishers, all who
    /// wait get nil instead.
    ///
    /// Source: OpenCombine's tests of `values`, which hold for Apple's framework too.
    func receive(_ input: Value) -> Subscribers.Demand {
        let (answered, answer) = state.use { state -> ([CheckedContinuation<Answer, Never>], Value?) in
            guard state.isSubscribed else {
                defer { state.waiting = [] }
                return (state.waiting, nil)
            }
            return (state.waiting.isEmpty ? [] : [state.waiting.removeFirst()], input)
        }
        for continuation in answered { continuation.resume(returning: .success(answer)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        connection.end()
        let waiting = state.use { state in
            state.completion = completion
            defer { state.waiting = [] }
            return state.waiting
        }
        for (index, continuation) in waiting.enumerated() {
            continuation.resume(returning: index == 0 ? answerAtEnd() : .success(nil))
        }
    }

    /// The answer after the end: the failure once, then nil.
    private func answerAtEnd() -> Answer {
        state.use { state in
            guard case .failure(let error) = state.completion else { return .success(nil) }
            state.completion = .finished
            return .failure(error)
        }
    }

    func next() async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (hasEnded, requests) = state.use { state in
                    guard state.completion == nil else { return (true, false) }
                    state.waiting.append(continuation)
                    if !state.isSubscribed { state.demanded += 1 }
                    return (false, state.isSubscribed)
                }
                if hasEnded { return continuation.resume(returning: answerAtEnd()) }
                if requests { connection.request(.max(1)) }
            }
        } onCancel: {
            cancel()
        }
    }

    func cancel() {
        connection.close()
        let waiting = state.use { state in
            if state.completion == nil { state.completion = .finished }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: .success(nil)) }
    }
}

extension Future where Failure == Never {
    /// The value, once it is there.
    public final var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                keepSubscribed { result in
                    if case .success(let value) = result { continuation.resume(returning: value) }
                }
            }
        }
    }
}

extension Future {
    /// The value, once it is there; throws the failure.
    public final var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                keepSubscribed { continuation.resume(with: $0.mapError { $0 as any Error }) }
            }
        }
    }

    /// Calls a closure with the result; the subscription lasts until then.
    private func keepSubscribed(_ receive: @escaping (Result<Output, Failure>) -> Void) {
        subscribe(
            Subscribers.Sink { completion in
                if case .failure(let error) = completion { receive(.failure(error)) }
            } receiveValue: {
                receive(.success($0))
            })
    }
}
