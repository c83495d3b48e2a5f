/// The classes that have tables of what documents connect to.
extension SourceIndex {
    /// True if a superclass of a class has a table that the class's own is to take in.
    func inheritsTable(_ name: String) -> Bool {
        var seen: Set<String> = [name]
        var rest = superclasses[name] ?? []
        while let next = rest.popLast() {
            if superclasses[next] == nil ? connectable.contains(next) : connections[next] != nil { return true }
            if seen.insert(next).inserted { rest += superclasses[next] ?? [] }
        }
        guard let above = superclass(of: name), superclasses[above] != nil else { return false }
        return !frameworkConnections(above: name).isEmpty
    }

    /// Actions that extensions of the framework's classes declare, which documents connect to in classes that come from them.
    func frameworkConnections(above name: String) -> [Connection] {
        var found: [Connection] = []
        var (current, seen) = (name, Set<String>())
        while seen.insert(current).inserted, let next = superclass(of: current) {
            if superclasses[next] == nil {
                let own = seen.flatMap { FrameworkClasses.attributes[$0] ?? [] }
                found += (connections[next] ?? []).filter { !own.contains($0.name) }
            }
            current = next
        }
        return found
    }

    /// The module's classes with a table of their own or another's, which classes of other modules take in.
    var classesWithTables: Set<String> {
        Set(superclasses.keys.filter { connections[$0] != nil || inheritsTable($0) || hasFrameworkTable($0) })
    }

    private func hasFrameworkTable(_ name: String) -> Bool { !frameworkConnections(above: name).isEmpty }
}
