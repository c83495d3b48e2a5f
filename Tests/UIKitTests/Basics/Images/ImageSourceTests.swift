import XCTest

@testable import UIKit

/// Kind: documented — ImageIO's documentation, and the bytes of a GIF of three frames.
@MainActor final class ImageSourceTests: XCTestCase {
    private static let gif: [UInt8] = [
        71, 73, 70, 56, 57, 97, 2, 0, 2, 0, 145, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 33, 255, 11,
        78, 69, 84, 83, 67, 65, 80, 69, 50, 46, 48, 3, 1, 2, 0, 0, 33, 249, 4, 4, 10, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0,
        2, 0, 0, 2, 4, 4, 65, 16, 44, 0, 33, 249, 4, 12, 20, 0, 0, 0, 44, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 20, 11,
        0,
        33, 249, 4, 5, 30, 0, 3, 0, 44, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 3, 12, 199, 2, 0, 59,
    ]

    /// Frames of a GIF by ImageIO's functions, as apps make animated images of them: the picture of `AnimatedImageTests`.
    func testAnimatedPictures() async throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(Self.gif) as CFData, nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        let frames = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        let animated = try XCTUnwrap(UIImage.animatedImage(with: frames.map { UIImage(cgImage: $0) }, duration: 0.6))
        XCTAssertEqual(animated.images?.count, 3)
        let all = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any]
        let told = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        XCTAssertEqual(told?[kCGImagePropertyGIFDelayTime as String] as? Double, 0.2)
        XCTAssertEqual(all?[kCGImagePropertyPixelWidth as String] as? Int, 2)
        XCTAssertEqual(CGImageSourceGetType(source), "com.compuserve.gif")
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 3, nil))
        XCTAssertNil(CGImageSourceCreateWithData(Data([1, 2]) as CFData, nil))
        XCTAssertEqual(UIImage(data: Data(Self.gif))?.size, CGSize(width: 2, height: 2))
    }

    /// ImageIO's `CGImageSourceUpdateData`: each call has all of the data so far.
    func testASourceIsGivenItsData() async throws {
        let source = CGImageSourceCreateIncremental(nil)
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        XCTAssertNil(CGImageSourceGetType(source))
        XCTAssertNil(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        CGImageSourceUpdateData(source, Data(Self.gif.prefix(20)) as CFData, false)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
        CGImageSourceUpdateData(source, Data(Self.gif) as CFData, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 2)
        CGImageSourceUpdateData(source, Data([1, 2]) as CFData, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusInvalidData)
        XCTAssertEqual(CGImageSourceStatus.statusComplete.rawValue, 0)
    }

    /// Libraries read a frame's duration by Core Foundation's pointers.
    func testValuesByPointers() async throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(Self.gif) as CFData, nil))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
        func pointer(_ key: CFString) -> UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }
        let found = try XCTUnwrap(CFDictionaryGetValue(properties, pointer(kCGImagePropertyGIFDictionary)))
        let times = unsafeBitCast(found, to: CFDictionary.self)
        let delay = try XCTUnwrap(CFDictionaryGetValue(times, pointer(kCGImagePropertyGIFDelayTime)))
        XCTAssertEqual(_AnyObjectMembers.doubleValue(unsafeBitCast(delay, to: AnyObject.self)), 0.2)
        var value: UnsafeRawPointer?
        XCTAssertTrue(CFDictionaryGetValueIfPresent(times, pointer(kCGImagePropertyGIFUnclampedDelayTime), &value))
        XCTAssertNotNil(value)
        XCTAssertFalse(CFDictionaryGetValueIfPresent(times, pointer(kCGImagePropertyGIFLoopCount), &value))
        XCTAssertEqual(CFDictionaryGetCount(times), 2)
    }

    /// A thumbnail keeps the proportions, and is never larger than the picture.
    func testThumbnails() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = try XCTUnwrap(picture.pngData())
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
        func thumbnail(_ length: Int) -> CGImage? {
            let options: [CFString: Any] = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: length,
                kCGImageSourceCreateThumbnailWithTransform: true,
            ]
            return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        }
        let width = try XCTUnwrap(picture.cgImage).width
        let small = try XCTUnwrap(thumbnail(10))
        XCTAssertEqual([small.width, small.height], [10, 5])
        XCTAssertEqual(thumbnail(1000)?.width, width)
        XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
    }

    /// Files that are written can be read; a type that can't be written here has no destination.
    func testDestinations() async throws {
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(Self.gif) as CFData, nil))
        let data = NSMutableData()
        let destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 3, nil))
        for index in 0..<3 {
            let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, index, nil))
            let properties = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.5] as NSDictionary]
            CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        }
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let again = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetCount(again), 3)
        let told = CGImageSourceCopyPropertiesAtIndex(again, 2, nil) as? [String: Any]
        let times = told?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        XCTAssertEqual(times?[kCGImagePropertyGIFDelayTime as String] as? Double, 0.5)
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil))
        let none = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        XCTAssertFalse(CGImageDestinationFinalize(none))
    }
}
