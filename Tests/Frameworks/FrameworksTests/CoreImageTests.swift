import CoreImage
import TestSupport
import XCTest

/// Kind: documented — Apple's Core Image Filter Reference: each filter's inputs, their defaults, and what it makes of a colour.
final class CoreImageTests: XCTestCase {
    private let square = CIImage(color: CIColor(red: 0.8, green: 0.4, blue: 0.2))
        .cropped(to: CGRect(x: 0, y: 0, width: 8, height: 6))

    /// The byte of a pixel's red, green, blue and alpha, `y` from the top.
    private func pixel(_ image: CIImage?, _ x: Int, _ y: Int, _ context: CIContext = CIContext()) throws -> [UInt8] {
        let image = try XCTUnwrap(image)
        let picture = try XCTUnwrap(context.createCGImage(image, from: image.extent))
        let data = try XCTUnwrap(picture.dataProvider?.data) as Data
        let start = (y * picture.width + x) * 4
        return [UInt8](data[start..<start + 4])
    }

    func testAQRCodeIsAModuleAPixelWithOneAround() throws {
        let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
        XCTAssertNil(filter.outputImage, "without a message there is nothing to draw")
        filter.setValue(Data("https://example.org".utf8), forKey: "inputMessage")
        let image = try XCTUnwrap(filter.outputImage)
        // 19 bytes at level M: version 2, 25 modules.
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 27, height: 27))
        XCTAssertEqual(try pixel(image, 0, 0), [255, 255, 255, 255])
        XCTAssertEqual(try pixel(image, 1, 1), [0, 0, 0, 255], "the finder's corner")
        XCTAssertEqual(try pixel(image, 2, 2), [255, 255, 255, 255])
        XCTAssertEqual(try pixel(image, 1, 25), [0, 0, 0, 255], "the lower left finder")

        let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        XCTAssertEqual(large.extent.size, CGSize(width: 270, height: 270))
        XCTAssertEqual(try pixel(large, 19, 19), [0, 0, 0, 255], "modules stay sharp")
        XCTAssertEqual(try pixel(large, 9, 9), [255, 255, 255, 255])
        XCTAssertEqual(UIImage(ciImage: large).size, CGSize(width: 270, height: 270))
        XCTAssertTrue(UIImage(ciImage: large, scale: 2, orientation: .up).ciImage === large)
    }

    func testBuiltinsAreTheSameFilters() throws {
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("a".utf8)
        code.correctionLevel = "H"
        XCTAssertEqual(code.outputImage?.extent.width, 23)
        let bars = CIFilter.code128BarcodeGenerator()
        bars.message = Data("12345678".utf8)
        XCTAssertEqual(bars.outputImage?.extent.size, CGSize(width: 79 + 14, height: 32 + 14))
        let blur = CIFilter.gaussianBlur()
        XCTAssertEqual(blur.radius, 10)
        blur.inputImage = square
        blur.radius = 2
        XCTAssertEqual(blur.outputImage?.extent, CGRect(x: -6, y: -6, width: 20, height: 18))
        let tone = CIFilter.sepiaTone()
        tone.inputImage = square
        let brown = try pixel(tone.outputImage, 0, 0)
        XCTAssertTrue(brown[0] > brown[1] && brown[1] > brown[2], "\(brown) is brown")
        tone.intensity = 0
        XCTAssertEqual(try pixel(tone.outputImage, 0, 0), [204, 102, 51, 255])
    }

    /// In linear light unless the working space is NSNull.
    func testColors() throws {
        XCTAssertEqual(try pixel(square, 3, 3), [204, 102, 51, 255])
        XCTAssertEqual(try pixel(square.applyingFilter("CIColorInvert"), 0, 0, stored), [51, 153, 204, 255])
        let grey = square.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
        let expected = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
        XCTAssertEqual(try pixel(grey, 0, 0, stored)[0], UInt8((expected * 255).rounded()))
        let brighter = square.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1.0])
        XCTAssertEqual(try pixel(brighter, 0, 0, stored), [255, 204, 102, 255])
        // Twice the light of 0.2, 0.0331, is 0.0662, which sRGB stores as 1.055 · 0.0662^(1/2.4) − 0.055 = 0.2854.
        XCTAssertEqual(try pixel(brighter, 0, 0)[2], 73)
        XCTAssertEqual(square.applyingFilter("CINoSuchFilter").extent, square.extent)
        XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
        XCTAssertNil(CIFilter(name: "CIPhotoEffectNoir"), "its tones aren't documented")
    }

    private let stored = CIContext(options: [.workingColorSpace: NSNull()])

    func testTheAverageOfAnArea() throws {
        let half = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 6)).composited(over: square)
        let filter = CIFilter(
            name: "CIAreaAverage",
            parameters: [kCIInputImageKey: half, kCIInputExtentKey: CIVector(cgRect: half.extent)])
        var bytes = [UInt8](repeating: 0, count: 4)
        stored.render(
            try XCTUnwrap(filter?.outputImage), toBitmap: &bytes, rowBytes: 4,
            bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        XCTAssertEqual(bytes, [102, 51, 26, 255])
        stored.render(
            half, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 7, y: 0, width: 1, height: 1), format: .BGRA8,
            colorSpace: nil)
        XCTAssertEqual(bytes, [51, 102, 204, 255])
    }

    func testOrientationsBringPixelsUpright() throws {
        // Red at the stored picture's upper left, in 2×1 pixels.
        let stored = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            .composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
        let turned = stored.oriented(.right)
        XCTAssertEqual(turned.extent, CGRect(x: 0, y: 0, width: 1, height: 2))
        // A quarter of a turn clockwise: what was left is at the top.
        XCTAssertEqual(try pixel(turned, 0, 0), [255, 0, 0, 255])
        XCTAssertEqual(try pixel(stored.oriented(.left), 0, 0), [0, 0, 255, 255])
        XCTAssertEqual(try pixel(stored.oriented(forExifOrientation: 2), 0, 0), [0, 0, 255, 255])
    }

    func testMasksAndGradients() throws {
        let filter = CIFilter.linearGradient()
        (filter.point0, filter.point1) = (.zero, CGPoint(x: 8, y: 0))
        (filter.color0, filter.color1) = (.black, .white)
        let ramp = try XCTUnwrap(filter.outputImage).cropped(to: square.extent)
        XCTAssertEqual(try pixel(ramp, 3, 0, stored)[0], UInt8((3.5 / 8 * 255.0).rounded()))
        let blend = CIFilter.blendWithMask()
        (blend.inputImage, blend.backgroundImage) = (square, CIImage(color: .black).cropped(to: square.extent))
        blend.maskImage = ramp
        XCTAssertEqual(try pixel(blend.outputImage, 4, 0, stored)[0], UInt8((4.5 / 8 * 204.0).rounded()))
    }

    func testColorsAndVectors() {
        XCTAssertEqual(CIColor(string: "0.5 0 1 1"), CIColor(red: 0.5, green: 0, blue: 1))
        XCTAssertEqual(CIColor(color: .red), .red)
        XCTAssertEqual(UIColor(ciColor: .blue).ciColor, .blue)
        XCTAssertEqual(CIVector(x: 1, y: 2, z: 3, w: 4).cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CIVector(x: 1).value(at: 3), 0)
        XCTAssertNil(CIDetector(ofType: CIDetectorTypeQRCode, context: nil))
        XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBlur) == ["CIGaussianBlur"])
    }
}
