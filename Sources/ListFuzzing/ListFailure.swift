/// A fault of a list, with the script that shows it.
package struct ListFailure: CustomStringConvertible {
    /// The class of the screen's controller.
    let screen: String
    let seed: UInt64
    /// The number of steps that were played before it was seen.
    let played: Int
    package let script: [ListStep]
    package let faults: [ListFault]
    /// False for a fault that wasn't seen when the same script was played again.
    let isRepeatable: Bool
    /// True if the screen was given edits of its own.
    let hasEdits: Bool

    /// The faults, and the script as a test.
    package var description: String {
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
        let name = faults.first.map { $0.kind.rawValue.capitalisedFirst } ?? ""
        return
            ([
                "    @MainActor func testListSurvives\(name)() throws {",
                "        try assertListSurvives(\(screen)(), \(hasEdits ? "edits: edits, " : "")script: [",
            ] + lines + ["        ])", "    }"]).joined(separator: "\n")
    }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
