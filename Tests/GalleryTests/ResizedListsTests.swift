import GalleryScreens
import HeadlessHost
import LayoutTesting
import TestSupport
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: model — lists that are made at the last size of a path, against those that were resized along it.
///
/// The lists of the articles, along random paths of sizes: with MASU_SOAK as many as MASU_PATHS says, else a few.
@MainActor final class ResizedListsTests: XCTestCase {
    private static let seed: UInt64 = 2027
    private static let pathCount: Int = {
        let environment = ProcessInfo.processInfo.environment
        return environment["MASU_SOAK"] == nil ? 3 : environment["MASU_PATHS"].flatMap { Int($0) } ?? 10_000
    }()

    /// Lists that need no server; the collection in a cell keeps the width of its first layout, see below.
    private static let lists = [
        "flexible-rows", "encapsulated-height", "row-heights", "xib-cells",
    ]

    func testListsAreAsFreshOnesAfterAnyPath() async throws {
        for name in Self.lists {
            let shown = try Screen(name)
            defer { shown.close() }
            let screen = try XCTUnwrap(GalleryScreen.all.first { $0.name == name })
            var generator = SeededGenerator(seed: Self.seed)
            var steps = 0
            let start = Date()
            for number in 0..<Self.pathCount {
                let path = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
                    CGSize(
                        width: (Double.random(in: 280...1366, using: &generator) * 4).rounded() / 4,
                        height: (Double.random(in: 280...1366, using: &generator) * 4).rounded() / 4)
                }
                steps += path.count
                let share = Double.random(in: 0...1, using: &generator)
                let failure = try resizingFailure({ screen.standard.make() }, along: path, scrolledTo: share)
                guard let failure else { continue }
                XCTFail("\(name), path \(number) of seed \(Self.seed), scrolled to \(share): \(failure)")
                break
            }
            print("\(name): \(Self.pathCount) paths, \(steps) sizes, \(-start.timeIntervalSinceNow) s")
        }
    }

    /// The article's cell takes the view's width as it is dequeued, and squares keep it when the scene is resized.
    func testTheCollectionInACellKeepsAnEarlierWidth() async throws {
        let shown = try Screen("collection-in-cell")
        defer { shown.close() }
        let screen = try XCTUnwrap(GalleryScreen.all.first { $0.name == "collection-in-cell" })
        let message = try resizingFailure(
            { screen.standard.make() }, along: [CGSize(width: 390, height: 844), CGSize(width: 500, height: 844)])
        XCTAssertTrue(try XCTUnwrap(message).contains("endState at size 2: row 0 of section 0"), message ?? "")
    }
}
