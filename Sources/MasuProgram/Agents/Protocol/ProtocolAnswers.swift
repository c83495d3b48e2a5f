import ApplicationCommand
import Foundation

/// Answers messages of the Model Context Protocol; it knows neither where they come from nor what the tools do.
struct ProtocolAnswers {
    let tools: [AgentTool]

    static let instructions = """
        Masu builds UIKit apps on Linux, shows their screens and explains each number of a layout. Begin with build, then \
        tree or picture; both number the elements, and tap, why and compare take these numbers (#3). After an edit call \
        build again: the same screen is shown of the new version. why says why a row or view has its size; findings and \
        prove say what is wrong and at which widths.
        """

    /// - Returns: the answer; nil for what wants none.
    func answer(to line: String) -> JSONValue? {
        let message: JSONValue
        guard line.utf8.count < ClientMessages.longestLine else {
            return Self.failure(
                .parse("A message has less than \(ClientMessages.longestLine) bytes; this one has more."), id: .null)
        }
        do { message = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) } catch {
            return Self.failure(
                .parse("A message is a line of JSON, its values not more than 512 deep; this isn't."), id: .null)
        }
        guard case .object = message else {
            return Self.failure(.request("A message is an object of JSON-RPC 2.0."), id: .null)
        }
        let id = message["id"]
        guard message["jsonrpc"] == "2.0", let method = message["method"]?.string else {
            let isResponse = message["result"] != nil || message["error"] != nil
            return isResponse
                ? nil : Self.failure(.request("A message has \"jsonrpc\": \"2.0\" and a method."), id: Self.valid(id))
        }
        // A notification wants no answer, whatever it is.
        guard let id else { return nil }
        guard Self.valid(id) == id else {
            return Self.failure(.request("An id is a string or an integer."), id: .null)
        }
        do {
            let parameters = message["params"] ?? [:]
            guard case .object = parameters else { throw ProtocolError.parameters("params is an object.") }
            return ["jsonrpc": "2.0", "id": id, "result": try result(of: method, parameters)]
        } catch let error as ProtocolError {
            return Self.failure(error, id: id)
        } catch {
            return Self.failure(ProtocolError(code: -32603, message: "\(error)"), id: id)
        }
    }

    private func result(of method: String, _ parameters: JSONValue) throws -> JSONValue {
        let asked = parameters["_meta"]?[ProtocolRevision.versionKey]?.string
        if let asked, asked != ProtocolRevision.latest, !ProtocolRevision.withHandshake.contains(asked) {
            throw ProtocolError.revision(asked)
        }
        let server: JSONValue = ["name": "masu", "title": "Masu", "version": .string(Version.number)]
        switch method {
        case "initialize":
            return [
                "protocolVersion": .string(ProtocolRevision.agreed(on: parameters["protocolVersion"]?.string)),
                "capabilities": ["tools": [:]], "serverInfo": server, "instructions": .string(Self.instructions),
            ]
        case "server/discover":
            return [
                "resultType": "complete", "supportedVersions": .array([.string(ProtocolRevision.latest)]),
                "capabilities": ["tools": [:]], "instructions": .string(Self.instructions),
                "ttlMs": 3_600_000, "cacheScope": "private", "_meta": [ProtocolRevision.serverKey: server],
            ]
        case "ping": return asked == nil ? [:] : ["resultType": "complete"]
        case "tools/list":
            return [
                "resultType": "complete", "tools": .array(tools.map(\.description)), "ttlMs": 3_600_000,
                "cacheScope": "private",
            ]
        case "tools/call": return try call(parameters).json
        default: throw ProtocolError.method(method)
        }
    }

    private func call(_ parameters: JSONValue) throws -> ToolAnswer {
        let name = parameters["name"]?.string ?? ""
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw ProtocolError.parameters(
                "There is no tool '\(name.prefix(80))'. Tools: \(tools.map(\.name).joined(separator: ", ")).")
        }
        return tool.answer(to: parameters["arguments"] ?? [:])
    }

    private static func valid(_ id: JSONValue?) -> JSONValue {
        switch id {
        case .string, .integer: id ?? .null
        default: .null
        }
    }

    private static func failure(_ error: ProtocolError, id: JSONValue) -> JSONValue {
        var fields: [String: JSONValue] = ["code": .integer(error.code), "message": .string(error.message)]
        if let data = error.data { fields["data"] = data }
        return ["jsonrpc": "2.0", "id": id, "error": .object(fields)]
    }
}
