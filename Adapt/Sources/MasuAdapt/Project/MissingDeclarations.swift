import Foundation

/// The smallest declarations with which an app compiles without the modules and types that nobody has: each ends the
/// program with its name when it is used.
///
/// All of them are in one module, `StandIns`, which those in place of the missing modules pass on. Members of what they
/// give are found as the program runs, so that calls of them compile; a value that has to be of a type of the app's own
/// doesn't, and the compiler says where.
struct MissingDeclarations {
    static let module = "StandIns"

    let modules: [String]
    /// Type names with their uses, in order.
    private(set) var types: [(name: String, use: MissingNames.Use)] = []
    /// A sentence for each missing type: the name and its first place.
    private(set) var places: [String: String] = [:]

    /// Calls of members that nobody has, with closures or labels that have to be declared.
    private(set) var calls: [String: Set<[MissingNames.Argument]>] = [:]

    /// - Parameters:
    ///   - modules: the missing modules, in order.
    ///   - files: the app's files, by their names.
    ///   - isKnown: true for names that somebody declares.
    init(
        of modules: [String], in files: [(name: String, text: String)], by trees: SourceTrees = SourceTrees(),
        isKnown: (String) -> Bool
    ) {
        self.modules = modules
        var all: [String: MissingNames.Use] = [:]
        for file in files {
            let names = MissingNames(of: file.text, by: trees)
            for (name, forms) in names.calls where !isKnown(name) { calls[name, default: []].formUnion(forms) }
            for (name, use) in names.uses where !isKnown(name) {
                guard var known = all[name] else {
                    all[name] = use
                    places[name] = "\(file.name):\(use.line)"
                    continue
                }
                known.kind = max(known.kind, use.kind)
                known.initialisers.formUnion(use.initialisers)
                known.nested.formUnion(use.nested)
                known.overridden.formUnion(use.overridden)
                known.isType = known.isType || use.isType
                known.isCalled = known.isCalled || use.isCalled
                known.genericArguments = max(known.genericArguments, use.genericArguments)
                all[name] = known
            }
        }
        types = all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A file of its own in place of a missing module.
    var passing: String {
        "// In place of a module that is missing.\n@_exported import \(Self.module)\n@_exported import UIKit\n"
    }

    var text: String {
        """
        // Written by masu-adapt --stand-ins: what is missing, as far as the compiler has to know. Each declaration ends
        // the program with its name when it is used.
        @_exported import UIKit

        /// The value that a member of something missing would give; it is never made.
        @dynamicMemberLookup @dynamicCallable
        public struct StandIn {
            private init() {}

            public static func end(_ name: String) -> Never {
                fatalError("\\(name) was used, which is missing: masu-adapt wrote a stand-in for it.")
            }

            public subscript(dynamicMember name: String) -> StandIn { StandIn.end(name) }
            @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
                get { StandIn.end(name) }
                nonmutating set { StandIn.end(name) }
            }
            public static subscript(dynamicMember name: String) -> StandIn { StandIn.end(name) }
            public subscript(_ key: Any) -> StandIn { StandIn.end("a subscript") }
            @discardableResult
            public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> StandIn {
                StandIn.end("a call")
            }
        }


        """ + members + types.map(declaration).joined()
    }

    /// Methods of everything missing, in the forms in which they are called.
    private var members: String {
        let lines = calls.sorted { $0.key < $1.key }.flatMap { name, forms in
            forms.sorted(by: Self.isBefore).flatMap { arguments -> [String] in
                let end = "StandIn.end(\"\(name)\") }"
                let (head, parameters) = ("func `\(name)`", Self.parameters(arguments))
                return ["", "static "].flatMap { kind in
                    [
                        "    @discardableResult public \(kind)\(head)(\(parameters)) -> StandIn { \(end)",
                        "    @_disfavoredOverload public \(kind)\(head)<Result>(\(parameters)) -> Result { \(end)",
                    ]
                }
            }
        }
        return "/// Everything missing.\npublic protocol StandingIn {}\nextension StandIn: StandingIn {}\n"
            + "extension StandingIn {\n" + lines.map { $0 + "\n" }.joined() + "}\n\n"
    }

    private func declaration(_ name: String, _ use: MissingNames.Use) -> String {
        if use.isCalled, !use.isType, use.kind == .value, use.nested.isEmpty,
            use.initialisers.allSatisfy({ $0.allSatisfy { $0.label.isEmpty } }),
            name.dropFirst(3).contains(where: \.isUppercase),
            use.initialisers.contains(where: { !$0.isEmpty })
        {
            return use.initialisers.sorted(by: Self.isBefore).map {
                "@discardableResult public func \(name)(\(Self.parameters($0))) -> StandIn { StandIn.end(\"\(name)\") }\n"
            }.joined() + "\n"
        }
        if use.kind == .interface { return "@MainActor @preconcurrency public protocol \(name) {}\n\n" }
        let generics =
            use.genericArguments == 0
            ? "" : "<" + (0..<use.genericArguments).map { "Value\($0)" }.joined(separator: ", ") + ">"
        var lines = ["@dynamicMemberLookup", "open class \(name)\(generics): NSObject, StandingIn {"]
        lines.append(
            "    public static subscript(dynamicMember name: String) -> StandIn { StandIn.end(\"\(name).\\(name)\") }")
        lines.append("    public subscript(dynamicMember name: String) -> StandIn {")
        lines.append("        get { StandIn.end(\"\(name).\\(name)\") }")
        lines.append("        set { StandIn.end(\"\(name).\\(name)\") }")
        lines.append("    }")
        lines.append("    @_disfavoredOverload public subscript<Member>(dynamicMember name: String) -> Member {")
        lines.append("        get { StandIn.end(\"\(name).\\(name)\") }")
        lines.append("        set { StandIn.end(\"\(name).\\(name)\") }")
        lines.append("    }")
        lines.append("    public override init() { StandIn.end(\"\(name).init()\") }")
        for arguments in use.initialisers.sorted(by: Self.isBefore) where !arguments.isEmpty {
            let labels = arguments.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
            lines.append("    public init(\(Self.parameters(arguments))) { StandIn.end(\"\(name).init(\(labels))\") }")
        }
        for signature in use.overridden.sorted() {
            lines.append("    open \(signature) { StandIn.end(\"\(name)\") }")
        }
        for nested in use.nested.sorted() where nested != "Type" && nested != "Protocol" && nested != "Self" {
            lines.append("    @dynamicMemberLookup open class \(nested): NSObject, StandingIn {")
            lines.append("        public static subscript(dynamicMember name: String) -> StandIn { StandIn.end(name) }")
            lines.append("        public subscript(dynamicMember name: String) -> StandIn { StandIn.end(name) }")
            lines.append("    }")
        }
        return (lines + ["}", ""]).map { $0 + "\n" }.joined()
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
            let label = argument.label.isEmpty ? "_" : argument.label
            return "\(label) value\(index): \(type)"
        }.joined(separator: ", ")
    }
}
