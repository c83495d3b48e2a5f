import GalleryScreens
import UIKit
import XCTest

@testable import ListFuzzing
@testable import gallery

/// Kind: property — the articles' lists neither crash, loop, jump nor contradict themselves, and end as new ones do.
///
/// Random scripts: with MASU_SOAK 20,000 steps a list, else a few.
@MainActor final class SurvivingListsTests: XCTestCase {
    func testListsOfTheArticlesSurvive() async throws {
        let steps = ProcessInfo.processInfo.environment["MASU_SOAK"] == nil ? 100 : 20_000
        for name in ["flexible-rows", "row-heights", "xib-cells"] {
            let shown = try Screen(name)
            defer { shown.close() }
            let screen = try XCTUnwrap(GalleryScreen.all.first { $0.name == name })
            var fuzzer = ListFuzzer(
                run: ListRun<UIViewController>(make: { screen.standard.make() }, edits: []), seed: 28,
                usesTouches: false)
            let failure = try fuzzer.failure(steps: steps)
            XCTAssertNil(failure, "\(name): \(failure?.description ?? "")")
        }
    }
}
