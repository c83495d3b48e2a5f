/// A receiver of a publisher's values.
///
/// It receives one subscription, then values as far as it demands them, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Receives the subscription, by which the subscriber demands values or cancels.
    func receive(subscription: any Subscription)
    /// Receives a value, and answers how many more are demanded in addition to the demand so far.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end; nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value that says no more than that it comes.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers' types.
public enum Subscribers {}

/// The connection of a subscriber to a publisher.
///
/// Cancelling is safe from any thread, and final.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Adds to the number of values that the subscriber is ready for.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscriptions' types.
public enum Subscriptions {}

extension Subscriptions {
    /// The subscription of a publisher that has nothing to send: demands and cancelling do nothing.
    public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, Described, @unchecked Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
}
