public import SnapshotTesting
public import UIKit

/// Fails the test for each text that is cut off on a controller's screen, on every device of a matrix, in each of its text
/// sizes and languages; texts of the app's tables are named by their keys.
///
///     assertTextsFit(SettingsViewController(), across: SnapshotMatrix(
///         devices: [.iPhoneSe], languages: SnapshotMatrix.languages(of: .main) + SnapshotMatrix.pseudoLanguages))
///
/// - Parameter controller: made anew for each combination.
@preconcurrency @MainActor public func assertTextsFit(
    _ controller: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
    try CallPlace(fileID: fileID, file: filePath, line: line, column: column)
        .report(of: controller, across: matrix) { $0.textsThatDontFit() }
}

extension UIView {
    /// A sentence for each label inside whose text is cut off, in the order of the tree.
    func textsThatDontFit() -> [String] {
        guard !isHidden else { return [] }
        var found: [String] = []
        if let text = shownText?.text, let cut = truncation {
            let keys = LocalizedTexts.keys(of: text).joined(separator: ", ")
            found.append((keys.isEmpty ? "" : "\(keys): ") + "\(explainedName): \(cut)")
        }
        return found + subviews.flatMap { $0.textsThatDontFit() }
    }
}
