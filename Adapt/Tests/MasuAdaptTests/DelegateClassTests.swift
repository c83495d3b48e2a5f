import XCTest

@testable import MasuAdapt

/// Kind: documented — our description of the source adapter: optional methods of UIKit's protocols in classes below the
/// one that conforms, which Apple's systems find by their names.
final class DelegateClassTests: XCTestCase {
    private let base = """
        class Base: UIViewController, UITableViewDelegate {}

        """

    func testTheClassAboveGetsTheMethodWithItsDefault() {
        let text = Adaptation.adapt(
            base + """
                class Rows: Base {
                    func tableView(_ table: UITableView, heightForRowAt place: IndexPath) -> CGFloat { 80 }
                }
                """)
        XCTAssertTrue(
            text.contains(
                "@MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { "
                    + "_MissingMethods.of(self, as: (any UITableViewDelegate).self)"
                    + ".tableView(tableView, heightForRowAt: indexPath) }"), text)
        XCTAssertTrue(text.contains("    override func tableView(_ table: UITableView"), text)
    }

    /// A table's delegate is a scroll view's.
    func testAMethodOfAnInheritedProtocol() {
        let text = Adaptation.adapt(
            base + "class Rows: Base { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }")
        XCTAssertTrue(text.contains("(any UITableViewDelegate).self).scrollViewDidScroll(scrollView) }"), text)
        XCTAssertTrue(text.contains("override func scrollViewDidScroll"), text)
    }

    func testAConformanceOfAnExtensionAndAnAlias() {
        for conformance in [
            "extension Base: UITableViewDelegate {}",
            "typealias Rowing = UITableViewDelegate & UITableViewDataSource\nextension Base: Rowing {}",
        ] {
            let text = Adaptation.adapt(
                """
                class Base: UIViewController {}
                \(conformance)
                class Rows: Base { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
                """)
            XCTAssertTrue(text.contains("override func tableView(_ t: UITableView, didSelectRowAt"), text)
        }
    }

    /// The topmost class that conforms has the method, once for all below it.
    func testTheTopmostClassHasItOnce() {
        let text = Adaptation.adapt(
            base + """
                class Middle: Base {}
                class First: Middle { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
                class Second: Middle { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
                """)
        XCTAssertEqual(text.components(separatedBy: "_MissingMethods").count, 2, text)
        XCTAssertTrue(text.hasPrefix("class Base: UIViewController, UITableViewDelegate, _MethodNaming {"), text)
        XCTAssertEqual(text.components(separatedBy: "override func tableView").count, 3, text)
    }

    /// An extension can't override: the class's body does.
    func testAMethodOfAnExtension() {
        let text = Adaptation.adapt(
            base + """
                class Rows: Base {}
                extension Rows { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
                """)
        XCTAssertTrue(
            text.contains(
                "override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { "
                    + "_extension_Rows_tableView(t, didSelectRowAt: i) }"), text)
        XCTAssertTrue(text.contains("extension Rows { func _extension_Rows_tableView(_ t"), text)
    }

    /// Overloads of one name and labels are told from each other by their types.
    func testTypesTellOverloadsFromEachOther() {
        let base = "class Base: UIView, UIGestureRecognizerDelegate {}\n"
        let text = Adaptation.adapt(
            base + """
                class Pad: Base { func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool { true } }
                """)
        XCTAssertTrue(text.contains("shouldReceive touch: UITouch) -> Bool { _MissingMethods"), text)
        let other = "class Pad: Base { func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: Int) {} }"
        XCTAssertFalse(Adaptation.adapt(base + other).contains("_MissingMethods"))
    }

    func testWhatNeedsNothingIsLeftAlone() {
        for below in [
            "class Rows: Base { override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
            "class Rows: Base { private func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
            "class Rows: Base { func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }",
            "class Rows: UIViewController { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
            "class Rows: UIViewController, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }",
        ] { XCTAssertFalse(Adaptation.adapt(base + below).contains("_MissingMethods"), below) }
    }

    /// A library's class gets the methods of the app's classes, and the app's override them.
    func testClassesOfTwoModules() {
        let library = "open class WindowDelegate: UIResponder, UIApplicationDelegate {}"
        let app = "class AppDelegate: WindowDelegate { func applicationDidBecomeActive(_ a: UIApplication) {} }"
        let methods = DelegateClasses([SourceTrees().tree(of: app)]).ofClassesElsewhere
        XCTAssertEqual(methods.keys.sorted(), ["WindowDelegate"])
        let opened = Adaptation(
            of: [library], delegateMethods: DelegateMethodsElsewhere(implemented: methods))
        XCTAssertTrue(
            opened.text(at: 0).contains(
                "@MainActor open func applicationDidBecomeActive(_ application: UIApplication) { _MissingMethods"),
            opened.text(at: 0))
        XCTAssertEqual(opened.openedMethods, ["WindowDelegate": ["applicationDidBecomeActive(_:)"]])
        let adapted = Adaptation(
            of: [app], delegateMethods: DelegateMethodsElsewhere(opened: opened.openedMethods)
        ).text(at: 0)
        XCTAssertTrue(adapted.contains("{ override func applicationDidBecomeActive"), adapted)
        XCTAssertFalse(Adaptation(of: [app]).text(at: 0).contains("override"))
    }
}
