import Foundation

/// The body of a POST.
enum Message {
    /// A question that says nothing but its version.
    struct Empty: Decodable {}

    private struct Envelope: Decodable {
        var version: Int
    }

    /// - Throws: `Refusal`, 400, for what is no JSON, of another version, or not of this form.
    static func decode<Content: Decodable>(_ data: Data) throws(Refusal) -> Content {
        let decoder = JSONDecoder()
        let envelope: Envelope
        do { envelope = try decoder.decode(Envelope.self, from: data) } catch {
            throw Refusal(400, "The body isn't a JSON object with a version: \(reason(error))")
        }
        guard envelope.version == wireVersion else {
            throw Refusal(
                400, "This is version \(wireVersion) of the format, and the question is of \(envelope.version).")
        }
        do { return try decoder.decode(Content.self, from: data) } catch {
            throw Refusal(400, "The question isn't understood: \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _)?: "'\(key.stringValue)' is missing."
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?, .dataCorrupted(let context)?:
            (context.codingPath.last.map { "'\($0.stringValue)': " } ?? "") + context.debugDescription
        default: "\(error)"
        }
    }
}
