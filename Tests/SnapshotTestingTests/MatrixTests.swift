import SnapshotTesting
import XCTest

@testable import UIKit

/// Kind: documented, regression — our documentation of matrices; references that lie beside the file are this library's
/// own frames.
@MainActor final class MatrixTests: XCTestCase {
    private let matrix = SnapshotMatrix(
        devices: [.iPhoneSe, .iPhone13(.landscape)], contentSizes: [.large, .accessibilityMedium],
        directions: [.leftToRight, .rightToLeft], appearances: [.light, .dark])

    func testEveryCombinationHasAName() async throws {
        let names = matrix.cells.map(\.name)
        XCTAssertEqual(names.count, 16)
        XCTAssertEqual(Set(names).count, 16)
        XCTAssertEqual(names.first, "iPhoneSe")
        XCTAssertEqual(names[7], "iPhoneSe-AX1-rtl-dark")
        XCTAssertEqual(names.last, "iPhone13-landscape-AX1-rtl-dark")
        XCTAssertEqual(matrix.cells.last?.traits.layoutDirection, .rightToLeft)
        XCTAssertEqual(matrix.cells.last?.traits.preferredContentSizeCategory, .accessibilityMedium)
        XCTAssertEqual(matrix.cells.last?.traits.userInterfaceStyle, .dark)
    }

    /// Releases stand behind the device's name.
    func testReleasesAreADimension() async throws {
        let matrix = SnapshotMatrix(devices: [.iPhone13], releases: [.iOS15, .iOS26], appearances: [.light, .dark])
        XCTAssertEqual(
            matrix.cells.map(\.name),
            ["iPhone13-iOS15", "iPhone13-iOS15-dark", "iPhone13-iOS26", "iPhone13-iOS26-dark"])
        XCTAssertEqual(matrix.cells.last?.release, .iOS26)
        XCTAssertNil(self.matrix.cells.first?.release)
        let version = BehaviourProfile.following(.iOS26) { UIDevice.current.systemVersion }
        XCTAssertEqual(version, "26.4")
        XCTAssertEqual(BehaviourProfile.current.release, .iOS13)
    }

    /// References that lie beside this file; a screen is made anew for each.
    func testFramesAcrossAMatrix() async throws {
        var made = 0
        func controller() -> SampleController {
            made += 1
            return SampleController()
        }
        assertSnapshots(
            of: controller(),
            across: SnapshotMatrix(
                devices: [.iPhoneSe, .iPhone13(.landscape)], contentSizes: [.large, .accessibilityMedium],
                directions: [.leftToRight, .rightToLeft]),
            as: { .frames(on: $0.config, traits: $0.traits) })
        XCTAssertEqual(made, 8)
    }

    func testStrategiesByName() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        assertSnapshots(
            of: view as UIView, as: ["description": .recursiveDescription, "frames": .frames] as [String: Snapshotting])
    }

    /// The devices' own figures: a notch on the left, none, a split view.
    func testConfigurations() async throws {
        XCTAssertEqual(ViewImageConfig.iPhone13.safeArea, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(
            ViewImageConfig.iPhone13(.landscape).safeArea, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        XCTAssertEqual(ViewImageConfig.iPhone8(.landscape).safeArea, .zero)
        XCTAssertEqual(ViewImageConfig.iPhone8(.landscape).traits.verticalSizeClass, .compact)
        XCTAssertEqual(ViewImageConfig.iPhone8(.landscape).traits.horizontalSizeClass, .compact)
        XCTAssertEqual(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass, .regular)
        XCTAssertEqual(ViewImageConfig.iPadPro12_9.size, CGSize(width: 1366, height: 1024))
        let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
        XCTAssertEqual(half.size, CGSize(width: 678, height: 1024))
        XCTAssertEqual(half.traits.horizontalSizeClass, .regular)
        let third = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneThird))
        XCTAssertEqual(third.traits.horizontalSizeClass, .compact)
        XCTAssertEqual(third.traits.userInterfaceIdiom, .pad)
    }
}
