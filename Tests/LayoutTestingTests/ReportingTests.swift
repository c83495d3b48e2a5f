import HeadlessHost
import LayoutTesting
import Testing
import UIKit

/// Kind: documented — Swift Testing's documentation: failures are issues where they are called.
@MainActor @Suite(.serialized) struct ReportingTests {
    /// In Swift Testing a failure is an issue with the explanation as its comment.
    @Test func aFrameThatDiffersIsAnIssue() throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        withKnownIssue {
            assertFrame(of: controller.view, CGRect(x: 0, y: 0, width: 320, height: 667))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("Expected width 320. ") && $0.rawValue.contains("375") }
        }
    }

    /// A faint text is an issue that names the text, the ratio and the cure.
    @Test func aFaintTextIsAnIssue() throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        controller.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        label.text = "Rivers"
        label.textColor = UIColor(white: 0.6, alpha: 1)
        controller.view.addSubview(label)
        try withKnownIssue {
            try assertAccessible(controller.view)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("Rivers") && $0.rawValue.contains("small text needs 4.5")
                    && $0.rawValue.hasSuffix("Make the text darker, or its ground lighter.")
            }
        }
    }
}
