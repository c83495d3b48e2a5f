import XCTest

@testable import MasuAdapt

/// Kind: documented — our description of the source adapter: Objective-C finds a class's own `init()` by its name.
final class OwnInitialiserTests: XCTestCase {
    func testAClassGetsAFunctionForItsInitialiser() {
        XCTAssertEqual(
            Adaptation.adapt("class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }\n"),
            "class A: UIViewController, _MadeByOwnInitialiser { init() { super.init(nibName: nil, bundle: nil) } ; "
                + "class func _madeByOwnInitialiser() -> NSObject { A() } }\n")
    }

    /// A subclass inherits the initialiser where it declares no designated one; where it does, the call ends the app, as
    /// Swift's own entry for Objective-C does.
    func testSubclasses() {
        let adapted = Adaptation.adapt(
            """
            class A: UIView {
                init() { super.init(frame: .zero) }
            }
            class B: A {
            }
            class C: A {
                init(x: Int) { super.init() }
            }

            """)
        XCTAssertTrue(adapted.contains("override class func _madeByOwnInitialiser() -> NSObject { B() }"), adapted)
        XCTAssertTrue(
            adapted.contains("fatalError(\"Use of unimplemented initializer 'init()' for class 'C'\")"), adapted)
    }

    func testOthersAreUntouched() {
        for source in [
            "class A: NSObject { override init() {} }\n", "class A: UIViewController { init(x: Int) {} }\n",
            "class A { init() {} }\n", "class A: UIView { init?() { nil } }\n",
            "class A: UIView { init() throws {} }\n",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }
}
