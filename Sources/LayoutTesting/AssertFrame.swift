internal import SnapshotTesting
public import UIKit

/// Fails the test where a view's frame isn't as expected, and says of each number that differs why it is what it is.
///
/// - Parameters:
///   - expected: in the superview's coordinates, points.
///   - accuracy: points.
@preconcurrency @MainActor public func assertFrame(
    of view: UIView, _ expected: CGRect, accuracy: CGFloat = 0.01, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    guard let failure = view.difference(fromFrame: expected, accuracy: accuracy) else { return }
    reportFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

extension UIView {
    /// The numbers that differ, with their explanations; nil where none does.
    package func difference(fromFrame expected: CGRect, accuracy: CGFloat) -> String? {
        let paragraphs = FrameComponent.allCases.compactMap { component -> String? in
            let account = explanation(of: component)
            let wanted = component.value(of: expected)
            guard abs(component.value(of: frame) - wanted) > accuracy else { return nil }
            return "Expected \(component.rawValue) \(Double(wanted).inPoints). \(account.text)"
        }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n")
    }
}

extension FrameComponent {
    fileprivate func value(of frame: CGRect) -> CGFloat {
        switch self {
        case .x: frame.minX
        case .y: frame.minY
        case .width: frame.width
        case .height: frame.height
        }
    }
}
