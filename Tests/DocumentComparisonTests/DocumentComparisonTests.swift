import InterfaceBuilder
import XCTest

@testable import DocumentComparison

/// Kind: documented — Documentation/interface-builder.md: what `masu diff` tells, on planted changes.
final class DocumentComparisonTests: XCTestCase {
    private func lines(_ change: (inout TestDocument) -> Void) throws -> [String] {
        let before = TestDocument()
        var after = before
        change(&after)
        let comparison = DocumentComparison(try before.document, try after.document)
        return comparison.documentWords
            + comparison.words.flatMap { scene in
                scene.fate == .changed ? scene.lines.map(\.text) : ["\(scene.title) \(scene.fate.rawValue)"]
            }
    }

    private func replace(_ text: inout String, _ old: String, _ new: String) {
        XCTAssertTrue(text.contains(old), old)
        text = text.replacing(old, with: new)
    }

    func testFontAndDistanceOfOneViewAreOneLine() throws {
        let lines = try lines {
            replace(&$0.title, "UICTFontTextStyleBody", "UICTFontTextStyleHeadline")
            replace(
                &$0.constraints, "secondAttribute=\"leading\" constant=\"16\"",
                "secondAttribute=\"leading\" constant=\"20\"")
        }
        XCTAssertEqual(lines, ["Title label in Row: font Body → Headline; leading 16 → 20"])
    }

    func testTexts() throws {
        XCTAssertEqual(
            try lines { replace(&$0.title, "text=\"Hi\"", "text=\"Hello &amp; more\"") },
            ["Title label in Row: text “Hi” → “Hello & more”"])
        XCTAssertEqual(
            try lines { replace(&$0.button, "title=\"Send\"", "title=\"Post\"") },
            ["Send in Row: title “Send” → “Post”"])
        XCTAssertEqual(
            try lines {
                replace(&$0.title, "<fontDescription", "<string key=\"text\">Hi</string><fontDescription")
                replace(&$0.title, "text=\"Hi\" ", "")
            }, [], "the same text in the other notation")
    }

    func testColors() throws {
        let color = { (value: String) in "<color key=\"textColor\" \(value)/><fontDescription" }
        XCTAssertEqual(
            try lines { replace(&$0.title, "<fontDescription", color("systemColor=\"secondaryLabelColor\"")) },
            ["Title label in Row: text colour default → secondaryLabelColor"])
        var white = TestDocument()
        replace(&white.title, "<fontDescription", color("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\""))
        var components = TestDocument()
        replace(
            &components.title, "<fontDescription",
            color("red=\"1\" green=\"1\" blue=\"0.99999\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""))
        XCTAssertTrue(DocumentComparison(try white.document, try components.document).isEmpty)
    }

    func testConstraints() throws {
        XCTAssertEqual(
            try lines {
                replace(&$0.constraints, "constant=\"16\" id=\"c2\"", "constant=\"16\" priority=\"750\" id=\"c2\"")
            },
            ["Title label in Row: priority of trailing 1000 → 750"])
        XCTAssertEqual(
            try lines {
                $0.constraints +=
                    "<constraint firstItem=\"but\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"44\" id=\"c4\"/>"
            },
            ["Send in Row: new constraint width at least 44"])
        XCTAssertEqual(
            try lines { replace(&$0.constraints, "constant=\"10\" id=\"c3\"", "constant=\"12\" id=\"c3\"") },
            ["Send in Row: top from Title label's bottom 10 → 12"])
        XCTAssertEqual(
            try lines {
                $0.constraints = String($0.constraints.split(separator: "\n").dropLast().joined(separator: "\n"))
            },
            ["Send in Row: no longer top 10 from Title label's bottom"])
        XCTAssertEqual(
            try lines { replace(&$0.constraints, "secondItem=\"saf\"", "secondItem=\"row\"") },
            ["Title label in Row: leading 16 from the safe area → from Row"])
    }

    func testConstraintsThatMeanTheSame() throws {
        // Another id, the sides exchanged, and the holder that was left out named.
        XCTAssertEqual(
            try lines {
                $0.constraints = """
                    <constraint firstItem="tit" firstAttribute="bottom" secondItem="but" secondAttribute="top" constant="-10" id="n3"/>
                    <constraint firstItem="saf" firstAttribute="leading" secondItem="tit" secondAttribute="leading" constant="-16" id="n1"/>
                    <constraint firstItem="tit" firstAttribute="trailing" secondItem="saf" secondAttribute="trailing" constant="-16.0" multiplier="1:1" id="n2"/>
                    """
            }, [])
    }

    func testNoiseOfTheEditor() throws {
        XCTAssertEqual(
            try lines {
                $0.toolsVersion = "23504"
                replace(&$0.title, "x=\"16\" y=\"0\"", "x=\"18\" y=\"3\"")
                replace(
                    &$0.title, "translates",
                    "misplaced=\"YES\" hidden=\"NO\" horizontalHuggingPriority=\"250\" translates")
                $0.constraints +=
                    "<constraint firstItem=\"row\" firstAttribute=\"height\" placeholder=\"YES\" constant=\"80\" id=\"c9\"/>"
            }, [])
        var other = TestDocument()
        other.constraints = other.constraints.replacing("\"saf\"", with: "\"zzz\"")
        let text = other.text.replacing("id=\"saf\"", with: "id=\"zzz\"").replacing("id=\"fir\"", with: "id=\"fff\"")
            .replacing("x=\"10\" y=\"20\"", with: "x=\"500\" y=\"20\"")
        let renamed = try InterfaceDocument(parsing: Array(text.utf8))
        XCTAssertTrue(DocumentComparison(try TestDocument().document, renamed).isEmpty, "new ids of guides")
    }

    func testViews() throws {
        let image = """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="img"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
            """
        XCTAssertEqual(
            try lines {
                $0.after = image
                $0.constraints +=
                    "<constraint firstItem=\"img\" firstAttribute=\"top\" secondItem=\"roo\" secondAttribute=\"top\" id=\"i1\"/>"
                $0.connections += "<outlet property=\"avatar\" destination=\"img\" id=\"o2\"/>"
            }, ["the root view: added avatar"])
        var before = TestDocument()
        before.after = image
        XCTAssertEqual(
            DocumentComparison(try before.document, try TestDocument().document).words.flatMap(\.lines).map(\.text),
            ["the root view: removed image view img"])
        var moved = TestDocument()
        moved.after = moved.button
        moved.button = ""
        XCTAssertEqual(
            DocumentComparison(try TestDocument().document, try moved.document).words.flatMap(\.lines).map(\.text),
            ["Send: moved from Row to the root view"])
    }

    func testOrder() throws {
        // Views that don't cover each other may stand in any order, unless a stack view arranges them.
        var swapped = TestDocument()
        (swapped.title, swapped.button) = (swapped.button, swapped.title)
        XCTAssertTrue(DocumentComparison(try TestDocument().document, try swapped.document).isEmpty)
        func stack(_ document: TestDocument) throws -> InterfaceDocument {
            let text = document.text.replacing("<view userLabel=\"Row\"", with: "<stackView userLabel=\"Row\"")
                .replacing("</subviews></view></subviews>", with: "</subviews></stackView></subviews>")
            return try InterfaceDocument(parsing: Array(text.utf8))
        }
        XCTAssertEqual(
            DocumentComparison(try stack(TestDocument()), try stack(swapped)).words.flatMap(\.lines).map(\.text),
            ["Row: order Title label, Send → Send, Title label"])
    }

    func testConnections() throws {
        XCTAssertEqual(
            try lines { replace(&$0.connections, "property=\"titleLabel\"", "property=\"heading\"") },
            ["ChatController: no longer outlet titleLabel to Title label; new outlet heading to Title label"])
        XCTAssertEqual(
            try lines { replace(&$0.connections, "destination=\"tit\"", "destination=\"but\"") },
            ["ChatController: outlet titleLabel to Title label → to Send"])
        XCTAssertEqual(
            try lines { replace(&$0.button, "selector=\"send:\"", "selector=\"post:\"") },
            [
                "Send in Row: action send: on touch up inside of ChatController → post: on touch up inside of ChatController"
            ])
    }

    func testScenesAndSegues() throws {
        let scene = """
            <scene sceneID="s2"><objects><viewController id="two" customClass="DetailController" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
            """
        XCTAssertEqual(
            try lines {
                $0.scenes = scene
                $0.connections += "<segue destination=\"two\" kind=\"show\" identifier=\"detail\" id=\"g1\"/>"
                $0.initial = "two"
            },
            [
                "initial scene ChatController → DetailController",
                "ChatController: new segue show “detail” to DetailController", "DetailController added",
            ])
        var before = TestDocument()
        before.scenes = scene
        XCTAssertEqual(
            DocumentComparison(try before.document, try TestDocument().document).words.map { "\($0.title) \($0.fate)" },
            ["DetailController removed"])
    }

    func testSizeClasses() throws {
        XCTAssertEqual(
            try lines {
                replace(
                    &$0.constraints, "constant=\"16\" id=\"c2\"/>",
                    "constant=\"16\" id=\"c2\"><variation key=\"widthClass=regular\" constant=\"40\"/></constraint>")
            }, ["Title label in Row: trailing, constant in regular width default → 40"])
    }

    func testThatSeveralChangeAlikeIsSaidOnce() throws {
        XCTAssertEqual(
            try lines {
                replace(&$0.title, "translates", "alpha=\"0.5\" translates")
                replace(&$0.button, "translates", "alpha=\"0.5\" translates")
            }, ["Title label in Row and Send in Row: alpha default → 0.5"])
    }

    /// Two scenes that only their texts tell apart, in the other order and with other ids.
    func testScenesWithNewIdsAreKnownByTheirContents() throws {
        func document(_ first: (String, String), _ second: (String, String), _ name: String) throws -> InterfaceDocument
        {
            func scene(_ id: String, _ text: String, to other: String) -> String {
                """
                <scene sceneID="\(name)\(id)s"><objects><viewController id="\(name)\(id)" sceneMemberID="viewController">
                <view key="view" id="\(name)\(id)v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                <label text="\(text)" id="\(name)\(id)l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
                </subviews></view><toolbarItems><barButtonItem title="Go" id="\(name)\(id)b"><connections>
                <segue destination="\(name)\(other)" kind="popoverPresentation" popoverAnchorBarButtonItem="\(name)\(id)b" id="\(name)\(id)g"/>
                </connections></barButtonItem></toolbarItems></viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="\(name)\(id)f" sceneMemberID="firstResponder"/>
                </objects></scene>
                """
            }
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701">
                <scenes>\(scene(first.0, first.1, to: second.0))\(scene(second.0, second.1, to: first.0))</scenes></document>
                """
            return try InterfaceDocument(parsing: Array(text.utf8), name: "Main.storyboard")
        }
        let before = try document(("a", "One"), ("b", "Two"), "x")
        XCTAssertTrue(DocumentComparison(before, try document(("d", "Two"), ("c", "One"), "y")).isEmpty)
        XCTAssertFalse(DocumentComparison(before, try document(("d", "Two"), ("c", "Three"), "y")).isEmpty)
    }

    func testOlderNamesAndEmptyElementsSayNothing() throws {
        XCTAssertEqual(
            try lines { replace(&$0.button, "opaque=\"NO\"", "opaque=\"NO\" buttonType=\"system\"") }.count, 1)
        var older = TestDocument()
        replace(&older.button, "opaque=\"NO\"", "opaque=\"NO\" buttonType=\"roundedRect\"")
        var newer = TestDocument()
        replace(&newer.button, "opaque=\"NO\"", "opaque=\"NO\" buttonType=\"system\"")
        replace(&newer.button, "<state", "<animations/><textInputTraits key=\"textInputTraits\"/><state")
        XCTAssertTrue(DocumentComparison(try older.document, try newer.document).isEmpty)
    }

    func testBarsLieWhereTheirControllersPutThem() throws {
        func scene(y: Int, tint: String) -> String {
            """
            <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="\(y)" width="375" height="44"/>
            <color key="barTintColor" systemColor="\(tint)"/></navigationBar></navigationController></objects></scene>
            """
        }
        var before = TestDocument()
        before.scenes = scene(y: 0, tint: "systemRedColor")
        var moved = before
        moved.scenes = scene(y: 20, tint: "systemRedColor")
        XCTAssertTrue(DocumentComparison(try before.document, try moved.document).isEmpty)
        moved.scenes = scene(y: 20, tint: "systemBlueColor")
        XCTAssertFalse(DocumentComparison(try before.document, try moved.document).isEmpty)
    }

    /// A cell names its texts by their ids, and its content view the cell: new ids say nothing.
    func testPartsOfCellsWithNewIds() throws {
        func list(_ suffix: String) -> String {
            """
            <tableView id="table\(suffix)"><rect key="frame" x="0" y="100" width="375" height="200"/><prototypes>
            <tableViewCell reuseIdentifier="Cell" textLabel="text\(suffix)" detailTextLabel="more\(suffix)" \
            style="IBUITableViewCellStyleValue1" id="cell\(suffix)"><rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell\(suffix)" id="inside\(suffix)">
            <rect key="frame" x="0" y="0" width="375" height="43.5"/><subviews>
            <label text="Title" id="text\(suffix)"><rect key="frame" x="16" y="12" width="37" height="20"/></label>
            <label text="Detail" id="more\(suffix)"><rect key="frame" x="300" y="12" width="44" height="20"/></label>
            </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        var before = TestDocument()
        before.after = list("1")
        var after = before
        after.after = list("2")
        let comparison = DocumentComparison(try before.document, try after.document)
        XCTAssertEqual(comparison.words.filter { $0.fate == .changed }.flatMap { $0.lines.map(\.text) }, [])
    }

    func testAnObjectIsKnownByItsOutlet() throws {
        let lines = try lines {
            replace(&$0.title, "id=\"tit\"", "id=\"new\"")
            replace(&$0.title, "userLabel=\"Title label\" text=\"Hi\"", "text=\"Hello\"")
            replace(&$0.constraints, "\"tit\"", "\"new\"")
            replace(&$0.connections, "\"tit\"", "\"new\"")
        }
        XCTAssertEqual(lines, ["titleLabel in Row: text “Hi” → “Hello”"])
    }
}
