import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter, form by form.
final class AdaptationTests: XCTestCase {
    /// Kind: documented — Apple's page on `UIViewController.Transition` of iOS 18: in a controller its name hides the app's class.
    func testAClassWhoseNameUIKitTookLater() {
        let files = Adaptation(of: [
            "class Transition: NSObject {}\n",
            "class A: UIViewController { var a: Transition? = Transition(); func f() { b(.Transition, c.Transition) } }\n",
        ])
        XCTAssertEqual(files.text(at: 0), "class Transition: NSObject {}; typealias _OwnTransition = Transition\n")
        XCTAssertEqual(
            files.text(at: 1),
            "class A: UIViewController { var a: _OwnTransition? = _OwnTransition(); func f() { b(.Transition, c.Transition) } }\n"
        )
        let plain = "class A: UIViewController { var a: Transition? }\n"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }

    func testAttributesGo() {
        XCTAssertEqual(
            Adaptation.adapt("class A {\n    @objc dynamic var label: UILabel!\n    @objc(tap:) func tap() {}\n}\n"),
            "class A {\n     dynamic var label: UILabel!\n     func tap() {}\n}\n")
        XCTAssertEqual(Adaptation.adapt("@UIApplicationMain\nclass A {}\n"), "@main\nclass A {}\n")
        XCTAssertEqual(Adaptation.adapt("@MainActor @objcMembers class A {}\n"), "@MainActor  class A {}\n")
    }

    func testPlatformConditions() {
        XCTAssertEqual(
            Adaptation.adapt("#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif !os(iOS)\n#endif\n"),
            "#if canImport(UIKit) || os(tvOS)\nimport UIKit\n#elseif !canImport(UIKit)\n#endif\n")
    }

    func testSelectorsCarryTheirMethod() {
        XCTAssertEqual(
            Adaptation.adapt("class A {\n  func save(_ sender: Any, with x: Int) {}\n  let s = #selector(save)\n}\n"),
            "class A {\n  func save(_ sender: Any, with x: Int) {}\n  let s = Selector(\"save:with:\", A.save(_:with:))\n}\n"
        )
        XCTAssertEqual(
            Adaptation.adapt("let s = #selector(Editor.close)\n"), "let s = Selector(\"close\", Editor.close)\n")
        XCTAssertEqual(
            Adaptation.adapt("extension B { var s: Selector { #selector(self.done(item:)) } }\n"),
            "extension B { var s: Selector { Selector(\"doneWithItem:\", B.done(item:)) } }\n")
    }

    func testKeyPathsBecomeStrings() {
        XCTAssertEqual(Adaptation.adapt("let k = #keyPath(UIView.layer.frame)\n"), "let k = \"layer.frame\"\n")
        XCTAssertEqual(Adaptation.adapt("let k = #keyPath(title)\n"), "let k = \"title\"\n")
    }

    func testClassesSayTheirName() {
        XCTAssertEqual(
            Adaptation.adapt("let n = type(of: view).description()\n"),
            "let n = NSStringFromClass(type(of: view))\n")
    }

    func testXCTestBringsUIKit() {
        XCTAssertEqual(
            Adaptation.adapt("import XCTest\nimport Foundation\n"), "import XCTest; import UIKit\nimport Foundation\n")
    }

    func testTestsOnTheMainActorBecomeAsynchronous() {
        XCTAssertEqual(
            Adaptation.adapt("@MainActor class A: XCTestCase {\n  func testB() throws {}\n  func help() {}\n}\n"),
            "@MainActor class A: XCTestCase {\n  func testB() async throws {}\n  func help() {}\n}\n")
        XCTAssertEqual(
            Adaptation.adapt("class A: XCTestCase {\n  @MainActor func testB() {}\n  func testC() {}\n}\n"),
            "class A: XCTestCase {\n  @MainActor func testB() async {}\n  func testC() {}\n}\n")
        let ordinary = "class A: XCTestCase {\n  func testB() {}\n}\n"
        XCTAssertEqual(Adaptation.adapt(ordinary), ordinary)
    }

    /// XCTest's asynchronous `setUp()` runs on the main actor where its override says so; the others don't (the interfaces of
    /// `XCTestCase`).
    func testWhatPreparesTestsOnTheMainActorBecomesAsynchronous() {
        XCTAssertEqual(
            Adaptation.adapt(
                "class A: XCTestCase {\n  @MainActor override func setUpWithError() throws {\n    "
                    + "try super.setUpWithError()\n    a = 1\n  }\n  @MainActor override func tearDown() { super.tearDown() }\n"
                    + "  override func setUp() { super.setUp() }\n}\n"),
            "class A: XCTestCase {\n  @MainActor override func setUp() async throws {\n    try await super.setUp()\n    a = 1\n  }\n"
                + "  @MainActor override func tearDown() async throws { try await super.tearDown() }\n"
                + "  override func setUp() { super.setUp() }\n}\n")
    }

    /// XCTest's classes are no objects of Objective-C's on Linux.
    func testTextsOfTestsOverrideNothing() {
        XCTAssertEqual(
            Adaptation.adapt("class A: XCTestCase {\n  override var debugDescription: String { \"\" }\n}\n"),
            "class A: XCTestCase {\n   var debugDescription: String { \"\" }\n}\n")
    }

    func testLinesStayWhereTheyAre() {
        let source = "class A {\n  @objc(\n    name\n  )\n  func f() {}\n  let k = #selector(\n    f\n  )\n}\n"
        let adapted = Adaptation.adapt(source)
        XCTAssertEqual(adapted.split(separator: "\n", omittingEmptySubsequences: false).count, 10)
        XCTAssertTrue(adapted.split(separator: "\n", omittingEmptySubsequences: false)[4].contains("func f()"))
    }

    func testOtherSourceIsUntouched() {
        let source = "@IBDesignable class A {}\n#if canImport(UIKit)\n#endif\nlet s = \"@objc #selector(x)\" // @objc\n"
        XCTAssertEqual(Adaptation.adapt(source), source)
    }
}
