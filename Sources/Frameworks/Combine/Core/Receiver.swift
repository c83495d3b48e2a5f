/// A subscriber behind closures.
///
/// Its layout is the same for every subscriber, so that an object may keep and drop it without the runtime's looking up a
/// type for each value.
struct Receiver<Input, Failure: Error> {
    let receive: (Input) -> Subscribers.Demand
    let complete: (Subscribers.Completion<Failure>) -> Void
    /// The subscriber itself, for dumps.
    let subscriber: Any

    init<Downstream: Subscriber>(_ downstream: Downstream)
    where Downstream.Input == Input, Downstream.Failure == Failure {
        receive = { downstream.receive($0) }
        complete = { downstream.receive(completion: $0) }
        subscriber = downstream
    }
}
