package import UIKit

/// A search for the shortest script that shows a fault of a list.
@MainActor package struct ListFuzzer {
    /// The number of steps after which a screen is made anew.
    private static var scriptLength: Int { 50 }

    /// The class of the screen's controller.
    private let screen: String
    private let seed: UInt64
    private var steps: StepSource
    private let faults: @MainActor ([ListStep]) throws -> [ListFault]
    private let hasEdits: Bool

    /// - Parameters:
    ///   - edits: the names of the changes that the screen makes to its own data.
    ///   - faults: plays a script on a screen of its own and tells the faults of the first step that has any.
    package init(
        screen: String, edits: [String] = [], seed: UInt64, usesTouches: Bool = true,
        faults: @escaping @MainActor ([ListStep]) throws -> [ListFault]
    ) {
        self.screen = screen
        self.seed = seed
        self.faults = faults
        hasEdits = !edits.isEmpty
        steps = StepSource(seed: seed, edits: edits, usesTouches: usesTouches)
    }

    /// A search on screens that this program makes itself.
    package init<Screen: UIViewController>(run: ListRun<Screen>, seed: UInt64, usesTouches: Bool = true) {
        self.init(
            screen: "\(Screen.self)", edits: run.edits.map(\.name), seed: seed, usesTouches: usesTouches,
            faults: run.faults)
    }

    /// The first fault, with its shortest script; nil where so many steps show none.
    package mutating func failure(steps count: Int) throws -> ListFailure? {
        var played = 0
        while played < count {
            let script = steps.script(of: min(Self.scriptLength, count - played))
            guard let fault = try faults(script).first else {
                played += script.count
                continue
            }
            let end = min(fault.step + 1, script.count)
            return try shortest(Array(script.prefix(end)), fault, played: played + end)
        }
        return nil
    }

    /// Leaves out steps, and makes the numbers of others simpler, as long as a fault of the same kind is seen.
    private func shortest(_ found: [ListStep], _ fault: ListFault, played: Int) throws -> ListFailure {
        func isAlike(_ script: [ListStep]) throws -> Bool { try faults(script).contains { $0.kind == fault.kind } }
        func failure(_ script: [ListStep], _ faults: [ListFault], isRepeatable: Bool) -> ListFailure {
            ListFailure(
                screen: screen, seed: seed, played: played, script: script, faults: faults, isRepeatable: isRepeatable,
                hasEdits: hasEdits)
        }
        // A fault that the layout of a certain moment brought about may not be seen again.
        guard try isAlike(found) else { return failure(found, [fault], isRepeatable: false) }
        var script = try found.shrunk(while: isAlike)
        var index = 0
        while index < script.count {
            let simpler = try script[index].simpler.first { steps in
                var candidate = script
                candidate.replaceSubrange(index...index, with: steps)
                return try isAlike(candidate)
            }
            // A simpler step may have a simpler one yet.
            if let simpler { script.replaceSubrange(index...index, with: simpler) } else { index += 1 }
        }
        script = try script.shrunk(while: isAlike)
        return failure(script, try faults(script).filter { $0.kind == fault.kind }, isRepeatable: true)
    }
}
