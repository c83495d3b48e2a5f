import SnapshotTesting
import Testing
import UIKit

/// Kind: documented, regression — Swift Testing's documentation of issues and traits; the reference beside the file is
/// this library's own.
///
/// In Swift Testing failures are issues, and the trait sets the mode.
@Suite(.snapshots) @MainActor struct SwiftTestingTests {
    @Test func matchesItsReference() {
        assertSnapshot(of: "water\n", as: .lines)
        assertSnapshot(of: "stone\n", as: .lines)
    }

    @Test func aPictureOnADevice() {
        assertSnapshot(of: SampleController(), as: .image(on: .iPhoneSe, traits: UITraitCollection(displayScale: 1)))
    }

    @Test(.snapshots(record: .never)) func aMissingReferenceIsAnIssue() {
        withKnownIssue {
            assertSnapshot(of: "water", as: .lines, named: "nothing-here")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("There is no reference") }
        }
    }

    @Test func aDifferenceIsAnIssue() {
        withKnownIssue {
            assertSnapshot(of: "wine", as: .lines, named: "difference")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("- water\n+ wine") }
                && issue.sourceLocation?.fileID == "SnapshotTestingTests/SwiftTestingTests.swift"
        }
    }
}
