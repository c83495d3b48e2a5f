import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of feedback generators.
@MainActor final class FeedbackTests: XCTestCase {
    func testHaptics() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let view = UIView()
        let impact = UIImpactFeedbackGenerator(style: .heavy, view: view)
        XCTAssertTrue(impact.view === view)
        impact.prepare()
        impact.impactOccurred()
        UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.25)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        XCTAssertEqual(
            host.drainHaptics(),
            [
                .impact(style: "heavy", intensity: 1), .impact(style: "soft", intensity: 0.25), .selection,
                .notification("warning"),
            ])
        XCTAssertEqual(host.drainHaptics(), [])
        let pad = try HeadlessHost(device: "ipad-pro-11")
        UISelectionFeedbackGenerator().selectionChanged()
        XCTAssertEqual(pad.drainHaptics(), [], "tablets have no motor")
    }
}
