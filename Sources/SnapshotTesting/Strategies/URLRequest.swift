import Foundation
import UIKit

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as it is sent, its body as it is.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// Keeps a request as it would be sent: method and address, fields by name, the body after an empty line.
    ///
    /// - Parameter pretty: true to indent a body of JSON, its keys sorted.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
            let first = "\(request.httpMethod ?? "GET") \(request.addressWithSortedQuery)"
            var lines = [first] + fields
            if let body = request.httpBody { lines.append("\n" + (pretty ? indentedJSON(body) : text(body))) }
            return lines.joined(separator: "\n")
        }
    }

    /// Keeps a request as the command line of `curl` that sends it.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            func quoted(_ text: String) -> String {
                "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
            }
            var words = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": words.append("--head")
            case let method: words.append("--request \(method)")
            }
            let fields = request.allHTTPHeaderFields ?? [:]
            for (name, value) in fields.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
                words.append("--header " + quoted("\(name): \(value)"))
            }
            if let body = request.httpBody {
                words.append("--data " + quoted(text(body).replacingOccurrences(of: "\\\"", with: "\\\\\"")))
            }
            if let cookie = fields["Cookie"] { words.append("--cookie " + quoted(cookie)) }
            words.append("\"\(request.addressWithSortedQuery)\"")
            return words.joined(separator: " \\\n\t")
        }
    }

    private static func text(_ body: Data) -> String { String(decoding: body, as: UTF8.self) }

    private static func indentedJSON(_ body: Data) -> String {
        guard let object = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        else { return text(body) }
        return text(data)
    }
}

extension URLRequest {
    fileprivate var addressWithSortedQuery: String {
        guard let url else { return "(null)" }
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
            return url.absoluteString
        }
        parts.queryItems = items.sorted { $0.name < $1.name }
        return parts.url?.absoluteString ?? url.absoluteString
    }
}
