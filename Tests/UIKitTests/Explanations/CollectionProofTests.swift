import Explanations
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — the promise of `ScreenProof`; items of which arithmetic says at which widths a bar leaves them.
@MainActor final class CollectionProofTests: XCTestCase {
    /// Three items side by side, each with a bar of 120 points at 10 from its left edge.
    private final class ThirdsViewController: UICollectionViewController {
        private let height: NSCollectionLayoutDimension

        init(height: NSCollectionLayoutDimension) {
            self.height = height
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
                subitems: [item])
            super.init(
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group)))
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "third")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "third", for: indexPath)
            guard cell.contentView.subviews.isEmpty else { return cell }
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
                bar.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                bar.widthAnchor.constraint(equalToConstant: 120),
                bar.heightAnchor.constraint(equalToConstant: 20),
            ])
            return cell
        }
    }

    private func proof(height: NSCollectionLayoutDimension) -> ScreenProof {
        ScreenProof.prove(
            ConvexPolygon(widths: 300...600, heights: 500...700),
            in: [ProofSurroundings(contentSize: .large, isRightToLeft: false)]
        ) { ThirdsViewController(height: height) }
    }

    /// 130 points are a third of 390: below that, and half a pixel, the bar reaches out.
    func testABarThatIsWiderThanAThird() async throws {
        let proof = proof(height: .absolute(60))
        XCTAssertEqual(proof.entries.map(\.subject), (0..<3).map { "item \($0) of section 0" })
        for entry in proof.entries {
            XCTAssertNil(entry.proof.unfinished)
            XCTAssertEqual(entry.proof.faults.map(\.kind), [.outside], "\(proof.lines)")
            let bounds = try XCTUnwrap(entry.proof.faults.first).bounds
            XCTAssertEqual(bounds.low.x, 300, accuracy: 0.1)
            // An item's width is known to a pixel, which is three points of three items.
            XCTAssertEqual(bounds.high.x, 390, accuracy: 3.5 / Double(UIScreen.main.scale))
        }
    }

    func testAnItemThatFollowsTheHeightIsNotProven() async throws {
        let proof = proof(height: .fractionalHeight(0.5))
        XCTAssertFalse(proof.isProven)
        XCTAssertTrue(proof.unproven.contains { $0.contains("follows the height") }, "\(proof.lines)")
    }

    /// A sixteenth of 480 points is 30, where the bar ends; it is narrow enough from 390 on.
    func testAHeightThatFollowsTheWidth() async throws {
        let proof = proof(height: .fractionalWidth(1.0 / 16))
        let entry = try XCTUnwrap(proof.entries.first)
        let tall = try XCTUnwrap(entry.proof.faults.first)
        XCTAssertTrue(tall.holds(at: SIMD2(450, 600)))
        XCTAssertFalse(tall.holds(at: SIMD2(500, 600)))
    }
}
