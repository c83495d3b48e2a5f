import InstructionCounter

/// A piece of work whose instructions are counted: how it is made ready, and what of it counts.
public struct CountedOperation {
    /// The name in the table of counts.
    public let name: String
    /// Makes everything ready that the count leaves out, and returns the work; the work is carried out twice, the first
    /// time uncounted, so that caches are as in a program that has run for a while.
    public let prepare: () throws -> () throws -> Void

    /// An operation by its name.
    public init(_ name: String, prepare: @escaping () throws -> () throws -> Void) {
        self.name = name
        self.prepare = prepare
    }
}

extension Array where Element == CountedOperation {
    /// Counts each operation, or those that are named, in the order of the list; outside of callgrind they only run.
    ///
    /// - Throws: what an operation throws; `UnknownOperation` for a name that the list doesn't have.
    public func count(only names: [String]) throws {
        for operation in try named(names) {
            let work = try operation.prepare()
            try work()
            instruction_counter_start()
            try work()
            instruction_counter_stop(operation.name)
            if instruction_counter_is_present() == 0 { print(operation.name) }
        }
    }

    /// Those that are named, in the order of the list; all where nothing is named.
    ///
    /// - Throws: `UnknownOperation` for a name that the list doesn't have.
    public func named(_ names: [String]) throws(UnknownOperation) -> [CountedOperation] {
        for name in names where !contains(where: { $0.name == name }) {
            throw UnknownOperation(name: name, known: map(\.name))
        }
        return filter { names.isEmpty || names.contains($0.name) }
    }
}

/// A name that no operation has.
public struct UnknownOperation: Error, CustomStringConvertible {
    let name: String
    let known: [String]

    public var description: String {
        "There is no operation '\(name)'. Operations: \(known.joined(separator: ", "))."
    }
}
