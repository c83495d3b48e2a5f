import XCTest

@testable import MasuAdapt

/// Kind: documented — Objective-C's runtime reference: a method that calls itself reaches the one that it was exchanged
/// with.
///
/// Modules that exchange methods: Objective-C sends by name, so a method that calls itself reaches the one that it was
/// exchanged with.
final class MethodExchangeTests: XCTestCase {
    private let exchange = """
        func exchange(_ type: AnyClass, _ first: Selector, _ second: Selector) {
            method_exchangeImplementations(class_getInstanceMethod(type, first)!, class_getInstanceMethod(type, second)!)
        }

        """

    func testAMethodAsksFirstWhatStandsForIt() {
        let text = Adaptation.adapt(
            "import UIKit\n" + exchange + """
                extension UIScrollView {
                    @objc private func counted(_ item: Int, at place: CGPoint) {
                        counted(item, at: place)
                    }
                    static let once: Void = exchange(UIScrollView.self, #selector(scroll), #selector(counted(_:at:)))
                }
                """)
        XCTAssertTrue(
            text.contains(
                "private func counted(_ item: Int, at place: CGPoint) { if let other = "
                    + "_MethodTable.replacement(\"counted:at:\", of: UIScrollView.self, for: self) "
                    + "{ return other.call(on: self, item, place) };\n"), text)
        XCTAssertTrue(
            text.contains(
                "_MethodTable.selector(Selector(\"counted:at:\", UIScrollView.counted(_:at:)), in: UIScrollView.self)"),
            text)
        XCTAssertTrue(text.contains("import ObjectiveCRuntime; import UIKit\n"), text)
        XCTAssertEqual(text.split(separator: "\n", omittingEmptySubsequences: false).count, 10)
    }

    func testTheOnlyExpressionStillReturns() {
        let text = Adaptation.adapt(
            exchange + "extension UIView { @objc func wide(_ size: CGSize) -> CGSize { wide(size) } }")
        XCTAssertTrue(text.contains("{ return other.call(on: self, size) }; return wide(size) }"), text)
    }

    /// A selector may name another class than the one whose extension has the method.
    func testASelectorNamesTheClassThatHasTheMethod() {
        let text = Adaptation.adapt(
            exchange + """
                extension UIScrollView { @objc func settled() { settled() } }
                let name = #selector(UITableView.settled)
                """)
        XCTAssertTrue(
            text.contains(
                "_MethodTable.selector(Selector(\"settled\", UIScrollView.settled), in: UIScrollView.self)"), text)
    }

    /// An override is called through its class's table, and a call of super is none of itself.
    func testOtherMethodsAreLeftAlone() {
        let others = """
            class Box: UIView { override func layoutSubviews() { super.layoutSubviews() } }
            class Mover { func move(_ x: Int) { move(x, fast: true) }; func move(_ x: Int, fast: Bool) {} }
            """
        XCTAssertTrue(Adaptation.adapt(exchange + others).hasSuffix(others))
    }

    /// An implementation that is taken by its name, and calls the original as a function.
    func testAMethodThatAnExchangingFileNamesTakesPart() {
        let text = Adaptation.adapt(
            exchange + """
                extension UIViewController { @objc func leave(animated: Bool) { print(animated) } }
                let other = #selector(UIViewController.leave(animated:))
                """)
        XCTAssertTrue(text.contains("_MethodTable.replacement(\"leaveWithAnimated:\""), text)
        XCTAssertTrue(text.contains("let other = _MethodTable.selector("), text)
    }

    func testWhereNothingIsExchangedNothingChanges() {
        let text = Adaptation.adapt("import UIKit\nextension UIView { @objc func walk() { superview?.walk() } }")
        XCTAssertEqual(text, "import UIKit\nextension UIView {  func walk() { superview?.walk() } }")
    }

    func testConventionsOfObjectiveCGo() {
        XCTAssertEqual(
            Adaptation.adapt("typealias Function = @convention(c) (AnyObject, Selector, Bool) -> Void"),
            "typealias Function =  (AnyObject, Selector, Bool) -> Void")
        XCTAssertEqual(
            Adaptation.adapt("typealias Block = @convention(block) (UIView) -> Void"),
            "typealias Block =  (UIView) -> Void")
        let compare = "typealias Compare = @convention(c) (UnsafeRawPointer) -> Int32"
        XCTAssertEqual(Adaptation.adapt(compare), compare)
    }
}
