/// A source of values over time, which ends with a completion or never.
///
/// Values reach a subscriber only as far as it has demanded them. Publishers are values: subscribing twice starts twice,
/// unless the publisher is a class that says otherwise.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber, which receives a subscription first. Call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what it receives, with unlimited demand.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The namespace of the operators' types.
public enum Publishers {}

/// A method of encoding values, such as `JSONEncoder`'s.
public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}

/// A method of decoding values, such as `JSONDecoder`'s.
public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}
