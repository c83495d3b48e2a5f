// The cost of a failing snapshot beside the drawing of its picture, in one run: pictures that hold, pictures that fail, and
// the same failures again when the page has many. A failure writes three pictures, its section and the page. Arguments are
// the numbers of pictures.
import Foundation
import SnapshotTesting
import UIKit

/// A screen of text rows, some of them marked.
@MainActor private func screen(_ number: Int, mark: UIColor) -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    screen.backgroundColor = .white
    for row in 0..<15 {
        let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 44, width: 343, height: 43))
        label.text = "Row \(row) of screen \(number), as long as a line can be"
        label.textColor = row == number % 15 ? mark : .black
        screen.addSubview(label)
    }
    return screen
}

@MainActor private func seconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let parts = clock.measure(work).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

@MainActor private func runBenchmark(_ count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FailureBenchmark-\(count)")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    setenv("SNAPSHOT_ARTIFACTS", folder.appendingPathComponent("failures").path, 1)
    let strategy = Snapshotting<UIView, UIImage>.image

    func verify(_ numbers: Range<Int>, _ mark: UIColor, _ record: SnapshotTestingConfiguration.Record? = nil) -> Int {
        numbers.count { number in
            verifySnapshot(
                of: screen(number, mark: mark), as: strategy, named: "\(number)", record: record,
                snapshotDirectory: folder.appendingPathComponent("references").path, testName: "screens") != nil
        }
    }

    _ = verify(0..<count, .red, .all)
    let drawing = seconds {
        for number in 0..<count {
            strategy.snapshot(screen(number, mark: .red)).run { _ = strategy.diffing.toData($0) }
        }
    }
    var wrong = 0
    let holding = seconds { wrong = verify(0..<count, .red) }
    precondition(wrong == 0, "\(wrong) pictures fail that were recorded as they are")
    let failing = seconds { wrong = verify(0..<count, .blue) }
    precondition(wrong == count, "\(count - wrong) pictures hold whose rows have another colour")
    let last = seconds { _ = verify(count - 10..<count, .blue) }
    func each(_ time: Double, _ count: Int) -> String { String(format: "%6.2f ms", time / Double(count) * 1000) }
    print("\(count) pictures, each:")
    print("  drawn and encoded          \(each(drawing, count))")
    print("  drawn, read and compared   \(each(holding, count))")
    print("  failing, with its page     \(each(failing, count))")
    print("  failing, the last ten      \(each(last, 10))")
    fflush(nil)
}

try MainActor.assumeIsolated {
    let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    for count in counts.isEmpty ? [50, 400] : counts { try runBenchmark(count) }
}
