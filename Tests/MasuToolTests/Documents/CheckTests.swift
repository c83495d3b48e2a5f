import Foundation
import InterfaceBuilder
import UIKit
import XCTest

@testable import MasuTool

/// Kind: documented — the command's own `--help`, on documents with planted faults.
///
/// The commands on small documents of the test's own.
@MainActor final class CheckTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ view: String, name: String = "a.xib") throws -> String {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
            <device id="retina4_7" orientation="portrait"/><objects>\(view)</objects></document>
            """
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static func view(_ subviews: String, _ constraints: String) -> String {
        """
        <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></view>
        """
    }

    private static let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="10" y="10" width="20" height="30"/></view>
        """
    private static let place = """
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" constant="20" id="c3"/>
        """
    private static let height = "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"30\" id=\"c4\"/>"

    private func check(_ view: String) throws -> DocumentCheck {
        let path = try write(view)
        let options = try CheckOptions([path, "--format", "json"])
        return DocumentCheck(DocumentTrees.Document(name: "a.xib", path: path, trees: nil), options)
    }

    /// A label recorded wider than its text moves the view beside it; asked why, the report names the label.
    func testWhyViewsAreMisplaced() async throws {
        let label = """
            <label text="Hi" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
            <rect key="frame" x="0" y="0" width="40" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="next"><rect key="frame" x="40" y="0" width="60" height="10"/></view>
            """
        let constraints = """
            <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
            <constraint firstItem="next" firstAttribute="leading" secondItem="lab" secondAttribute="trailing" id="c3"/>
            <constraint firstAttribute="trailing" secondItem="next" secondAttribute="trailing" id="c4"/>
            <constraint firstItem="next" firstAttribute="top" secondItem="root" secondAttribute="top" id="c5"/>
            <constraint firstItem="next" firstAttribute="height" constant="10" id="c6"/>
            """
        let path = try write(Self.view(label, constraints))
        for (words, isNamed) in [([], false), (["--why"], true)] {
            let options = try CheckOptions([path] + words)
            let output = DocumentCheck(DocumentTrees.Document(name: "a.xib", path: path, trees: nil), options).output
            XCTAssertTrue(output.contains("misplaced: UIView (line 4, next)"), output)
            XCTAssertEqual(output.contains("because of lab label"), isNamed, output)
            XCTAssertEqual(output.contains("moves 2"), isNamed, output)
        }
    }

    func testADocumentInOrder() async throws {
        let check = try check(Self.view(Self.box, Self.place + Self.height))
        XCTAssertNil(check.failure)
        XCTAssertEqual(
            check.totals.json,
            "{\"trees\":1,\"views\":1,\"compared\":1,\"exact\":1,\"withinHalf\":1,\"withinOne\":1}")
        XCTAssertEqual(check.totals.unclean, 0)
        XCTAssertEqual(CheckCommand.run([try write(Self.view(Self.box, Self.place + Self.height)), "--jobs", "1"]), 0)
    }

    /// A cell of a collection view whose content has no id: the cell names the tree.
    func testCellsWithoutAnIdOfTheirContent() async throws {
        let cell = """
            <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="68" height="110"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="68" height="110"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="2" y="0" width="64" height="64"/></view>
            </subviews></view>
            <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="cell" secondAttribute="top" id="c1"/>
            <constraint firstItem="box" firstAttribute="centerX" secondItem="cell" secondAttribute="centerX" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" constant="64" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="64" id="c4"/></constraints></collectionViewCell>
            """
        let check = try check(cell)
        XCTAssertNil(check.failure)
        XCTAssertEqual(check.totals.trees, 1)
        XCTAssertEqual(check.totals.compared, 1)
        XCTAssertEqual(check.totals.withinOne, 1, check.output)
        XCTAssertEqual(FramesCommand.run([try write(cell), "--root", "cell"]), 0)
    }

    func testADocumentThatShowsNothingSaysWhy() async throws {
        let check = try check("<placeholder id=\"-1\"/><customObject id=\"one\"/><customObject id=\"two\"/>")
        XCTAssertNil(check.failure)
        XCTAssertTrue(
            check.output.contains("\"noView\":\"none of its objects is a view with a frame: customObject (2)\""),
            check.output)
    }

    /// A large folder counts as much as a small one in the mean; another process's lines lose nothing.
    func testSharesByGroup() async throws {
        var breakdown = CheckBreakdown()
        breakdown.count(.folder, "large", compared: 30, withinOne: 15)
        breakdown.count(.folder, "small", compared: 2, withinOne: 2)
        breakdown.count(.element, "label", compared: 32, withinOne: 17)
        breakdown.count(.xcode, CheckBreakdown.xcode(toolsVersion: 23_504), compared: 32, withinOne: 17)
        XCTAssertEqual(breakdown.meanOverFolders, 0.75)
        XCTAssertEqual(CheckBreakdown(lines: breakdown.lines).json, breakdown.json)
        XCTAssertTrue(breakdown.text.contains("    16  53.1 % of 32"), breakdown.text)
        XCTAssertTrue(breakdown.text.hasSuffix("mean over the folders: 75.0 %"), breakdown.text)
    }

    func testMisplacedAndOutside() async throws {
        let wrong = Self.height.replacing("30", with: "130")
        let check = try check(Self.view(Self.box, Self.place + wrong))
        XCTAssertTrue(
            check.output.contains("\"computed\":{\"x\":10.0,\"y\":10.0,\"width\":20.0,\"height\":130.0}"), check.output)
        XCTAssertTrue(check.output.contains("\"outside\":[\"box: its frame"), check.output)
        XCTAssertEqual(check.totals.withinOne, 0)
        XCTAssertEqual(CheckCommand.run([folder.path, "--jobs", "1"]), 1)
    }

    func testAmbiguity() async throws {
        let check = try check(Self.view(Self.box, Self.place))
        XCTAssertTrue(check.output.contains("\"ambiguous\":[\"box: "), check.output)
    }

    func testConflicts() async throws {
        let second = "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"31\" id=\"c5\"/>"
        let check = try check(Self.view(Self.box, Self.place + Self.height + second))
        XCTAssertTrue(
            check.output.contains("\"conflict\":[\"These can't hold together: box.height == 30"), check.output)
    }

    func testTruncation() async throws {
        let label = """
            <label text="A long text without room" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="10" y="10" width="20" height="30"/></label>
            """
        let check = try check(Self.view(label, Self.place + Self.height))
        XCTAssertTrue(check.output.contains("\"truncated\":[\"box: its text needs"), check.output)
    }

    func testACellOfNoHeight() async throws {
        let cell = """
            <tableViewCell rowHeight="-1" id="cell"><rect key="frame" x="0" y="0" width="100" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="root"><rect key="frame" x="0" y="0" width="100" height="44"/>
            <subviews>\(Self.box.replacing("30", with: "20"))</subviews><constraints>
            \(Self.place)<constraint firstItem="box" firstAttribute="height" constant="20" id="c4"/></constraints>
            </tableViewCellContentView></tableViewCell>
            """
        let check = try check(cell)
        XCTAssertTrue(check.output.contains("\"zeroHeight\":[\"root: "), check.output)
    }

    func testOtherDevicesAndTextSizes() async throws {
        let path = try write(Self.view(Self.box, Self.place + Self.height))
        let options = try CheckOptions([path, "--devices", "all", "--content-sizes", "all", "--rtl"])
        let sizes = Set(DeviceProfile.all.map(\.size)).count
        XCTAssertEqual(options.settings.count, sizes * 12 * 2)
        let check = DocumentCheck(DocumentTrees.Document(name: "a.xib", path: path, trees: nil), options)
        XCTAssertEqual(check.output, "")
        XCTAssertThrowsError(try CheckOptions([path, "--rtl", "--leaves", "recorded"]))
    }

    func testAListOfTrees() async throws {
        _ = try write(Self.view(Self.box, Self.place + Self.height), name: "one.xib")
        _ = try write(Self.view(Self.box, Self.place), name: "two.xib")
        let list = folder.appendingPathComponent("trees.jsonl")
        try Data(
            "{\"document\": \"one.xib\", \"root\": \"root\", \"verified\": true}\n{\"document\": \"two.xib\", \"root\": \"root\", \"verified\": false}\n"
                .utf8
        ).write(to: list)
        let arguments = [folder.path, "--trees", list.path, "--format", "json", "--jobs", "1"]
        XCTAssertEqual(CheckCommand.run(arguments), 0, "what a list doesn't vouch for is no failure")
        let trees = try DocumentTrees(CheckOptions(arguments))
        XCTAssertEqual(trees.documents.map(\.name), ["one.xib", "two.xib"])
        try Data("<document".utf8).write(to: folder.appendingPathComponent("three.xib"))
        XCTAssertEqual(CheckCommand.run(arguments), 1, "a document of the folder can't be loaded")
    }

    /// Text mode names views by class, text and line, contradictions by their constraints, and sums findings up by cause.
    func testTextNamesViewsAndConstraints() async throws {
        let label = """
            <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="sum"><rect key="frame" x="10" y="10" width="20" height="30"/></label>
            """
        let constraints = (Self.place + Self.height).replacing("\"box\"", with: "\"sum\"")
        let twice = constraints + "<constraint firstItem=\"sum\" firstAttribute=\"height\" constant=\"50\" id=\"c5\"/>"
        let path = try write(Self.view(label, twice))
        let check = DocumentCheck(
            DocumentTrees.Document(name: "a.xib", path: path, trees: nil), try CheckOptions([path]))
        XCTAssertTrue(check.output.contains("conflicting constraints: These can't hold together: "), check.output)
        XCTAssertTrue(check.output.contains("height == 50"), check.output)
        XCTAssertFalse(check.output.contains("{"), check.output)
        XCTAssertEqual(check.causes.sorted.first { $0.cause == "conflicting constraints" }?.number, 1)
        let off = try write(
            Self.view(label, constraints.replacing("constant=\"20\"", with: "constant=\"25\"")), name: "b.xib")
        let other = DocumentCheck(
            DocumentTrees.Document(name: "b.xib", path: off, trees: nil), try CheckOptions([off]))
        XCTAssertTrue(other.output.contains("misplaced: UILabel “Total” (line 2, sum) at "), other.output)
        XCTAssertEqual(other.causes.sorted.first { $0.cause == "misplaced UILabel" }?.number, 1)
        XCTAssertEqual(CheckCauses(lines: other.causes.lines).text, other.causes.text)
    }

    /// A cell of a built-in style has a height of its own.
    func testBuiltInStylesHaveHeights() async throws {
        let table = """
            <tableView rowHeight="-1" id="table"><rect key="frame" x="0" y="0" width="100" height="100"/><prototypes>
            <tableViewCell style="IBUITableViewCellStyleSubtitle" id="cell"><rect key="frame" x="0" y="0" width="100" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="100" height="44"/></tableViewCellContentView>
            </tableViewCell></prototypes></tableView>
            """
        let path = try write(table)
        let check = DocumentCheck(
            DocumentTrees.Document(name: "a.xib", path: path, trees: nil), try CheckOptions([path]))
        XCTAssertFalse(check.output.contains("without a height"), check.output)
    }

    /// The results that a process hands to the one that started it.
    func testResultsSurviveTheWayBetweenProcesses() async throws {
        let check = try check(Self.view(Self.box, Self.place))
        let line = check.line(number: 7)
        XCTAssertEqual(line.filter { $0 == "\n" }.count, 1)
        let parsed = try XCTUnwrap(DocumentCheck.parse(line.dropLast()))
        XCTAssertEqual(parsed.number, 7)
        XCTAssertEqual(parsed.output, check.output)
        XCTAssertEqual(parsed.totals.words, check.totals.words)
    }

    func testFramesAndRender() async throws {
        let path = try write(Self.view(Self.box, Self.place + Self.height))
        XCTAssertEqual(MasuTool.run(["frames", path, "--format", "json"]), 0)
        XCTAssertEqual(MasuTool.run(["frames", path, "--root", "none"]), 2)
        XCTAssertEqual(MasuTool.run(["frames", folder.appendingPathComponent("none.xib").path]), 2)
        let picture = folder.appendingPathComponent("a.png")
        let options = ["--device", "iphone-x", "--size", "50x40", "--content-size", "AX1", "--rtl", "--dark"]
        XCTAssertEqual(MasuTool.run(["render", path, "-o", picture.path] + options), 0)
        let bytes = [UInt8](try Data(contentsOf: picture))
        // Width and height of a PNG: 50 × 40 points at three pixels each.
        XCTAssertEqual(Array(bytes[16..<24]), [0, 0, 0, 150, 0, 0, 0, 120])
        XCTAssertEqual(MasuTool.run(["render", path]), 2)
        XCTAssertEqual(MasuTool.run(["render", path, "--device", "none", "-o", picture.path]), 2)
        XCTAssertEqual(MasuTool.run(["check"]), 2)
    }
}
