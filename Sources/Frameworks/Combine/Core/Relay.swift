/// The outcome of a value at an operator that sends at most one value for each that it receives.
enum Step<Output, Failure: Error> {
    /// Sends a value.
    case send(Output)
    /// Sends nothing; another value is demanded in place of this one.
    case skip
    /// Sends a value and finishes.
    case sendLast(Output)
    case finish
    case fail(Failure)
}

/// An operator between one publisher and one subscriber that sends at most one value for each that it receives, and
/// passes demand on as it is.
///
/// The closures run one after the other, as publishers send their values.
final class Relay<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    typealias Failure = UpstreamFailure
    private let connection = Guarded<Connection>()
    private let downstream: Downstream
    private let name: String
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>

    init(
        _ name: String, _ downstream: Downstream,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        end: @escaping (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.name = name
        self.downstream = downstream
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        switch step(input) {
        case .send(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .sendLast(let value):
            let subscription = connection.end()
            subscription?.cancel()
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .finish:
            connection.cancel()
            downstream.receive(completion: .finished)
        case .fail(let error):
            connection.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard connection.end() != nil else { return }
        downstream.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }
    func cancel() { connection.cancel() }
    var description: String { name }
}

extension Relay where UpstreamFailure == Downstream.Failure {
    convenience init(
        _ name: String, _ downstream: Downstream,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.init(name, downstream, step: step) { $0 }
    }
}

extension Relay where Downstream.Failure == any Error {
    /// An operator whose closure may throw: what it throws is the failure.
    convenience init(
        throwing name: String, _ downstream: Downstream,
        step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(name, downstream) {
            do { return try step($0) } catch { return .fail(error) }
        } end: {
            $0.mapError { $0 as any Error }
        }
    }
}
