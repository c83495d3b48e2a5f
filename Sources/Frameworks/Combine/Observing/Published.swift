/// A property whose values are published, each before the property has it.
///
/// It belongs into classes. `$name` is its publisher, which sends the present value first.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    /// The value and its publisher; copies of the wrapper share it, as reflection copies wrappers.
    private let storage: PublishedStorage<Value>

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// The publisher of the values.
    ///
    /// It is set where `assign(to:)` has changed it in place, which needs nothing more. Another property's publisher
    /// changes neither value nor publisher, as on Apple's systems.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage) }
        set { _ = newValue }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes, not for \(newValue)") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.announcing(in: object)
            storage.send(newValue)
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: KeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get { Publisher(object[keyPath: storageKeyPath].storage) }
        set { _ = newValue }
    }

    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange.current }
        nonmutating set { _ = storage.objectWillChange.exchange(newValue) }
    }

    /// The publisher of a property's values.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: PublishedStorage<Value>

        fileprivate init(_ storage: PublishedStorage<Value>) { self.storage = storage }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }

        /// Sends everything that a publisher sends to the property, as long as its object lives.
        fileprivate func assign<P: Combine.Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
            publisher.subscribe(storage.makeFollower())
        }
    }
}

/// The value of a `@Published` property.
private final class PublishedStorage<Value>: @unchecked Sendable {
    /// Sends the value before the property has it.
    let subject: CurrentValueSubject<Value, Never>
    let stored: Guarded<Value>
    let objectWillChange = Guarded<ObservableObjectPublisher?>(nil)
    /// The subscriptions to the publishers that `assign(to:)` sends from.
    private let followed = Guarded<[AnyCancellable]>([])

    init(_ value: Value) {
        subject = CurrentValueSubject(value, name: "PublishedSubject")
        stored = Guarded(value)
    }

    var value: Value { stored.current }

    func announcing(in object: AnyObject) { objectWillChange.current?.send() }

    func send(_ value: Value) {
        subject.send(value)
        _ = stored.exchange(value)
    }

    func makeFollower() -> Subscribers.Sink<Value, Never> {
        let sink = Subscribers.Sink<Value, Never>(receiveCompletion: { _ in }) { [weak self] value in
            self?.objectWillChange.current?.send()
            self?.send(value)
        }
        followed.use { $0.append(AnyCancellable(sink)) }
        return sink
    }
}

extension Publisher where Failure == Never {
    /// Sends each value to a `@Published` property, as long as the object of the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.assign(from: self)
    }
}
