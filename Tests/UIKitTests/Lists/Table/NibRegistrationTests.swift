import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `register(_:forCellReuseIdentifier:)` with nibs.
///
/// Cells and headers from nibs, through the seam that the reader of documents fills.
@MainActor final class NibRegistrationTests: XCTestCase {
    private func withInstantiation(_ instantiation: UINib.Instantiation?, _ body: () throws -> Void) rethrows {
        let old = UINib.instantiation
        UINib.instantiation = instantiation
        defer { UINib.instantiation = old }
        try body()
    }

    func testACellOfANibKeepsItsFrameUntilItIsPlaced() async throws {
        final class Source: BlockSource {
            var frames: [CGRect] = []
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                frames.append(cell.frame)
                return cell
            }
        }
        var names: [String] = []
        try withInstantiation({ nib, owner, _ in
            XCTAssertNil(owner)
            if case .name(let name) = nib.source { names.append(name) }
            let cell = BlockCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 359, height: 591)
            return [cell]
        }) {
            let fixture = try TableFixture([[]])
            let source = Source([[50, 60]])
            fixture.table.dataSource = source
            fixture.table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
            fixture.show()
            XCTAssertEqual(names, ["Cell", "Cell"])
            // Article 000 prints 359 × 591 inside cellForRowAt.
            XCTAssertEqual(
                source.frames.map(\.size), [CGSize(width: 359, height: 591), CGSize(width: 359, height: 591)])
            XCTAssertEqual((0..<2).map { fixture.height($0) }, [50, 60])
            XCTAssertEqual(fixture.table.visibleCells.map(\.reuseIdentifier), ["cell", "cell"])
            fixture.table.reloadData()
            fixture.host.settle()
            XCTAssertEqual(names.count, 2, "cells of nibs are reused")
        }
    }

    func testNibsThatDontHoldOneCell() async throws {
        for objects in [{ [] }, { [UIView()] }, { [UITableViewCell(), UITableViewCell()] }] as [@MainActor () -> [Any]]
        {
            try withInstantiation({ _, _, _ in objects() }) {
                let fixture = try TableFixture([[50]])
                fixture.table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
                let raised = exceptions { fixture.show() }
                XCTAssertEqual(
                    raised.map(\.reason),
                    [
                        "invalid nib registered for identifier (cell) - nib must contain exactly one top level object "
                            + "which must be a UITableViewCell instance"
                    ])
                XCTAssertEqual(fixture.table.visibleCells.count, 1)
            }
        }
    }

    func testAnIdentifierThatDiffers() async throws {
        try withInstantiation({ _, _, _ in [UITableViewCell(style: .default, reuseIdentifier: "A")] }) {
            let fixture = try TableFixture([[50]])
            fixture.table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
            XCTAssertEqual(
                exceptions { fixture.show() }.map(\.reason),
                ["cell reuse indentifier in nib (A) does not match the identifier used to register the nib (cell)"])
        }
    }

    func testHeadersOfNibs() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        withInstantiation({ _, _, _ in [UITableViewHeaderFooterView(reuseIdentifier: nil)] }) {
            XCTAssertEqual(
                table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier, "header")
        }
        withInstantiation({ _, _, _ in [UIView()] }) {
            let raised = exceptions { XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "header")) }
            XCTAssertTrue(raised.first?.reason.contains("must be a UITableViewHeaderFooterView instance") ?? false)
        }
    }

    func testANilNibUnregisters() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
        table.register(nil as UINib?, forCellReuseIdentifier: "cell")
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "cell"))
    }

    func testWithoutAReaderOfDocuments() async throws {
        withInstantiation(nil) {
            let raised = exceptions {
                XCTAssertTrue(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
            }
            XCTAssertTrue(raised.first?.reason.hasPrefix("Could not load NIB in bundle:") ?? false)
            XCTAssertTrue(raised.first?.reason.contains("with name 'Cell'") ?? false)
        }
    }
}
