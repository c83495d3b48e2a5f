import InterfaceBuilder
import XCTest

@testable import UIKit

/// Kind: documented — our documentation of the canvas, Documentation/interface-builder.md.
///
/// Rules of the canvas, on small documents.
@MainActor final class CanvasLayoutTests: XCTestCase {
    override func tearDown() async throws {
        UIScreen.main.device = .standard
        UIScreen.main.overridingTraits = UITraitCollection()
        BehaviourProfile.current = BehaviourProfile(release: .iOS13)
    }

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
}
