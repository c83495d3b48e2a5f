import Foundation
import Graphics
import ImageCoding
import InterfaceBuilder
import UIKit
import XCTest

@testable import MasuTool

/// Kind: documented — the command's own `--help`, on a small storyboard.
@MainActor final class RenderTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-render-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// A navigation controller, a table of a blue prototype with a red header above it, and a scene without a view.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
            initialViewController="nav"><device id="retina4_7" orientation="portrait"/><scenes>
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="g1"/></connections>
        </navigationController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        <scene sceneID="s2"><objects><tableViewController title="Rivers" id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="50"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        <prototypes><tableViewCell reuseIdentifier="Row" rowHeight="100" id="cell">
        <rect key="frame" x="0" y="78" width="375" height="100"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="100"/>
        <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </tableViewCellContentView>
        <connections><segue destination="code" kind="show" identifier="open" id="g2"/></connections></tableViewCell></prototypes>
        </tableView><navigationItem key="navigationItem" title="Rivers" id="item"/></tableViewController></objects>
        <point key="canvasLocation" x="750" y="0"/></scene>
        <scene sceneID="s3"><objects><viewController customClass="CodeController" id="code" sceneMemberID="viewController"/>
        </objects><point key="canvasLocation" x="1500" y="0"/></scene></scenes></document>
        """

    private func write(_ text: String = storyboard, name: String = "Main.storyboard") throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func drawing(_ text: String = storyboard, _ settings: CanvasSettings = CanvasSettings()) throws
        -> DocumentDrawing
    {
        DocumentDrawing(try InterfaceDocument(parsing: Array(text.utf8)), settings)
    }

    private func bitmap(_ words: [String]) throws -> Bitmap {
        let output = folder.appendingPathComponent("out.png").path
        XCTAssertEqual(RenderCommand.run(words + ["-o", output]), 0)
        return try ImageDecoder().decode(try Data(contentsOf: URL(fileURLWithPath: output))).bitmap
    }

    private func pixel(_ image: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = image.pixel(x: x, y: y)
        return [pixel.red, pixel.green, pixel.blue]
    }

    func testAWholeStoryboard() throws {
        let drawing = try drawing()
        let picture = try drawing.whole()
        XCTAssertEqual(picture.size.width, 1500 + 375 + 2 * CanvasMap.margin)
        XCTAssertEqual(picture.emptiness.map(\.name), ["Code Controller"])
        XCTAssertEqual(
            picture.emptiness.first?.reason, "its controller, CodeController, has no view in the document")
        let outline = StoryboardOutline(drawing.document)
        XCTAssertEqual(outline.segues.map(\.kind.words), ["root view controller", "show"])
        XCTAssertEqual(outline.segues.map(\.identifier), [nil, "open"])
        XCTAssertEqual(outline.segues.map(\.kind.isRelationship), [true, false])
        XCTAssertEqual(outline.initial, "nav")
    }

    /// The grey of a grouped table without prototypes is no content, though the view around it is white.
    func testAListWithoutPrototypesIsNamed() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <viewController title="Rooms" id="con"><view key="view" id="roo"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><tableView style="grouped" id="tab"><rect key="frame" x="0" y="20" width="375" height="647"/>
            <color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/></tableView></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/></view></viewController>
            </objects></scene></scenes></document>
            """
        XCTAssertEqual(
            try drawing(text).whole().emptiness.map(\.reason), ["none of its views has anything to draw: tableView"])
    }

    /// The table begins below its bar, with its header and its prototype at the recorded heights.
    func testPrototypesAndHeaders() async throws {
        let image = try bitmap([try write(), "--scene", "Rivers"])
        XCTAssertEqual(image.width, 750)
        XCTAssertEqual(image.height, 1334)
        let bar = 2 * 44
        XCTAssertEqual(pixel(image, 600, bar + 2 * 25), [255, 0, 0])
        XCTAssertEqual(pixel(image, 600, bar + 2 * (78 + 50)), [0, 0, 255])
        XCTAssertEqual(pixel(image, 600, bar + 2 * (78 + 150)), [255, 255, 255])
    }

    /// A device's rows are as wide as it is, with the text size's heights.
    func testOtherDevices() async throws {
        let image = try bitmap([try write(), "--scene", "s2", "--device", "iphone-12-pro-max"])
        XCTAssertEqual(image.width, 428 * 3)
        XCTAssertEqual(image.height, 926 * 3)
        let bar = 3 * (47 + 44)
        XCTAssertEqual(pixel(image, 3 * 420, bar + 3 * (78 + 50)), [0, 0, 255])
    }

    private static func color(_ red: Int, _ blue: Int) -> String {
        "<color key=\"backgroundColor\" red=\"\(red)\" green=\"0\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/>"
    }

    /// A view that ends so far above the screen's end as an opaque bar is high begins below the bar, whatever its
    /// recorded place; a container shows the scene that is embedded in it.
    func testOpaqueBarsAndEmbeddedScenes() async throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771">
            <device id="retina4_7" orientation="portrait"/><scenes>
            <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" translucent="NO" id="bar"/>
            <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="g1"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="one" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="603"/>
            <subviews><containerView id="box"><rect key="frame" x="100" y="100" width="100" height="80"/>
            <connections><segue destination="two" kind="embed" id="g2"/></connections></containerView></subviews>
            \(Self.color(1, 0))</view></viewController></objects></scene>
            <scene sceneID="s3"><objects><viewController id="two" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="100" height="80"/>\(Self.color(0, 1))</view>
            </viewController></objects></scene></scenes></document>
            """
        let image = try bitmap([try write(text), "--scene", "one"])
        XCTAssertEqual(image.height, 1334)
        XCTAssertNotEqual(pixel(image, 375, 2 * 60), [255, 0, 0])
        XCTAssertEqual(pixel(image, 375, 2 * 66), [255, 0, 0])
        XCTAssertEqual(pixel(image, 375, 2 * 665), [255, 0, 0])
        XCTAssertEqual(pixel(image, 2 * 150, 2 * (64 + 140)), [0, 0, 255])
        XCTAssertEqual(pixel(image, 2 * 210, 2 * (64 + 140)), [255, 0, 0])
    }

    func testASheetOfDevicesAndTextSizes() async throws {
        let image = try bitmap([
            try write(), "--root", "Row", "--device", "iphone-se2,iphone-15", "--content-size", "L,AX1",
        ])
        XCTAssertEqual(image.width, 24 + 2 * (393 + 24))
    }

    func testAFileForEachScene() async throws {
        let pictures = folder.appendingPathComponent("all")
        XCTAssertEqual(RenderCommand.run([try write(), "--all", pictures.path]), 0)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted(),
            ["1 Navigation Controller.png", "2 Rivers.png", "3 Code Controller.png"])
    }

    func testVectorFormats() async throws {
        for (ending, start) in [("svg", "<?xml"), ("pdf", "%PDF")] {
            let file = folder.appendingPathComponent("canvas.\(ending)")
            XCTAssertEqual(RenderCommand.run([try write(), "-o", file.path]), 0)
            XCTAssertTrue(try Data(contentsOf: file).starts(with: Data(start.utf8)), ending)
        }
    }

    /// The trees of a xib stand side by side; a single one has nothing around it.
    func testXibs() async throws {
        let view = "<view id=\"NAME\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/></view>"
        func xib(_ names: [String]) -> String {
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"17701\"><objects>"
                + names.map { view.replacingOccurrences(of: "NAME", with: $0) }.joined() + "</objects></document>"
        }
        XCTAssertEqual(try drawing(xib(["a"])).whole().size, CGSize(width: 100, height: 40))
        XCTAssertEqual(
            try drawing(xib(["a", "b"])).whole().size.width, 200 + CanvasMap.gap + 2 * CanvasMap.margin)
        XCTAssertThrowsError(try drawing(xib([])).whole()) { error in
            XCTAssertEqual("\(error)", "there is no view in it: it has no objects but its placeholders")
        }
    }

    func testWhatIsRefused() async throws {
        let file = try write()
        XCTAssertEqual(RenderCommand.run([file]), 2, "no output")
        XCTAssertEqual(RenderCommand.run([file, "--scene", "Lakes", "-o", "a.png"]), 2)
        XCTAssertEqual(RenderCommand.run([file, "-o", folder.appendingPathComponent("a.gif").path]), 2)
        XCTAssertEqual(RenderCommand.run([file, "--device", "iphone-0", "-o", "a.png"]), 2)
        XCTAssertEqual(FramesCommand.run([file, "--device", "all"]), 2)
        XCTAssertEqual(FramesCommand.run([file, "--roots"]), 0)
        XCTAssertEqual(FramesCommand.run([file, "--root", "Row"]), 0)
    }

    /// A part without a size is told and left out; where no part has one, that is an error.
    func testPartsWithoutASizeAreLeftOut() async throws {
        func view(_ id: String, _ width: Int) -> String {
            """
            <view userLabel="\(id)" id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="\(width)"/><subviews>
            <label text="Hi" id="\(id)l"><rect key="frame" x="0" y="0" width="20" height="20"/></label></subviews></view>
            """
        }
        func xib(_ views: String) -> String {
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"17701\"><objects>\(views)</objects></document>"
        }
        let path = try write(xib(view("none", 0) + view("some", 50)), name: "Two.xib")
        let parts = folder.appendingPathComponent("parts").path
        XCTAssertEqual(RenderCommand.run([path, "--all", parts]), 0)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: parts), ["2 some.png"])
        XCTAssertEqual(try drawing(xib(view("none", 0) + view("some", 50))).whole().size, CGSize(width: 50, height: 50))
        let alone = try write(xib(view("none", 0)), name: "One.xib")
        XCTAssertEqual(RenderCommand.run([alone, "-o", folder.appendingPathComponent("a.png").path]), 2)
    }
}
