import CountedOperations
import HeadlessHost
import LayoutTrace
import ListGeometry
import UIKit

/// All operations of lists, texts, pictures and documents whose instructions are counted.
@MainActor func countedOperations() -> [CountedOperation] {
    countedGeometry() + countedTables() + countedCollections() + countedTexts() + countedPictures()
        + countedDocuments()
}

/// An operation on the main actor, which callgrind's single thread always is.
@MainActor func counted(
    _ name: String, _ prepare: @escaping @MainActor () throws -> @MainActor () throws -> Void
) -> CountedOperation {
    CountedOperation(name) {
        let work = try MainActor.assumeIsolated(prepare)
        return { try MainActor.assumeIsolated(work) }
    }
}

@MainActor private func countedGeometry() -> [CountedOperation] {
    func list() -> ListGeometry {
        var list = ListGeometry(defaultEstimate: 44)
        list.reload([SectionShape(rowCount: 1_000_000)])
        for row in 499_000..<501_000 {
            list.setMeasured(Double(BlockSource.height(row)), row: RowPosition(section: 0, row: row))
        }
        return list
    }
    return [
        counted("geometry-insert-head-x100") {
            var list = list()
            return { for _ in 0..<100 { list.insertRows(1, at: RowPosition(section: 0, row: 0)) } }
        },
        counted("geometry-measure-x1000") {
            var list = list()
            var first = 100_000
            return {
                for row in first..<first + 1_000 {
                    list.setMeasured(Double(BlockSource.height(row)), row: RowPosition(section: 0, row: row))
                }
                first += 1_000
            }
        },
        counted("geometry-difference-10k") {
            let old = try IdentifierList(Array(0..<10_000))
            let new = try IdentifierList((0..<10_000).filter { $0 % 10 != 3 } + Array(10_000..<11_000))
            return { keep(Difference(from: old, to: new)) }
        },
    ]
}

@MainActor private func countedTables() -> [CountedOperation] {
    [
        counted("table-first-screen") {
            {
                let stage = try Stage(BlockSource(count: 1_000_000))
                stage.show()
                stage.close()
            }
        },
        counted("table-reload") {
            let stage = try middle()
            return {
                stage.table.reloadData()
                stage.host.settle()
            }
        },
        counted("table-idle-layout-x10") {
            let stage = try middle()
            return {
                for _ in 0..<10 {
                    stage.table.setNeedsLayout()
                    stage.table.layoutIfNeeded()
                }
            }
        },
        counted("table-fling") { try fling(isTraced: false) },
        counted("table-fling-traced") { try fling(isTraced: true) },
        insertion("table-insert-head-x10", isAnchored: false),
        insertion("table-insert-head-anchored-x10", isAnchored: true),
        counted("table-rotate-x2") {
            let stage = try middle()
            return {
                for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
                    stage.host.window.frame.size = size
                    stage.host.settle()
                }
            }
        },
        counted("table-measure-texts-x100") {
            let cell = TextCell(style: .default, reuseIdentifier: nil)
            var first = 0
            return {
                for number in first..<first + 100 { keep(cell.height(Texts.text(number), width: 375)) }
                first += 100
            }
        },
        counted("nested-1000") { try nested(NestedCell.self) },
        counted("nested-carousels") { try nested(CarouselCell.self) },
    ]
}

/// A table of a million rows that shows the middle ones.
@MainActor private func middle() throws -> Stage {
    let stage = try Stage(BlockSource(count: 1_000_000))
    stage.show()
    stage.table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
    stage.host.settle()
    return stage
}

/// A drag of a tenth of a second and the half second after it, 120 frames a second.
@MainActor private func fling(isTraced: Bool) throws -> @MainActor () throws -> Void {
    let stage = try middle()
    if isTraced {
        stage.host.tracer = LayoutTracer(sinks: [TraceCounting(), TraceRecording(capacity: 10_000)])
    }
    return {
        let drag = TouchScript.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), duration: 0.1)
        for step in drag.steps {
            stage.host.play(TouchScript([.init(step.kind, at: step.point, time: 0)]))
            stage.host.advance(by: 1.0 / 120)
        }
        for _ in 0..<60 { stage.host.advance(by: 1.0 / 120) }
    }
}

@MainActor private func insertion(_ name: String, isAnchored: Bool) -> CountedOperation {
    counted(name) {
        let stage = try middle()
        if isAnchored { stage.host.anchorsContent(of: stage.table) }
        return {
            for _ in 0..<10 {
                stage.source.count += 1
                stage.source.first -= 1
                stage.table.performBatchUpdates {
                    stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                }
                stage.host.settle()
            }
        }
    }
}

/// A table of rows that hold collection views, shown for the first time.
@MainActor private func nested(_ type: UITableViewCell.Type) throws -> @MainActor () throws -> Void {
    {
        let host = try HeadlessHost(device: "iphone-12")
        let controller = UITableViewController(style: .plain)
        let source = TwentyRows()
        controller.tableView.separatorStyle = .none
        controller.tableView.register(type, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        host.show(controller)
        host.window.rootViewController = nil
    }
}
