/// A subscriber without a state of its own: the upstream's subscription is the downstream's, and nothing is checked.
struct PassingSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Described {
    let combineIdentifier = CombineIdentifier()
    let description: String
    private let downstream: Downstream
    private let next: (Input, Downstream) -> Subscribers.Demand
    private let dump: () -> [(label: String, value: Any)]
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    /// - Parameters:
    ///   - next: hands a value to the subscriber, or answers 1 to leave it out.
    ///   - parts: the operator's parts in a dump.
    init(
        _ name: String, _ downstream: Downstream, next: @escaping (Input, Downstream) -> Subscribers.Demand,
        parts: @escaping () -> [(label: String, value: Any)] = { [] },
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        description = name
        self.downstream = downstream
        self.next = next
        dump = parts
        self.end = end
    }

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { next(input, downstream) }
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: end(completion)) }
    var parts: [(label: String, value: Any)] { dump() }
}

extension PassingSubscriber where Failure == Downstream.Failure {
    init(
        _ name: String, _ downstream: Downstream, next: @escaping (Input, Downstream) -> Subscribers.Demand,
        parts: @escaping () -> [(label: String, value: Any)] = { [] }
    ) {
        self.init(name, downstream, next: next, parts: parts) { $0 }
    }
}
