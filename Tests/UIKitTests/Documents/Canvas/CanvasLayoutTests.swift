import InterfaceBuilder
import XCTest

@testable import UIKit

/// Kind: documented — our documentation of the canvas, Documentation/interface-builder.md.
///
/// Rules of the canvas, on small documents.
@MainActor final class CanvasLayoutTests: XCTestCase {
    private func frames(_ objects: String, root: String, version: Int = 17_701) throws -> [String: CGRect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)">
            <device id="retina4_7" orientation="portrait"/><objects>\(objects)</objects></document>
            """
        let document = try InterfaceDocument(parsing: Array(text.utf8))
        let layout = try XCTUnwrap(CanvasLayout(document, graph: SceneGraph(document), root: root))
        return Dictionary(uniqueKeysWithValues: layout.frames.map { ($0.id, $0.computed) })
    }

    /// A constraint between a cell and what is in it, which the cell holds, places that in the cell's coordinates.
    func testConstraintsOfACellReachItsContent() async throws {
        let cell = """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="320" height="59.5"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0" y="0" width="0" height="0"/>
                <constraints><constraint firstAttribute="width" constant="24" id="k1"/>
                <constraint firstAttribute="height" constant="20" id="k2"/></constraints></view></subviews>
            </tableViewCellContentView>
            <constraints><constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="k3"/>
            <constraint firstItem="box" firstAttribute="centerY" secondItem="cell" secondAttribute="centerY" id="k4"/></constraints>
            </tableViewCell>
            """
        XCTAssertEqual(try frames(cell, root: "content")["box"], CGRect(x: 276, y: 20, width: 24, height: 20))
    }

    /// A view that nothing gives a size has that of a fresh view across a stack view's axis, as far as the stack has
    /// room.
    func testViewsWithoutASizeInStacks() async throws {
        func stack(_ width: Int, _ alignment: String) -> String {
            """
            <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="100"/><subviews>
            <stackView axis="vertical" alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="0" y="0" width="0" height="0"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="line"><rect key="frame" x="0" y="0" width="0" height="0"/>
                    <constraints><constraint firstAttribute="height" constant="10" id="k0"/></constraints></view>
                </subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="k3"/>
            </constraints></view>
            """
        }
        let centred = try frames(stack(320, "center"), root: "root")["line"]
        XCTAssertEqual(centred, CGRect(x: 40, y: 0, width: 240, height: 10))
        XCTAssertEqual(try frames(stack(220, "center"), root: "root")["line"]?.width, 220)
        XCTAssertEqual(try frames(stack(320, "leading"), root: "root")["line"]?.width, 240)
        XCTAssertEqual(try frames(stack(320, "fill"), root: "root")["line"]?.width, 320)
    }

    /// A stack view has no margins of its own.
    func testMarginsOfStackViews() async throws {
        let view = """
            <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                <rect key="frame" x="0" y="0" width="0" height="0"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="line"><rect key="frame" x="0" y="0" width="0" height="0"/>
                    <constraints><constraint firstAttribute="height" constant="10" id="k0"/></constraints></view>
                </subviews>
                <constraints><constraint firstItem="line" firstAttribute="width" secondItem="stack" secondAttribute="width" id="k4"/>
                <constraint firstAttribute="leadingMargin" secondItem="line" secondAttribute="leading" id="k5"/></constraints>
            </stackView></subviews>
            <constraints>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            <constraint firstItem="stack" firstAttribute="width" constant="100" id="k3"/>
            </constraints></view>
            """
        XCTAssertEqual(try frames(view, root: "root")["line"], CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    /// Text styles are drawn at the smallest text size by Xcode 12.5 and 13 alone (specification K3.1).
    func testTextStylesOfXcode13() async throws {
        let view = """
            <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="text"><rect key="frame" x="0" y="0" width="0" height="0"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <searchBar translatesAutoresizingMaskIntoConstraints="NO" id="search"><rect key="frame" x="0" y="0" width="0" height="0"/></searchBar>
            </subviews><constraints>
            <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            <constraint firstItem="search" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="k3"/>
            <constraint firstItem="search" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k4"/>
            <constraint firstItem="search" firstAttribute="width" constant="200" id="k5"/></constraints></view>
            """
        for (version, text, search) in [(17_701, 20.5, 56.0), (18_122, 17, 51), (20_037, 17, 51), (21_507, 20.5, 56)] {
            let frames = try frames(view, root: "root", version: version)
            XCTAssertEqual(frames["text"]?.height, CGFloat(text), "\(version)")
            XCTAssertEqual(frames["search"]?.height, CGFloat(search), "\(version)")
        }
    }

    /// The font of a configured button's title is the description's: its line and 14 (specification K3.3).
    func testTitlesOfConfiguredButtons() async throws {
        func view(_ font: String) -> String {
            """
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="0" y="0" width="0" height="0"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Go">\(font)</buttonConfiguration></button>
            </subviews><constraints>
            <constraint firstItem="button" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="button" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            </constraints></view>
            """
        }
        let font = "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"24\"/>"
        XCTAssertEqual(try frames(view(""), root: "root", version: 22_505)["button"]?.height, 34.5)
        XCTAssertEqual(try frames(view(font), root: "root", version: 22_505)["button"]?.height, 43)
    }

    /// A view with these in its upper left corner.
    private static func view(_ content: String, _ id: String, _ constraints: String = "", resources: String = "")
        -> String
    {
        """
        <view id="root"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>\(content)</subviews><constraints>
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>\(constraints)
        </constraints></view></objects><resources>\(resources)</resources><objects>
        """
    }

    /// A custom button shows symbols in the medium scale and is as high as a line (specification K3.2 and K3.4).
    func testPicturesOfCustomButtons() async throws {
        func frame(_ state: String, type: String = "", more: String = "") throws -> CGRect? {
            let button = """
                <button \(type)translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="0" y="0" width="0" height="0"/>
                <state key="normal" \(state)/>\(more)</button>
                """
            let resources = """
                <image name="info.circle" catalog="system" width="128" height="121"/><image name="small" width="12" height="12"/>
                <image name="large" width="30" height="40"/>
                """
            return try frames(Self.view(button, "button", resources: resources), root: "root")["button"]
        }
        let symbol = "image=\"info.circle\" catalog=\"system\""
        XCTAssertEqual(try frame(symbol)?.size, CGSize(width: 20, height: 22), "recorded")
        XCTAssertEqual(try frame(symbol, type: "buttonType=\"system\" ")?.width, 25.5, "1.29 times the medium scale")
        XCTAssertEqual(try frame("image=\"small\"")?.size, CGSize(width: 12, height: 22), "recorded")
        XCTAssertEqual(try frame("image=\"large\"")?.size, CGSize(width: 30, height: 40))
        let insets = "<inset key=\"contentEdgeInsets\" minX=\"0\" minY=\"0\" maxX=\"0\" maxY=\"21\"/>"
        XCTAssertEqual(try frame("image=\"small\"", more: insets)?.height, 43, "recorded")
    }

    /// Symbols of mini buttons stand beside subheadlines: such a star's button is recorded 42.5 wide in a public document.
    func testSymbolsOfMiniButtons() async throws {
        func width(_ size: String) throws -> CGFloat? {
            let button = """
                <button translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="0" y="0" width="0" height="0"/>
                <buttonConfiguration key="configuration" style="plain" image="star.fill" catalog="system"\(size)/></button>
                """
            let star = "<image name=\"star.fill\" catalog=\"system\" width=\"128\" height=\"116\"/>"
            return try frames(Self.view(button, "button", resources: star), root: "root", version: 22_505)["button"]?
                .width
        }
        XCTAssertEqual(try width(" buttonSize=\"mini\""), 42.5)
        XCTAssertEqual(try width(""), 49.5, "the body style's 17 points")
    }

    /// Configured buttons whose hugging ties share a stack's width (specification K3.5).
    func testConfiguredButtonsInStacks() async throws {
        func widths(hugging: Int) throws -> [CGFloat] {
            func button(_ id: String, _ title: String, _ hugging: Int) -> String {
                """
                <button horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0" y="0" width="0" height="0"/><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" title="\(title)"/></button>
                """
            }
            let stack = """
                <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><rect key="frame" x="0" y="0" width="0" height="0"/>
                <subviews>\(button("go", "Go", 250))\(button("reset", "Reset all", hugging))</subviews></stackView>
                """
            let width = "<constraint firstItem=\"stack\" firstAttribute=\"width\" constant=\"258\" id=\"k3\"/>"
            let frames = try frames(Self.view(stack, "stack", width), root: "root", version: 19_150)
            return ["go", "reset"].compactMap { frames[$0]?.width }
        }
        XCTAssertEqual(try widths(hugging: 250), [125, 125], "recorded 183 and 183 in 374")
        XCTAssertGreaterThan(try widths(hugging: 251)[0], 150)
    }

    /// An explicit size holds against a picture that may not be scaled (specification K3.6): recorded 27 × 36.
    func testNaturalSizesYieldToConstraints() async throws {
        let picture = """
            <imageView horizontalHuggingPriority="1000" verticalHuggingPriority="1000" horizontalCompressionResistancePriority="1000" \
            verticalCompressionResistancePriority="1000" image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
            <rect key="frame" x="0" y="0" width="0" height="0"/></imageView>
            """
        let size = """
            <constraint firstItem="picture" firstAttribute="height" constant="36" id="k3"/>
            <constraint firstItem="picture" firstAttribute="width" constant="27" id="k4"/>
            """
        let resources = "<image name=\"photo\" width=\"78\" height=\"106\"/>"
        let view = Self.view(picture, "picture", size, resources: resources)
        XCTAssertEqual(try frames(view, root: "root")["picture"]?.size, CGSize(width: 27, height: 36))
    }

    func testProgressViewsGrewWithXcode12() async throws {
        let view = """
            <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <progressView translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="0" width="0" height="0"/></progressView>
            </subviews><constraints>
            <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            <constraint firstItem="bar" firstAttribute="width" constant="100" id="k3"/></constraints></view>
            """
        XCTAssertEqual(try frames(view, root: "root", version: 16_097)["bar"]?.height, 2)
        XCTAssertEqual(try frames(view, root: "root", version: 17_506)["bar"]?.height, 4)
    }

    /// A class of the program is made as by the app, and told at last that a tool shows it.
    func testAViewOfTheProgramIsPreparedForTheCanvas() async throws {
        InterfaceClasses.register(PreparedView.self)
        let view = """
            <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <view customClass="PreparedView" translatesAutoresizingMaskIntoConstraints="NO" id="own"><rect key="frame" x="0" y="0" width="0" height="0"/></view>
            </subviews><constraints>
            <constraint firstItem="own" firstAttribute="top" secondItem="root" secondAttribute="top" id="k1"/>
            <constraint firstItem="own" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k2"/>
            </constraints></view>
            """
        PreparedView.calls = []
        XCTAssertEqual(try frames(view, root: "root")["own"]?.size, CGSize(width: 30, height: 12))
        XCTAssertEqual(PreparedView.calls, ["awakeFromNib", "prepareForInterfaceBuilder"])
    }
}

private final class PreparedView: UIView {
    static var calls: [String] = []

    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
    override func awakeFromNib() { Self.calls.append("awakeFromNib") }
    override func prepareForInterfaceBuilder() { Self.calls.append("prepareForInterfaceBuilder") }
}
