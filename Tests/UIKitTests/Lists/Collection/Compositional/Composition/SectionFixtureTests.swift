import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — frames of `Tests/Fixtures/UIKit/compositional`, worked out by hand from Apple's documentation of
/// compositional layouts.
@MainActor final class SectionFixtureTests: XCTestCase {
    private func cases() throws -> [SectionFixture] {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/compositional/sections.json")
        return try JSONDecoder().decode(SectionFixture.File.self, from: Data(contentsOf: url)).cases
    }

    private let everything: Range<CGFloat> = -1e6..<1e6

    func testFrames() async throws {
        let cases = try cases()
        XCTAssertGreaterThan(cases.count, 25)
        for fixture in cases {
            var arrangement = fixture.arrange()
            XCTAssertEqual(arrangement.length, fixture.length, accuracy: 1e-9, fixture.name)
            if let scrolled = fixture.scrolled {
                XCTAssertEqual(arrangement.scrolledLength, scrolled, accuracy: 1e-9, fixture.name)
            }
            for (key, expected) in fixture.frames.sorted(by: { $0.key < $1.key }) {
                let part = arrangement.part(SectionFixture.identity(key), visible: everything)
                guard let frame = part?.frame else {
                    XCTFail("\(fixture.name): no \(key)")
                    continue
                }
                for (value, number) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
                    XCTAssertEqual(value, number, accuracy: 1e-9, "\(fixture.name): \(key) is \(frame)")
                }
            }
        }
    }

    /// A query for everything has each element once, in order, with the frame that it has alone.
    func testQueries() async throws {
        for fixture in try cases() {
            var arrangement = fixture.arrange()
            let parts = arrangement.parts(in: everything, visible: everything, window: everything)
            let elements = parts.compactMap { part -> Int? in
                if case .element(let index) = part.identity { index } else { nil }
            }
            XCTAssertEqual(elements, Array(0..<fixture.count), fixture.name)
            XCTAssertEqual(Set(parts.map(\.identity)).count, parts.count, fixture.name)
            for part in parts {
                XCTAssertEqual(arrangement.part(part.identity, visible: everything), part, fixture.name)
            }
        }
    }
}
