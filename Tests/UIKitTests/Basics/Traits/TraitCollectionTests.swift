import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITraitCollection` and of
/// `UIContentSizeCategory.didChangeNotification`.
@MainActor final class TraitCollectionTests: XCTestCase {
    func testATraitCollectionContainsWhatItAgreesWith() async throws {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
        ])
        XCTAssertTrue(all.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertTrue(all.containsTraits(in: UITraitCollection()))
        XCTAssertTrue(all.containsTraits(in: nil))
        XCTAssertFalse(all.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertFalse(all.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    }

    func testAnotherTextSizeIsPosted() async throws {
        final class Told: @unchecked Sendable { var categories: [UIContentSizeCategory] = [] }
        let told = Told()
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            told.categories += [note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory]
                .compactMap { $0 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(userInterfaceStyle: .dark),
        ])
        XCTAssertEqual(told.categories, [.extraLarge])
    }
}
