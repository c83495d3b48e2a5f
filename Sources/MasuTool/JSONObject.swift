/// A JSON object whose members keep the order in which they were appended.
///
/// Its text is one line, as every answer in JSON is (Documentation/commands.md, "JSON"): names in camel case, a rectangle
/// as an object, nothing for a value that is absent.
struct JSONObject {
    enum Value {
        case string(String)
        case number(Double)
        case integer(Int)
        case flag(Bool)
        case array([Value])
        case object(JSONObject)

        var text: String {
            switch self {
            case .string(let string): JSONObject.quoted(string)
            case .number(let number): number == 0 ? "0.0" : "\(number)"
            case .integer(let integer): "\(integer)"
            case .flag(let flag): "\(flag)"
            case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
            case .object(let object): object.text
            }
        }
    }

    private var members: [(name: String, value: Value)] = []

    mutating func append(_ name: String, _ value: Value) {
        members.append((name, value))
    }

    var text: String {
        "{" + members.map { "\(JSONObject.quoted($0.name)):\($0.value.text)" }.joined(separator: ",") + "}"
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
