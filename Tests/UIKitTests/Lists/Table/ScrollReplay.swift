import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// As high as its number and the width it gets say, from 20 to 300 points; its tag is the number.
final class NumberedCell: UITableViewCell {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let mixed = UInt64(tag * 1000 + Int(targetSize.width)) &* 0x9E37_79B9_7F4A_7C15
        return CGSize(width: targetSize.width, height: CGFloat(20 + Int(mixed >> 40) % 281))
    }
}

/// A list of numbered rows.
final class NumberedSource: NSObject, UITableViewDataSource {
    var rows: [Int]

    init(count: Int) { rows = Array(0..<count) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = rows[indexPath.row]
        return cell
    }
}

/// A script of touches with times, changes above what is seen, and rotations, made from a seed and played frame by
/// frame.
///
/// After each frame `frame` is told what was seen before it and by how much the finger moved the content, nil where the
/// content coasts.
@MainActor final class ScrollReplay {
    /// The places of rows on the screen, by number, from the top, and the row that a change is to keep in place.
    struct Sight: Equatable, CustomStringConvertible {
        var tops: [Int: CGFloat] = [:]
        var anchor: Int?

        var description: String {
            tops.sorted { $0.value < $1.value }.map { "\($0.key) at \($0.value)" }.joined(separator: ", ")
                + (anchor.map { "; anchor \($0)" } ?? "")
        }
    }

    enum Cause: Equatable {
        case idle, finger(CGFloat), coasting, update(String), rotation
    }

    let host: HeadlessHost
    let table: UITableView
    let source: NumberedSource
    private let controller = UIViewController()
    private var random: SeededGenerator
    private var nextNumber: Int
    var frame: ((_ before: Sight, _ cause: Cause) -> Void)?

    init(seed: UInt64, rows: Int = 3_000, policy: UITableView.OffsetRule = .anchored) throws {
        random = SeededGenerator(seed: seed)
        host = try HeadlessHost(device: "iphone-se2")
        source = NumberedSource(count: rows)
        nextNumber = rows
        table = UITableView(frame: host.window.bounds, style: .plain)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.estimatedRowHeight = 44
        table.offsetPolicy = policy
        table.register(NumberedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        controller.view.addSubview(table)
        host.show(controller)
        jumpToTheMiddle()
    }

    func close() {
        host.window.isHidden = true
        host.window.rootViewController = nil
    }

    var sight: Sight {
        var sight = Sight()
        let offset = table.contentOffset.y
        for cell in table.visibleCells { sight.tops[cell.tag] = cell.frame.minY - offset }
        let anchor = table.state.geometry.anchor(inViewport: table.viewport, startsInside: true)
        if let anchor, let row = anchor.entry.row {
            sight.anchor = source.rows[row.row]
        }
        return sight
    }

    /// The upper edge of a row on the screen, also of one that can't be seen.
    func top(of number: Int) -> CGFloat? {
        source.rows.firstIndex(of: number).map { table.rectForRow(at: .row($0)).minY - table.contentOffset.y }
    }

    private func below(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }

    func jumpToTheMiddle() {
        table.scrollToRow(at: .row(source.rows.count / 2), at: .top, animated: false)
        host.settle()
    }

    /// Plays a number of actions; away from both ends, where the content's own edges would move it.
    func play(actions: Int) {
        for _ in 0..<actions {
            let visible = table.indexPathsForVisibleRows ?? []
            guard let first = visible.first?.row, let last = visible.last?.row, first > 200,
                last < source.rows.count - 200
            else {
                jumpToTheMiddle()
                continue
            }
            switch below(10) {
            case 0...4: drag(upwards: below(3) == 0)
            case 5: change("insertion above") { self.insert(above: first) }
            case 6: change("deletion above") { self.delete(above: first) }
            case 7: change("reload") { self.table.reloadData() }
            case 8: rotate()
            default: wait(frames: 1 + below(20))
            }
        }
    }

    private func step(_ cause: Cause, _ work: () -> Void) {
        let before = sight
        work()
        host.settle()
        frame?(before, cause)
    }

    /// A finger goes down, moves with a sample a frame, is lifted while it moves or after it rests; the content coasts.
    private func drag(upwards: Bool) {
        let x = host.window.bounds.midX
        var y = upwards ? host.window.bounds.height * 0.8 : host.window.bounds.height * 0.2
        let speed = CGFloat(2 + below(38)) * (upwards ? -1 : 1)
        deliver(.began, CGPoint(x: x, y: y))
        for _ in 0..<(4 + below(8)) {
            let wasDragging = table.isDragging
            y += speed
            let before = sight
            host.advance(by: host.frameDuration)
            deliver(.moved, CGPoint(x: x, y: y))
            frame?(before, wasDragging ? .finger(speed) : .coasting)
        }
        if below(3) == 0 { wait(frames: 8) }
        deliver(.ended, CGPoint(x: x, y: y))
        for _ in 0..<below(200) where table.isDecelerating {
            step(.coasting) { host.advance(by: host.frameDuration) }
        }
        // A finger stops what still coasts.
        if table.isDecelerating, below(2) == 0 {
            deliver(.began, CGPoint(x: x, y: 300))
            deliver(.ended, CGPoint(x: x, y: 300))
        }
        wait(frames: 1)
    }

    private func deliver(_ phase: UITouch.Phase, _ point: CGPoint) {
        UIApplication.shared.deliver(phase, at: point, time: host.time)
        host.settle()
    }

    private func wait(frames: Int) {
        for _ in 0..<frames {
            step(table.isDecelerating ? .coasting : .idle) { host.advance(by: host.frameDuration) }
        }
    }

    private func change(_ name: String, _ work: () -> Void) { step(.update(name), work) }

    private func insert(above first: Int) {
        let count = 1 + below(5)
        let places = (0..<count).map { _ in below(first) }.sorted()
        var paths: [IndexPath] = []
        for (index, place) in places.enumerated() {
            source.rows.insert(nextNumber, at: place + index)
            nextNumber += 1
            paths.append(.row(place + index))
        }
        table.insertRows(at: paths, with: .none)
    }

    private func delete(above first: Int) {
        let places = Set((0..<1 + below(5)).map { _ in below(first) }).sorted()
        for place in places.reversed() { source.rows.remove(at: place) }
        table.deleteRows(at: places.map { .row($0) }, with: .none)
    }

    private func rotate() {
        let size = host.window.bounds.size
        step(.rotation) { host.window.frame.size = CGSize(width: size.height, height: size.width) }
    }
}
