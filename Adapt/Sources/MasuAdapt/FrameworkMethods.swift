internal import SwiftParser
internal import SwiftSyntax

/// UIKit's protocols with the methods that may be left out; `FrameworkMethods+Table.swift` lists them.
struct FrameworkMethods {
    /// A method as its protocol declares it.
    struct Method {
        /// The protocol that is conformed to: the method's own, or one that inherits it.
        var type: String
        let key: String
        let types: [String]
        /// `tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat`.
        let head: String
        /// A call with the parameters' own values.
        let call: String
    }

    static let all = FrameworkMethods(table)

    private var methods: [String: [Method]] = [:]
    private var inherited: [String: [String]] = [:]
    /// The names and labels of all of them.
    private(set) var keys: Set<String> = []

    private init(_ table: String) {
        var type = ""
        for line in table.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("protocol ") {
                let names = line.dropFirst("protocol ".count).split { $0 == ":" || $0 == "," || $0 == " " }
                type = names.first.map(String.init) ?? ""
                inherited[type] = names.dropFirst().map(String.init)
            } else if let function = Self.function(String(line)) {
                let key = ExtensionDispatch.key(function)
                keys.insert(key)
                methods[type, default: []].append(
                    Method(
                        type: type, key: key, types: function.parameterTypes, head: String(line),
                        call: "\(function.name.text)(\(function.forwardedArguments))"))
            }
        }
    }

    private static func function(_ head: String) -> FunctionDeclSyntax? {
        Parser.parse(source: "func \(head)").statements.first?.item.as(FunctionDeclSyntax.self)
    }

    /// An optional method that conformances bring; nil where none of them does.
    ///
    /// - Parameter types: the parameters' types, which tell methods of the same name and labels from each other.
    func method(_ key: String, _ types: [String], of conformances: [String]) -> Method? {
        for type in conformances {
            var found = methods[type, default: []].filter { $0.key == key }
            if found.count > 1 { found = found.filter { $0.types.map(Self.plain) == types.map(Self.plain) } }
            if var method = found.first ?? self.method(key, types, of: inherited[type] ?? []) {
                method.type = type
                return method
            }
        }
        return nil
    }

    /// The protocol with an optional method that inherits from one of the conformances; nil where none does.
    func type(with key: String, extending conformances: [String]) -> String? {
        methods.filter { $0.value.contains { $0.key == key } }.keys.sorted().first { type in
            inherited[type, default: []].contains { conformances.contains($0) }
        }
    }

    /// A type without what may differ between a requirement and a method that meets it.
    private static func plain(_ type: String) -> String {
        type.replacing("any ", with: "").filter { !"?!() ".contains($0) }
    }
}
