import Explanations
import HeadlessHost
import LayoutTesting
import SnapshotTesting
import UIKit
import XCTest

/// A title beside a value, in one line each, both as wide as they like, 16 points from the sides and 8 apart.
@MainActor private final class PairViewController: UIViewController {
    let name = UILabel()
    let value = UILabel()
    var hasTrailing = true

    override func viewDidLoad() {
        super.viewDidLoad()
        name.text = "Delivery"
        value.text = "tomorrow"
        for label in [name, value] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            value.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
            value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
        value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = hasTrailing
    }
}

/// Kind: documented — our documentation of the findings: each fault is planted, and a sound screen has none.
@MainActor final class SoundLayoutTests: XCTestCase {
    func testASoundScreenHasNoFindings() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(PairViewController())
        XCTAssertEqual(host.window.layoutFindings(.all), [])
        assertSoundLayout(of: host.window)
    }

    func testAnOpenPlaceIsFound() async throws {
        let pair = PairViewController()
        pair.hasTrailing = false
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(pair)
        let findings = pair.view.layoutFindings().map(\.description)
        XCTAssertEqual(findings.count, 1)
        let edge = "value: its left edge is \(Int(pair.value.frame.minX)), and "
        XCTAssertTrue(findings.first?.hasPrefix(edge) ?? false, "\(findings)")
        XCTAssertTrue(findings.first?.hasSuffix(" satisfies the constraints as well") ?? false, "\(findings)")
    }

    func testAContradictionIsFound() async throws {
        let pair = PairViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(pair)
        let log = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = log }
        pair.name.widthAnchor.constraint(equalToConstant: 300).isActive = true
        pair.value.widthAnchor.constraint(equalToConstant: 300).isActive = true
        let findings = pair.view.layoutFindings()
        XCTAssertEqual(findings.map(\.kind), [.conflict])
        XCTAssertTrue(findings[0].message.hasPrefix("These can't hold together: "), findings[0].message)
    }

    /// At the largest text size both don't fit beside each other on a small phone: the weaker one is cut.
    func testATextThatIsCutIsFoundWhereOneAsks() async throws {
        let pair = PairViewController()
        let matrix = SnapshotMatrix(devices: [.iPhoneSe], contentSizes: [.large, .accessibilityExtraExtraExtraLarge])
        var found: [String: [LayoutFinding]] = [:]
        for cell in matrix.cells {
            found[cell.name] = try SnapshotStage.show(PairViewController(), on: cell.config, traits: cell.traits) {
                $0.layoutFindings(.all)
            }
        }
        XCTAssertEqual(found.mapValues { $0.map(\.kind) }, ["iPhoneSe": [], "iPhoneSe-AX5": [.truncated]])
        // Nothing of it is a fault, unless somebody wants the whole text.
        try assertSoundLayout(of: PairViewController(), across: matrix)
        _ = pair
    }

    func testAViewOutsideItsSuperviewIsFoundWhereOneAsks() async throws {
        let controller = UIViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        let badge = UIView(frame: CGRect(x: 370, y: 100, width: 20, height: 20))
        badge.accessibilityIdentifier = "badge"
        controller.view.addSubview(badge)
        XCTAssertEqual(controller.view.layoutFindings(), [])
        XCTAssertEqual(controller.view.layoutFindings([.outside]).map(\.subject), ["badge"])
    }

    /// A bar's ground reaches up behind the status bar.
    func testTheGroundOfABarIsNoFault() async throws {
        let controller = UIViewController()
        controller.title = "Rivers"
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
        XCTAssertEqual(host.window.layoutFindings(.all), [])
    }

    /// Layout aligns a slider's alignment rectangle, beyond which its frame reaches by 2 points at both ends.
    func testASliderAtTheEdgesIsInside() async throws {
        let controller = UIViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            slider.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
        ])
        host.settle()
        XCTAssertLessThan(slider.frame.minX, 0)
        XCTAssertEqual(controller.view.layoutFindings([.outside]).map(\.subject), [])
    }

    /// Two labels in a column, as most cells have them: a stack view that its cell's margins hold.
    private final class ColumnCell: UITableViewCell {
        let title = UILabel()
        let detail = UILabel()
        let badge = UIView()

        func fill(hugging: UILayoutPriority = .defaultLow) {
            (title.text, detail.text) = ("Green tea", "A mild one from the hills, 50 g")
            detail.font = .preferredFont(forTextStyle: .footnote)
            detail.setContentHuggingPriority(hugging, for: .vertical)
            for label in [title, detail] { label.numberOfLines = 0 }
            let column = UIStackView(arrangedSubviews: [title, detail])
            column.axis = .vertical
            column.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(column)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: margins.topAnchor),
                column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }

    private final class ColumnViewController: UITableViewController {
        var hugging = UILayoutPriority.defaultLow
        var height = UITableView.automaticDimension
        var fill: ((ColumnCell) -> Void)?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = ColumnCell(style: .default, reuseIdentifier: nil)
            if let fill { fill(cell) } else { cell.fill(hugging: hugging) }
            return cell
        }
    }

    private func findings(_ device: String, _ controller: ColumnViewController) throws -> [LayoutFinding] {
        let host = try HeadlessHost(device: device)
        host.show(controller)
        host.settle()
        return controller.view.layoutFindings(.all)
    }

    /// A list of UIKit's own cells with accessories in a stack of screens is sound.
    func testPartsOfUIKitAreNoFindings() async throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.accessoryType =
                    [.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton][
                        indexPath.row]
                return cell
            }
        }
        for release in [SystemRelease.iOS18, .iOS26] {
            let host = try HeadlessHost(device: "iphone-15", release: release)
            let rows = Rows(style: .plain)
            rows.title = "Rows"
            host.show(UINavigationController(rootViewController: rows))
            XCTAssertEqual(host.window.layoutFindings(.all), [], "\(release)")
        }
    }

    /// Of a row that is as high as its labels only the separator's pixel is left to be divided among them, which is ambiguous for
    /// UIKit and no fault; in a higher one the rest could go to either.
    ///
    /// Source: Auto Layout Guide, Ambiguous Layouts; UIKit calls both labels of self-sizing cells ambiguous
    /// (smileyborg/TableViewCellWithAutoLayout issue 3).
    func testLabelsThatHugAlikeAreAmbiguousOnlyInARowThatIsTooHigh() async throws {
        for device in ["iphone-se2", "iphone-16-pro"] {
            XCTAssertEqual(try findings(device, ColumnViewController()), [], device)
            let high = ColumnViewController()
            high.height = 120
            XCTAssertEqual(
                try findings(device, high).map { "\($0.subject) \($0.kind)" }, ["title ambiguous", "detail ambiguous"],
                device)
            let message = try XCTUnwrap(findings(device, high).first?.message)
            XCTAssertTrue(message.hasPrefix("its height is "), message)
            XCTAssertTrue(message.contains(" with the height of detail "), message)
            let unlike = ColumnViewController()
            (unlike.height, unlike.hugging) = (120, UILayoutPriority(251))
            XCTAssertEqual(try findings(device, unlike), [], device)
        }
    }

    /// A row without a height explains what reaches out of it below, and nothing else.
    func testAListsFaultExplainsOnlyItsOwnOverhangs() async throws {
        let controller = ColumnViewController()
        controller.fill = { cell in
            cell.title.text =
                "A text of several lines that has no way to tell the row how high it should be, and goes on"
            cell.title.numberOfLines = 0
            cell.title.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(cell.title)
            NSLayoutConstraint.activate([
                cell.title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                cell.title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                cell.title.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
            ])
            cell.badge.frame = CGRect(x: -30, y: 4, width: 20, height: 20)
            cell.contentView.addSubview(cell.badge)
        }
        XCTAssertEqual(try findings("iphone-se2", controller).map(\.kind), [.list, .outside])
        XCTAssertEqual(try findings("iphone-se2", controller).last?.subject, "badge")
    }

    /// Once both texts no longer fit, one is cut: the width is the sum of what they need and 40 points between and
    /// around.
    func testTheFirstWidthThatFailsIsTold() async throws {
        let pair = PairViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(pair)
        assertSoundLayout(of: pair.view, atWidths: 320...1366)
        let need = pair.name.intrinsicContentSize.width + pair.value.intrinsicContentSize.width + 40
        let faults = try XCTUnwrap(pair.view.faults(atWidths: 150...1366))
        XCTAssertEqual(faults.split(separator: "\n").count, 1, faults)
        XCTAssertTrue(faults.contains("value"), faults)
        let numbers = faults.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        XCTAssertTrue(numbers.contains { abs($0 - Double(need)) < 0.5 }, "\(faults), need \(need)")
    }

    /// Two texts of a fixed distance from opposite sides, and two boxes from the top and from the bottom.
    private final class CrampedViewController: UIViewController {
        let top = UIView()
        let bottom = UIView()
        var isTied = false

        override func viewDidLoad() {
            super.viewDidLoad()
            for box in [top, bottom] {
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                ])
            }
            top.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            let heights = [top, bottom].map { $0.heightAnchor.constraint(equalToConstant: 200) }
            for height in heights where isTied { height.priority = .defaultHigh }
            NSLayoutConstraint.activate(heights)
            if isTied { bottom.topAnchor.constraint(greaterThanOrEqualTo: top.bottomAnchor).isActive = true }
        }
    }

    /// Below 400 points of height the boxes overlap, whatever the width; tied to each other they never do.
    func testAFaultIsToldWithASizeAndItsReason() async throws {
        let device = UIScreen.main.device
        let proof = ScreenProof.prove(
            ConvexPolygon(widths: 280...1366, heights: 280...1366), in: ProofSurroundings.all
        ) { CrampedViewController() }
        XCTAssertEqual(UIScreen.main.device, device)
        XCTAssertEqual(proof.faults.count, 1, proof.faults.joined(separator: "\n"))
        let fault = try XCTUnwrap(proof.faults.first)
        XCTAssertTrue(fault.contains("from 280 × 280 to 1366 × 399.8333: top and bottom overlap"), fault)
        XCTAssertTrue(fault.contains("top ends at 200 down, bottom begins at height − 200"), fault)
        XCTAssertTrue(fault.contains("(and in 23 other surroundings)"), fault)
        XCTAssertEqual(proof.unproven, [])
        assertSoundLayout(of: tied(), atSizes: .all)
        assertSoundLayout(
            of: CrampedViewController(), atSizes: LayoutSizes(widths: 280...1366, heights: 400...1366),
            textSizes: [.large])
    }

    private func tied() -> UIViewController {
        let controller = CrampedViewController()
        controller.isTied = true
        return controller
    }

    /// Frames that code sets are no part of a proof, which says so.
    func testViewsThatCodePlacesAreNamed() async throws {
        final class PlacingViewController: UIViewController {
            let badge = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(badge)
            }
            override func viewDidLayoutSubviews() {
                badge.frame = CGRect(x: view.bounds.width - 50, y: 10, width: 40, height: 20)
            }
        }
        let proof = ScreenProof.prove(
            ConvexPolygon(widths: 280...500, heights: 280...500),
            in: [ProofSurroundings(contentSize: .large, isRightToLeft: false)]
        ) { PlacingViewController() }
        XCTAssertFalse(proof.isProven)
        XCTAssertEqual(proof.unproven, ["Not proven, since code or a mask places them and no constraint: badge"])
    }
}
