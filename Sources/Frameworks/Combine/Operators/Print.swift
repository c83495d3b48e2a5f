extension Publishers {
    /// A publisher whose events are printed.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let prefix: String
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(PrintSubscriber(subscriber, prefix, stream))
        }
    }
}

private final class PrintSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let connection = Guarded<Connection>()
    private let stream: Guarded<(any TextOutputStream)?>
    private let downstream: Downstream
    private let prefix: String

    init(_ downstream: Downstream, _ prefix: String, _ stream: (any TextOutputStream)?) {
        self.downstream = downstream
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = Guarded(stream)
    }

    func receive(subscription: any Subscription) {
        log("receive subscription: (\(subscription))")
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        log("receive value: (\(input))")
        let demand = downstream.receive(input)
        if let max = demand.max {
            if max > 0 { log("request max: (\(max)) (synchronous)") }
        } else {
            log("request unlimited (synchronous)")
        }
        return demand
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: log("receive finished")
        case .failure(let error): log("receive error: (\(error))")
        }
        connection.end()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        log(demand.max.map { "request max: (\($0))" } ?? "request unlimited")
        connection.request(demand)
    }

    func cancel() {
        log("receive cancel")
        connection.cancel()
    }

    private func log(_ text: String) {
        let line = prefix + text
        guard let target = stream.current else { return Swift.print(line) }
        var lines = LineStream(target: target)
        Swift.print(line, to: &lines)
        _ = stream.exchange(lines.target)
    }

    var description: String { "Print" }
}

/// A stream of a type that isn't known before the program runs.
private struct LineStream: TextOutputStream {
    var target: any TextOutputStream
    mutating func write(_ string: String) { target.write(string) }
}

extension Publisher {
    /// Prints the publisher's events, to the standard output where no stream is given.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
