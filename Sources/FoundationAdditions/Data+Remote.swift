import Foundation
@_weakLinked import FoundationNetworking

extension Data {
    /// The content of an address, for `Data(contentsOf:)`: of one on the network the host is asked first, as by sessions, and a host without
    /// a network is heeded. It waits, as Foundation's does.
    ///
    /// - Throws: the network's error, and `CocoaError.fileReadUnknown` for an answer whose status isn't a success.
    public init(_contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        let isRemote = ["http", "https"].contains(url.scheme?.lowercased() ?? "")
        // A program that makes no other request has no networking.
        guard isRemote, NSClassFromString("FoundationNetworking.URLSession") != nil else {
            try self.init(contentsOf: url, options: options)
            return
        }
        self = try RemoteContent(url).wait()
    }
}

/// A request that a thread waits for.
private final class RemoteContent: @unchecked Sendable {
    private let arrival = DispatchSemaphore(value: 0)
    private var result: Result<Data, any Error> = .failure(CocoaError(.fileReadUnknown))

    init(_ url: URL) {
        let task = URLSession.shared.dataTask(with: url) { [self] data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            if let error {
                result = .failure(error)
            } else if let data, (200..<300).contains(status) {
                result = .success(data)
            }
            arrival.signal()
        }
        task.resume()
    }

    func wait() throws -> Data {
        arrival.wait()
        return try result.get()
    }
}
