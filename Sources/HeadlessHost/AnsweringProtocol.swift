import CObjectShims
import Foundation
@_weakLinked import FoundationNetworking
import HostServices

/// Answers an app's requests in place of the network.
final class AnsweringProtocol: URLProtocol {
    private final class Present: @unchecked Sendable {
        let lock = NSLock()
        weak var answers: RequestAnswers?
        var isRegistered = false
        var asked = 0
    }

    private static let present = Present()

    /// The answers of the present host, which keeps them.
    static var answers: RequestAnswers? {
        get { present.lock.withLock { present.answers } }
        set {
            register()
            present.lock.withLock { present.answers = newValue }
        }
    }

    /// The number of times that a request was about to begin, whoever answers it; some ask more than once.
    static var askedRequests: Int { present.lock.withLock { present.asked } }

    /// True if the program is linked with Foundation's networking; one that makes no requests isn't, and has no superclass for
    /// this class: nothing here but `register()` may be called there.
    static let isNetworkingLinked = masu_networking_is_linked()

    /// Makes sessions ask here first; a host without a network needs that too.
    static func register() {
        guard isNetworkingLinked else { return }
        let isNew = present.lock.withLock {
            defer { present.isRegistered = true }
            return !present.isRegistered
        }
        if isNew { _ = URLProtocol.registerClass(AnsweringProtocol.self) }
    }

    /// True if the shared session asks here first: it keeps the order in which protocols were registered before it was
    /// made, and any session registers Foundation's own.
    static var isAsked: Bool {
        register()
        return URLSession.shared.configuration.protocolClasses?.first == AnsweringProtocol.self
    }

    /// Marks a request that records an answer, and goes to the network.
    private static let recordingKey = "MasuRecording"

    override class func canInit(with request: URLRequest) -> Bool {
        guard ["http", "https"].contains(request.url?.scheme?.lowercased() ?? ""),
            property(forKey: recordingKey, in: request) == nil
        else { return false }
        present.lock.withLock { present.asked += 1 }
        return answers != nil || HostServices.current.network == .none
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard HostServices.current.network != .none, let answers = Self.answers else { return failWithoutNetwork() }
        if let (response, body) = answers.answer(to: request) { return finish(response, body) }
        guard answers.isRecording else {
            answers.miss(request)
            return failWithoutNetwork()
        }
        record(for: answers)
    }

    override func stopLoading() {}

    private func finish(_ response: URLResponse, _ body: Data) {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: body)
        client?.urlProtocolDidFinishLoading(self)
    }

    private func failWithoutNetwork() {
        var information: [String: Any] = [
            NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
        ]
        if let url = request.url { information[NSURLErrorFailingURLErrorKey] = url }
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet, userInfo: information))
    }

    private func record(for answers: RequestAnswers) {
        let marked = NSMutableURLRequest(url: request.url ?? URL(fileURLWithPath: "/"))
        marked.httpMethod = request.httpMethod ?? "GET"
        marked.allHTTPHeaderFields = request.allHTTPHeaderFields
        marked.httpBody = request.httpBody
        Self.setProperty(true, forKey: Self.recordingKey, in: marked)
        let request = request
        // A session waits for its queue, on which this is: the recording one has to be made elsewhere. Only one of the two
        // uses the protocol's client at a time.
        nonisolated(unsafe) let load = self
        let recorded = marked as URLRequest
        DispatchQueue.global().async {
            URLSession(configuration: .ephemeral).dataTask(with: recorded) { data, response, error in
                guard let response = response as? HTTPURLResponse else {
                    load.client?.urlProtocol(load, didFailWithError: error ?? URLError(.badServerResponse))
                    return
                }
                do {
                    try answers.record(request, response, data ?? Data())
                    load.finish(response, data ?? Data())
                } catch { load.client?.urlProtocol(load, didFailWithError: error) }
            }.resume()
        }
    }
}

#if compiler(>=6.3)
    /// Foundation asks protocols in the order of their registration, and each new session registers Foundation's own: the
    /// host's comes first as it is registered when the program is loaded. Older compilers can't say that; with them the first
    /// host must be made before the first session.
    @section(".init_array") @used
    nonisolated(unsafe) private let registration: @convention(c) () -> Void = { AnsweringProtocol.register() }
#endif
