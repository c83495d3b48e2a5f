/// A publisher that sends values written down before, and their end.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end.
    public let recording: Recording

    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    public init(recording: Recording) { self.recording = recording }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
        switch recording.completion {
        case .finished: values.subscribe(subscriber)
        case .failure(let error):
            values.append(Fail(outputType: Output.self, failure: error)).subscribe(subscriber)
        }
    }

    /// Values and an end.
    public struct Recording {
        public typealias Input = Output
        public private(set) var output: [Output] = []
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        private var isOver = false

        public init() {}

        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value. After the end the program stops.
        public mutating func receive(_ input: Input) {
            precondition(!isOver, "A Recording received a value after its completion; add all values before it.")
            output.append(input)
        }

        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "A Recording received a second completion; it has one.")
            self.completion = completion
            isOver = true
        }
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum Key: String, CodingKey { case output, completion }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {
    private enum Key: String, CodingKey { case recording }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(recording: try container.decode(Recording.self, forKey: .recording))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(recording, forKey: .recording)
    }
}
