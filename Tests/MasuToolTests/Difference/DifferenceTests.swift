import Foundation
import UIKit
import XCTest

@testable import MasuTool

/// Kind: documented — the command's own `--help`, on documents of the test's own and a repository made of them.
@MainActor final class DifferenceTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-diff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    private static func document(top: Int = 10, text: String = "Hi", toolsVersion: Int = 17701) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)">
        <device id="retina4_7" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <label userLabel="Title" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="tit">
        <rect key="frame" x="8" y="10" width="60" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <view userLabel="Line" translatesAutoresizingMaskIntoConstraints="NO" id="lin"><rect key="frame" x="0" y="30" width="100" height="2"/></view>
        </subviews><constraints>
        <constraint firstItem="tit" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(top)" id="c1"/>
        <constraint firstItem="tit" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c2"/>
        <constraint firstItem="lin" firstAttribute="top" secondItem="tit" secondAttribute="bottom" id="c3"/>
        <constraint firstItem="lin" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
        <constraint firstItem="lin" firstAttribute="width" constant="100" id="c5"/>
        <constraint firstItem="lin" firstAttribute="height" constant="2" id="c6"/>
        </constraints></view></objects></document>
        """
    }

    @discardableResult private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func difference(_ old: String?, _ new: String?, _ words: [String] = []) throws -> DocumentDifference {
        let pair = GitCommits.Pair(name: "a.xib", old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
        return try DocumentDifference(
            pair, oldName: "old", newName: "new", try DifferenceOptions(["a.xib", "b.xib"] + words))
    }

    func testWordsAndWhatLayoutMoved() async throws {
        let told = try difference(Self.document(), Self.document(top: 14))
        XCTAssertEqual(
            told.text,
            """
            a.xib
                Title in view root: top 10 → 14
              layout: 2 views move: Title (8, 10, 16 × 20.5) → (8, 14, 16 × 20.5), Line (0, 30.5, 100 × 2) → (0, 34.5, 100 × 2)
            """.replacing(" in view root", with: ""))
        XCTAssertTrue(told.json.text.contains("\"kind\":\"constraint\",\"before\":\"c1\",\"after\":\"c1\""))
        XCTAssertTrue(told.json.text.contains("\"before\":{\"x\":8.0,\"y\":10.0,"))
    }

    func testAnotherDeviceAndTextSize() async throws {
        let told = try difference(Self.document(), Self.document(top: 14), ["--device", "iphone-se1"])
        XCTAssertTrue(told.text.contains("layout on iphone-se1: 2 views move"), told.text)
    }

    func testNoiseSaysThatNothingShows() async throws {
        let told = try difference(Self.document(), Self.document(toolsVersion: 23504))
        XCTAssertEqual(told.text, "a.xib: No visible changes.")
        let old = try write(Self.document(), "old.xib")
        XCTAssertEqual(MasuTool.run(["diff", old, try write(Self.document(toolsVersion: 23504), "new.xib")]), 0)
        XCTAssertEqual(MasuTool.run(["diff", old, try write(Self.document(text: "Ho"), "other.xib")]), 1)
    }

    func testADocumentThatIsNewOrGone() async throws {
        XCTAssertTrue(try difference(nil, Self.document()).text.contains("added view"))
        XCTAssertTrue(try difference(Self.document(), nil).text.contains("removed view"))
    }

    func testThePageHoldsItsPictures() async throws {
        let page = folder.appendingPathComponent("page.html")
        let old = try write(Self.document(), "old.xib")
        let new = try write(Self.document(top: 20, text: "&lt;b&gt;"), "new.xib")
        XCTAssertEqual(MasuTool.run(["diff", old, new, "--html", page.path]), 1)
        let html = try String(contentsOf: page, encoding: .utf8)
        XCTAssertEqual(
            html.components(separatedBy: "href=\"data:image/png;base64,").count, 4, "before, after, difference")
        XCTAssertTrue(html.contains("text “Hi” → “&lt;b&gt;”"), "texts are escaped")
        XCTAssertFalse(html.contains("src=") || html.contains("http:") || html.contains("<script"))
        XCTAssertTrue(html.contains("<rect class=\"changed\" x=\"8.0\" y=\"20.0\""))
    }

    func testTroubleIsNamed() async throws {
        let document = try write(Self.document(), "a.xib")
        let other = try write("<plist/>", "b.xib")
        for words in [[], [document, "/nowhere.xib"], [document, other], [document, document, "--device", "none"]] {
            XCTAssertEqual(MasuTool.run(["diff"] + words), 2, "\(words)")
        }
        XCTAssertThrowsError(try difference(Self.document(), "<plist/>")) {
            XCTAssertTrue("\($0)".hasPrefix("new isn't a document that can be read: "), "\($0)")
        }
        XCTAssertThrowsError(try GitCommits(folder: folder.path)) {
            XCTAssertTrue("\($0)".contains("isn't in a git repository"), "\($0)")
        }
    }

    // MARK: Commits

    private func git(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", folder.path, "-c", "user.name=Test", "-c", "user.email=test@example.com"] + words
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "git \(words)")
    }

    func testCommits() async throws {
        try git("init", "-q")
        try write(Self.document(), "a.xib")
        try write("text", "other.txt")
        try git("add", "-A")
        try git("commit", "-q", "-m", "first")
        try write(Self.document(text: "Ho"), "a.xib")
        try write("more", "other.txt")
        try git("commit", "-q", "-a", "-m", "second")
        let commits = try GitCommits(folder: folder.path)
        let pairs = try commits.pairs(old: "HEAD~1", new: "HEAD", paths: [])
        XCTAssertEqual(pairs.map(\.name), ["a.xib"])
        XCTAssertEqual(pairs.first?.new, Array(Self.document(text: "Ho").utf8))
        let document = folder.appendingPathComponent("a.xib").path
        XCTAssertEqual(MasuTool.run(["diff", document]), 0, "as committed")
        try write(Self.document(text: "Hey"), "a.xib")
        XCTAssertEqual(MasuTool.run(["diff", document]), 1, "against HEAD")
        XCTAssertThrowsError(try commits.pairs(old: "nowhere", new: nil, paths: [])) {
            XCTAssertTrue("\($0)".hasPrefix("there is no commit nowhere in "), "\($0)")
        }
        let absent = folder.appendingPathComponent("absent.xib").path
        XCTAssertThrowsError(try commits.pairs(old: "HEAD", new: nil, paths: [absent])) {
            XCTAssertTrue("\($0)".contains("neither here nor in these commits"), "\($0)")
        }
        try FileManager.default.removeItem(atPath: document)
        XCTAssertNil(try commits.pairs(old: "HEAD", new: nil, paths: []).first?.new)
    }
}
