import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, `--stand-ins`.
final class MissingDeclarationsTests: XCTestCase {
    private func declarations(
        _ source: String, known: Set<String> = [], documents: DocumentClasses = DocumentClasses()
    ) -> MissingDeclarations {
        MissingDeclarations(of: ["LakeKit"], in: [("Screen.swift", source)], documents: documents) {
            known.contains($0)
        }
    }

    func testWhatTheUsesAskFor() {
        let found = declarations(
            """
            import LakeKit
            class Screen: LakeController, LakeDelegate {
              let lake = Lake(depth: 3) { level in print(level) }
              var shore: Lake.Shore?
              override func fill(_ amount: Int) -> Bool { true }
              func show() { Lake.shared.drain(); LakeMeasure(3, 4) }
            }
            """, known: ["Int", "Bool", "Screen"])
        XCTAssertEqual(found.types.map(\.name), ["Lake", "LakeController", "LakeDelegate", "LakeMeasure"])
        XCTAssertEqual(found.places["Lake"], "Screen.swift:3")
        let text = found.text
        for line in [
            "open class Lake: NSObject, StandingIn {",
            "@discardableResult public func `drain`() -> StandIn { StandIn.used(\"drain\") }",
            "public init(depth value0: Any?, _ value1: @escaping (StandIn) -> Void) {\n        "
                + "StandIn.told(\"Lake.init(depth:_:)\")\n        super.init()",
            "@dynamicMemberLookup open class Shore: NSObject, StandingIn {",
            "open class LakeController: NSObject, StandingIn {",
            "open func fill(_ amount: Int) -> Bool { StandIn.value(\"LakeController\") }",
            "public protocol LakeDelegate {}",
            "public func LakeMeasure(_ value0: Any?, _ value1: Any?) -> StandIn { StandIn.used(\"LakeMeasure\") }",
        ] { XCTAssertTrue(text.contains(line), "\(line)\nin\n\(text)") }
        XCTAssertTrue(found.passing.contains("@_exported import StandIns"))
    }

    func testATypeThatOnlyAValueNamesHasItsGenericParameters() {
        let text = declarations("let lake = Shore<Reed, Int>(nil)", known: ["Int", "Reed"]).text
        XCTAssertTrue(text.contains("open class Shore<Value0, Value1>: NSObject, StandingIn {"), text)
    }

    func testAParameterInCapitalsIsNoType() {
        let names = SourceNames(
            of: "func fill(UILevel: (Int) -> Void, _ NSDepth: Int) { UILevel(NSDepth); drain { CAShore in CAShore() } }"
        )
        XCTAssertTrue(names.declared.isSuperset(of: ["UILevel", "NSDepth", "CAShore"]), "\(names.declared)")
    }

    /// A guess by the name's end, which gives a place on the screen.
    func testAMissingViewIsAView() {
        let text = declarations(
            "let a = LakeView(frame: .zero)\nclass B: LakeViewController { override func viewDidLoad() {} }\nlet c: LakeMap? = nil",
            known: ["viewDidLoad", "B"]
        ).text
        for line in [
            "open class LakeView: UIView, StandingIn {",
            "public override init(frame: CGRect) { super.init(frame: frame) }",
            "open class LakeViewController: UIViewController, StandingIn {",
            "open class LakeMap: NSObject, StandingIn {",
        ] { XCTAssertTrue(text.contains(line), "\(line)\nin\n\(text)") }
        XCTAssertFalse(text.contains("func viewDidLoad"), "UIKit's own is overridden")
    }

    /// The class that each line of a text declares, with the class that it comes from.
    private func bases(_ text: String) -> [String: String] {
        text.matches(of: /open class (\w+): (\w+), StandingIn/).reduce(into: [:]) { $0[String($1.1)] = String($1.2) }
    }

    /// The element that names a class says what it comes from, whatever its name ends in.
    func testADocumentSaysWhatAMissingClassIs() throws {
        let folder = TestFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestFolder.write(
            [
                "Base.lproj/Lake.storyboard": """
                <document><scenes><scene><objects>
                <tableViewController customClass="LakeList"><view customClass="LakeMap"/>
                <tableViewCell customClass="ShoreCell"/><button customClass="LakeView"/><view customClass="LakeButton"/>
                <collectionView customClass="LakeGrid"/><stackView customClass="LakePile"/></tableViewController>
                <navigationController customClass="LakePath"/><customObject customClass="LakeLabel"/>
                </objects></scene></scenes></document>
                """,
                "Reed.xib": "<document><objects><view customClass=\"LakeGrid\"/></objects></document>",
            ], in: folder)
        let names = ["LakeList", "LakeMap", "LakeView", "LakeButton", "LakeGrid", "LakePile", "LakePath", "LakeLabel"]
        let found = declarations(
            "class ShoreCell: ReedCell {}\nclass ReedCell: LakeRow {}\n"
                + names.map { "let a\($0): \($0)? = nil\n" }.joined(),
            known: ["ShoreCell", "ReedCell"], documents: DocumentClasses(in: [folder]))
        XCTAssertEqual(
            bases(found.text),
            [
                "LakeList": "UITableViewController", "LakeMap": "UIView", "LakeRow": "UITableViewCell",
                "LakeView": "UIButton", "LakeButton": "UIButton", "LakeGrid": "UICollectionView",
                "LakePile": "UIStackView", "LakePath": "UINavigationController", "LakeLabel": "NSObject",
            ])
        for line in [
            "public required init(coder: NSCoder) { super.init(coder: coder) }",
            "public override init(style: UITableView.Style) { super.init(style: style) }",
        ] { XCTAssertTrue(found.text.contains(line), "\(line)\nin\n\(found.text)") }
    }

    /// Uses that only views or controllers have; a name that is two variables says nothing.
    func testUsesTellOfViewsAndControllers() {
        let text = declarations(
            """
            class A: LakeMap { override init(frame: CGRect) { super.init(frame: frame) } }
            class B: LakePage { override func viewDidLoad() {} }
            class C: LakeTable { override func layoutSubviews() {} }
            let a = LakeDial(frame: .zero)
            func f(view: V) {
                let bridge = LakeBridge(), model = LakeModel()
                view.addSubview(bridge); self.view.addSubview(LakeShip()); view.insertSubview(self.other, at: 0)
            }
            func g(other: LakeOne) { let other = LakeTwo() }
            """,
            known: ["A", "B", "C", "V", "CGRect"]
        ).text
        XCTAssertEqual(
            bases(text),
            [
                "LakeMap": "UIView", "LakePage": "UIViewController", "LakeTable": "UIView", "LakeDial": "UIView",
                "LakeBridge": "UIView", "LakeShip": "UIView", "LakeModel": "NSObject", "LakeOne": "NSObject",
                "LakeTwo": "NSObject",
            ])
    }

    /// An initialiser of each form, as UIKit's classes have them.
    func testEveryBaseHasItsForm() {
        for base in Set(ResourceDocument.classes.values) where base != "NSObject" {
            XCTAssertNotNil(StandInBase.forms[base], base)
        }
    }

    func testNamesInAConditionAreFlagsAndModules() {
        let found = declarations("#if DEBUG && canImport(ObjectiveC)\nlet a: Lake? = nil\n#elseif RELEASE\n#endif\n")
        XCTAssertEqual(found.types.map(\.name), ["Lake"])
    }

    /// A name in backticks is the name without them, so that nothing is declared in two pairs or twice.
    func testNamesAreKeptWithoutBackticks() {
        let found = declarations(
            "let a = Lake(`in`: 3)\nlet b: `Lake`? = nil\na.`do`(onSuccess: { })\na.do(onSuccess: { })\na.put(`inout`: 3)\n"
        )
        XCTAssertEqual(found.types.map(\.name), ["Lake"])
        let text = found.text
        for line in [
            "func `do`(onSuccess value0: @escaping () -> Void) -> StandIn { StandIn.used(\"do\") }",
            "public init(in value0: Any?)", "func `put`(`inout` value0: Any?) -> StandIn",
        ] { XCTAssertTrue(text.contains(line), "\(line)\nin\n\(text)") }
        XCTAssertFalse(text.contains("``"), text)
        XCTAssertEqual(text.ranges(of: "    @discardableResult public func `do`").count, 1)
    }

    func testNothingIsDeclaredTwice() {
        XCTAssertEqual(declarations("let a: Known? = nil", known: ["Known"]).types.map(\.name), [])
    }
}
