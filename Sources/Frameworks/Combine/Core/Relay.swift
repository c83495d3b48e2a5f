/// The answer of an operator to publishers and subscribers that break Combine's protocol.
enum RelayRule {
    /// Values before the subscription are left out.
    case lenient
    /// As lenient, and a demand of no value ends the program.
    case demanding
    /// A value before the subscription ends the program.
    case strict
}

/// An operator between one publisher and one subscriber that sends at most one value for each that it receives, and
/// passes demand on as it is.
///
/// The closures run one after the other, as publishers send their values. The one for a value ends with what is done with
/// it: `send`, `skip`, `finish` or `fail`.
final class Relay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Failure = UpstreamFailure
    private let connection = Guarded<Connection>()
    private let downstream: Downstream
    private let name: String
    private let rule: RelayRule
    private let step: (Input, Relay) -> Subscribers.Demand
    private let end: (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>
    private let state: () -> [(label: String, value: Any)]

    /// - Parameter state: the operator's own parts in a dump.
    init(
        _ name: String, _ downstream: Downstream, rule: RelayRule,
        step: @escaping (Input, Relay) -> Subscribers.Demand,
        state: @escaping () -> [(label: String, value: Any)],
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.name = name
        self.rule = rule
        self.downstream = downstream
        self.step = step
        self.state = state
        self.end = end
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else {
            refuse("A value")
            return .none
        }
        return step(input, self)
    }

    func send(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

    /// Sends nothing; another value is demanded in place of this one.
    var skip: Subscribers.Demand { .max(1) }

    func finish() -> Subscribers.Demand { end(with: .finished) }

    func fail(_ error: Downstream.Failure) -> Subscribers.Demand { end(with: .failure(error)) }

    private func end(with completion: Subscribers.Completion<Downstream.Failure>) -> Subscribers.Demand {
        connection.cancel()
        downstream.receive(completion: completion)
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        refuse("The completion")
        guard connection.end() != nil else { return }
        downstream.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        refuse("A demand")
        if rule == .demanding { demand.requireValues(name) }
        connection.request(demand)
    }

    func cancel() {
        if rule == .strict { connection.close() } else { connection.cancel() }
    }

    /// Ends the program where something came before the subscription and the operator doesn't allow that.
    private func refuse(_ event: String) {
        guard rule == .strict, connection.isAwaiting else { return }
        fatalError("\(event) reached \(name) before a subscription; a publisher sends its subscription first.")
    }

    var description: String { name }
    var parts: [(label: String, value: Any)] {
        rule == .strict ? [("downstream", downstream)] + state() : state()
    }
}

extension Subscribers.Demand {
    /// Ends the program where no value is demanded of an operator that can't take that.
    func requireValues(_ name: String) {
        precondition(self > .none, "A subscriber of \(name) demanded no value; demand at least one.")
    }
}

extension Relay where UpstreamFailure == Downstream.Failure {
    convenience init(
        _ name: String, _ downstream: Downstream, rule: RelayRule = .lenient,
        step: @escaping (Input, Relay) -> Subscribers.Demand,
        state: @escaping () -> [(label: String, value: Any)] = { [] }
    ) {
        self.init(name, downstream, rule: rule, step: step, state: state) { $0 }
    }
}

extension Relay where Downstream.Failure == any Error {
    /// An operator whose closure may throw: what it throws is the failure.
    convenience init(
        throwing name: String, _ downstream: Downstream, rule: RelayRule = .lenient,
        step: @escaping (Input, Relay) throws -> Subscribers.Demand,
        state: @escaping () -> [(label: String, value: Any)] = { [] }
    ) {
        self.init(name, downstream, rule: rule) {
            do { return try step($0, $1) } catch { return $1.fail(error) }
        } state: {
            state()
        } end: {
            $0.mapError { $0 as any Error }
        }
    }
}
