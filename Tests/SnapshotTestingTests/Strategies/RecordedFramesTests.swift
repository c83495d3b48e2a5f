import SnapshotTesting
import XCTest

@testable import UIKit

/// Kind: oracle — the references of swift-snapshot-testing 1.18's own tests, recorded on a simulator.
///
/// Frames that UIKit gave, at three pixels a point and the text size `medium`, against what snapshots of ours say.
///
/// Source of the figures: the references of swift-snapshot-testing 1.18's own tests, recorded on a simulator.
@MainActor final class RecordedFramesTests: XCTestCase {
    /// Four labels at the edges of the safe area, their fonts set by the traits.
    private final class Compass: UIViewController {
        let labels = ["What's", "the", "point", "?"].map { text in
            let label = UILabel()
            label.text = text
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let guide = view.safeAreaLayoutGuide
            for label in labels { view.addSubview(label) }
            NSLayoutConstraint.activate([
                labels[0].topAnchor.constraint(equalTo: guide.topAnchor),
                labels[0].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                labels[1].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                labels[1].trailingAnchor.constraint(lessThanOrEqualTo: guide.centerXAnchor),
                labels[1].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                labels[2].leadingAnchor.constraint(greaterThanOrEqualTo: guide.centerXAnchor),
                labels[2].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                labels[2].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                labels[3].bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                labels[3].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            ])
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            for (label, style) in zip(labels, [UIFont.TextStyle.headline, .body, .body, .subheadline]) {
                label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
            }
        }
    }

    private func frames(
        _ controller: UIViewController, _ config: ViewImageConfig, _ size: UIContentSizeCategory
    ) throws -> [CGRect] {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: size),
        ])
        var result: [CGRect] = []
        let strategy = Snapshotting<UIViewController, String>.frames(on: config, traits: traits)
        strategy.snapshot(controller).run { _ in result = controller.view.subviews.map(\.frame) }
        return result
    }

    private func check(_ got: [CGRect], _ expected: [[Double]], _ name: String) {
        XCTAssertEqual(got.count, expected.count, name)
        for (frame, numbers) in zip(got, expected) {
            // A pixel is a third of a point.
            for (value, number) in zip([frame.minX, frame.minY, frame.width, frame.height], numbers) {
                XCTAssertEqual(Double(value), number, accuracy: 0.34, "\(name): \(frame) isn't \(numbers)")
            }
        }
    }

    func testLabelsInTheSafeArea() async throws {
        let controller = Compass()
        for (config, size, expected) in [
            (
                ViewImageConfig.iPhoneSe, UIContentSizeCategory.medium,
                [
                    [133.667, 20, 52.6667, 19.3333], [0, 284.333, 23.6667, 19.3333], [283, 284.333, 37, 19.3333],
                    [156.333, 551, 7.33333, 17],
                ]
            ),
            (
                .iPhone8, .medium,
                [
                    [161.333, 20, 52.6667, 19.3333], [0, 334, 23.6667, 19.3333], [338, 334, 37, 19.3333],
                    [184, 650, 7.33333, 17],
                ]
            ),
            (
                .iPhoneX, .medium,
                [
                    [161.333, 44, 52.6667, 19.3333], [0, 401.333, 23.6667, 19.3333], [338, 401.333, 37, 19.3333],
                    [184, 761, 7.33333, 17],
                ]
            ),
            (
                .iPhoneXsMax, .large,
                [
                    [179.333, 44, 55.6667, 20.3333], [0, 443, 25, 20.3333], [375, 443, 39, 20.3333],
                    [203.333, 844, 7.66667, 18],
                ]
            ),
            (
                .iPadPro11, .large,
                [
                    [569.333, 24, 55.6667, 20.3333], [0, 409, 25, 20.3333], [1155, 409, 39, 20.3333],
                    [593.333, 796, 7.66667, 18],
                ]
            ),
        ] {
            let got = try frames(controller, config, size)
            check(Array(got.dropFirst()), Array(expected.dropFirst()), config.name)
            // The headline's words are up to a point wider than San Francisco's; their middle and height are the same.
            let (title, words) = (got[0], expected[0])
            XCTAssertEqual(Double(title.midX), words[0] + words[2] / 2, accuracy: 0.34, config.name)
            XCTAssertEqual(Double(title.width), words[2], accuracy: 1.01, config.name)
            XCTAssertEqual(Double(title.minY), words[1], accuracy: 1e-3, config.name)
            XCTAssertEqual(Double(title.height), words[3], accuracy: 1e-3, config.name)
        }
    }

    /// A title's line at each text size, between the margins of a small phone.
    func testLinesAtEveryTextSize() async throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        label.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(label)
        let guide = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        for (size, height) in [
            (UIContentSizeCategory.extraSmall, 30), (.small, 31.3333), (.medium, 32.3333), (.large, 33.6667),
            (.extraLarge, 36), (.extraExtraLarge, 38.3333), (.extraExtraExtraLarge, 40.6667),
            (.accessibilityMedium, 45.6667), (.accessibilityLarge, 51.3333), (.accessibilityExtraLarge, 57.3333),
            (.accessibilityExtraExtraLarge, 63.3333), (.accessibilityExtraExtraExtraLarge, 69.3333),
        ] as [(UIContentSizeCategory, Double)] {
            check(try frames(controller, .iPhoneSe, size), [[16, 20, 288, height]], size.rawValue)
        }
    }
}
