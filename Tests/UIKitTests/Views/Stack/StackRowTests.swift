import XCTest

@testable import UIKit

/// Kind: documented — heights worked out by hand from a published article's line heights.
///
/// The rows of article 004, built by hand from views of fixed size; their heights follow from its line heights.
@MainActor final class StackRowTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// A row of the article: which of its four parts it shows.
    private struct Row: Hashable {
        var image: Bool
        var title = true
        var date: Bool
        var text: Bool

        static let all = [
            Row(image: false, date: false, text: false), Row(image: false, date: true, text: false),
            Row(image: false, date: true, text: true), Row(image: true, date: false, text: false),
            Row(image: true, date: true, text: false), Row(image: true, date: true, text: true),
        ]
    }

    private struct Scale {
        let title, date, text: CGFloat
        static let two = Scale(title: 21.5, date: 13.5, text: 16)
        static let three = Scale(title: 65.0 / 3, date: 40.0 / 3, text: 47.0 / 3)
    }

    /// Stack view, image on top, three labels; insets of 8 and 16.
    @MainActor private struct VerticalCell {
        let content = UIView(frame: .zero)
        let stack = UIStackView()
        let image = FixedContentView(nil, nil)
        let title, date, text: FixedContentView

        init(_ scale: Scale, ratioPriority: UILayoutPriority = .defaultLow) {
            title = FixedContentView(80, scale.title)
            date = FixedContentView(70, scale.date)
            text = FixedContentView(90, scale.text)
            stack.axis = .vertical
            stack.distribution = .equalSpacing
            stack.spacing = 8
            pin(stack, in: content)
            for view in [image, title, date, text] { stack.addArrangedSubview(view) }
            let ratio = image.heightAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5625)
            ratio.priority = ratioPriority
            ratio.identifier = "ratio"
            ratio.isActive = true
            image.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
        }

        func show(_ row: Row) {
            image.isHidden = !row.image
            title.isHidden = !row.title
            date.isHidden = !row.date
            text.isHidden = !row.text
        }
    }

    /// Image at the left in a view of its own, the labels in a nested stack view.
    @MainActor private struct HorizontalCell {
        let content = UIView(frame: .zero)
        let outer = UIStackView()
        let labels = UIStackView()
        let base = UIView()
        let image = FixedContentView(nil, nil)
        let title, text, date: FixedContentView

        init(_ scale: Scale) {
            title = FixedContentView(80, scale.title)
            text = FixedContentView(90, scale.text)
            date = FixedContentView(70, scale.date)
            labels.axis = .vertical
            labels.distribution = .equalSpacing
            labels.spacing = 8
            outer.alignment = .top
            outer.spacing = 8
            pin(outer, in: content)
            for view in [title, text, date] { labels.addArrangedSubview(view) }
            outer.addArrangedSubview(base)
            base.addSubview(image)
            outer.addArrangedSubview(labels)
            image.translatesAutoresizingMaskIntoConstraints = false
            let width = base.widthAnchor.constraint(equalToConstant: 64)
            width.priority = UILayoutPriority(999)
            let height = base.heightAnchor.constraint(greaterThanOrEqualTo: base.widthAnchor)
            height.priority = .defaultLow
            NSLayoutConstraint.activate([
                width, height, image.widthAnchor.constraint(equalToConstant: 64),
                image.heightAnchor.constraint(equalToConstant: 64),
                image.centerXAnchor.constraint(equalTo: base.centerXAnchor),
                image.centerYAnchor.constraint(equalTo: base.centerYAnchor),
            ])
        }

        func show(_ row: Row) {
            base.isHidden = !row.image
            image.isHidden = !row.image
            title.isHidden = !row.title
            date.isHidden = !row.date
            text.isHidden = !row.text
        }
    }

    private func height(_ content: UIView, width: CGFloat = 375) -> CGFloat {
        content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The rows' heights before they are rounded up to a pixel.
    private func verticalHeights(_ scale: Scale, width: CGFloat) -> [CGFloat] {
        let picture = (width - 32) * 0.5625
        let short = [
            scale.title, scale.title + 8 + scale.date, scale.title + 8 + scale.date + 8 + scale.text,
        ]
        return (short + short.map { picture + 8 + $0 }).map { $0 + 16 }
    }

    func testVerticalRows() async throws {
        for (scale, widths) in [(Scale.two, [375.0]), (Scale.three, [375.0, 428])] {
            for width in widths {
                let expected = verticalHeights(scale, width: width)
                for (row, expected) in zip(Row.all, expected) {
                    let cell = VerticalCell(scale)
                    cell.show(row)
                    XCTAssertEqual(height(cell.content, width: width), expected, accuracy: 1e-6, "\(row)")
                }
            }
        }
        // The table of the article's rows, at @2x.
        XCTAssertEqual(
            verticalHeights(.two, width: 375).map { ($0 * 2 - 1e-6).rounded(.up) / 2 },
            [37.5, 59, 83, 238.5, 260, 284])
        XCTAssertEqual(log, [])
    }

    /// In whatever order a reused cell shows the rows, each has its height, and nothing conflicts.
    func testReuseInAnyOrderGivesTheSameHeights() async throws {
        let expected = verticalHeights(.two, width: 375)
        for seed in UInt64(1)...20 {
            var random = SeededGenerator(seed: seed)
            let cell = VerticalCell(.two)
            let horizontal = HorizontalCell(.two)
            for _ in 0..<30 {
                let index = Int.random(in: 0..<Row.all.count, using: &random)
                let row = Row.all[index]
                if Bool.random(using: &random) {
                    cell.show(Row(image: true, date: true, text: true))
                    horizontal.show(Row(image: true, date: true, text: true))
                }
                cell.show(row)
                horizontal.show(row)
                XCTAssertEqual(height(cell.content), expected[index], accuracy: 1e-6, "\(row), seed \(seed)")
                XCTAssertEqual(
                    height(horizontal.content), horizontalHeight(row, .two), accuracy: 1e-6, "\(row), seed \(seed)")
            }
        }
        XCTAssertEqual(log, [])
    }

    /// The labels, or the image of 64 where that is taller.
    private func horizontalHeight(_ row: Row, _ scale: Scale) -> CGFloat {
        var labels = scale.title
        if row.text { labels += 8 + scale.text }
        if row.date { labels += 8 + scale.date }
        return max(labels, row.image ? 64 : 0) + 16
    }

    func testHorizontalCell() async throws {
        for scale in [Scale.two, .three] {
            for row in Row.all {
                let cell = HorizontalCell(scale)
                cell.show(row)
                XCTAssertEqual(height(cell.content), horizontalHeight(row, scale), accuracy: 1e-6, "\(row)")
            }
        }
        let cell = HorizontalCell(.two)
        cell.content.frame = rect(0, 0, 375, 83)
        cell.show(Row(image: true, date: true, text: true))
        cell.content.layoutIfNeeded()
        XCTAssertEqual(cell.base.frame, rect(0, 0, 64, 64))
        XCTAssertEqual(cell.image.frame, rect(0, 0, 64, 64), "64 by 64 and centred")
        XCTAssertEqual(cell.labels.frame, rect(72, 0, 271, 67))
        cell.show(Row(image: false, date: true, text: true))
        cell.content.layoutIfNeeded()
        XCTAssertEqual(cell.labels.frame, rect(0, 0, 343, 67), "hidden, the image takes no room and no gap")
        XCTAssertEqual(log, [])
    }

    /// Required, the ratio contradicts the hiding of the image; the log names both.
    func testARequiredRatioOfAHiddenImageConflicts() async throws {
        let cell = VerticalCell(.two, ratioPriority: .required)
        cell.show(Row(image: true, date: true, text: true))
        XCTAssertEqual(height(cell.content), 192.9375 + 8 + 67 + 16, accuracy: 1e-6)
        XCTAssertEqual(log, [])
        cell.show(Row(image: false, date: true, text: true))
        _ = height(cell.content)
        XCTAssertEqual(log.count, 1)
        let report = try XCTUnwrap(log.first)
        XCTAssertTrue(report.contains("Unable to simultaneously satisfy constraints"))
        XCTAssertTrue(report.contains("'ratio'"), report)
        XCTAssertTrue(report.contains("'UISV-hiding'"), report)
        let broken = try XCTUnwrap(report.components(separatedBy: "Will attempt to recover by breaking").last)
        XCTAssertFalse(broken.contains("UISV-hiding"), "the app's constraint is broken first")
    }
}

@MainActor private func pin(_ stack: UIStackView, in content: UIView) {
    content.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
        content.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
    ])
}
