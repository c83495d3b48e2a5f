import Foundation
import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: regression — display lists that this library made, looked at as pictures before they were kept; they say that
/// nothing changed, not that UIKit draws so.
///
/// The drawing of labels, as text, against the files of `Tests/Fixtures/UIKit/text`, at @2x.
///
/// With `MASU_RECORD_TEXT` set to a folder the files are written anew, and pictures of them to that folder: look at the
/// pictures before the files are kept.
@MainActor final class TextPictureTests: XCTestCase {
    func testLabelsDrawWhatTheyDrew() async throws {
        let folder = RepositoryPaths.fixtures.appendingPathComponent("UIKit/text")
        let recording = ProcessInfo.processInfo.environment["MASU_RECORD_TEXT"].map { URL(fileURLWithPath: $0) }
        for (name, make) in TextPictures.names {
            let view = make()
            let found = displayList(of: view).description + "\n"
            let file = folder.appendingPathComponent(name + ".txt")
            if let recording {
                try found.write(to: file, atomically: true, encoding: .utf8)
                try renderPNG(of: view, scale: 2).write(to: recording.appendingPathComponent(name + ".png"))
            }
            let kept = try String(contentsOf: file, encoding: .utf8)
            let lines = found.split(separator: "\n", omittingEmptySubsequences: false)
            let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
            let first = zip(lines, keptLines).first { $0 != $1 }
            XCTAssertTrue(
                found == kept,
                "\(name): \(lines.count) lines instead of \(keptLines.count); "
                    + (first.map { "'\($0.0)' instead of '\($0.1)'" } ?? "the rest differs"))
        }
    }
}
