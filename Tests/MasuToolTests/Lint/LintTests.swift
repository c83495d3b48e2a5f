import DocumentRules
import Foundation
import InterfaceBuilder
import UIKit
import XCTest

@testable import MasuTool

/// Kind: documented — Documentation/lint.md, on documents with a planted fault each, and their sound twins.
@MainActor final class LintTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    @discardableResult private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// A storyboard whose one view holds these.
    private static func storyboard(_ subviews: String, _ constraints: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        <viewController id="con" sceneMemberID="viewController"><view key="view" id="roo">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
        """
    }

    private static func label(_ id: String, _ text: String, lines: Int = 1) -> String {
        """
        <label text="\(text)" numberOfLines="\(lines)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="10" height="10"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private static func button(_ id: String) -> String {
        """
        <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <state key="normal" title="Send"/></button>
        """
    }

    private static func place(_ id: String, x: Int, y: Int, _ more: String = "") -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="roo" secondAttribute="top" constant="\(y)" id="\(id)1"/>
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="\(x)" id="\(id)2"/>\(more)
        """
    }

    private static func size(_ id: String, _ attribute: String, _ constant: Int, _ priority: Int = 1000) -> String {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" priority=\"\(priority)\" id=\"\(id)\(attribute)\(constant)\"/>"
    }

    private func found(_ subviews: String, _ constraints: String, _ words: [String] = []) throws -> [String] {
        let path = try write(Self.storyboard(subviews, constraints), "Main.storyboard")
        let options = try LintOptions([path] + words)
        let document = DocumentTrees.Document(name: "Main.storyboard", path: path, trees: nil)
        let lint = try DocumentLint(document, in: ProjectFolder(folder.path), options)
        return lint.findings.map { "\($0.rule.name) \($0.object)" }
    }

    func testCutTexts() async throws {
        let label = Self.label("lab", "A long text that needs more")
        let at = Self.place("lab", x: 10, y: 10)
        XCTAssertEqual(try found(label, at + Self.size("lab", "width", 60)), ["truncated-text lab"])
        XCTAssertEqual(try found(label, at), [])
        let wrapped = Self.label("lab", "A long text that needs more", lines: 0)
        XCTAssertEqual(try found(wrapped, at + Self.size("lab", "width", 60)), [])
    }

    func testViewsBeyondTheirSuperviews() async throws {
        XCTAssertEqual(
            try found(Self.label("lab", "Text"), Self.place("lab", x: 360, y: 10)), ["outside-superview lab"])
    }

    func testOverlaps() async throws {
        let labels = Self.label("one", "Some text") + Self.label("two", "Other text")
        XCTAssertEqual(
            try found(labels, Self.place("one", x: 10, y: 10) + Self.place("two", x: 40, y: 14)),
            ["overlapping-views one"])
        XCTAssertEqual(
            try found(labels, Self.place("one", x: 10, y: 10) + Self.place("two", x: 40, y: 31)), [])
        XCTAssertEqual(
            try found(
                Self.label("one", "Some text") + Self.label("two", "Some text"),
                Self.place("one", x: 10, y: 10) + Self.place("two", x: 10, y: 10)), [], "alternatives at one place")
    }

    /// A view with an outlet was seen on the canvas, and the program sets, hides and shows it: it is judged elsewhere only.
    func testWhatTheProgramSetsIsntJudgedAsDrawn() async throws {
        let outlets = ["one", "two"].map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"\($0)o\"/>" }.joined()
        func found(_ subviews: String, _ constraints: String, _ words: [String] = []) throws -> [String] {
            let text = Self.storyboard(subviews, constraints).replacing(
                "</view></viewController>", with: "</view><connections>\(outlets)</connections></viewController>")
            let path = try write(text, "Main.storyboard")
            let document = DocumentTrees.Document(name: "Main.storyboard", path: path, trees: nil)
            let lint = try DocumentLint(document, in: ProjectFolder(folder.path), try LintOptions([path] + words))
            return lint.findings.map { "\($0.rule.name) \($0.object)" }
        }
        let labels = Self.label("one", "Some text") + Self.label("two", "Other text")
        let places = Self.place("one", x: 10, y: 10) + Self.place("two", x: 40, y: 14)
        XCTAssertEqual(try found(labels, places), [])
        XCTAssertEqual(try found(labels, places, ["--devices", "iphone-8"]), ["overlapping-views one"])
        let narrow = Self.place("one", x: 10, y: 10) + Self.size("one", "width", 20)
        XCTAssertEqual(try found(Self.label("one", "Some text"), narrow), [])
        XCTAssertEqual(
            try found(Self.label("one", "Some text"), narrow, ["--devices", "iphone-8"]), ["truncated-text one"])
    }

    func testALineThatIsALittleLowerThanItsFontIsWhole() async throws {
        let at = Self.place("lab", x: 10, y: 10)
        XCTAssertEqual(try found(Self.label("lab", "Text"), at + Self.size("lab", "height", 17)), [])
        XCTAssertEqual(
            try found(Self.label("lab", "Text"), at + Self.size("lab", "height", 12)), ["truncated-text lab"])
    }

    /// The program's class may give the view its height, and so the stack its place.
    func testViewsOfTheProgramsClassesAreNotAmbiguous() async throws {
        let box = { (words: String) in
            "<view \(words)translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"
        }
        let at = Self.place("box", x: 10, y: 10) + Self.size("box", "width", 40)
        XCTAssertEqual(try found(box("customClass=\"Meter\" "), at), [])
        XCTAssertEqual(try found(box(""), at), ["ambiguous-layout box"])
    }

    /// UIKit gives such a row 44 points, which is what was drawn.
    func testACellWithoutHeightIsToldWhereItNeedsOne() async throws {
        func found(height: Int) throws -> [String] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
                <device id="retina4_7" orientation="portrait"/><objects>
                <tableViewCell rowHeight="-1" id="cell"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
                <tableViewCellContentView key="contentView" id="roo"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
                <subviews>\(Self.label("lab", "Text"))</subviews><constraints>
                <constraint firstItem="lab" firstAttribute="centerY" secondItem="roo" secondAttribute="centerY" id="c1"/>
                <constraint firstItem="lab" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="16" id="c2"/>
                </constraints></tableViewCellContentView></tableViewCell></objects></document>
                """
            let path = try write(text, "Cell.xib")
            let document = DocumentTrees.Document(name: "Cell.xib", path: path, trees: nil)
            let lint = try DocumentLint(document, in: ProjectFolder(folder.path), try LintOptions([path]))
            return lint.findings.map { "\($0.rule.name) \($0.object)" }
        }
        XCTAssertEqual(try found(height: 44), [])
        XCTAssertEqual(try found(height: 90), ["cell-without-height roo"])
    }

    func testAmbiguityAndContradictions() async throws {
        let box =
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"
        let at = Self.place("box", x: 10, y: 10) + Self.size("box", "width", 40)
        XCTAssertEqual(try found(box, at), ["ambiguous-layout box"])
        let whole = at + Self.size("box", "height", 40)
        XCTAssertEqual(try found(box, whole), [])
        XCTAssertEqual(try found(box, whole + Self.size("box", "height", 50)), ["conflicting-constraints roo"])
    }

    /// Interface Builder's "scrollable content size is ambiguous": a chain from edge to edge and a length close an axis.
    func testAContentThatConstraintsLeaveOpen() async throws {
        func scroll(_ inner: String) -> String {
            """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <subviews>\(Self.label("lab", "Text"))</subviews><constraints>
            <constraint firstItem="lab" firstAttribute="top" secondItem="scr" secondAttribute="top" id="a1"/>
            <constraint firstItem="lab" firstAttribute="leading" secondItem="scr" secondAttribute="leading" id="a2"/>
            \(inner)</constraints></scrollView>
            """
        }
        let around =
            Self.place("scr", x: 10, y: 10) + Self.size("scr", "width", 200) + Self.size("scr", "height", 100)
        func end(_ attribute: String) -> String {
            """
            <constraint firstItem="lab" firstAttribute="\(attribute)" secondItem="scr" secondAttribute="\(attribute)" id="e\(attribute)"/>
            """
        }
        XCTAssertEqual(try found(scroll(""), around), ["ambiguous-content-size scr"])
        XCTAssertEqual(try found(scroll(end("trailing")), around), ["ambiguous-content-size scr"])
        XCTAssertEqual(try found(scroll(end("trailing") + end("bottom")), around), [])
    }

    func testTouchTargets() async throws {
        let at = Self.place("but", x: 10, y: 10)
        XCTAssertEqual(try found(Self.button("but"), at), ["small-touch-target but"])
        XCTAssertEqual(
            try found(Self.button("but"), at + Self.size("but", "width", 44) + Self.size("but", "height", 44)), [])
    }

    /// A text that fits at the ordinary size doesn't at a large one; both are one finding under its settings.
    func testSettings() async throws {
        let label = Self.label("lab", "Something").replacing(
            "numberOfLines", with: "adjustsFontForContentSizeCategory=\"YES\" numberOfLines"
        ).replacing("type=\"system\" pointSize=\"17\"", with: "style=\"UICTFontTextStyleBody\"")
        let constraints = Self.place("lab", x: 10, y: 10) + Self.size("lab", "width", 100)
        XCTAssertEqual(try found(label, constraints), [])
        XCTAssertEqual(
            try found(label, constraints, ["--content-sizes", "L,AX1,AX3", "--devices", "iphone-se1,iphone-se2"]),
            ["truncated-text lab"])
    }

    /// A language's text that is longer than its room, and one that is missing.
    func testLanguages() async throws {
        let label = Self.label("lab", "Send") + Self.label("sec", "Back")
        let constraints =
            Self.place("lab", x: 10, y: 10) + Self.size("lab", "width", 60) + Self.place("sec", x: 10, y: 80)
        try write("\"lab.text\" = \"Nachricht absenden\";", "de.lproj/Main.strings")
        XCTAssertEqual(try found(label, constraints), ["translation-too-long lab", "untranslated-text sec"])
        XCTAssertEqual(try found(label, constraints, ["--languages", "none"]), [])
    }

    func testTheProjectAround() async throws {
        try write("class Known: UIView { @IBOutlet var title: UILabel! }", "Known.swift")
        try write("{}", "Assets.xcassets/photo.imageset/Contents.json")
        try write("x", "Pictures/flag@2x.png")
        let project = ProjectFolder(folder.path)
        XCTAssertEqual(project.facts.classes?["Known"]?.properties, ["title"])
        XCTAssertEqual(project.facts.images?.isSuperset(of: ["photo", "flag"]), true)
        XCTAssertEqual(project.facts.colors, [])
    }

    func testStatusesAndBaseline() async throws {
        let path = try write(
            Self.storyboard(Self.button("but"), Self.place("but", x: 10, y: 10)), "Main.storyboard")
        let baseline = folder.appendingPathComponent("baseline.json").path
        XCTAssertEqual(MasuTool.run(["lint", path]), 1)
        XCTAssertEqual(MasuTool.run(["lint", path, "--write-baseline", baseline]), 0)
        XCTAssertEqual(MasuTool.run(["lint", path, "--baseline", baseline]), 0)
        XCTAssertEqual(MasuTool.run(["lint", path, "--disable", "small-touch-target"]), 0)
        XCTAssertEqual(MasuTool.run(["lint", path, "--rules", "nothing"]), 2)
        XCTAssertEqual(MasuTool.run(["lint", path, "--baseline", path]), 2)
        XCTAssertEqual(MasuTool.run(["lint", "/nowhere"]), 2)
        let line = "{\"document\":\"A.swift\",\"id\":\"A\",\"line\":1,\"message\":\"m\",\"rule\":\"screen-bounds\"}\n"
        let lines = try write(line, "lines.json")
        XCTAssertEqual(MasuTool.run(["lint", path, "--baseline", baseline, "--findings", lines]), 1)
        XCTAssertEqual(MasuTool.run(["lint", "--findings", lines, "--disable", "screen-bounds"]), 0)
        XCTAssertEqual(MasuTool.run(["lint", "--findings", path]), 2)
        XCTAssertEqual(MasuTool.run(["lint", path, "--sources"]), 2, "the program masu starts masu-adapt")
        let output = folder.appendingPathComponent("lint.sarif").path
        XCTAssertEqual(MasuTool.run(["lint", path, "--format", "sarif", "-o", output]), 1)
        XCTAssertTrue(
            try String(contentsOfFile: output, encoding: .utf8).contains("\"ruleId\" : \"small-touch-target\""))
    }

    /// Swift files, whose findings come from the lint of sources, aren't counted as documents.
    func testSourcesAreCountedApart() async {
        XCTAssertEqual(LintCommand.extent(of: []), "0 documents")
        XCTAssertEqual(LintCommand.extent(of: ["Main.storyboard"]), "1 document")
        XCTAssertEqual(LintCommand.extent(of: ["Feed.swift", "Cell.swift"]), "2 Swift files")
        XCTAssertEqual(
            LintCommand.extent(of: ["Main.storyboard", "Feed.swift", "Cell.xib"]), "2 documents and 1 Swift file")
    }
}
