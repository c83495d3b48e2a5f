import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: property — whatever changes in whatever order, no queue of a host names a view that has left, and solving
/// empties all.
@MainActor final class PendingLayoutWorkTests: XCTestCase {
    private var generator = SeededGenerator(seed: 1)

    private func makeLabel(in superview: UIView) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: Int.random(in: 1...20, using: &generator))
        label.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: superview.topAnchor),
            label.leadingAnchor.constraint(equalTo: superview.layoutMarginsGuide.leadingAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
        ])
        return label
    }

    private func change(_ label: UILabel, in boxes: [UIView]) {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: label.text = String(repeating: "word ", count: Int.random(in: 1...20, using: &generator))
        case 1: label.removeFromSuperview()
        case 2: boxes.randomElement(using: &generator)?.addSubview(label)
        case 3: boxes[0].frame.size.width = CGFloat.random(in: 100...300, using: &generator)
        case 4: boxes[1].layoutMargins.left = CGFloat.random(in: 0...30, using: &generator)
        case 5: label.translatesAutoresizingMaskIntoConstraints.toggle()
        default: _ = boxes[1].systemLayoutSizeFitting(CGSize(width: 200, height: 0))
        }
    }

    func testQueuesNameViewsOfTheTreeOnly() async throws {
        for seed in 1...20 {
            generator = SeededGenerator(seed: UInt64(seed))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let boxes = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
            for box in boxes { root.addSubview(box) }
            let labels = boxes.flatMap { box in (0..<2).map { _ in makeLabel(in: box) } }
            root.layoutIfNeeded()
            let host = root.ensuredLayoutHost
            for step in 0..<40 {
                change(try XCTUnwrap(labels.randomElement(using: &generator)), in: boxes)
                root.forEachHostBelow { $0.checkInvariants() }
                guard step % 5 == 4 else { continue }
                root.layoutIfNeeded()
                host.resolve()
                XCTAssertTrue(host.pending.isEmpty, "seed \(seed), step \(step)")
                host.checkInvariants()
            }
        }
    }

    /// An array and a set are the model, for few views and for many.
    func testViewsAreTakenOnceInTheOrderOfTheirRequests() {
        let views = (0..<40).map { _ in UIView() }
        for seed in 1...200 {
            generator = SeededGenerator(seed: UInt64(seed))
            var (dirty, model) = (DirtyViews(), [UIView]())
            // One that was taken out of turn and comes back may keep the place that it had.
            var isInOrder = true
            let count = Int.random(in: 1...views.count, using: &generator)
            for _ in 0..<120 {
                let view = views[Int.random(in: 0..<count, using: &generator)]
                switch Int.random(in: 0..<12, using: &generator) {
                case 0:
                    if model.contains(view) { isInOrder = false }
                    XCTAssertEqual(dirty.take(view), model.contains(view))
                    model.removeAll { $0 === view }
                case 1:
                    dirty.remove(view)
                    model.removeAll { $0 === view }
                case 2 where seed % 4 == 0:
                    let taken = dirty.takeAll()
                    XCTAssertTrue(isInOrder ? taken == model : Set(taken) == Set(model), "seed \(seed)")
                    (model, isInOrder) = ([], true)
                default:
                    dirty.insert(view)
                    if !model.contains(view) { model.append(view) }
                }
                dirty.checkInvariants()
                XCTAssertEqual(dirty.isEmpty, model.isEmpty)
            }
            let taken = dirty.takeAll()
            XCTAssertEqual(Set(taken), Set(model), "seed \(seed)")
            XCTAssertEqual(taken.count, model.count)
            XCTAssertTrue(dirty.isEmpty)
        }
    }

    func testAMeasuredViewIsForgottenAsItLeaves() async throws {
        let fixture = try HeadlessHost()
        let controller = UITableViewController(style: .plain)
        let source = Source()
        controller.tableView.dataSource = source
        fixture.show(controller)
        let host = try XCTUnwrap(controller.view.layoutHost)
        host.checkInvariants()
        for cell in controller.tableView.visibleCells { cell.removeFromSuperview() }
        host.checkInvariants()
        XCTAssertTrue(host.measurements.views.isEmpty)
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            return cell
        }
    }
}

extension UIView {
    /// The hosts of this view and of all in it.
    fileprivate func forEachHostBelow(_ body: (LayoutHost) -> Void) {
        if let host = layoutTraits.host { body(host) }
        if let host = layoutTraits.fittingHost { body(host) }
        for subview in subviews { subview.forEachHostBelow(body) }
    }
}
