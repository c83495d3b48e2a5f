import Foundation
import ListFuzzing
import UIKit

extension ShownScreen {
    /// Plays steps on the screen's first list; the window has the last step's size afterwards.
    ///
    /// - Parameter file: a `ListScript` as `masu find` writes it.
    /// - Returns: the faults, a line each, or a record with these and the state in the end.
    func faults(ofSteps file: String) throws -> ScreenReport {
        let script: ListScript
        do {
            script = try JSONDecoder().decode(ListScript.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch {
            throw UsageError("'\(file)' isn't a file with steps for --list-script: \(FailureWords.of(error))")
        }
        let outcome = script.play(in: root, of: window)
        guard let screen = outcome.screen else {
            return try ScreenReport(text: "The screen has no table and no collection view.\n", [outcome])
        }
        let nothing = "No fault of the list in \(screen): \(script.steps.count) steps were played.\n"
        let lines = outcome.faults.map { $0.description + "\n" }.joined()
        return try ScreenReport(text: lines.isEmpty ? nothing : lines, [outcome])
    }
}
