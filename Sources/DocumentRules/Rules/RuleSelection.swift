/// The rules that a run is about.
public struct RuleSelection: Sendable {
    public let rules: [Rule]
    private let names: Set<String>

    /// - Parameters:
    ///   - all: the rules that there are.
    ///   - only: the names of those that are wanted; all where none is named.
    ///   - without: the names of those that aren't.
    /// - Throws: `UnknownRule` naming a rule that there isn't.
    public init(of all: [Rule] = Rule.all, only: [String] = [], without: [String] = []) throws(UnknownRule) {
        let known = Set(all.map(\.name))
        for name in only + without where !known.contains(name) {
            throw UnknownRule(name: name, known: all.map(\.name))
        }
        rules = all.filter { (only.isEmpty || only.contains($0.name)) && !without.contains($0.name) }
        names = Set(rules.map(\.name))
    }

    public func contains(_ rule: Rule) -> Bool { names.contains(rule.name) }

    public func contains(anyOf rules: [Rule]) -> Bool { rules.contains(where: contains) }
}

/// A name that no rule has.
public struct UnknownRule: Error, CustomStringConvertible {
    let name: String
    let known: [String]

    public var description: String { "there is no rule \(name). Rules: \(known.joined(separator: ", "))" }
}
