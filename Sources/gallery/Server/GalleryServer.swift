import Foundation
import LoopbackServer

/// The content of the gallery's server: pictures, held back until they are released, and users with their items.
struct GalleryServer {
    /// PNG files by their paths.
    let pictures: [String: Data]
    /// Holds pictures back.
    let gate: LoopbackServer.Gate

    func start() throws -> LoopbackServer {
        let (pictures, gate) = (pictures, gate)
        return try LoopbackServer { request in
            if let picture = pictures[request.path] {
                return .data(picture, contentType: "image/png").held(by: gate)
            }
            return Self.list(request) ?? .notFound(request.path)
        }
    }

    /// `/users` and `/users/ID/items`, a page at a time.
    private static func list(_ request: LoopbackServer.Request) -> LoopbackServer.Response? {
        let parts = request.path.split(separator: "/")
        guard let first = parts.first, first == "users" else { return nil }
        let page = request.queryValue("page").flatMap { Int($0) } ?? 1
        let size = request.queryValue("per_page").flatMap { Int($0) } ?? 20
        if parts.count == 1 {
            let pictures = "http://\(request.headerValue("Host") ?? "127.0.0.1")/landscapes/"
            return json(UserAnswer.all(pictures: pictures), page: page, size: size)
        }
        guard parts.count == 3, parts[2] == "items" else { return nil }
        return json(ItemAnswer.all(of: String(parts[1])), page: page, size: size)
    }

    private static func json<Record: Encodable>(_ all: [Record], page: Int, size: Int) -> LoopbackServer.Response {
        guard page >= 1, (1...100).contains(size) else {
            return .text("page is 1 or more, per_page 1 to 100", status: 400)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let records = all.dropFirst((page - 1) * size).prefix(size)
        guard let data = try? encoder.encode(Array(records)) else {
            return .text("The records can't be written as JSON.", status: 500)
        }
        return .data(data, contentType: "application/json; charset=utf-8")
    }
}
