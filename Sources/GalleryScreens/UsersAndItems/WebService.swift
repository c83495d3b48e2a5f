import UIKit

/// The web service: lists of records in pages.
@MainActor public final class WebService {
    public static let shared = WebService()

    static let pageSize = 20

    enum Failure: Error {
        case status(Int)
        case nothing
    }

    private let session = URLSession(configuration: .ephemeral)
    private var runningCount = 0

    /// True if an answer is still to come.
    public var isLoading: Bool { runningCount > 0 }

    /// Asks for a page, the first being 1; the answer comes on the main queue.
    func load<Record: Decodable>(
        _ path: String, page: Int, completion: @escaping (Result<[Record], any Error>) -> Void
    ) {
        guard let url = url(path, page: page) else { return completion(.success([])) }
        runningCount += 1
        let task = session.dataTask(with: url) { data, response, error in
            let answer = Result<[Record], any Error> {
                if let error { throw error }
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                guard status == 200 else { throw Failure.status(status) }
                guard let data else { throw Failure.nothing }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([Record].self, from: data)
            }
            DispatchQueue.main.async {
                self.runningCount -= 1
                completion(answer)
            }
        }
        task.resume()
    }

    private func url(_ path: String, page: Int) -> URL? {
        guard let base = GalleryEnvironment.webBaseURL?.appendingPathComponent(path),
            var components = URLComponents(url: base, resolvingAgainstBaseURL: false)
        else { return nil }
        components.queryItems = [
            URLQueryItem(name: "page", value: "\(page)"), URLQueryItem(name: "per_page", value: "\(Self.pageSize)"),
        ]
        return components.url
    }
}
