import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — a content view of frames alone is nothing to the engine; whatever in it first takes part finds its size
/// dictated before.
@MainActor final class DictatedSizeTests: XCTestCase {
    /// A cell of 200 by 50 in a window, laid out.
    private func cell() throws -> (cell: UICollectionViewCell, host: HeadlessHost) {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        controller.view.addSubview(cell)
        host.settle()
        return (cell, host)
    }

    private func identifiers(_ view: UIView) -> [String?] { view.constraints.map(\.identifier) }

    private let dictated: [String?] = ["UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height"]

    func testViewsOfFramesAloneAreNotInTheEngine() async throws {
        let (cell, host) = try cell()
        cell.contentView.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
        cell.frame.size.width = 180
        host.settle()
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 180, height: 50))
        XCTAssertEqual(identifiers(cell.contentView), [])
        XCTAssertNil(cell.contentView.layoutHost?.knownItem(of: cell.contentView))
    }

    func testFirstConstraintInsideComesAfterTheSize() async throws {
        let (cell, host) = try cell()
        let view = UIView()
        cell.contentView.addSubview(view)
        let own = view.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.5)
        view.translatesAutoresizingMaskIntoConstraints = false
        let edges = [
            own, view.heightAnchor.constraint(equalTo: cell.contentView.heightAnchor),
            view.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        ]
        NSLayoutConstraint.activate(edges)
        XCTAssertEqual(identifiers(cell.contentView), dictated + edges.map(\.identifier))
        XCTAssertLessThan(try XCTUnwrap(cell.contentView.constraints.first).activation, own.activation)
        host.settle()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.frame.size = CGSize(width: 120, height: 60)
        host.settle()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 60, height: 60))
    }

    /// A constraint of the cell's may be the first that names something in the content view.
    func testConstraintFromOutsideComesAfterTheSize() async throws {
        let (cell, host) = try cell()
        let (inner, outer) = (UIView(frame: CGRect(x: 30, y: 5, width: 40, height: 10)), UIView())
        cell.contentView.addSubview(inner)
        cell.addSubview(outer)
        outer.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(identifiers(cell.contentView), [])
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: inner.leftAnchor),
            outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
            outer.widthAnchor.constraint(equalToConstant: 7), outer.heightAnchor.constraint(equalToConstant: 8),
        ])
        XCTAssertEqual(identifiers(cell.contentView), dictated)
        host.settle()
        XCTAssertEqual(outer.frame, CGRect(x: 30, y: 15, width: 7, height: 8))
    }

    func testMeasurementDictatesTheSize() async throws {
        let (cell, _) = try cell()
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 90, height: 0))
        XCTAssertEqual(identifiers(cell.contentView), dictated)
    }
}
