import Explanations
import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: model — layouts at each half point, against what was proven for the range.
///
/// Proofs over widths, changes that are tried, jumps, and diagnoses of tables.
@MainActor final class ExplanationToolsTests: XCTestCase {
    /// A title at the left and a badge at the right, 8 apart at the least; the badge's minimum width is planted.
    private func cell(_ plant: (UILabel, UIView, UIView) -> Void = { _, _, _ in }) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
        let (title, badge) = (UILabel(), UIView())
        title.numberOfLines = 0
        title.text = "The title wraps where the width asks for it, once or several times"
        for view in [title, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        title.accessibilityIdentifier = "title"
        badge.accessibilityIdentifier = "badge"
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            root.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
            badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            root.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 16),
            badge.widthAnchor.constraint(equalToConstant: 24),
            badge.heightAnchor.constraint(equalToConstant: 24),
            badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        ])
        plant(title, badge, root)
        return root
    }

    /// True if the proof agrees with the layout at each half point.
    private func assertAgrees(
        _ view: UIView, _ widths: ClosedRange<Double>, file: StaticString = #filePath, line: UInt = #line
    ) -> RangeProof {
        let family = LayoutProof(of: view, isSelfSizing: true)
        let proof = family.prove(widths, design: 375)
        XCTAssertNil(proof.unfinished, file: file, line: line)
        let samples = LayoutProof(of: view, isSelfSizing: true)
        let design = samples.state(at: 375)
        for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 0.5) {
            let seen = RangeProof.check(samples.state(at: width), at: width, design: design)
            let proven = proof.faults.filter { $0.from - 2e-3 <= width && width <= $0.to + 2e-3 }
            XCTAssertEqual(
                Set(seen.map { $0.kind.rawValue + $0.subject }), Set(proven.map { $0.kind.rawValue + $0.subject }),
                "at \(width)", file: file, line: line)
        }
        return proof
    }

    func testACellInOrderIsProvenAndAgreesWithSampling() async throws {
        let proof = assertAgrees(cell(), 320...1366)
        XCTAssertEqual(proof.faults, [])
        XCTAssertGreaterThan(proof.breakpoints.count, 1, "the title wraps in other ways at other widths")
    }

    /// Between 500 and 503 points another view lies over the badge.
    func testAPlantedFaultOfThreePointsIsFound() async throws {
        let view = cell { _, badge, root in
            let intruder = UIView()
            intruder.accessibilityIdentifier = "intruder"
            intruder.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(intruder)
            NSLayoutConstraint.activate([
                intruder.topAnchor.constraint(equalTo: root.topAnchor),
                intruder.heightAnchor.constraint(equalToConstant: 40),
                intruder.widthAnchor.constraint(equalToConstant: 1),
                // Stands in the badge's way only while the badge passes by.
                intruder.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 461),
            ])
            badge.accessibilityIdentifier = "badge"
            for constraint in badge.constraints where constraint.firstAttribute == .width { constraint.constant = 2 }
        }
        let proof = RangeProof.walk(320...1366, design: 375) { [family = LayoutProof(of: view, isSelfSizing: true)] in
            family.state(at: $0)
        }
        let overlaps = proof.faults.filter { $0.kind == .overlap && [$0.subject, $0.other].contains("badge") }
        XCTAssertEqual(overlaps.count, 1, "\(proof.faults)")
        let fault = try XCTUnwrap(overlaps.first)
        // The badge covers w − 18 … w − 16, the intruder 461 … 462: together from 477 to 480.
        XCTAssertEqual(fault.from, 477 + RangeProof.tolerance, accuracy: 1e-6)
        XCTAssertEqual(fault.to, 480 - RangeProof.tolerance, accuracy: 1e-6)
        _ = assertAgrees(view, 470...485)
    }

    func testWhatIfTellsWhatMovesAndLeavesAllAsItWas() async throws {
        let host = try HeadlessHost()
        let view = cell()
        host.window.addSubview(view)
        host.window.makeKeyAndVisible()
        host.settle()
        let before = view.subviews.map(\.frame)
        let label = try XCTUnwrap(view.subviews.first as? UILabel)
        let width = try XCTUnwrap(view.subviews[1].constraints.first { $0.firstAttribute == .width })
        let moves = WhatIf.constant(width, 50, in: view)
        XCTAssertEqual(moves.first { $0.name == "badge" }?.to.width, 50)
        XCTAssertEqual(
            moves.first { $0.name == "title" }.map { $0.from.width - $0.to.width }, 26, "what the badge gains")
        XCTAssertTrue(
            WhatIf.text("Other", of: label, in: view).contains { $0.name == "title" } || label.frame.height == 44)
        XCTAssertTrue(WhatIf.width(500, of: view).contains { $0.to.width == 500 })
        _ = WhatIf.priority(width, UILayoutPriority(1), in: view)
        _ = WhatIf.contentSize(.accessibilityLarge, in: view)
        XCTAssertEqual(view.subviews.map(\.frame), before)
        XCTAssertEqual(width.constant, 24)
        XCTAssertEqual(width.priority, .required)
        host.window.isHidden = true
    }
}

/// Rows whose estimates are far off.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 60
    var estimate: CGFloat = 44
    var height: (Int) -> CGFloat = { $0 % 2 == 0 ? 100 : 130 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath.row) }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
}

/// Kind: documented — our definition of a jump: what is seen moves by something else than the scrolling.
@MainActor final class JumpDetectorTests: XCTestCase {
    private var window: UIWindow?

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.addSubview(table)
        window.makeKeyAndVisible()
        self.window = window
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        return table
    }

    func testScrollingDownMovesNothingByItself() async throws {
        let rows = Rows()
        let table = table(rows)
        let detector = JumpDetector(table)
        for _ in 0..<20 { XCTAssertEqual(detector.scroll(by: 90), []) }
        XCTAssertEqual(table.diagnoses, [])
        table.window?.isHidden = true
    }

    /// A row above the viewport's middle that grows while it is seen pushes the others: told, with the row and the
    /// call.
    func testARowThatGrowsWhileItIsSeenIsNamed() async throws {
        let rows = Rows()
        let table = table(rows)
        let detector = JumpDetector(table)
        _ = detector.scroll(by: 200)
        rows.height = { $0 == 3 ? 300 : $0 % 2 == 0 ? 100 : 130 }
        table.state.needsMeasurement.insert(.init(section: 0, row: 3))
        let jumps = detector.scroll(by: 10)
        XCTAssertFalse(jumps.isEmpty)
        XCTAssertTrue(jumps.allSatisfy { $0.cause.contains("row [0, 3] went from 130 to 300") }, "\(jumps)")
        table.window?.isHidden = true
    }

    func testAReloadThatShowsOtherRowsIsDiagnosed() async throws {
        let rows = Rows()
        let table = table(rows)
        let detector = JumpDetector(table)
        for _ in 0..<20 { _ = detector.scroll(by: 100) }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.diagnoses.map(\.number), [1], "\(table.diagnoses)")
        XCTAssertTrue(table.diagnoses.first?.message.contains("estimated again by reloadData") == true)
        // True estimates cure it.
        rows.estimate = 115
        rows.height = { _ in 115 }
        table.reloadData()
        table.layoutIfNeeded()
        for _ in 0..<5 { _ = detector.scroll(by: 100) }
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.diagnoses, [])
        table.window?.isHidden = true
    }
}
