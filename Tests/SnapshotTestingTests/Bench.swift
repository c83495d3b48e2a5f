import Foundation
import SnapshotTesting
import XCTest

@testable import UIKit

/// A folder of its own for references, and verification in it, gone when the test is over.
@MainActor final class Bench {
    let folder: URL

    init() {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("snapshot-bench-\(ProcessInfo.processInfo.processIdentifier)-\(Bench.next())")
    }

    private static var count = 0
    private static func next() -> Int {
        count += 1
        return count
    }

    func verify<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil, testName: String = #function
    ) -> String? {
        verifySnapshot(
            of: try value(), as: strategy, named: name, record: record, snapshotDirectory: folder.path,
            testName: testName)
    }

    /// Names of the files that are there.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    func close() {
        try? FileManager.default.removeItem(at: folder)
    }
}

/// A screen with a title, a line that follows the text size, and what is light or dark under it.
final class SampleController: UIViewController {
    let line = UILabel()
    var text = "Rows as tall as their text"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        line.text = text
        line.font = .preferredFont(forTextStyle: .body)
        line.adjustsFontForContentSizeCategory = true
        line.numberOfLines = 0
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: guide.topAnchor),
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        ])
    }
}
