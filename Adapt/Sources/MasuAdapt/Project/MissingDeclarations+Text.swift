/// The text of the module with what is missing.
extension MissingDeclarations {
    var text: String {
        """
        // Written by masu-adapt --stand-ins: what is missing, as far as the compiler has to know. Each declaration says its
        // name when it is used.
        @_exported import UIKit

        /// The value that a member of something missing gives.
        @dynamicMemberLookup @dynamicCallable
        public struct StandIn {
            fileprivate init() {}

            public static func used(_ name: String) -> StandIn {
                told(name)
                return StandIn()
            }
            public static func told(_ name: String) { _leftOut("\\(name) was used, which is missing") }
            public static func value<Value>(_ name: String) -> Value {
                _leftOutValue("\\(name) was used, which is missing")
            }

            public subscript(dynamicMember name: String) -> StandIn {
                get { StandIn.used(name) }
                nonmutating set { StandIn.told(name) }
            }
            @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
                get { StandIn.value(name) }
                nonmutating set { StandIn.told(name) }
            }
            public static subscript(dynamicMember name: String) -> StandIn { StandIn.used(name) }
            public subscript(_ key: Any) -> StandIn { StandIn.used("a subscript") }
            @discardableResult
            public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> StandIn {
                StandIn.used("a call")
            }
        }


        """ + members + types.map(declaration).joined()
    }

    /// Methods of everything missing, in the forms in which they are called.
    private var members: String {
        let lines = calls.sorted { $0.key < $1.key }.flatMap { name, forms in
            forms.sorted(by: Self.isBefore).flatMap { arguments -> [String] in
                let (head, parameters) = ("func `\(name)`", Self.parameters(arguments))
                return ["", "static "].flatMap { kind in
                    [
                        "    @discardableResult public \(kind)\(head)(\(parameters)) -> StandIn { StandIn.used(\"\(name)\") }",
                        "    @_disfavoredOverload public \(kind)\(head)<Result>(\(parameters)) -> Result { "
                            + "StandIn.value(\"\(name)\") }",
                    ]
                }
            }
        }
        return "/// Everything missing.\npublic protocol StandingIn {\n"
            + "    /// An object of a class that is missing.\n    @MainActor static func standIn() -> Any\n}\n"
            + "extension StandIn: StandingIn { public static func standIn() -> Any { StandIn() } }\n"
            + "extension StandingIn {\n" + lines.map { $0 + "\n" }.joined() + "}\n\n"
    }

    private func declaration(_ name: String, _ use: MissingNames.Use) -> String {
        if use.isCalled, !use.isType, use.kind == .value, use.nested.isEmpty,
            use.initialisers.allSatisfy({ $0.allSatisfy { $0.label.isEmpty } }),
            name.dropFirst(3).contains(where: \.isUppercase),
            use.initialisers.contains(where: { !$0.isEmpty })
        {
            return use.initialisers.sorted(by: Self.isBefore).map {
                "@discardableResult public func \(name)(\(Self.parameters($0))) -> StandIn { StandIn.used(\"\(name)\") }\n"
            }.joined() + "\n"
        }
        // A name that ends as those of protocols do may be a view's: `LakeTable`.
        let document = documents.bases[name] == "NSObject" ? nil : documents.bases[name]
        if use.kind == .interface, document == nil, screenUses[name] == nil {
            return "@MainActor @preconcurrency public protocol \(name) {}\n\n"
        }
        let generics =
            use.genericArguments == 0
            ? "" : "<" + (0..<use.genericArguments).map { "Value\($0)" }.joined(separator: ", ") + ">"
        let base = StandInBase(of: name, document: documents.bases[name], use: screenUses[name])
        var lines = ["@dynamicMemberLookup", "open class \(name)\(generics): \(base.name), StandingIn {"]
        lines += Self.members(of: name, self: "\(name)\(generics)")
        lines += base.initialisers.map { "    \($0)" }
        for arguments in use.initialisers.sorted(by: Self.isBefore) where !base.has(arguments.map(\.label)) {
            let labels = arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
            lines.append("    public init(\(Self.parameters(arguments))) {")
            lines.append("        StandIn.told(\"\(name).init(\(labels))\")")
            lines.append("        super.init(\(base.superArguments))")
            lines.append("    }")
        }
        for signature in use.overridden.sorted() where !isInherited(signature, from: base) {
            let end = signature.contains("->") ? "StandIn.value(\"\(name)\")" : "StandIn.told(\"\(name)\")"
            lines.append("    open \(signature) { \(end) }")
        }
        for nested in use.nested.sorted() where nested != "Type" && nested != "Protocol" && nested != "Self" {
            lines.append("    @dynamicMemberLookup open class \(nested): NSObject, StandingIn {")
            lines += Self.members(of: nested, self: nested).map { "    \($0)" }
            lines.append("    }")
        }
        return (lines + ["}", ""]).map { $0 + "\n" }.joined()
    }

    /// Members of a class by any name.
    private static func members(of name: String, self type: String) -> [String] {
        [
            "    public static func standIn() -> Any { \(type)() }",
            "    public static subscript(dynamicMember name: String) -> StandIn { StandIn.used(\"\(name).\\(name)\") }",
            "    public subscript(dynamicMember name: String) -> StandIn {",
            "        get { StandIn.used(\"\(name).\\(name)\") }",
            "        set { StandIn.told(\"\(name).\\(name)\") }",
            "    }",
            "    @_disfavoredOverload public subscript<Member>(dynamicMember name: String) -> Member {",
            "        get { StandIn.value(\"\(name).\\(name)\") }",
            "        set { StandIn.told(\"\(name).\\(name)\") }",
            "    }",
        ]
    }

    /// True for a method that the class of UIKit's has: the app overrides that.
    private func isInherited(_ signature: String, from base: StandInBase) -> Bool {
        guard base.name != "NSObject", let function = signature.firstMatch(of: /func `?(\w+)/) else { return false }
        return isKnown(String(function.1))
    }

    private static func isBefore(_ left: [MissingNames.Argument], _ right: [MissingNames.Argument]) -> Bool {
        left.lexicographicallyPrecedes(right)
    }

    private static func parameters(_ arguments: [MissingNames.Argument]) -> String {
        arguments.enumerated().map { index, argument in
            let type =
                argument.closure.map {
                    "@escaping (" + Array(repeating: "StandIn", count: $0).joined(separator: ", ") + ") -> Void"
                } ?? "Any?"
            let label =
                switch argument.label {
                case "": "_"
                case "inout", "var", "let": "`\(argument.label)`"
                default: argument.label
                }
            return "\(label) value\(index): \(type)"
        }.joined(separator: ", ")
    }
}
