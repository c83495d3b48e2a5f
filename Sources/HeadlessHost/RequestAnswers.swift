public import Foundation
@_weakLinked import FoundationNetworking

/// The answers to an app's URL requests, from a folder: `answers.json` says which file answers which request.
///
///     [{"method": "GET", "url": "https://example.org/users?page=1", "status": 200, "file": "users.json"}]
///
/// `url` may end with `*` for all that begin so; the first entry that fits answers. Left out, `method` is GET, `status`
/// 200, `file` an empty body; `headers` are the header fields, to which the file's type is added. A request without an
/// answer fails as without a network, and is written to standard error once.
///
/// Only requests of `URLSession.shared` are answered: Foundation on Linux asks registered protocols for no other session.
public final class RequestAnswers: @unchecked Sendable {
    struct Entry: Codable, Equatable {
        var method: String?
        var url: String
        var status: Int?
        var headers: [String: String]?
        var file: String?

        func fits(_ request: RequestName) -> Bool {
            guard (method ?? "GET").uppercased() == request.method else { return false }
            return url.hasSuffix("*") ? request.url.hasPrefix(url.dropLast()) : url == request.url
        }
    }

    /// A request as answers know it.
    struct RequestName: Hashable {
        var method: String
        var url: String

        init?(_ request: URLRequest) {
            guard let url = request.url?.absoluteString else { return nil }
            method = (request.httpMethod ?? "GET").uppercased()
            self.url = url
        }

        var text: String { "\(method) \(url)" }
    }

    /// The folder with the answers.
    public let folder: URL
    /// True if missing answers are fetched from the network and written into the folder.
    public let isRecording: Bool
    private let lock = NSLock()
    private var entries: [Entry]
    private var missing: [String] = []
    private var count = 0

    /// - Parameter isRecording: true to fetch answers that are missing and to write them into the folder, which is made
    ///   where it isn't there.
    /// - Throws: `HostError.unreadableAnswers`.
    public init(folder: URL, isRecording: Bool = false) throws {
        self.folder = folder
        self.isRecording = isRecording
        let list = folder.appendingPathComponent(Self.listName)
        if isRecording, !FileManager.default.fileExists(atPath: list.path) {
            entries = []
            return
        }
        do {
            entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: list))
        } catch { throw HostError.unreadableAnswers(list.path, reason: "\(error)") }
        for file in entries.compactMap(\.file) where !isReadable(file) {
            throw HostError.unreadableAnswers(list.path, reason: "it names the file \(file), which isn't there")
        }
    }

    private static let listName = "answers.json"

    private func isReadable(_ file: String) -> Bool {
        FileManager.default.isReadableFile(atPath: folder.appendingPathComponent(file).path)
    }

    /// The requests that had no answer, as method and URL, each once, in the order in which they came.
    public var unanswered: [String] { lock.withLock { missing } }
    /// The number of requests so far.
    var requestCount: Int { lock.withLock { count } }

    /// The answer to a request; nil where there is none.
    func answer(to request: URLRequest) -> (response: HTTPURLResponse, body: Data)? {
        guard let url = request.url, let name = RequestName(request) else { return nil }
        let entry = lock.withLock {
            count += 1
            return entries.first { $0.fits(name) }
        }
        guard let entry else { return nil }
        let body = entry.file.flatMap { try? Data(contentsOf: folder.appendingPathComponent($0)) } ?? Data()
        var fields = entry.headers ?? [:]
        if !fields.keys.contains(where: { $0.lowercased() == "content-type" }), let file = entry.file {
            fields["Content-Type"] = Self.mediaTypes[(file as NSString).pathExtension.lowercased()]
        }
        fields["Content-Length"] = String(body.count)
        return HTTPURLResponse(
            url: url, statusCode: entry.status ?? 200, httpVersion: "HTTP/1.1", headerFields: fields
        ).map { ($0, body) }
    }

    private static let mediaTypes = [
        "json": "application/json", "html": "text/html; charset=utf-8", "txt": "text/plain; charset=utf-8",
        "xml": "application/xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "svg": "image/svg+xml",
    ]

    /// Notes a request without an answer.
    func miss(_ request: URLRequest) {
        guard let name = RequestName(request)?.text else { return }
        let isNew = lock.withLock {
            guard !missing.contains(name) else { return false }
            missing.append(name)
            return true
        }
        guard isNew else { return }
        let text = "No answer to \(name): add it to \(folder.appendingPathComponent(Self.listName).path).\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// Writes an answer of the network into the folder.
    func record(_ request: URLRequest, _ response: HTTPURLResponse, _ body: Data) throws {
        guard let name = RequestName(request) else { return }
        let type = response.value(forHTTPHeaderField: "Content-Type")
        try lock.withLock {
            let kind = type?.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) }
            let ending = Self.mediaTypes.filter { $0.value.hasPrefix(kind ?? "-") }.keys.sorted().first ?? "data"
            let file = String(format: "%03d", entries.count + 1) + "." + ending
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try body.write(to: folder.appendingPathComponent(file))
            entries.append(
                Entry(
                    method: name.method, url: name.url, status: response.statusCode,
                    headers: type.map { ["Content-Type": $0] }, file: file))
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(entries).write(to: folder.appendingPathComponent(Self.listName))
        }
    }
}
