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

    func testAWeakRequirementIsOneOfObjectiveCs() {
        XCTAssertEqual(
            Adaptation.adapt("protocol P: AnyObject {\n    weak var list: List? { get set }\n}\n"),
            "protocol P: AnyObject {\n     var list: List? { get set }\n}\n")
        let kept = "class A {\n    weak var list: List?\n}\n"
        XCTAssertEqual(Adaptation.adapt(kept), kept)
    }

    func testCallsOfAnActorsMethodsAreTheActors() {
        let adapted = Adaptation.adapt(
            "@MainActor @objc protocol P {\n    @objc optional func bar(_ bar: Bar, at index: Int)\n}\n")
        XCTAssertTrue(adapted.contains("; @MainActor struct _P_bar {"), adapted)
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

    /// Methods of the same arguments' types are told apart by their labels, as they are taken as functions; a missing one means
    /// what the `guard` says.
    func testMethodsTakenAsFunctions() {
        let adapted = Adaptation.adapt(
            """
            @objc protocol P: NSObjectProtocol {
                @objc optional func bar(_ bar: Bar, shouldOpen index: Int) -> Bool
                @objc optional func bar(_ bar: Bar, didOpen index: Int)
                @objc optional func bar(_ bar: Bar, named name: String)
            }
            func f(p: P?, bar: Bar) -> Bool {
                if let named = p?.bar(_:named:) { named(bar, "a") }
                guard let did = p?.bar(_:didOpen:) else { return false }
                did(bar, 3)
                guard let should = p?.bar(_:shouldOpen:) else { return true }
                return should(bar, 3)
            }

            """)
        for part in [
            "var _optional_bar__shouldOpen: _P_optional_bar__shouldOpen? { _P_optional_bar__shouldOpen(object: self) }",
            "struct _P_optional_bar__shouldOpen { let object: any P; @discardableResult func "
                + "callAsFunction(_ argument0: Bar, _ argument1: Int) -> (Bool)? "
                + "{ _OptionalRequirement.call { object.bar(argument0, shouldOpen: argument1) } } }",
            "if let named = p?.bar { named(bar, \"a\") }", "guard let did = p?._optional_bar__didOpen else",
            "guard let should = p?._optional_bar__shouldOpen else { return true }",
            "return (should(bar, 3) ?? true)",
        ] { XCTAssertTrue(adapted.contains(part), "\(part)\nin\n\(adapted)") }
        XCTAssertFalse(adapted.contains("_optional_bar__named"), adapted)
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
