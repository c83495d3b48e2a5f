import MasuAdapt
import XCTest

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
            public func callAsFunction(_ bar: Bar, heightAt index: Int) -> (CGFloat)? \
            { _OptionalRequirement.call { object.bar(bar, heightAt: index) } }; \
            public func callAsFunction(_ bar: Bar, didSelect index: Int) \
            { _OptionalRequirement.call { object.bar(bar, didSelect: index) } } }

            """)
    }

    func testCallsWithoutArgumentsAreMadeOutright() {
        XCTAssertEqual(
            Adaptation.adapt(
                "@objc protocol P: NSObjectProtocol {\n  @objc optional func done()\n}\nfunc f(p: P?) { p?.done?() }\n"),
            " protocol P: NSObjectProtocol {\n    func done()\n}; extension P { func done() "
                + "{ _OptionalRequirement.missing() as Void } }\nfunc f(p: P?) { p?.done() }\n")
    }

    func testAnOrdinaryProtocolStaysAsItIs() {
        let source = "protocol P {\n  func done()\n}\nfunc f(g: (() -> Void)?) { g?() }\n"
        XCTAssertEqual(Adaptation.adapt(source), source)
    }
}
