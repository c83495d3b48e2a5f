import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITargetedPreview`, `UIPreviewParameters` and of collection views' previews.
@MainActor final class TargetedPreviewTests: XCTestCase {
    func testAPreviewKnowsItsPlace() async {
        let container = UIView()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        container.addSubview(view)
        let preview = UITargetedPreview(view: view)
        XCTAssertTrue(preview.target.container === container)
        XCTAssertEqual(preview.target.center, CGPoint(x: 30, y: 50))
        XCTAssertEqual(preview.size, CGSize(width: 40, height: 60))
        let other = UIPreviewTarget(container: view, center: .zero)
        let moved = preview.retargetedPreview(with: other)
        XCTAssertTrue(moved.target === other)
        XCTAssertTrue(moved.parameters === preview.parameters)
        XCTAssertNil(UIPreviewParameters(textLineRects: []).visiblePath)
        let lines = [CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10)]
        let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
        XCTAssertEqual(parameters.visiblePath?.bounds, CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(
                roundedRect: CGRect(x: 10, y: 5, width: 30, height: 20), cornerRadius: 8)
            return UITargetedPreview(view: cell.contentView, parameters: parameters)
        }
    }

    func testTheVisiblePathStaysLight() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 375, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        host.play(.press(at: cell.convert(CGPoint(x: 20, y: 20), to: nil), duration: 0.8))
        host.advanceUntilStill()
        let overlay = try XCTUnwrap(MenuPresentation.current?.overlay)
        let origin = cell.convert(CGPoint.zero, to: nil)
        XCTAssertEqual(overlay.hole?.bounds, CGRect(x: origin.x + 10, y: origin.y + 5, width: 30, height: 20))
        XCTAssertEqual(MenuPresentation.current?.card.frame.minY, origin.y + 25 + 8, "the menu stands below it")
        MenuPresentation.abandon()
        withExtendedLifetime(source) {}
    }
}
