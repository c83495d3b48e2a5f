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
}
