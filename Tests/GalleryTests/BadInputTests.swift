import XCTest

@testable import GalleryScreens
@testable import UIKit
@testable import gallery

/// Kind: documented — our rule for bad input, and UIKit's words where they are published.
///
/// Each mistake of a program is said, naming the thing, and leaves the state as it was.
@MainActor final class BadInputTests: XCTestCase {
    private var exceptions: [UIKitException] = []
    private var log: [String] = []

    override func setUp() async throws {
        exceptions = []
        log = []
        UIKitException.handler = { [unowned self] in exceptions.append($0) }
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    func testMissingImage() async throws {
        XCTAssertNil(UIImage(named: "no-such-landscape"))
        try await Task.sleep(nanoseconds: 20_000_000)
        XCTAssertEqual(log.count, 1)
        let message = try XCTUnwrap(log.first)
        XCTAssertTrue(message.contains("\"no-such-landscape\""), message)
        XCTAssertTrue(message.contains("no-such-landscape@2x.png"), message)
        XCTAssertEqual(exceptions, [])
    }

    /// The server answers 404: the row stays as it was.
    func testMissingRemoteImage() async throws {
        let screen = try Screen()
        defer { screen.close() }
        let view = RemoteImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.showImage(at: "landscapes/99.png")
        try await screen.loadImages()
        XCTAssertNil(view.image)
    }

    func testIdentifierThatWasNeverRegistered() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "Flexible"))
        XCTAssertEqual(exceptions, [])
        _ = table.dequeueReusableCell(withIdentifier: "Flexible", for: IndexPath(row: 0, section: 0))
        XCTAssertEqual(exceptions.map(\.name), [.internalInconsistency])
        XCTAssertEqual(
            exceptions.first?.reason,
            "unable to dequeue a cell with identifier Flexible - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard")
        XCTAssertEqual(table.record.cellsMade, 0)
        XCTAssertTrue(table.state.pool.isEmpty)
    }

    func testConstraintWithoutCommonAncestor() async throws {
        let first = UIView()
        let second = UILabel()
        let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
        constraint.isActive = true
        XCTAssertEqual(exceptions.map(\.name), [.generic])
        let reason = try XCTUnwrap(exceptions.first?.reason)
        let start = "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"
        XCTAssertTrue(reason.hasPrefix(start), reason)
        for part in ["\"UIView:0x", ".top\"", "\"UILabel:0x", ".bottom\"", "they have no common ancestor."] {
            XCTAssertTrue(reason.contains(part), "\(part): \(reason)")
        }
        XCTAssertFalse(constraint.isActive)
        XCTAssertTrue(first.constraints.isEmpty && second.constraints.isEmpty)
    }

    func testFrameThatIsNotANumber() async throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.frame = CGRect(x: 1, y: CGFloat.nan, width: 30, height: 40)
        view.center = CGPoint(x: CGFloat.nan, y: 3)
        XCTAssertEqual(exceptions.map(\.name), [.invalidGeometry, .invalidGeometry])
        let reason = try XCTUnwrap(exceptions.first?.reason)
        XCTAssertTrue(reason.hasPrefix("CALayer bounds contains NaN: [1.0 nan; 30.0 40.0]."), reason)
        XCTAssertTrue(reason.contains("<UIView: 0x"), reason)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    }
}
