import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's Build Settings Reference.
final class BuildSettingsTests: XCTestCase {
    private let settings = BuildSettings([
        ["PRODUCT_NAME": "My App-2", "FLAGS": "A", "LOOP": "$(LOOP)", "KIND": "NAME"],
        ["FLAGS": "$(inherited) B", "TITLE": "${PRODUCT_$(KIND)} x"],
    ])

    func testReferences() {
        XCTAssertEqual(settings["FLAGS"], "A B")
        XCTAssertEqual(settings["TITLE"], "My App-2 x")
        XCTAssertEqual(settings.expanded("$(PRODUCT_NAME:c99extidentifier)"), "My_App_2")
        XCTAssertEqual(settings.expanded("org.$(PRODUCT_NAME:rfc1034identifier).$(NOTHING)z"), "org.My-App-2.z")
        XCTAssertEqual(settings.expanded("$(NOTHING:default=else)"), "else")
        XCTAssertEqual(settings.expanded("$(UNCLOSED"), "$(UNCLOSED")
        XCTAssertNil(settings["NOTHING"])
    }

    /// A setting that refers to itself comes to an end.
    func testALoopEnds() { XCTAssertNotNil(settings["LOOP"]) }

    func testSettingsOfOtherPlatformsDontCount() {
        let layer = BuildSettings.layer(["A": "1", "A[sdk=macosx*]": "2", "B[sdk=iphoneos*]": "3", "C": ["x", "y"]])
        XCTAssertEqual(layer, ["A": "1", "B": "3", "C": "x y"])
    }
}
