import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — lists in pictures that cashapp/AccessibilitySnapshot recorded on iOS 17.5, 18.5 and 26.2; specification of
/// releases, sections 1 to 4.
@MainActor final class ListsByReleaseTests: XCTestCase {
    private final class Source: NSObject, UICollectionViewDataSource {
        var sections = 2
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            fill(collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath), "Checking")
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            fill(
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "part", for: indexPath), "Accounts")
        }
        private func fill<Cell: UICollectionReusableView>(_ cell: Cell, _ text: String) -> Cell {
            guard let list = cell as? UICollectionViewListCell else { return cell }
            var content = list.defaultContentConfiguration()
            content.text = text
            list.contentConfiguration = content
            return cell
        }
    }

    private let source = Source()

    private func list(_ device: String, header: Bool, footer: Bool) throws -> (HeadlessHost, UICollectionView) {
        let host = try HeadlessHost(device: device)
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = header ? .supplementary : .none
        configuration.footerMode = footer ? .supplementary : .none
        let view = UICollectionView(
            frame: host.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        view.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        return (host, view)
    }

    func testHeadersRowsAndFooters() async throws {
        for (release, device, inset, header, row, footer) in [
            (SystemRelease.iOS17, "iphone-15-pro", CGFloat(20), 38.667, 44.0, 33.667),
            (.iOS17, "iphone-16-pro", 20, 38.667, 44, 33.667), (.iOS26, "iphone-17-pro", 16, 40.333, 52, 29.667),
        ] {
            try under(release) {
                let (host, view) = try list(device, header: true, footer: true)
                defer { _ = host }
                @MainActor func frame(_ kind: String, _ section: Int) -> CGRect {
                    view.layoutAttributesForSupplementaryElement(
                        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
                }
                let width = view.bounds.width - 2 * inset
                var y = 0.0
                for section in 0..<2 {
                    let head = frame(UICollectionView.elementKindSectionHeader, section)
                    assert(head, CGRect(x: inset, y: y, width: width, height: header), "\(release) header")
                    y += header
                    for item in 0..<2 {
                        let path = IndexPath(item: item, section: section)
                        let cell = view.layoutAttributesForItem(at: path)?.frame ?? .zero
                        assert(cell, CGRect(x: inset, y: y, width: width, height: row), "\(release) row")
                        y += row
                    }
                    let foot = frame(UICollectionView.elementKindSectionFooter, section)
                    assert(foot, CGRect(x: inset, y: y, width: width, height: footer), "\(release) footer")
                    y += footer
                }
            }
        }
    }

    func testGapsWithoutFooters() async throws {
        for (release, device) in [(SystemRelease.iOS17, "iphone-16-pro"), (.iOS26, "iphone-17-pro")] {
            try under(release) {
                let (host, view) = try list(device, header: true, footer: false)
                defer { _ = host }
                let last = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))).frame
                let next = try XCTUnwrap(
                    view.layoutAttributesForSupplementaryElement(
                        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
                ).frame
                XCTAssertEqual(next.minY - last.maxY, 17.667, accuracy: 0.01, "\(release)")
            }
        }
    }

    func testSeparatorsAndCorners() async throws {
        try under(.iOS26) {
            let (host, view) = try list("iphone-17-pro", header: true, footer: true)
            defer { _ = host }
            let cells = try (0..<2).map {
                try XCTUnwrap(view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)
            }
            XCTAssertEqual(cells[0].listState.bottomSeparator?.frame, CGRect(x: 16, y: 51, width: 338, height: 1))
            XCTAssertNotEqual(cells[1].listState.bottomSeparator?.isHidden, false)
            XCTAssertEqual(cells[0].layer.cornerRadius, 26)
        }
    }

    private func assert(_ ours: CGRect, _ theirs: CGRect, _ what: String, line: UInt = #line) {
        for (a, b) in [
            (ours.minX, theirs.minX), (ours.minY, theirs.minY), (ours.width, theirs.width),
            (ours.height, theirs.height),
        ] {
            XCTAssertEqual(a, b, accuracy: 0.34, "\(what): \(ours), recorded \(theirs)", line: line)
        }
    }
}
