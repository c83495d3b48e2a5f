import CountedOperations

/// Times each of the named operations, a line each: for comparing builds of this program.
///
/// - Throws: what an operation throws; `UnknownOperation` for a name that there isn't.
@MainActor func time(_ names: [String]) throws {
    for operation in try countedOperations().named(names) {
        let work = try operation.prepare()
        var samples = Samples()
        for turn in 0..<11 {
            if turn > 0 { try samples.add(work) } else { try work() }
        }
        print("\(operation.name) \(samples.median / 1e3) us")
    }
}
