import HeadlessHost
import Observation
import XCTest

@testable import UIKit

@Observable private final class Model {
    var title = "first"
    var unread = 0
}

/// Kind: documented — Apple's documentation of `updateProperties()` and of automatic observation tracking.
@MainActor final class PropertyUpdateTests: XCTestCase {
    private final class Reader: UIView {
        let model = Model()
        var log: [String] = []
        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(model.title)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout \(model.unread)")
        }
    }

    private func shown(on device: String) throws -> (HeadlessHost, Reader) {
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        let view = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        host.show(controller)
        return (host, view)
    }

    func testPropertiesComeBeforeLayoutAndByThemselves() async throws {
        try under(.iOS26) {
            let (host, view) = try shown(on: "iphone-17")
            XCTAssertEqual(view.log, ["properties first", "layout 0"])
            view.setNeedsUpdateProperties()
            host.settle()
            XCTAssertEqual(view.log, ["properties first", "layout 0", "properties first"])
            view.setNeedsLayout()
            host.settle()
            XCTAssertEqual(view.log.count, 4)
            XCTAssertEqual(view.log.last, "layout 0")
        }
    }

    func testWhatWasReadIsFollowed() async throws {
        try under(.iOS26) {
            let (host, view) = try shown(on: "iphone-17")
            view.log = []
            view.model.title = "second"
            XCTAssertEqual(view.log, [], "nothing happens before the next pass")
            host.settle()
            XCTAssertEqual(view.log, ["properties second"])
            view.model.unread = 3
            host.settle()
            XCTAssertEqual(view.log, ["properties second", "layout 3"])
        }
    }

    func testBeforeIOS26NothingIsTracked() async throws {
        try under(.iOS13) {
            let (host, view) = try shown(on: "iphone-xr")
            XCTAssertEqual(view.log, ["layout 0"])
            view.model.unread = 3
            host.settle()
            XCTAssertEqual(view.log, ["layout 0"])
        }
    }

    /// Apple's session 278 of 2026: section providers are tracked from iOS 27 on.
    func testSectionProvidersAreFollowedSinceIOS27() async throws {
        for (release, heights) in [(SystemRelease.iOS26, [CGFloat(40), 40]), (.iOS27, [40, 60])] {
            try under(release) {
                let host = try HeadlessHost(device: "iphone-17")
                let model = Model()
                model.unread = 40
                let layout = UICollectionViewCompositionalLayout { _, _ in
                    let size = NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(model.unread)))
                    let item = NSCollectionLayoutItem(layoutSize: size)
                    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
                }
                let controller = UICollectionViewController(collectionViewLayout: layout)
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
                    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot, animatingDifferences: false)
                host.show(controller)
                let index = IndexPath(item: 0, section: 0)
                var shown = [layout.layoutAttributesForItem(at: index)?.frame.height]
                model.unread = 60
                host.settle()
                shown.append(layout.layoutAttributesForItem(at: index)?.frame.height)
                XCTAssertEqual(shown, heights, "\(release)")
            }
        }
    }
}
