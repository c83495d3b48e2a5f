import XCTest

@testable import UIKit

/// Kind: property — a colour that was archived is the same; the keys are those of UIKit's archives.
@MainActor final class ColorArchiveTests: XCTestCase {
    func testAColourComesBackFromAnArchive() async throws {
        for color in [UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.5, alpha: 1)] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), color)
        }
    }
}
