import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — frames that a linear program in Python, apart from this code, found for the fixtures.
///
/// Runs the fixtures `layout/*.json` other than those of stack views.
@MainActor final class ConstraintFixtureTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    static func files() throws -> [String] {
        let folder = RepositoryPaths.fixtures.appendingPathComponent("UIKit/layout")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") && !$0.hasPrefix("stack-") }.sorted()
    }

    func testFramesAreTheExpectedOnes() async throws {
        var count = 0
        for file in try Self.files() {
            for fixture in try ConstraintFixture.load(file) {
                count += 1
                run(fixture, in: file)
            }
        }
        XCTAssertGreaterThan(count, 1500, "fixtures are missing")
    }

    private func run(_ fixture: ConstraintFixture, in file: String) {
        log = []
        let built = BuiltLayout(fixture)
        if let fit = fixture.fit, let view = built.views[fit.view] {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: fit.target[0], height: fit.target[1]),
                withHorizontalFittingPriority: UILayoutPriority(fit.priorities?[0] ?? 50),
                verticalFittingPriority: UILayoutPriority(fit.priorities?[1] ?? 50))
            compare([size.width, size.height], fit.size, fixture, "\(file): fitting size of \(fit.view)")
        }
        built.layOut(fixture)
        for (name, expected) in fixture.expect.sorted(by: { $0.key < $1.key }) {
            compare(actual(name, fixture, built), expected, fixture, "\(file): \(name)")
        }
        for (name, expected) in fixture.contentSize ?? [:] {
            guard let size = (built.views[name] as? UIScrollView)?.contentSize else {
                XCTFail("\(fixture.name): \(name) is no scroll view")
                continue
            }
            compare([size.width, size.height], expected, fixture, "\(file): content of \(name)")
        }
        XCTAssertEqual(log, [], fixture.name)
    }

    private func actual(_ name: String, _ fixture: ConstraintFixture, _ built: BuiltLayout) -> [CGFloat] {
        let party = built.party(name)
        let frame: CGRect
        if let guide = party as? UILayoutGuide {
            frame = guide.layoutFrame
        } else if let view = party as? UIView {
            frame =
                fixture.rounding == "pixels" || view.translatesAutoresizingMaskIntoConstraints
                ? view.frame : view.frame(forAlignmentRect: built.root.layoutHost?.solvedRectangle(of: view) ?? .null)
        } else {
            frame = .null
        }
        guard fixture.rounding == "catalyst", (party as? UIView)?.translatesAutoresizingMaskIntoConstraints == false
        else { return [frame.minX, frame.minY, frame.width, frame.height] }
        return [
            nearest(frame.minX, 1), nearest(frame.minY, 1), nearest(frame.width, 0.5), nearest(frame.height, 0.5),
        ]
    }

    /// Ties away from zero.
    private func nearest(_ value: CGFloat, _ grid: CGFloat) -> CGFloat {
        ((value / grid).magnitude + 0.5 + 1e-6).rounded(.down) * grid * (value < 0 ? -1 : 1)
    }

    private func compare(_ actual: [CGFloat], _ expected: [CGFloat?], _ fixture: ConstraintFixture, _ what: String) {
        let agrees = zip(actual, expected).allSatisfy { value, wanted in
            wanted.map { abs($0 - value) < 1e-5 } ?? true
        }
        XCTAssertTrue(
            agrees && actual.count == expected.count,
            "\(what) is \(actual), expected \(expected.map { $0.map { "\($0)" } ?? "-" }) in '\(fixture.name)' "
                + "(\(fixture.source))")
    }
}
