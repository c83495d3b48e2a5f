import XCTest

@testable import UIKit

/// Kind: documented — ImageIO's documentation, and the bytes of a GIF of three frames.
@MainActor final class ImageSourceTests: XCTestCase {
    /// Frames of a GIF by ImageIO's functions, as apps make animated images of them: the picture of `AnimatedImageTests`.
    func testAnimatedPictures() async throws {
        let gif: [UInt8] = [
            71, 73, 70, 56, 57, 97, 2, 0, 2, 0, 145, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 33, 255, 11,
            78, 69, 84, 83, 67, 65, 80, 69, 50, 46, 48, 3, 1, 2, 0, 0, 33, 249, 4, 4, 10, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0,
            2, 0, 0, 2, 4, 4, 65, 16, 44, 0, 33, 249, 4, 12, 20, 0, 0, 0, 44, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 20, 11,
            0,
            33, 249, 4, 5, 30, 0, 3, 0, 44, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 3, 12, 199, 2, 0, 59,
        ]
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(gif), nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        let frames = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        let animated = try XCTUnwrap(UIImage.animatedImage(with: frames.map { UIImage(cgImage: $0) }, duration: 0.6))
        XCTAssertEqual(animated.images?.count, 3)
        let told = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        XCTAssertEqual(told?[kCGImagePropertyGIFDelayTime] as? Double, 0.2)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 3, nil))
        XCTAssertNil(CGImageSourceCreateWithData(Data([1, 2]), nil))
        XCTAssertEqual(UIImage(data: Data(gif))?.size, CGSize(width: 2, height: 2))
    }
}
