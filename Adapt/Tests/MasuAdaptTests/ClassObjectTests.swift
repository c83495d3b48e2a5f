import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's "Working with Objective-C": a class is an object.
final class ClassObjectTests: XCTestCase {
    func testAClassIsReturnedAsAnObject() {
        XCTAssertEqual(
            Adaptation.adapt(
                "func f(_ n: String) -> AnyObject? { if let c = NSClassFromString(n) { return c }; return NSClassFromString(n) }\n"
            ),
            "func f(_ n: String) -> AnyObject? { if let c = NSClassFromString(n) { return c as AnyObject? }; "
                + "return NSClassFromString(n) as AnyObject? }\n")
    }

    func testOthersAreUntouched() {
        for source in [
            "func f(_ n: String) -> AnyClass? { return NSClassFromString(n) }\n",
            "func f(_ n: Lake) -> AnyObject? { if let c = n.reed { return c }; return nil }\n",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }
}
