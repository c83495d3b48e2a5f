import XCTest

@testable import MasuAdapt

/// Kind: documented — our description of the source adapter: what `responds(to:)` and `forwardingTarget(for:)` ask
/// about.
///
/// `responds(to:)`, `forwardingTarget(for:)` and what they ask about.
final class DelegateMethodTests: XCTestCase {
    func testADelegateListsItsMethods() {
        let text = Adaptation.adapt(
            """
            public class Source: NSObject, UITableViewDataSource {
                public func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                static func made() {}
            }
            extension Source { func extra(_ sender: Any) {} }
            """)
        XCTAssertTrue(text.hasPrefix("public class Source: NSObject, UITableViewDataSource, _MethodNaming {"), text)
        XCTAssertTrue(
            text.contains(
                "nonisolated public class var _methodNames: Set<String> { "
                    + "[\"extra:\", \"tableView:numberOfRowsInSection:\"] }"), text)
    }

    func testASubclassAddsItsOwn() {
        let text = Adaptation.adapt(
            """
            class First: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }
            class Second: First, UITableViewDelegate { func done(_ sender: Any) {} }
            """)
        XCTAssertTrue(
            text.contains(
                "nonisolated override class var _methodNames: Set<String> { super._methodNames.union([\"done:\"]) }"),
            text)
        XCTAssertTrue(text.contains("class Second: First, UITableViewDelegate {"), text)
    }

    /// A class of another module may have a list, which can't be seen.
    func testASubclassOfAnotherModulesClassIsLeftAlone() {
        let text = "class Source: TheirSource, UITableViewDataSource { func done(_ sender: Any) {} }"
        XCTAssertEqual(Adaptation.adapt(text), text)
    }

    /// A file that doesn't name UIKit's protocols may not import it.
    func testDelegatesOfOthersAreLeftAlone() {
        let text = "class Reader: NSObject, XMLParserDelegate { func parser(_ parser: XMLParser) {} }"
        XCTAssertEqual(Adaptation.adapt(text), text)
    }

    func testAClassInAFunctionListsItsMethods() {
        let text = Adaptation.adapt(
            "func test() { class Delegate: NSObject, UITextFieldDelegate { func done(_ field: UITextField) {} } }")
        XCTAssertTrue(text.contains("class Delegate: NSObject, UITextFieldDelegate, _MethodNaming {"), text)
    }

    func testWhatADelegateIsSentTakesItsSender() {
        XCTAssertEqual(
            Adaptation.adapt("let name = #selector(UIScrollViewDelegate.scrollViewDidScroll)"),
            "let name = Selector(\"scrollViewDidScroll:\")")
    }

    func testForwardingOverridesNoLongerOverride() {
        let text = Adaptation.adapt(
            """
            final class Proxy: NSObject {
                override func responds(to name: Selector) -> Bool { super.responds(to: name) || other.responds(to: name) }
                override func forwardingTarget(for name: Selector!) -> Any? { super.forwardingTarget(for: name) ?? other }
            }
            """)
        XCTAssertEqual(
            text,
            """
            final class Proxy: NSObject, _MessageForwarding {
                 func responds(to name: Selector!) -> Bool { super._respondsItself(to: name) || other.responds(to: name) }
                 func forwardingTarget(for name: Selector!) -> Any? { super._forwardingTargetItself(for: name) ?? other }
            }
            """)
    }

    func testASubclassOfAProxyOverridesIt() {
        let second = "class Second: First { override func responds(to name: Selector!) -> Bool { true } }"
        let text = Adaptation.adapt(
            "class First: NSObject { override func responds(to name: Selector!) -> Bool { false } }\n" + second)
        XCTAssertTrue(text.hasSuffix(second), text)
    }

    func testAViewThatDrawsItsLayerSaysSo() {
        let text = Adaptation.adapt(
            "class Plate: UILabel { override func draw(_ layer: CALayer, in ctx: CGContext) {} }")
        XCTAssertTrue(text.hasPrefix("class Plate: UILabel, _LayerDrawing { override func draw"), text)
    }

    /// An adapted module is one for Apple's systems.
    func testConditionsOnObjectiveCHold() {
        XCTAssertEqual(
            Adaptation.adapt("#if canImport(ObjectiveC)\nlet a = 1\n#endif"),
            "#if canImport(UIKit)\nlet a = 1\n#endif")
    }

    func testASegueIsMadeFromItsClass() {
        XCTAssertEqual(
            Adaptation.adapt("let segue = segueClass.init(identifier: a, source: b, destination: c)"),
            "let segue = segueClass._make(identifier: a, source: b, destination: c)")
        let plain = "let segue = UIStoryboardSegue.init(identifier: a, source: b, destination: c)"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }

    /// Initialisers that aren't required are called on the classes of UIKit's that are values.
    func testViewsAndControllersAreMadeFromTheirClasses() {
        for (source, adapted) in [
            ("let type: UIViewController.Type = a\n_ = type.init()", "type._make()"),
            ("func f(type: UITableView.Type) { _ = type.init(frame: .zero) }", "type._make(frame: .zero)"),
            (
                "func f(wrap: UINavigationController.Type? = nil) {\n  if let kind = wrap, x { _ = kind.init(rootViewController: y) }\n}",
                "kind._make(rootViewController: y)"
            ),
            (
                "if let list = b as? UICollectionView.Type { _ = list.init(frame: a, collectionViewLayout: c) }",
                "list._make(frame: a, collectionViewLayout: c)"
            ),
            ("func f() { guard let kind = a as? UIView.Type else { return }; _ = kind.init() }", "kind._make()"),
            (
                "class Own: UIView {}\nclass User { var kind: Own.Type?; func f() { _ = self.kind!.init() } }",
                "kind!.init()"
            ),
            (
                "class Own: UIView {}\nclass User { var kind: Own.Type; func f() { _ = self.kind.init() } }",
                "kind._make()"
            ),
        ] { XCTAssertTrue(Adaptation.adapt(source).contains(adapted), Adaptation.adapt(source)) }
    }

    func testOtherValuesAreMadeByTheirInitialisers() {
        for source in [
            "func f(type: Codable.Type) { _ = type.init() }", "let type: UIView.Type = a\n_ = type.init(x: 1)",
            "let type: UIView.Type = a\nfunc f(type: Model.Type) { _ = type.init() }",
            "_ = UIView.init()", "func f<T: UIView>(t: T) { _ = T.init() }",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }

    /// Objective-C makes any object by `init()`.
    func testARequirementThatAllObjectsMeet() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                protocol Makeable: AnyObject { init() }
                extension Makeable { init(_ body: (Self) -> Void) { self.init(); body(self) } }
                extension NSObject: Makeable {}
                class Style: Makeable { required init() {} }
                """),
            """
            protocol Makeable { static func _make() -> Self }
            extension Makeable { init(_ body: (Self) -> Void) { self = Self._make(); body(self) } }
            extension NSObject: Makeable {}
            class Style: Makeable { required init() {} ; class func _make() -> Self { Self.init() } }
            """)
        let plain = "protocol Makeable { init() }\nextension Makeable { init(_ a: Int) { self.init() } }"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }
}
