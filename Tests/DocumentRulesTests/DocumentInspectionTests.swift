import InterfaceBuilder
import XCTest

@testable import DocumentRules

/// Kind: documented — Documentation/lint.md, on documents with a planted fault each, and their sound twins.
final class DocumentInspectionTests: XCTestCase {
    private var project: ProjectFacts {
        var facts = ProjectFacts()
        facts.add(
            SwiftSource.classes(
                in: """
                    class ChatController: BaseController { @IBOutlet var titleLabel: UILabel!
                        @IBAction func send(_ sender: Any) {} }
                    class BaseController: UIViewController { @IBOutlet var inherited: UILabel! }
                    class Foreign: SomeLibraryController { }
                    """))
        facts.images = ["photo"]
        facts.colors = ["Accent"]
        facts.fontFiles = ["roboto-bold.ttf"]
        return facts
    }

    private func found(
        _ body: String, project: ProjectFacts? = nil, languages: [(name: String, texts: [String: String])] = [],
        without: [Rule] = [.unreachedVariation]
    ) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701"><objects>
            \(body)</objects><resources><image name="photo" width="8" height="8"/><image name="gone" width="8" height="8"/>
            <image name="star" catalog="system" width="8" height="8"/>
            <namedColor name="Accent"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
            <namedColor name="Lost"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources></document>
            """
        let document = try InterfaceDocument(parsing: Array(text.utf8))
        return DocumentInspection.findings(
            document, path: "a.xib", project: project ?? self.project, languages: languages,
            selection: try RuleSelection(without: without.map(\.name))
        ).map { "\($0.rule.name): \($0.message)" }
    }

    private func controller(_ connections: String, customClass: String = "ChatController") -> String {
        """
        <viewController id="con" customClass="\(customClass)" customModuleProvider="target">
        <connections>\(connections)</connections></viewController>
        """
    }

    func testMissingOutlet() throws {
        let outlet = { (name: String) in "<outlet property=\"\(name)\" destination=\"x\" id=\"o\"/>" }
        XCTAssertEqual(
            try found(controller(outlet("subtitle"))), ["missing-outlet: ChatController has no outlet subtitle"])
        for name in ["titleLabel", "inherited", "view", "delegate"] {
            XCTAssertEqual(try found(controller(outlet(name))), [], name)
        }
        XCTAssertEqual(try found(controller(outlet("any"), customClass: "Foreign")), [], "a superclass isn't known")
    }

    func testMissingAction() throws {
        let button = { (selector: String) in
            "<button id=\"b\"><connections><action selector=\"\(selector)\" destination=\"con\" eventType=\"touchUpInside\" id=\"a\"/></connections></button>"
        }
        XCTAssertEqual(
            try found(controller("") + button("cancel:")), ["missing-action: ChatController has no action cancel:"])
        for selector in ["send:", "sendWithSender:", "resignFirstResponder"] {
            XCTAssertEqual(try found(controller("") + button(selector)), [], selector)
        }
    }

    func testMissingClass() throws {
        XCTAssertEqual(
            try found(controller("", customClass: "Typo")), ["missing-class: there is no class Typo in the sources"])
        XCTAssertEqual(try found("<view id=\"v\" customClass=\"Chart\" customModule=\"Charts\"/>"), [], "of a library")
        XCTAssertEqual(try found(controller("", customClass: "Typo"), project: ProjectFacts()), [], "no sources")
    }

    func testMissingPicturesColorsAndFonts() throws {
        XCTAssertEqual(
            try found("<imageView image=\"gone\" id=\"i\"/>"), ["missing-image: there is no picture gone"])
        XCTAssertEqual(try found("<imageView image=\"photo\" id=\"i\"/><imageView image=\"star\" id=\"j\"/>"), [])
        XCTAssertEqual(
            try found("<view id=\"v\"><color key=\"tintColor\" name=\"Lost\"/></view>"),
            ["missing-color: there is no colour named Lost"])
        XCTAssertEqual(try found("<view id=\"v\"><color key=\"tintColor\" name=\"Accent\"/></view>"), [])
        let label = { (font: String) in
            "<label id=\"l\"><fontDescription key=\"fontDescription\" name=\"\(font)\" family=\"x\" pointSize=\"17\"/></label>"
        }
        XCTAssertEqual(
            try found(label("Lobster-Regular")),
            ["missing-font: the font Lobster-Regular is neither iOS's nor in a file of the project"])
        for font in ["Roboto-Bold", "AvenirNext-Medium", "HelveticaNeue", "TimesNewRomanPS-BoldMT"] {
            XCTAssertEqual(try found(label(font)), [], font)
        }
    }

    func testDeadVariations() throws {
        let view = { (variations: String, values: String) in
            "<view id=\"v\" \(values)><subviews><view id=\"a\"/></subviews>\(variations)</view>"
        }
        XCTAssertEqual(
            try found(
                view(
                    "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask></variation>",
                    "")),
            ["dead-variation: its view a is installed for no size class at all"])
        XCTAssertEqual(
            try found(
                view(
                    """
                    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
                    <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
                    """, "")), [])
        XCTAssertEqual(
            try found(view("<variation key=\"widthClass=regular\" alpha=\"0.5\"/>", "alpha=\"0.5\"")),
            ["dead-variation: alpha is 0.5 for widthClass=regular as for any other size class"])
        XCTAssertEqual(try found(view("<variation key=\"widthClass=regular\" alpha=\"1\"/>", "alpha=\"0.5\"")), [])
    }

    func testVariationsThatAGrowingSceneDoesNotReach() throws {
        func view(_ variation: String, _ more: String = "") -> String {
            "<view id=\"v\" alpha=\"0.5\"><subviews><label id=\"a\">\(more)</label></subviews>\(variation)</view>"
        }
        let hidden = "<variation key=\"heightClass=regular-widthClass=regular\" alpha=\"1\"/>"
        XCTAssertEqual(
            try found(view(hidden, hidden), without: []),
            [
                "unreached-variation: 2 objects vary for heightClass=regular-widthClass=regular: in a scene of 900 × 700 on "
                    + "an iPhone 17 the width class stays compact, and they stay as at 402 × 874"
            ])
        XCTAssertEqual(try found(view("<variation key=\"widthClass=compact\" alpha=\"1\"/>"), without: []), [])
        XCTAssertEqual(try found(view("<variation key=\"heightClass=compact\" alpha=\"1\"/>"), without: []), [])
        XCTAssertEqual(try found(view("<variation key=\"widthClass=regular\"/>"), without: []), [], "it says nothing")
        var tablets = project
        tablets.isForTabletsAlone = true
        XCTAssertEqual(try found(view(hidden), project: tablets, without: []), [])
    }

    func testUntranslatedTexts() throws {
        let label = "<label id=\"l\" text=\"Send\"/><label id=\"n\" text=\"12:30\"/><label id=\"d\" text=\"Label\"/>"
        XCTAssertEqual(
            try found(label, languages: [("de", ["x.text": "Etwas"])]),
            ["untranslated-text: “Send” has no translation, key l.text"])
        XCTAssertEqual(try found(label, languages: [("de", ["l.text": "Senden"])]), [])
        let set =
            label
            + "<view id=\"v\"><connections><outlet property=\"send\" destination=\"l\" id=\"o\"/></connections></view>"
        XCTAssertEqual(try found(set, languages: [("de", ["x.text": "Etwas"])]), [], "the program sets it")
    }

    func testAVariationThatTheProgramMayInstallIsAlive() throws {
        let view = { (connections: String) in
            """
            <view id="v"><subviews><view id="a"/></subviews><variation key="default"><mask key="subviews"><exclude reference="a"/>
            </mask></variation><connections>\(connections)</connections></view>
            """
        }
        XCTAssertEqual(
            try found(view("")), ["dead-variation: its view a is installed for no size class at all"])
        XCTAssertEqual(try found(view("<outlet property=\"banner\" destination=\"a\" id=\"o\"/>")), [])
    }

    /// A text without a translation into the language that it is written in is shown as written.
    func testTheLanguageOfTheDocumentNeedsNoTranslation() throws {
        var facts = project
        facts.developmentLanguages = ["en"]
        let label = "<label text=\"Send\" id=\"l\"/>"
        let texts = ["other.text": "x"]
        XCTAssertEqual(try found(label, project: facts, languages: [(name: "en", texts: texts)]), [])
        XCTAssertEqual(try found(label, project: facts, languages: [(name: "de", texts: texts)]).count, 1)
    }
}
