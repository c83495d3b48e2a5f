import XCTest

/// Kind: documented — the criteria that `AccessibilityFinding.Kind` and `LayoutFinding.Kind` name: a screen with one planted
/// fault has that finding and no other, and its sound twin has none.
@MainActor final class SeededFaultTests: XCTestCase {
    private func assertFound(_ screens: [SeededScreen]) throws {
        for screen in screens {
            XCTAssertEqual(try screen.found(isFaulty: true), [screen.kind], screen.name)
            XCTAssertEqual(try screen.found(isFaulty: false), [], "the sound twin of \(screen.name)")
        }
    }

    func testFaultsThatAreSeen() async throws { try assertFound(SeededSight.screens) }

    func testFaultsThatAreHeardAndTouched() async throws { try assertFound(SeededSpeech.screens) }

    func testFaultsOfLayout() async throws { try assertFound(SeededLayout.screens) }

    func testFaultsOfScreensThatNoCheckWasMendedBy() async throws { try assertFound(SeededAside.screens) }

    func testThereAreFiftyScreens() async throws {
        let all = SeededSight.screens + SeededSpeech.screens + SeededLayout.screens + SeededAside.screens
        XCTAssertEqual(all.count, 50)
        XCTAssertEqual(Set(all.map(\.name)).count, 50)
    }
}
