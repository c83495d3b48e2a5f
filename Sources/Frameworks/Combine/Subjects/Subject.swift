/// A publisher that the program sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    /// Ends the subject; later subscribers receive the completion at once.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription of a publisher that the subject passes on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that says no more than that it comes.
    public func send() { send(()) }
}

/// A subscriber that passes everything on to a subject, with the subject's own demand on its upstream.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, Subscription, Described {
    private let connection = Guarded<Connection>()
    private let subject: Guarded<S?>

    init(_ subject: S) { self.subject = Guarded(subject) }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { subject.current?.send(subscription: self) }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        subject.current?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard connection.end() != nil else { return }
        subject.exchange(nil)?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }

    func cancel() {
        connection.close()
        _ = subject.exchange(nil)
    }

    var description: String { "Subject" }
}
