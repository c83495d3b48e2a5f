import Explanations
import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: model — layouts at sampled sizes, borders of regions included, against the functions that were proven for them.
@MainActor final class LayoutProofTests: XCTestCase {
    /// Cards below each other: a picture, a title and a subtitle that wrap, a value beside them that is as wide as its text.
    private func screen(cards: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        var above: UIView?
        for card in 0..<cards {
            let (box, icon, title, subtitle, value) = (UIView(), UIView(), UILabel(), UILabel(), UILabel())
            title.text = ["Delivery tomorrow before noon", "Paid", "A parcel of three books and a lamp"][card % 3]
            subtitle.text = "Left with the neighbours on the second floor, as asked \(card)"
            value.text = ["12 €", "tomorrow", "1,024 pieces in all"][card % 3]
            for label in [title, subtitle, value] { label.font = .preferredFont(forTextStyle: .body) }
            title.numberOfLines = 0
            subtitle.numberOfLines = card % 2 == 0 ? 0 : 2
            value.setContentCompressionResistancePriority(.required, for: .horizontal)
            value.setContentHuggingPriority(.required, for: .horizontal)
            root.addSubview(box)
            for view in [icon, title, subtitle, value] { box.addSubview(view) }
            for view in [box, icon, title, subtitle, value] { view.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
                icon.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                icon.topAnchor.constraint(equalTo: box.topAnchor),
                icon.widthAnchor.constraint(equalToConstant: 40),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(equalTo: value.leadingAnchor, constant: -8),
                title.topAnchor.constraint(equalTo: box.topAnchor),
                subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                // As wide as its text, or as there is room.
                subtitle.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
                subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
                subtitle.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                value.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                value.topAnchor.constraint(equalTo: box.topAnchor),
            ])
            above = box
        }
        let footer = UIView()
        footer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(footer)
        NSLayoutConstraint.activate([
            footer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            footer.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2),
        ])
        return root
    }

    /// Places in a region, its borders included: a hair inside of corners and sides, and anywhere.
    private func places(in region: ConvexPolygon, _ count: Int, _ generator: inout SeededGenerator) -> [SIMD2<Double>] {
        (0..<count).map { number in
            let corners = region.corners
            let first = corners[Int.random(in: 0..<corners.count, using: &generator)]
            let second = corners[Int.random(in: 0..<corners.count, using: &generator)]
            let onSide = first + (second - first) * Double.random(in: 0...1, using: &generator)
            let inwards = number % 2 == 0 ? 1e-6 : Double.random(in: 0...1, using: &generator)
            return onSide + (region.middle - onSide) * inwards
        }
    }

    /// Compares regions' functions with a layout made afresh; returns the number of sizes.
    private func assertAgrees(
        _ sizes: ConvexPolygon, samples: Int, seed: UInt64, _ make: () -> UIView, _ name: String
    ) -> (samples: Int, proof: SizeProof) {
        var generator = SeededGenerator(seed: seed)
        let subject = LayoutProof(of: make(), isSelfSizing: false)
        var regions: [(region: ConvexPolygon, state: ProofState, place: SIMD2<Double>)] = []
        let proof = SizeProof.explore(sizes, intended: []) {
            subject.state(at: $0)
        } visiting: {
            regions.append(($0, $1, $2))
        }
        XCTAssertNil(proof.unfinished, name)
        XCTAssertTrue(proof.sampled.isEmpty, "\(name): \(proof.sampled.count) places without a region")
        XCTAssertEqual(proof.coveredArea, proof.area, accuracy: 0.001 * proof.area, name)
        var (count, failures) = (0, 0)
        var fresh = LayoutProof(of: make(), isSelfSizing: false)
        var tries = 0
        while count < samples, failures < 3, tries < 20 * samples {
            tries += 1
            let (region, state, place) = regions[Int.random(in: 0..<regions.count, using: &generator)]
            // A text that is cut off is as wide as what is left of it: known to a quarter of a point only.
            if state.frames.contains(where: { $0.needed?.height == .infinity }) { continue }
            for size in places(in: region, 2, &generator) {
                if count % 40 == 0 { fresh = LayoutProof(of: make(), isSelfSizing: false) }
                count += 1
                let real = fresh.state(at: size)
                let wrong = zip(state.frames, real.frames).first { proven, real in
                    zip(proven.numbers, real.numbers).contains {
                        abs($0.value + ($0.slope * (size - place)).sum() - $1.value) > 1e-4
                    }
                }
                guard let wrong else { continue }
                failures += 1
                let told = wrong.0.numbers.map { $0.value + ($0.slope * (size - place)).sum() }
                XCTFail(
                    "\(name) at \(size), seed \(seed), from \(place): \(wrong.0.name) is proven to be at \(told), "
                        + "and is at \(wrong.1.numbers.map(\.value)); \(region.bounds)")
                break
            }
        }
        return (count, proof)
    }

    func testRegionsAgreeWithFreshLayouts() async throws {
        let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil
        let sizes = ConvexPolygon(widths: 280...1366, heights: 280...1366)
        for (cards, device) in [
            (1, "iphone-se2"), (3, "iphone-se2"), (6, "iphone-se2"), (3, "iphone-17"), (6, "iphone-17"),
        ] {
            UIScreen.main.device = try XCTUnwrap(DeviceProfile.named(device))
            let (samples, proof) = assertAgrees(
                sizes, samples: isSoak ? 40_000 : 300, seed: UInt64(cards), { self.screen(cards: cards) },
                "\(cards) cards on \(device)")
            print(
                "\(cards) cards on \(device): \(proof.regionCount) regions, \(samples) sizes, \(proof.faults.count) faults"
            )
        }
    }

    /// Cost: a hundred views and the whole rectangle.
    func testAHundredViews() async throws {
        let root = screen(cards: 20)
        let start = Date()
        let proof = LayoutProof(of: root, isSelfSizing: false).prove(
            ConvexPolygon(widths: 280...1366, heights: 280...1366), intended: [])
        print(
            "100 views: \(proof.regionCount) regions, \(proof.faults.count) faults, \(-start.timeIntervalSinceNow) s")
        XCTAssertEqual(proof.coveredArea, proof.area, accuracy: 0.001 * proof.area)
        XCTAssertNil(proof.unfinished)
        XCTAssertTrue(proof.sampled.isEmpty)
    }
}
