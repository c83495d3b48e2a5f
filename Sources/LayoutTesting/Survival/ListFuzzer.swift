internal import UIKit

/// A search for the shortest script that shows a fault of a list.
@MainActor struct ListFuzzer<Screen: UIViewController> {
    /// The number of steps after which a screen is made anew.
    private static var scriptLength: Int { 50 }

    private let run: ListRun<Screen>
    private let seed: UInt64
    private var steps: StepSource

    init(run: ListRun<Screen>, seed: UInt64, usesTouches: Bool = true) {
        self.run = run
        self.seed = seed
        steps = StepSource(seed: seed, edits: run.edits.map(\.name), usesTouches: usesTouches)
    }

    /// The first fault, with its shortest script; nil where so many steps show none.
    mutating func failure(steps count: Int) throws -> ListFailure? {
        var played = 0
        while played < count {
            let script = steps.script(of: min(Self.scriptLength, count - played))
            guard let fault = try run.faults(in: script).first else {
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
        func isAlike(_ script: [ListStep]) throws -> Bool {
            try run.faults(in: script).contains { $0.kind == fault.kind }
        }
        // A fault that the layout of a certain moment brought about may not be seen again.
        guard try isAlike(found) else {
            return ListFailure(
                screen: "\(Screen.self)", seed: seed, played: played, script: found, faults: [fault],
                isRepeatable: false)
        }
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
        let faults = try run.faults(in: script).filter { $0.kind == fault.kind }
        return ListFailure(
            screen: "\(Screen.self)", seed: seed, played: played, script: script, faults: faults, isRepeatable: true)
    }
}

/// A fault of a list, with the script that shows it.
struct ListFailure: CustomStringConvertible {
    let screen: String
    let seed: UInt64
    /// The number of steps that were played before it was seen.
    let played: Int
    let script: [ListStep]
    let faults: [ListFault]
    /// False for a fault that wasn't seen when the same script was played again.
    let isRepeatable: Bool

    /// The faults, and the script as a test.
    var description: String {
        let words =
            isRepeatable
            ? "found by seed \(seed) after \(played) steps, here with the shortest script:"
            : "seen once by seed \(seed) after \(played) steps, and not when the same script was played again: the screen's "
                + "data aren't the same each time it is made, or an edit depends on more than its number."
        return ([words] + faults.prefix(3).map(\.description) + ["", source]).joined(separator: "\n")
    }

    /// A test that plays the script.
    private var source: String {
        let lines = script.map { "            \($0)," }
        return
            ([
                "    @MainActor func testListSurvives\(faults.first.map { $0.kind.rawValue.capitalisedFirst } ?? "")() throws {",
                "        try assertListSurvives(\(screen)(), edits: edits, script: [",
            ] + lines + ["        ])", "    }"]).joined(separator: "\n")
    }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
