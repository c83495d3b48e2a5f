/// The names of the methods of a module's classes.
extension SourceIndex {
    /// True if a protocol is one by which UIKit asks; a file that names it imports UIKit, where the list's protocol is.
    static func isDelegate(_ type: String) -> Bool {
        type.hasPrefix("UI") && ["Delegate", "DataSource", "DelegateFlowLayout"].contains { type.hasSuffix($0) }
    }

    /// Protocols of the module that all objects conform to and that require an initialiser without parameters.
    var objectProtocols: Set<String> { (conformances["NSObject"] ?? []).intersection(initialisable) }

    /// True if a class, or an extension of it, conforms to a delegate's protocol.
    func isDelegate(_ type: String) -> Bool {
        types.expanded((superclasses[type] ?? []) + (conformances[type] ?? []).sorted())
            .contains(where: Self.isDelegate)
    }

    /// True if a class above lists its methods.
    ///
    /// - Returns: nil where a class above is another module's, or there is none, or the names go in a circle, since two
    ///   classes in different types have the same one.
    func namesMethods(above inherited: [String]) -> Bool? {
        var (names, lists, seen) = (inherited, false, Set<String>())
        while true {
            guard let first = names.first, !protocols.contains(first), seen.insert(first).inserted else { return nil }
            guard let above = superclasses[first] else { return Self.isOfFrameworks(first) ? lists : nil }
            lists = lists || isDelegate(first)
            names = above
        }
    }

    /// True if a class above forwards messages.
    func inheritsForwarding(_ inherited: [String]) -> Bool {
        var rest = inherited
        var seen: Set<String> = []
        while let next = rest.popLast() {
            if forwarders.contains(next) { return true }
            if seen.insert(next).inserted { rest += superclasses[next] ?? [] }
        }
        // Another module's class: what it declares itself is overridden.
        return inherited.first.map { superclasses[$0] == nil && !Self.isOfFrameworks($0) } ?? true
    }

    private static func isOfFrameworks(_ type: String) -> Bool {
        FrameworkClasses.superclasses[type] != nil || type == "XCTestCase"
            || ["UI", "NS", "CA"].contains {
                type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true
                    && !type.hasSuffix("Delegate") && !type.hasSuffix("DataSource")
            }
    }

    func isExchangeable(_ method: String, _ labels: [String], in type: String) -> Bool {
        exchangeable[type]?.contains(RuntimeName.reference(method, labels)) ?? false
    }

    /// The class whose method it is, where that can be exchanged: the named one, or one that it comes from.
    func exchangeableOwner(of method: String, _ labels: [String], in type: String) -> String? {
        var rest = [type]
        var seen: Set<String> = []
        while let next = rest.popLast() {
            if isExchangeable(method, labels, in: next) { return next }
            guard seen.insert(next).inserted else { continue }
            rest += superclasses[next] ?? FrameworkClasses.superclasses[next].map { [$0] } ?? []
        }
        return nil
    }

    /// The classes that conform to a protocol of the module, in the order of their names.
    func classes(conformingTo type: String) -> [String] {
        Set(superclasses.keys).union(conformances.keys).filter { name in
            var rest = [name]
            var seen: Set<String> = []
            while let next = rest.popLast() {
                if next == type { return true }
                guard seen.insert(next).inserted else { continue }
                rest += types.expanded(
                    (superclasses[next] ?? []) + (conformances[next] ?? []).sorted() + (types.requirements[next] ?? []))
            }
            return false
        }.filter { superclasses[$0] != nil && !protocols.contains($0) }.sorted()
    }
}
