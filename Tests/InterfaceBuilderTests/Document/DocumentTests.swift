import InterfaceBuilder
import XCTest

/// Kind: documented — the syntax of documents that Xcode wrote.
final class DocumentTests: XCTestCase {
    static func xib(_ objects: String, attributes: String = "toolsVersion=\"15505\"", before: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
        \(before)<objects>\(objects)</objects>
        </document>
        """
    }

    private func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(parsing: Array(text.utf8))
    }

    private func message(_ text: String) -> String? {
        do {
            _ = try document(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    func testVersionDeviceAndObjects() throws {
        let text = Self.xib(
            "<view id=\"a-b\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"20\"/></view>",
            attributes: "toolsVersion=\"14490.70\" useSafeAreas=\"YES\"",
            before: "<device id=\"retina5_9\" orientation=\"landscape\"><adaptation id=\"fullscreen\"/></device>")
        let parsed = try document(text)
        XCTAssertEqual(parsed.kind, .xib)
        XCTAssertEqual(parsed.toolsVersion, 14490)
        XCTAssertEqual(parsed.deviceID, "retina5_9")
        XCTAssertTrue(parsed.isLandscape)
        XCTAssertTrue(parsed.usesSafeAreas)
        XCTAssertEqual(parsed.object("a-b")?.rect(key: "frame"), InterfaceRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertEqual(DocumentRoot.list(parsed).map(\.id), ["a-b"])
    }

    /// A document that any Xcode may open names no version of its own; its plug-in does.
    func testVersionOfThePlugIn() throws {
        let parsed = try document(
            Self.xib(
                "<view id=\"a\"/>", attributes: "toolsVersion=\"32700.99.1234\"",
                before: """
                    <dependencies><deployment identifier="iOS"/>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies>
                    """))
        XCTAssertEqual(parsed.toolsVersion, 22685)
    }

    func testCellsAreFoundByTheirContent() throws {
        let parsed = try document(
            Self.xib(
                """
                <tableViewCell id="row"><tableViewCellContentView key="contentView" id="inside"/></tableViewCell>
                <view id="plain"/>
                """))
        XCTAssertEqual(parsed.cell(around: "inside")?.id, "row")
        XCTAssertNil(parsed.cell(around: "plain"))
    }

    func testWhatIsRefused() {
        XCTAssertEqual(
            message("<plist type=\"x\"/>"), "line 1: <plist> isn't an Interface Builder document, which is a <document>"
        )
        XCTAssertEqual(
            message("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
            "line 1: the document is for macOS (type com.apple.InterfaceBuilder3.Cocoa.XIB), not for iOS")
        XCTAssertEqual(
            message("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>"),
            "line 1: the document is for watchOS (type com.apple.InterfaceBuilder.WatchKit.Storyboard), not for iOS")
        XCTAssertEqual(
            message("<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"/>"),
            "line 1: the document is for tvOS (type com.apple.InterfaceBuilder.AppleTV.XIB), not for iOS")
        XCTAssertEqual(
            message(Self.xib("<view id=\"a\"/><label id=\"a\"/>")),
            "line 2: <label> has the id a, which <view> of line 2 has too")
        for number in ["1e300", "inf", "nan", "10000000", "-1e7"] {
            XCTAssertEqual(
                message(
                    Self.xib("<view><rect key=\"frame\" x=\"\(number)\" y=\"0\" width=\"0\" height=\"0\"/></view>")),
                "line 2: x of <rect> is \(number); places and sizes are less than ten million points")
        }
        XCTAssertNotNil(message(Self.xib("<constraint constant=\"1e99\"/>")))
    }

    func testConstraintsInEverySyntax() throws {
        func constraint(_ attributes: String) throws -> InterfaceConstraint {
            try InterfaceConstraint(MarkupParser.parse(Array("<constraint \(attributes) id=\"c\"/>".utf8)))
        }
        let aspect = try constraint(
            "firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"16:9\"")
        XCTAssertEqual(aspect.multiplier, 16.0 / 9, accuracy: 1e-15)
        XCTAssertNil(aspect.firstItem)
        XCTAssertEqual(aspect.priority, 1000)
        XCTAssertEqual(
            try constraint("firstAttribute=\"width\" multiplier=\"1/3\"").multiplier, 1.0 / 3, accuracy: 1e-15)
        XCTAssertEqual(try constraint("firstAttribute=\"width\" multiplier=\"0.5\"").multiplier, 0.5)
        let weak = try constraint(
            "firstItem=\"a\" firstAttribute=\"baseline\" relation=\"greaterThanOrEqual\" secondItem=\"b\" "
                + "secondAttribute=\"bottomMargin\" constant=\"-8.5\" priority=\"250.5\" placeholder=\"YES\" symbolic=\"YES\""
        )
        XCTAssertEqual(weak.firstAttribute, .lastBaseline)
        XCTAssertEqual(weak.secondAttribute, .bottomMargin)
        XCTAssertEqual(weak.relation, .greaterThanOrEqual)
        XCTAssertEqual(weak.constant, -8.5)
        XCTAssertEqual(weak.priority, 250.5)
        XCTAssertTrue(weak.isPlaceholder && weak.isSymbolic)
        for wrong in [
            "firstAttribute=\"widht\"", "firstAttribute=\"width\" multiplier=\"1:0\"",
            "firstAttribute=\"width\" multiplier=\"a\"", "firstAttribute=\"width\" priority=\"1001\"",
            "firstAttribute=\"width\" priority=\"nan\"", "firstAttribute=\"width\" relation=\"about\"",
        ] {
            XCTAssertThrowsError(try constraint(wrong), wrong)
        }
    }

    func testVariationsOfSizeClasses() throws {
        let text = """
            <view id="v"><subviews><label id="l" text="any"/><view id="w"/></subviews>
            <constraints><constraint id="a"/><constraint id="b"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="a"/><exclude reference="b"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="a"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact" tag="7">
            <mask key="constraints"><include reference="b"/></mask><mask key="subviews"><exclude reference="w"/></mask>
            </variation></view>
            """
        let element = try MarkupParser.parse(Array(text.utf8))
        func ids(_ width: SizeClassPair.Class?, _ height: SizeClassPair.Class?) -> [String] {
            let resolved = element.resolved(for: SizeClassPair(width: width, height: height))
            return resolved.children(of: "subviews").compactMap(\.id)
                + resolved.children(of: "constraints").compactMap(\.id)
        }
        XCTAssertEqual(ids(nil, nil), ["l", "w"])
        XCTAssertEqual(ids(.compact, .compact), ["l", "w", "a"])
        XCTAssertEqual(ids(.compact, .regular), ["l", "a", "b"])
        XCTAssertEqual(ids(.regular, .regular), ["l", "w"])
        XCTAssertEqual(element.resolved(for: SizeClassPair(width: .compact, height: .regular))["tag"], "7")
    }

    func testTextsOfSeveralLinesAndInBase64() throws {
        let element = try MarkupParser.parse(
            Array(
                "<label><string key=\"text\">two\nlines</string><string key=\"b\" base64-UTF8=\"YES\">w6kK\n</string></label>"
                    .utf8))
        XCTAssertEqual(element.string("text"), "two\nlines")
        XCTAssertEqual(element.string("b"), "é\n")
        XCTAssertNil(element.string("none"))
    }
}
