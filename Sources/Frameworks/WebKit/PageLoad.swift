import UIKit

/// The origin of a page.
enum PageSource {
    case request(URLRequest)
    /// The page itself, and its address.
    case data(Data, URL?)

    var request: URLRequest {
        switch self {
        case .request(let request): request
        case .data(_, let url): URLRequest(url: url ?? URL(fileURLWithPath: "/"))
        }
    }
}

/// One load of a page.
@MainActor final class PageLoad {
    struct Answer: Sendable {
        var data: Data
        /// Nil for a page that is there already.
        var response: URLResponse?
    }

    let source: PageSource
    let navigation = WKNavigation()
    /// True if the page comes behind the present one in the history.
    let isNew: Bool
    private var task: URLSessionDataTask?

    init(_ source: PageSource, isNew: Bool) {
        self.source = source
        self.isNew = isNew
    }

    /// Provenance: documented — 102: WebKit's error for a frame load interrupted by a change of policy.
    static var refused: any Error {
        NSError(
            domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
    }

    func cancel() { task?.cancel() }

    /// Calls back in a later turn of the main loop.
    func fetch(_ completion: @escaping @MainActor (Result<Answer, any Error>) -> Void) {
        switch source {
        case .data(let data, _):
            DispatchQueue.main.async { completion(.success(Answer(data: data, response: nil))) }
        case .request(let request) where request.url?.isFileURL == true:
            let result = Result { Answer(data: try Data(contentsOf: request.url ?? URL(fileURLWithPath: "/"))) }
            DispatchQueue.main.async { completion(result) }
        case .request(let request):
            task = URLSession.shared.dataTask(with: request) { data, response, error in
                let result: Result<Answer, any Error> =
                    if let error { .failure(error) } else {
                        .success(Answer(data: data ?? Data(), response: response))
                    }
                DispatchQueue.main.async { completion(result) }
            }
            task?.resume()
        }
    }
}

/// The pages that were shown, and the present one's place among them.
struct PageHistory {
    private var pages: [PageSource] = []
    private var index = -1

    var current: PageSource? { pages.indices.contains(index) ? pages[index] : nil }
    var canGoBack: Bool { index > 0 }
    var canGoForward: Bool { index + 1 < pages.count }

    /// Pages behind the present one go.
    mutating func add(_ page: PageSource) {
        pages.removeSubrange((index + 1)...)
        pages.append(page)
        index = pages.count - 1
    }

    mutating func goBack() -> PageSource? {
        guard canGoBack else { return nil }
        index -= 1
        return current
    }

    mutating func goForward() -> PageSource? {
        guard canGoForward else { return nil }
        index += 1
        return current
    }
}
