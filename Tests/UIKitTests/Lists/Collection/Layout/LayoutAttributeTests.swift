import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICollectionViewLayoutAttributes.transform3D`, and arithmetic.
@MainActor final class LayoutAttributeTests: XCTestCase {
    func testAttributesTurnedInSpace() async throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
        XCTAssertEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(attributes.frame, CGRect(x: -40, y: -5, width: 200, height: 100))
        var turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        attributes.transform3D = turned
        XCTAssertEqual(attributes.transform, .identity, "what isn't affine leaves the identity")
        XCTAssertEqual(attributes.size, CGSize(width: 100, height: 50))
        // Without perspective, turned by 60°, half as wide.
        XCTAssertEqual(attributes.frame.width, 50, accuracy: 1e-9)
        XCTAssertEqual(attributes.frame.midX, 60, accuracy: 1e-9)
        turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        turned = CATransform3DRotate(turned, .pi / 3, 0, 1, 0)
        attributes.transform3D = turned
        XCTAssertGreaterThan(attributes.frame.height, 50, "what comes nearer looks larger")
        let copy = try XCTUnwrap(attributes.copy() as? UICollectionViewLayoutAttributes)
        XCTAssertEqual(copy.transform3D, turned)
        attributes.transform = .identity
        XCTAssertTrue(CATransform3DIsIdentity(attributes.transform3D))
    }

    func testCellsAreTurnedInSpace() async throws {
        final class Turning: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.compactMap { original in
                    let copy = original.copy() as? UICollectionViewLayoutAttributes
                    var eye = CATransform3DIdentity
                    eye.m34 = -0.002
                    copy?.transform3D = CATransform3DRotate(eye, 0.5, 0, 1, 0)
                    return copy
                }
            }
        }
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
            }
        }
        let layout = Turning()
        layout.itemSize = CGSize(width: 100, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        let items = Items()
        view.dataSource = items
        view.layoutIfNeeded()
        let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual(cell.bounds.size, CGSize(width: 100, height: 60))
        XCTAssertEqual(cell.center, CGPoint(x: 50, y: 30))
        XCTAssertEqual(cell.layer.transform.m34, -0.002 * cos(0.5), accuracy: 1e-9)
        XCTAssertEqual(cell.layer.transform.m11, cos(0.5), accuracy: 1e-9)
    }
}
