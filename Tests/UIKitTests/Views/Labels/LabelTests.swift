import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle, documented — line heights, baselines and shrunk texts measured on iOS; Apple's documentation of
/// `UILabel`.
@MainActor final class LabelTests: XCTestCase {
    private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    // MARK: Sizes

    /// Heights of one and two lines of the system font; @2x and @3x. From the specification's table.
    func testLineHeights() async throws {
        let table: [(size: CGFloat, one2: CGFloat, one3: CGFloat, two2: CGFloat, two3: CGFloat)] = [
            (11, 13.5, 13.333, 26.5, 26.333), (12, 14.5, 14.333, 29, 28.667), (13, 16, 15.667, 31.5, 31.333),
            (14, 17, 17, 33.5, 33.667), (15, 18, 18, 36, 36), (16, 19.5, 19.333, 38.5, 38.333),
            (17, 20.5, 20.333, 41, 40.667), (18, 21.5, 21.667, 43, 43), (20, 24, 24, 48, 48),
            (22, 26.5, 26.333, 53, 52.667), (24, 29, 28.667, 57.5, 57.333), (28, 33.5, 33.667, 67, 67),
            (34, 41, 40.667, 81.5, 81.333),
        ]
        for row in table {
            for (scale, one, two) in [(CGFloat(2), row.one2, row.two2), (3, row.one3, row.two3)] {
                withScreen(scale: scale) {
                    let single = label("A", size: row.size).intrinsicContentSize.height
                    let double = label("A\nA", size: row.size, lines: 0).intrinsicContentSize.height
                    XCTAssertEqual(single, one, accuracy: 0.0005, "\(row.size) pt @\(scale)x")
                    XCTAssertEqual(double, two, accuracy: 0.0005, "\(row.size) pt @\(scale)x, two lines")
                }
            }
        }
    }

    func testEmptyLabelsHaveNoSize() async throws {
        XCTAssertEqual(label(nil).intrinsicContentSize, .zero)
        XCTAssertEqual(label("").intrinsicContentSize, .zero)
        XCTAssertEqual(label("").sizeThatFits(CGSize(width: 100, height: 100)), .zero)
        XCTAssertNil(label("").baselineOffsets)
        let attributed = UILabel()
        attributed.attributedText = NSAttributedString()
        XCTAssertEqual(attributed.intrinsicContentSize, .zero)
    }

    func testShrinkingChangesNoSize() async throws {
        let plain = label("A line that is shrunk", size: 20)
        let size = plain.intrinsicContentSize
        plain.adjustsFontSizeToFitWidth = true
        plain.minimumScaleFactor = 0.5
        XCTAssertEqual(plain.intrinsicContentSize, size)
        XCTAssertEqual(plain.sizeThatFits(CGSize(width: 10, height: 10)), size)
        XCTAssertEqual(plain.font.pointSize, 20)
    }

    func testOneLineIgnoresTheWidthItIsOffered() async throws {
        let single = label("several words in one line")
        single.preferredMaxLayoutWidth = 30
        XCTAssertEqual(single.sizeThatFits(CGSize(width: 30, height: 0)), single.intrinsicContentSize)
        XCTAssertGreaterThan(single.intrinsicContentSize.width, 100)
        XCTAssertEqual(single.intrinsicContentSize.height, 20.5)
    }

    func testLinesAreLimited() async throws {
        let wrapped = label("one two three four five six seven eight nine ten", lines: 0)
        wrapped.preferredMaxLayoutWidth = 60
        XCTAssertGreaterThan(wrapped.intrinsicContentSize.height, 61)
        wrapped.numberOfLines = 3
        XCTAssertEqual(wrapped.intrinsicContentSize.height, 61)
        XCTAssertLessThanOrEqual(wrapped.intrinsicContentSize.width, 60)
    }

    /// 88 full-width characters of 13 pt in three screens' widths less the margins: 4, 4 and 3 lines.
    func testJapaneseTextByCharacter() async throws {
        let poem = "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす"
        let text = String((poem + poem).prefix(88))
        for (width, lines) in [(CGFloat(320), 4.0), (375, 4), (414, 3)] {
            let japanese = label(text, size: 13, lines: 0)
            japanese.lineBreakMode = .byCharWrapping
            let height = japanese.sizeThatFits(CGSize(width: width - 16, height: .greatestFiniteMagnitude)).height
            let expected = (lines * 13 * 2444 / 2048 * 2).rounded(.up) / 2
            XCTAssertEqual(height, CGFloat(expected), "\(width)")
        }
    }

    func testTextRectangleFillsFromTheTopAndOverflowsBothWays() async throws {
        let single = label("A")
        let inside = single.textRect(forBounds: CGRect(x: 3, y: 5, width: 100, height: 50), limitedToNumberOfLines: 1)
        XCTAssertEqual(inside.origin, CGPoint(x: 3, y: 5))
        XCTAssertEqual(inside.height, 20.5)
        let low = single.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 10.5), limitedToNumberOfLines: 1)
        XCTAssertEqual(low.minY, -5)
        XCTAssertEqual(low.height, 10.5)
    }

    func testAnOverriddenTextRectangleChangesTheSize() async throws {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
                    .insetBy(dx: -8, dy: -4)
            }
        }
        let plain = label("padded")
        let padded = Padded()
        padded.text = "padded"
        XCTAssertEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 16)
        XCTAssertEqual(padded.intrinsicContentSize.height, plain.intrinsicContentSize.height + 8)
    }

    /// First baseline: the ascender, 16.1865 at 17 pt; last: 4.1006 above the bottom; on pixels.
    func testBaselines() async throws {
        let single = try XCTUnwrap(label("A").baselineOffsets)
        XCTAssertEqual(single.firstFromTop, 16)
        XCTAssertEqual(single.lastFromBottom, 4)
        let double = try XCTUnwrap(label("A\nB", lines: 0).baselineOffsets)
        XCTAssertEqual(double.firstFromTop, 16)
        XCTAssertEqual(double.lastFromBottom, 4)
    }

    /// As measured: 22 pt in 26 pt above, 11 pt in 14 pt beside it, with one last baseline: their bottoms are 2 pt
    /// apart.
    func testLastBaselinesCountFromTheBottom() async throws {
        let (large, small) = try withScreen(scale: 1) {
            (
                try XCTUnwrap(label("A", size: 22).baselineOffsets), try XCTUnwrap(label("A", size: 11).baselineOffsets)
            )
        }
        XCTAssertEqual(large.lastFromBottom - small.lastFromBottom, 2)
    }

    func testLabelsAlignByTheirBaselines() async throws {
        let large = label("Large", size: 28)
        let small = label("small", size: 13)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        for view in [large, small] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Ascenders 26.66 and 12.38 stand on half points: 26.5 and 12.5.
        XCTAssertEqual(small.frame.minY, 24 + 26.5 - 12.5)
    }

    func testTheLaidOutWidthWrapsTheText() async throws {
        let wrapped = label("one two three four five six seven eight", lines: 0)
        let below = label("below")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
        for view in [wrapped, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            wrapped.topAnchor.constraint(equalTo: root.topAnchor),
            wrapped.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            wrapped.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.firstBaselineAnchor.constraint(equalTo: wrapped.lastBaselineAnchor, constant: 30),
        ])
        for width in [CGFloat(120), 300, 60] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            let fitting = wrapped.sizeThatFits(CGSize(width: width, height: 0))
            XCTAssertEqual(wrapped.frame.height, fitting.height, "\(width)")
            XCTAssertEqual(wrapped.frame.width, width)
            // The last line's descender, 4.1006, is 4 pt on pixels; the ascender, 16.1865, is 16 pt.
            XCTAssertEqual(below.frame.minY, fitting.height - 4 + 30 - 16, accuracy: 1e-6, "\(width)")
        }
        wrapped.text = "one"
        root.layoutIfNeeded()
        XCTAssertEqual(wrapped.frame.height, 20.5)
    }

    /// A label that is too low shows the lines that fit and an ellipsis.
    func testLinesThatDontFitTheHeightAreCut() async throws {
        let low = label("one two three four five six seven eight", lines: 0)
        low.frame = CGRect(x: 0, y: 0, width: 80, height: 45)
        let lines = try XCTUnwrap(LabelDrawing(low, rectangle: low.bounds)).lines
        XCTAssertEqual(lines.count, 2)
        XCTAssertTrue(lines[1].isTruncated)
        XCTAssertTrue(lines[1].runs.contains { $0.range == nil })
        low.frame.size.height = 5
        XCTAssertEqual(try XCTUnwrap(LabelDrawing(low, rectangle: low.bounds)).lines.count, 1)
    }

    // MARK: Fitting

    /// The glyphs of a label's first line, and their size.
    private func drawn(_ label: UILabel) throws -> (text: String, size: Double) {
        let (text, shaped) = try XCTUnwrap(label.shapedText())
        let fitted = label.fittedText(text, shaped: shaped, width: Double(label.bounds.width))
        let line = try XCTUnwrap(
            fitted.shaped.lines(width: Double(label.bounds.width), maximumLines: label.numberOfLines).first)
        let units = Array(fitted.text.styled.string.utf16)
        let shown = line.runs.map { run in run.range.map { String(decoding: units[$0], as: UTF16.self) } ?? "…" }
        return (shown.joined(), line.runs[0].size)
    }

    /// As measured on iOS: 20 pt in 80 pt, shrunk to the floor and then truncated.
    func testTextShrinksToItsFloor() async throws {
        let label = label("Shrink me please", size: 20)
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        XCTAssertEqual(try drawn(label).text, "Shrink me pl…")
        XCTAssertEqual(try drawn(label).size, 12, accuracy: 0.02)
        label.minimumScaleFactor = 0.9
        XCTAssertEqual(try drawn(label).text, "Shrink…")
        XCTAssertEqual(try drawn(label).size, 18, accuracy: 0.02)
        label.minimumScaleFactor = 0
        XCTAssertEqual(try drawn(label).text, "Shrink me please")
        XCTAssertLessThan(try drawn(label).size, 12)
    }

    func testTextTightensBeforeItIsTruncated() async throws {
        let label = label("Tighten me please", size: 20)
        label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width * 0.97, height: 30)
        XCTAssertTrue(try drawn(label).text.hasSuffix("…"))
        label.allowsDefaultTighteningForTruncation = true
        XCTAssertEqual(try drawn(label).text, "Tighten me please")
        label.frame.size.width *= 0.9
        XCTAssertTrue(try drawn(label).text.hasSuffix("…"))
    }

    // MARK: Attributed text

    func testAttributedTextSetsTheLabelsOwnAttributes() async throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byCharWrapping
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 21), .paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let label = UILabel()
        label.attributedText = text
        style.alignment = .right
        XCTAssertEqual(label.text, "ab")
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.lineBreakMode, .byCharWrapping)
        XCTAssertEqual(label.font, .boldSystemFont(ofSize: 21))
        XCTAssertEqual(label.textColor, .red)
        let shown = try XCTUnwrap(label.attributedText)
        XCTAssertEqual(shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 21))
    }

    func testAStyleTruncatesByItsOwnMode() async throws {
        let label = UILabel()
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: NSParagraphStyle()])
        XCTAssertEqual(label.lineBreakMode, .byWordWrapping)
    }

    func testTextKeepsWhatWasOnAllOfTheAttributedText() async throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "old", attributes: [.kern: 5, .font: UIFont.systemFont(ofSize: 10)])
        label.text = "new one"
        XCTAssertEqual(label.attributedText?.attribute(.kern, at: 6, effectiveRange: nil) as? Int, 5)
        XCTAssertEqual(label.font.pointSize, 10)
        let partly = NSMutableAttributedString(string: "old")
        partly.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 1))
        label.attributedText = partly
        label.text = "new"
        XCTAssertNil(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil))
    }

    func testRunsWithoutAColourHaveTheLabels() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.textColor = .green
        let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "b"))
        label.attributedText = text
        let lines = displayList(of: label).lines
        XCTAssertEqual(lines.filter { $0.contains("#FF0000") }.count, 1)
        XCTAssertEqual(lines.filter { $0.contains("#00FF00") }.count, 1)
    }

    func testSettersOverrideAllOfTheAttributedText() async throws {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let label = UILabel()
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.height, 36)
        label.font = .systemFont(ofSize: 17)
        XCTAssertEqual(label.intrinsicContentSize.height, 20.5)
        label.textColor = .blue
        let colour = label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        XCTAssertEqual(colour, .blue)
    }

    func testMixedFontsMakeLinesOfTheGreatest() async throws {
        let text = NSMutableAttributedString()
        for size in [CGFloat(24), 17, 13] {
            text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: size)]))
        }
        let label = UILabel()
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.height, 29)
    }

    // MARK: Dynamic Type

    func testFontsFollowTheTextSizeWhereTheyMay() async throws {
        let follows = UILabel()
        follows.font = .preferredFont(forTextStyle: .body)
        follows.adjustsFontForContentSizeCategory = true
        let scaled = UILabel()
        scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 20))
        scaled.adjustsFontForContentSizeCategory = true
        let fixed = UILabel()
        fixed.font = .preferredFont(forTextStyle: .body)
        let attributed = UILabel()
        attributed.attributedText = NSAttributedString(
            string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
        attributed.adjustsFontForContentSizeCategory = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        for label in [follows, scaled, fixed, attributed] {
            label.text = label.text ?? "a"
            controller.view.addSubview(label)
        }
        XCTAssertEqual(follows.font.pointSize, 17)
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        withScreen(traits: traits) {
            XCTAssertEqual(follows.font.pointSize, 53)
            // 20 · 62 / 22 = 56.36.
            XCTAssertEqual(scaled.font.pointSize, 56)
            XCTAssertEqual(fixed.font.pointSize, 17)
            XCTAssertEqual(attributed.font.pointSize, 43)
            XCTAssertEqual(follows.intrinsicContentSize.height, 63.5)
            XCTAssertTrue(scaled.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        }
        XCTAssertEqual(follows.font.pointSize, 17)
        XCTAssertEqual(scaled.font.pointSize, 20)
    }
}
