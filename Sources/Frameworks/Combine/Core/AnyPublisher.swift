/// A publisher whose own type is hidden.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline let box: PublisherBoxBase<Output, Failure>

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? PublisherBox(publisher)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        box.receive(subscriber: subscriber)
    }

    public var description: String { "AnyPublisher" }
    public var playgroundDescription: Any { description }
}

@usableFromInline class PublisherBoxBase<Output, Failure: Error>: @unchecked Sendable {
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

private final class PublisherBox<Base: Publisher>: PublisherBoxBase<Base.Output, Base.Failure>, @unchecked Sendable {
    let base: Base
    init(_ base: Base) { self.base = base }

    override func receive<S: Subscriber>(subscriber: S) where S.Input == Base.Output, S.Failure == Base.Failure {
        base.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// The same publisher without its own type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose own type is hidden, or that is made of closures.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline let box: SubscriberBoxBase<Input, Failure>
    public let combineIdentifier: CombineIdentifier

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        box = (subscriber as? AnySubscriber<Input, Failure>)?.box ?? SubscriberBox(subscriber)
        combineIdentifier = subscriber.combineIdentifier
    }

    /// A subscriber that passes on to a subject, with unlimited demand.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// A subscriber of closures. Without one for values it demands none.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        box = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
        combineIdentifier = CombineIdentifier()
    }

    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }
    public var description: String { box.text }
    /// The mirror of the subscriber, where one was given that has its own.
    public var customMirror: Mirror { box.mirror ?? Mirror(self, children: [:]) }
    public var playgroundDescription: Any { box.playground ?? description }
}

@usableFromInline class SubscriberBoxBase<Input, Failure: Error>: @unchecked Sendable {
    func receive(subscription: any Subscription) {}
    func receive(_ value: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
    var text: String { "AnySubscriber" }
    var mirror: Mirror? { nil }
    var playground: Any? { nil }
}

private final class SubscriberBox<Base: Subscriber>: SubscriberBoxBase<Base.Input, Base.Failure>, @unchecked Sendable {
    let base: Base
    init(_ base: Base) { self.base = base }
    override func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    override func receive(_ value: Base.Input) -> Subscribers.Demand { base.receive(value) }
    override func receive(completion: Subscribers.Completion<Base.Failure>) { base.receive(completion: completion) }
    override var text: String { (base as? any CustomStringConvertible)?.description ?? "AnySubscriber" }
    override var mirror: Mirror? { (base as? any CustomReflectable)?.customMirror }
    override var playground: Any? { (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription }
}

private final class ClosureSubscriber<Input, Failure: Error>: SubscriberBoxBase<Input, Failure>, @unchecked Sendable {
    let onSubscription: ((any Subscription) -> Void)?
    let onValue: ((Input) -> Subscribers.Demand)?
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ onSubscription: ((any Subscription) -> Void)?, _ onValue: ((Input) -> Subscribers.Demand)?,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    override func receive(subscription: any Subscription) { onSubscription?(subscription) }
    override func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
