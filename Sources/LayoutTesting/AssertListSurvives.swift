public import ListFuzzing
internal import SnapshotTesting
public import UIKit

/// Fails the test if random steps make a list crash, loop, jump or contradict itself, with the shortest script of steps
/// that does so, written as a test.
///
/// Scripts of steps are played on screens that are made anew: sizes in fractions of points, text sizes, scrolling, reloads,
/// taps, swipes and moves of rows, and the edits that are given, also in the middle of updates and of their animations. The
/// message names the row, the constraint and the numbers. The first table or collection view of a screen is watched.
///
/// The same seed leads to the same scripts. A program that ends in the middle, by an index out of range for instance, first
/// writes the script to standard error.
///
/// - Parameters:
///   - screen: made anew for each script, and shown as the root of a window; it has to show the same data.
///   - edits: changes that the screen makes to its own data.
///   - steps: the number of steps in all, at least 1.
///   - usesTouches: false where taps, swipes and moves of rows are no part of it, since they lead away from the list.
///   - kinds: add `shift` where the row at the top has to stay.
/// - Complexity: some 2,000 steps a second for a list of short texts, in a build with optimisation.
@preconcurrency @MainActor public func assertListSurvives<Screen: UIViewController>(
    _ screen: @autoclosure () throws -> Screen, edits: [ListEdit<Screen>] = [], steps: Int = 2_000, seed: UInt64 = 1,
    usesTouches: Bool = true, _ kinds: Set<ListFault.Kind> = .faults, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    precondition(steps >= 1, "a list survives \(steps) steps without having been shown; ask for 1 or more")
    let failure = try withoutActuallyEscaping(screen) { make in
        var fuzzer = ListFuzzer(
            run: ListRun(make: make, edits: edits, kinds: kinds), seed: seed, usesTouches: usesTouches)
        return try fuzzer.failure(steps: steps)
    }
    guard let failure else { return }
    reportFailure(failure.description, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the test if a script makes a list crash, loop, jump or contradict itself: a script that was found, kept as a test.
///
/// - Parameters:
///   - screen: shown as the root of a window, and made once more for the comparison of end states.
///   - edits: the changes that the script names.
///   - script: the steps in their order.
@preconcurrency @MainActor public func assertListSurvives<Screen: UIViewController>(
    _ screen: @autoclosure () throws -> Screen, edits: [ListEdit<Screen>] = [], script: [ListStep],
    _ kinds: Set<ListFault.Kind> = .faults, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    let faults = try withoutActuallyEscaping(screen) { make in
        try ListRun(make: make, edits: edits, kinds: kinds).faults(in: script)
    }
    guard !faults.isEmpty else { return }
    reportFailure(
        faults.map(\.description).joined(separator: "\n"), fileID: fileID, filePath: filePath, line: line,
        column: column)
}
