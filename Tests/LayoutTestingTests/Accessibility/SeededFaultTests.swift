import XCTest

/// Kind: documented — the criteria that `AccessibilityFinding.Kind` and `LayoutFinding.Kind` name: a screen with one planted
/// fault has that finding and no other, and its sound twin has none.
@MainActor final class SeededFaultTests: XCTestCase {
    private func assertFound(_ screens: [SeededScreen]) throws {
        for screen in screens {
            let (faulty, sound) = (try screen.found(isFaulty: true), try screen.found(isFaulty: false))
            XCTAssertEqual(faulty.kinds, [screen.kind], "\(screen.name): \(faulty.words)")
            XCTAssertEqual(sound.kinds, [], "the sound twin of \(screen.name): \(sound.words)")
        }
    }

    func testFaultsThatAreSeen() async throws { try assertFound(SeededSight.screens) }

    func testFaultsThatAreHeardAndTouched() async throws { try assertFound(SeededSpeech.screens) }

    func testFaultsOfLayout() async throws { try assertFound(SeededLayout.screens) }

    func testFaultsOfScreensThatWereSetAside() async throws { try assertFound(SeededAside.screens) }

    func testThereAreFiftyScreens() async throws {
        let all = SeededSight.screens + SeededSpeech.screens + SeededLayout.screens + SeededAside.screens
        XCTAssertEqual(all.count, 50)
        XCTAssertEqual(Set(all.map(\.name)).count, 50)
    }
}
