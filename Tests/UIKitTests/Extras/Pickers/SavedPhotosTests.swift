import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of UIImageWriteToSavedPhotosAlbum, with the form of its method.
@MainActor final class SavedPhotosTests: XCTestCase {
    private final class Saver: NSObject {
        var told: [(image: UIImage, error: (any Error)?, context: UInt)] = []

        func image(
            _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
        ) {
            told.append((image, error, UInt(bitPattern: contextInfo)))
        }

        func image(
            _ image: UIImage, savedWithError error: NSError?, context: UnsafeMutableRawPointer?
        ) {
            told.append((image, error, UInt(bitPattern: context)))
        }
    }

    func testAPictureIsTheNewestOfTheLibraryAndItsSaverIsTold() async throws {
        let (first, second, saver) = (UIImage(), UIImage(), Saver())
        let name = "image:didFinishSavingWithError:contextInfo:"
        let saved = Selector(name, Saver.image(_:didFinishSavingWithError:contextInfo:))
        UIImageWriteToSavedPhotosAlbum(first, saver, saved, nil)
        UIImageWriteToSavedPhotosAlbum(second, nil, nil, nil)
        XCTAssertTrue(UIApplication.shared.photos.first === second)
        XCTAssertTrue(UIApplication.shared.photos.last === first)
        XCTAssertTrue(saver.told.isEmpty)
        let context = UnsafeMutableRawPointer(bitPattern: 64)
        let other = Selector("image:savedWithError:context:", Saver.image(_:savedWithError:context:))
        UIImageWriteToSavedPhotosAlbum(first, saver, other, context)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        XCTAssertEqual(saver.told.count, 2)
        XCTAssertTrue(saver.told.allSatisfy { $0.image === first && $0.error == nil })
        XCTAssertEqual(saver.told.last?.context, 64)
    }
}
