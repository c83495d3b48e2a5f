import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: optional requirements.
final class OptionalRequirementTests: XCTestCase {
    func testOptionalRequirementsGetBodiesAndCalls() {
        let adapted = Adaptation.adapt(
            """
            @objc public protocol P {
                @objc optional func bar(_ bar: Bar, heightAt index: Int) -> CGFloat
                @objc optional func bar(_ bar: Bar, didSelect index: Int)
                func needed()
            }

            """)
        XCTAssertEqual(
            adapted,
            """
             public protocol P: AnyObject {
                  func bar(_ bar: Bar, heightAt index: Int) -> CGFloat
                  func bar(_ bar: Bar, didSelect index: Int)
                func needed()
            }; extension P { \
            public func bar(_ bar: Bar, heightAt index: Int) -> CGFloat { _OptionalRequirement.missing() }; \
            public func bar(_ bar: Bar, didSelect index: Int) { _OptionalRequirement.missing() as Void }; \
            public var bar: _P_bar? { _P_bar(object: self) } }; \
            public struct _P_bar { let object: any P; \
            @discardableResult public func callAsFunction(_ bar: Bar, heightAt index: Int) -> (CGFloat)? \
            { _OptionalRequirement.call { object.bar(bar, heightAt: index) } }; \
            public func callAsFunction(_ bar: Bar, didSelect index: Int) \
            { _OptionalRequirement.call { object.bar(bar, didSelect: index) } } }

            """)
    }

    func testMethodsWithoutArgumentsAreCalledByAnotherName() {
        XCTAssertEqual(
            Adaptation.adapt(
                "@objc protocol P: NSObjectProtocol {\n  @objc optional func time() -> Double\n}\n"
                    + "func f(p: P?) { if let t = p?.time?() { print(t) } }\n"),
            " protocol P: NSObjectProtocol {\n    func time() -> Double\n}; extension P { func time() -> Double "
                + "{ _OptionalRequirement.missing() }; var _optional_time: _P__optional_time? "
                + "{ _P__optional_time(object: self) } }; struct _P__optional_time { let object: any P; "
                + "@discardableResult func callAsFunction() -> (Double)? "
                + "{ _OptionalRequirement.call { object.time() } } }\n"
                + "func f(p: P?) { if let t = p?._optional_time?() { print(t) } }\n")
    }

    func testAVoidThatIsWrittenOutIsNothing() {
        let adapted = Adaptation.adapt("@objc protocol P {\n  @objc optional func a(_ b: Int) -> Void\n}\n")
        XCTAssertTrue(adapted.contains("func a(_ b: Int) -> Void { _OptionalRequirement.missing() as Void }"), adapted)
    }

    func testAnOrdinaryProtocolStaysAsItIs() {
        let source = "protocol P {\n  func done()\n}\nfunc f(g: (() -> Void)?) { g?() }\n"
        XCTAssertEqual(Adaptation.adapt(source), source)
    }
}
