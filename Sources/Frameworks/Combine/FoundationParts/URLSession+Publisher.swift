import Foundation

#if canImport(FoundationNetworking)
    @_weakLinked import FoundationNetworking
#endif

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of a request's answer; the request is sent for each subscriber, with the first demand.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(request, session, subscriber))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, Described,
    @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    private let downstream: Guarded<Downstream?>
    private let task = Guarded<URLSessionDataTask?>(nil)
    private let request: URLRequest
    private let session: URLSession

    init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
        self.request = request
        self.session = session
        self.downstream = Guarded(downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, downstream.current != nil, task.current == nil else { return }
        let started = session.dataTask(with: request) { [self] data, response, error in
            guard let downstream = downstream.exchange(nil) else { return }
            if let data, let response, error == nil {
                _ = downstream.receive((data: data, response: response))
                downstream.receive(completion: .finished)
            } else {
                downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            }
        }
        _ = task.exchange(started)
        started.resume()
    }

    func cancel() {
        _ = downstream.exchange(nil)
        task.exchange(nil)?.cancel()
    }

    var description: String { "DataTaskPublisher" }
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }
