/// A subscriber that passes on the values at a range of positions, and finishes with the last of them.
///
/// Values are counted wherever they come from, before the subscription and after the end as well.
final class OutputSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Place { case before, inside, last, after }

    private let connection = Guarded<Connection>()
    private let position = Guarded(0)
    private let downstream: Downstream
    private let range: CountableRange<Int>

    init(_ downstream: Downstream, _ range: CountableRange<Int>) {
        self.downstream = downstream
        self.range = range
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let place = position.use { position -> Place in
            if position >= range.upperBound { return .after }
            defer { position += 1 }
            if position < range.lowerBound { return .before }
            return position == range.upperBound - 1 ? .last : .inside
        }
        switch place {
        case .before: return .max(1)
        case .after: return .none
        case .inside: return downstream.receive(input)
        case .last:
            let demand = downstream.receive(input)
            if connection.isConnected, let subscription = connection.end() {
                subscription.cancel()
                downstream.receive(completion: .finished)
            }
            return demand
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.isConnected, connection.end() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }
    func cancel() { connection.cancel() }
    var description: String { "Output" }
}
