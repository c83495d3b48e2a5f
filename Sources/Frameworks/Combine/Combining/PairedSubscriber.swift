/// The subscriber of one of the publishers that a group joins. The group keeps its subscription.
final class PairedSubscriber<Input, Failure: Error>: Subscriber, Described {
    private enum Stage { case awaiting, connected, ended }

    private let stage = Guarded(Stage.awaiting)
    private let connect: (any Subscription) -> Void
    private let next: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    let description: String

    init(
        _ name: String, connect: @escaping (any Subscription) -> Void, next: @escaping (Input) -> Subscribers.Demand,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        description = name
        self.connect = connect
        self.next = next
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let isFirst = stage.use { stage in
            guard stage == .awaiting else { return false }
            stage = .connected
            return true
        }
        if isFirst { connect(subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand { stage.current == .connected ? next(input) : .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        if stage.exchange(.ended) == .connected { end(completion) }
    }
}
