import Foundation
import SnapshotTesting
import XCTest

@testable import LayoutTesting
@testable import UIKit

/// Kind: documented — our documentation of texts that don't fit.
@MainActor final class TextFitTests: XCTestCase {
    /// A label of one line, 120 points wide, with a text of a table.
    private final class Narrow: UIViewController {
        let bundle: Bundle
        init(_ bundle: Bundle) {
            self.bundle = bundle
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 16, y: 100, width: 120, height: 24))
            label.text = bundle.localizedText(forKey: "list.title")
            view.addSubview(label)
        }
    }

    func testTextsAreNamedByTheirKeysInTheLanguagesThatAreTooLong() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("fit-\(ProcessInfo.processInfo.processIdentifier).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [("de", "Alle Flüsse und alle Ströme"), ("en", "All rivers")] {
            let place = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("\"list.title\" = \"\(text)\";".utf8).write(
                to: place.appendingPathComponent("Localizable.strings"))
        }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        XCTAssertEqual(SnapshotMatrix.languages(of: bundle), ["de", "en"])
        let matrix = SnapshotMatrix(devices: [.iPhoneSe], languages: ["en", "de", "x-accented", "x-double"])
        var told: [String] = []
        for cell in matrix.cells {
            told += try cell.following {
                try SnapshotStage.show(Narrow(bundle), on: cell.config, traits: cell.traits) { view in
                    view.textsThatDontFit().map { "\(cell.name) \($0)" }
                }
            }
        }
        XCTAssertEqual(told.count, 2, "\(told)")
        XCTAssertTrue(told[0].hasPrefix("iPhoneSe-de list.title: "), told[0])
        XCTAssertTrue(told[1].hasPrefix("iPhoneSe-x-double list.title: "), told[1])
        XCTAssertEqual(DocumentStrings.languages, [])
    }

    func testLanguagesTurnTheScreen() async throws {
        let cells = SnapshotMatrix(devices: [.iPhoneSe], languages: ["de", "ar", "he", "x-rtl", "x-double"]).cells
        XCTAssertEqual(
            cells.map(\.name), ["iPhoneSe-de", "iPhoneSe-ar", "iPhoneSe-he", "iPhoneSe-x-rtl", "iPhoneSe-x-double"])
        XCTAssertEqual(
            cells.map { $0.traits.layoutDirection == .rightToLeft }, [false, true, true, true, false])
    }
}
