import Foundation

/// A tool that an agent may call.
struct AgentTool {
    /// A named argument.
    struct Parameter {
        enum Kind: String {
            case string, boolean, number
        }

        var name: String
        var kind: Kind
        var text: String
        var isRequired = false
    }

    var name: String
    /// Its purpose and its effect.
    var text: String
    var parameters: [Parameter] = []
    /// True if nothing of the app and no file is changed.
    var readsOnly = false
    var perform: (ToolArguments) throws -> ToolAnswer

    /// As `tools/list` gives it.
    var description: JSONValue {
        let properties = parameters.map { parameter in
            let schema: JSONValue = ["type": .string(parameter.kind.rawValue), "description": .string(parameter.text)]
            return (parameter.name, schema)
        }
        return [
            "name": .string(name), "description": .string(text),
            "inputSchema": [
                "type": "object", "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
                "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
                "additionalProperties": false,
            ],
            "annotations": [
                "readOnlyHint": .bool(readsOnly), "destructiveHint": false, "openWorldHint": false,
            ],
        ]
    }

    /// Checks the arguments and does it; what goes wrong is an answer that says the next step.
    func answer(to arguments: JSONValue) -> ToolAnswer {
        do { return try perform(try ToolArguments(arguments, for: self)) } catch let error as ToolFailure {
            return ToolAnswer(error.description, isError: true)
        } catch is CancellationError {
            return ToolAnswer("Cancelled.", isError: true)
        } catch { return ToolAnswer("\(error)", isError: true) }
    }
}

/// The reason why a tool could not do its work, and what to do next.
struct ToolFailure: Error, CustomStringConvertible {
    let description: String
    /// True if the app refused the device, release or appearance that it was to be shown on.
    let refusesConditions: Bool

    init(_ description: String, refusesConditions: Bool = false) {
        self.description = description
        self.refusesConditions = refusesConditions
    }
}

/// The arguments of a call, of the kinds that the tool declares.
struct ToolArguments {
    private let values: [String: JSONValue]

    init(_ arguments: JSONValue, for tool: AgentTool) throws {
        guard case .object(let values) = arguments else { throw ToolFailure("The arguments are an object.") }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where value != .null {
            guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
                let names = tool.parameters.map(\.name).joined(separator: ", ")
                throw ToolFailure(
                    "\(tool.name) has no argument '\(name.prefix(80))'"
                        + (names.isEmpty ? "; it takes none." : "; its arguments: \(names)."))
            }
            let fits =
                switch (parameter.kind, value) {
                case (.string, .string), (.boolean, .bool), (.number, .integer), (.number, .number): true
                // An element's number may come as one.
                case (.string, .integer): true
                default: false
                }
            guard fits else { throw ToolFailure("\(tool.name): \(name) is a \(parameter.kind.rawValue).") }
        }
        for parameter in tool.parameters where parameter.isRequired && (values[parameter.name] ?? .null) == .null {
            throw ToolFailure("\(tool.name) needs \(parameter.name): \(parameter.text)")
        }
        self.values = values
    }

    func string(_ name: String) -> String? {
        switch values[name] {
        case .string(let text): text
        case .integer(let number): "\(number)"
        default: nil
        }
    }

    func isTrue(_ name: String) -> Bool { values[name] == true }
    func isFalse(_ name: String) -> Bool { values[name] == false }

    func number(_ name: String) -> Double? {
        switch values[name] {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}

/// The answer of a tool: a text, and a picture where one is wanted.
struct ToolAnswer {
    var text: String
    var png: Data?
    var isError = false

    /// The number of bytes after which a text is cut, and says so.
    static let limit = 2000

    init(_ text: String, png: Data? = nil, isError: Bool = false) {
        self.text = text
        self.png = png
        self.isError = isError
    }

    /// The lines that fit, and how to see the rest.
    ///
    /// - Parameter rest: the end of the sentence “12 more lines; …”.
    init(lines: String, from first: Int = 1, rest: String, png: Data? = nil) {
        let all = lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast(lines.hasSuffix("\n") ? 1 : 0)
        var text = ""
        var shown = 0
        for line in all.dropFirst(first - 1) {
            guard text.utf8.count + line.utf8.count < Self.limit || shown == 0 else { break }
            text += line.prefix(Self.limit) + "\n"
            shown += 1
        }
        let left = max(0, all.count - (first - 1) - shown)
        if left > 0 {
            text +=
                "\(left) more line\(left == 1 ? "" : "s"); \(rest.replacingOccurrences(of: "@", with: "\(first + shown)"))"
        }
        self.init(text, png: png)
    }

    var json: JSONValue {
        var content: [JSONValue] = [["type": "text", "text": .string(text)]]
        if let png {
            content.append(["type": "image", "mimeType": "image/png", "data": .string(png.base64EncodedString())])
        }
        return ["resultType": "complete", "content": .array(content), "isError": .bool(isError)]
    }
}
