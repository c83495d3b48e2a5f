import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's page on `Formatter`, and the declaration of Linux's Foundation, which has no such method.
final class FormatterTests: XCTestCase {
    func testAMethodThatGivesBackByAPointerOverridesNothing() {
        let adapted = Adaptation.adapt(
            """
            import Foundation
            class Pounds: Formatter {
                override func string(for obj: Any?) -> String? { nil }
            }
            extension Pounds {
                override func getObjectValue(
                    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
                    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
                ) -> Bool { false }
            }

            """)
        XCTAssertTrue(adapted.contains("override func string(for"), adapted)
        XCTAssertFalse(adapted.contains("override func getObjectValue"), adapted)
        XCTAssertTrue(adapted.contains(" func getObjectValue("), adapted)
        XCTAssertTrue(adapted.contains("import FoundationAdditions"), adapted)
    }

    func testAnArchivesTopLevelObjectIsReadByTheAddition() {
        let adapted = Adaptation.adapt(
            """
            import Foundation
            func name(_ reader: NSCoder) throws -> Any? { try reader.decodeTopLevelObject(forKey: "name") }

            """)
        XCTAssertTrue(adapted.contains("try reader._decodeTopLevelObject(forKey: \"name\")"), adapted)
        XCTAssertTrue(adapted.contains("import FoundationAdditions"), adapted)
    }
}
