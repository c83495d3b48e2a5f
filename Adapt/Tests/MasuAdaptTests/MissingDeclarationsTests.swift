import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, `--stand-ins`.
final class MissingDeclarationsTests: XCTestCase {
    private func declarations(_ source: String, known: Set<String> = []) -> MissingDeclarations {
        MissingDeclarations(of: ["LakeKit"], in: [("Screen.swift", source)]) { known.contains($0) }
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

    func testNamesInAConditionAreFlagsAndModules() {
        let found = declarations("#if DEBUG && canImport(ObjectiveC)\nlet a: Lake? = nil\n#elseif RELEASE\n#endif\n")
        XCTAssertEqual(found.types.map(\.name), ["Lake"])
    }

    /// A name in backticks is the name without them, so that nothing is declared in two pairs or twice.
    func testNamesAreKeptWithoutBackticks() {
        let found = declarations(
            "let a = Lake(`in`: 3)\nlet b: `Lake`? = nil\na.`do`(onSuccess: { })\na.do(onSuccess: { })\na.put(`inout`: 3)\n")
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
