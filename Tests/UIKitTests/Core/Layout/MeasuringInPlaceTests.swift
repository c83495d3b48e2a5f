import TestSupport
import XCTest

@testable import UIKit

/// Kind: model — an engine of its own for each measurement, and cells that nobody measured.
///
/// A view with a dictated size is measured by the rows that place it: the same answers as an engine of its own gives,
/// the same frames as without having been measured, and nothing done twice.
@MainActor final class MeasuringInPlaceTests: XCTestCase {
    private final class Cell: UITableViewCell {
        var labels: [UILabel] = []
        let picture = UIView()
        var layouts = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for index in 0..<4 {
                let label = UILabel()
                label.numberOfLines = index == 1 || index == 3 ? 0 : 1
                labels.append(label)
            }
            for view in labels + [picture] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            var all = [
                labels[0].topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                picture.topAnchor.constraint(equalTo: labels[1].bottomAnchor, constant: 8),
                picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
                picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
                labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 4),
                labels[2].topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
                labels[3].topAnchor.constraint(equalTo: labels[2].bottomAnchor, constant: 4),
                contentView.bottomAnchor.constraint(equalTo: labels[3].bottomAnchor, constant: 8),
            ]
            for (index, label) in labels.enumerated() {
                all.append(label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16))
                all.append(
                    index == 1
                        ? label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
                        : label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16))
            }
            NSLayoutConstraint.activate(all)
        }

        required init?(coder: NSCoder) { fatalError("made in code") }

        func show(_ random: inout SeededGenerator) {
            for label in labels {
                let count = Int.random(in: 0..<30, using: &random)
                label.text = (0..<count).map { "word\($0 * count % 7)" }.joined(separator: " ")
                label.font = .systemFont(ofSize: CGFloat.random(in: 10...24, using: &random).rounded())
            }
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 2000))
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private func cell() -> Cell {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        root.addSubview(cell)
        root.layoutIfNeeded()
        log = []
        return cell
    }

    private func measure(_ view: UIView, width: CGFloat) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    private func measureApart(_ view: UIView, width: CGFloat) -> CGSize {
        let host = FittingLayoutHost(root: view)
        host.aim(at: CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
        host.resolve()
        return host.solvedRectangle(of: view)?.size ?? .zero
    }

    func testTheAnswerIsThatOfAnEngineOfItsOwn() async throws {
        var random = SeededGenerator(seed: 41)
        let cells = (0..<3).map { _ in cell() }
        for round in 0..<60 {
            let cell = cells[round % 3]
            cell.show(&random)
            let width = CGFloat(Int.random(in: 120...600, using: &random))
            let size = measure(cell.contentView, width: width)
            let apart = measureApart(cell.contentView, width: width)
            XCTAssertEqual(size.width, apart.width, accuracy: 1e-9, "round \(round) of seed 41")
            XCTAssertEqual(size.height, apart.height, accuracy: 1e-9, "round \(round) of seed 41")
            XCTAssertTrue(cell.contentView.layoutTraits.fittingHost == nil)
            guard round % 4 != 0 else { continue }
            cell.frame = CGRect(x: 0, y: 0, width: width, height: size.height + CGFloat(round % 3) * 0.5)
            root.layoutIfNeeded()
        }
    }

    /// A cell that was measured and is shown at that size, at another, or with another text, lays its views out where
    /// one lies that nobody measured.
    func testFramesAreThoseOfACellThatWasNotMeasured() async throws {
        let (seen, other) = (cell(), cell())
        for seed in UInt64(0)..<40 {
            var (random, same) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
            seen.show(&random)
            other.show(&same)
            let width = CGFloat(Int.random(in: 200...600, using: &random))
            var height = measure(seen, width: width).height
            if seed % 4 == 1 { height += 0.5 }
            if seed % 4 == 2 { height -= 20 }
            for cell in [seen, other] {
                cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
            }
            root.layoutIfNeeded()
            XCTAssertEqual(seen.labels.map(\.frame), other.labels.map(\.frame), "seed \(seed)")
            if seed % 4 == 3 {
                for cell in [seen, other] { cell.labels[3].text = "Another text than was measured, of one line or two" }
                root.layoutIfNeeded()
                XCTAssertEqual(seen.labels.map(\.frame), other.labels.map(\.frame), "seed \(seed), another text")
            }
            XCTAssertEqual(seen.picture.frame, other.picture.frame, "seed \(seed)")
        }
    }

    func testAShownCellIsSolvedOnceForAText() async throws {
        let cell = cell()
        var random = SeededGenerator(seed: 1)
        cell.show(&random)
        let first = measure(cell, width: 320)
        cell.frame.size = first
        root.layoutIfNeeded()
        let host = try XCTUnwrap(root.layoutHost)
        cell.labels[1].text = "A text that wraps in the width it has got here, and then once more, as it is long enough"
        let before = host.engine.statistics
        let size = measure(cell, width: 320)
        let measured = host.engine.statistics
        XCTAssertEqual(measured.componentsBuilt, before.componentsBuilt, "no structure is built anew")
        XCTAssertLessThanOrEqual(measured.solves - before.solves, 2, "without a limit, and at the width it got")
        cell.frame.size = size
        root.layoutIfNeeded()
        XCTAssertEqual(cell.labels[1].frame.width, 288)
        XCTAssertEqual(host.engine.statistics.blocksSolved, measured.blocksSolved, "what is shown was measured")
    }

    func testMeasuringAtAnotherWidthLaysNothingOut() async throws {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let counting = Counting()
        root.addSubview(counting)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that wrap in a narrow place"
        label.translatesAutoresizingMaskIntoConstraints = false
        counting.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: counting.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: counting.trailingAnchor),
            label.topAnchor.constraint(equalTo: counting.topAnchor),
            counting.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        counting.frame = CGRect(x: 0, y: 0, width: 300, height: 20.5)
        counting.dictateSize()
        root.layoutIfNeeded()
        let (layouts, frame) = (counting.layouts, label.frame)
        XCTAssertGreaterThan(measure(counting, width: 90).height, 40)
        XCTAssertEqual(label.frame, frame)
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame, frame)
        XCTAssertEqual(counting.layouts, layouts)
        XCTAssertEqual(log, [])
    }

    /// A constraint from outside may decide the size: such a view is measured by itself, as if it stood alone.
    func testWhatIsReachedFromOutsideIsMeasuredApart() async throws {
        let cell = cell()
        cell.labels[0].text = "A title"
        let before = measure(cell, width: 320).height
        XCTAssertEqual(cell.contentView.layoutTraits.constraintsFromOutside, 0)
        let outside = cell.labels[2].heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5)
        outside.isActive = true
        XCTAssertEqual(cell.contentView.layoutTraits.constraintsFromOutside, 1)
        XCTAssertEqual(measure(cell, width: 320).height, before)
        outside.isActive = false
        XCTAssertEqual(cell.contentView.layoutTraits.constraintsFromOutside, 0)
        outside.isActive = true
        cell.removeFromSuperview()
        XCTAssertFalse(outside.isActive)
        XCTAssertEqual(cell.contentView.layoutTraits.constraintsFromOutside, 0)
    }

    func testASuperviewThatGoesTakesItsConstraintsFromTheCount() async throws {
        let view = UIView()
        func holdFromOutside() {
            let outer = UIView()
            outer.addSubview(view)
            view.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
            XCTAssertEqual(view.layoutTraits.constraintsFromOutside, 1)
        }
        holdFromOutside()
        root.addSubview(view)
        XCTAssertEqual(view.layoutTraits.constraintsFromOutside, 0)
    }

    func testAConflictNamesTheTargetAndEndsWithTheMeasurement() async throws {
        let cell = cell()
        cell.frame = CGRect(x: 0, y: 0, width: 600, height: 500)
        root.layoutIfNeeded()
        log = []
        let wide = cell.labels[0].widthAnchor.constraint(equalToConstant: 400)
        wide.isActive = true
        _ = measure(cell, width: 320)
        XCTAssertTrue(
            log.contains { $0.contains("'fittingSizeHTarget' \(classAndAddress(cell.contentView)).width == 320 ") },
            "\(log)")
        log = []
        root.layoutIfNeeded()
        XCTAssertEqual(cell.labels[0].frame.width, 400, "in the width that it has, there is room")
        XCTAssertEqual(log, [])
    }

    func testACellThatLeavesWhileItIsMeasured() async throws {
        let (leaving, staying) = (cell(), cell())
        var random = SeededGenerator(seed: 3)
        leaving.show(&random)
        staying.show(&random)
        let size = measure(leaving, width: 300)
        _ = measure(staying, width: 300)
        leaving.removeFromSuperview()
        root.layoutIfNeeded()
        root.addSubview(leaving)
        XCTAssertEqual(measure(leaving, width: 300), size)
        leaving.frame.size = size
        root.layoutIfNeeded()
        XCTAssertEqual(leaving.labels[3].frame.maxY, size.height - 8, accuracy: 0.5)
    }
}
