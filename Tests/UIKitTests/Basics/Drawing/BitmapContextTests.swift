import Foundation
import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Core Graphics' documentation of bitmap contexts.
///
/// Core Graphics' bitmaps in memory: rows from the top, y upwards in the coordinates of a context.
final class BitmapContextTests: XCTestCase {
    private func context(
        _ info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), data: UnsafeMutableRawPointer? = nil,
        bytesPerRow: Int = 0
    ) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: info)
    }

    private func bytes(_ context: CGContext?, _ count: Int) throws -> [UInt8] {
        let data = try XCTUnwrap(context?.data)
        return Array(UnsafeRawBufferPointer(start: data, count: count))
    }

    private let last = CGImageAlphaInfo.premultipliedLast.rawValue
    private let first = CGImageAlphaInfo.premultipliedFirst.rawValue

    /// The names of the formats say where the bytes are; the first row in memory is the picture's top.
    func testPixelsLieAsTheirFormatSays() throws {
        let expected: [(UInt32, [UInt8])] = [
            (last, [255, 0, 0, 255]), (first, [255, 255, 0, 0]),
            (first | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 255, 255]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 0, 0, 255]),
        ]
        for (info, pixel) in expected {
            let context = context(info)
            context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            let found = try bytes(context, 16)
            XCTAssertEqual(Array(found[8..<12]), pixel, "\(info)")
            let rest: [UInt8] = info == CGImageAlphaInfo.noneSkipLast.rawValue ? [0, 0, 0, 255] : [0, 0, 0, 0]
            XCTAssertEqual(Array(found[0..<4]), rest, "\(info)")
        }
    }

    func testGrayAndAlphaHaveOneByte() throws {
        let gray = context(CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray())
        gray?.setFillColor(gray: 1, alpha: 1)
        gray?.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        XCTAssertEqual(try bytes(gray, 4), [255, 255, 0, 0])
        let alpha = context(CGImageAlphaInfo.alphaOnly.rawValue)
        alpha?.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.2)
        alpha?.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        XCTAssertEqual(try bytes(alpha, 4), [51, 0, 51, 0])
    }

    /// An app's own memory can be read without asking the context.
    func testAnAppsMemoryIsDrawnIntoAtOnce() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 24, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 24)
        memory.storeBytes(of: 7, toByteOffset: 8, as: UInt8.self)
        let context = context(last, data: memory, bytesPerRow: 12)
        context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let found = Array(UnsafeRawBufferPointer(start: memory, count: 24))
        XCTAssertEqual(Array(found[16..<20]), [0, 255, 0, 255])
        XCTAssertEqual(found[8], 7, "between rows nothing is written")
        XCTAssertEqual(context?.bytesPerRow, 12)
    }

    func testPicturesAreUprightAndComeBack() throws {
        let info = CGBitmapInfo(rawValue: last)
        let source = Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
        let image = try XCTUnwrap(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
                provider: XCTUnwrap(CGDataProvider(data: source as NSData)), decode: nil, shouldInterpolate: false,
                intent: .defaultIntent))
        let context = try XCTUnwrap(context(last))
        XCTAssertEqual(context.ctm, .identity)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(try bytes(context, 16), Array(source))
        let made = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(made.dataProvider?.data as Data?, source)
        XCTAssertEqual(CFDataGetBytePtr(made.dataProvider?.data)?.pointee, 255)
        XCTAssertEqual(CFDataGetLength(made.dataProvider?.data), 16)
        let corner = try XCTUnwrap(made.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
        XCTAssertEqual([corner.width, corner.height], [1, 1])
        XCTAssertEqual(corner.dataProvider?.data as Data?, Data([0, 255, 0, 255]))
        XCTAssertNil(made.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)))
    }

    func testColoursAreMultipliedByAStraightAlpha() throws {
        let provider = try XCTUnwrap(CGDataProvider(data: Data([200, 100, 0, 128]) as NSData))
        let image = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        XCTAssertEqual(image?.dataProvider?.data as Data?, Data([100, 50, 0, 128]))
    }

    /// Core Graphics refuses what it has no code for, and says so.
    func testWhatIsRefused() {
        XCTAssertNil(context(CGImageAlphaInfo.none.rawValue), "no colours without an alpha or its place")
        XCTAssertNil(context(last, space: CGColorSpaceCreateDeviceGray()))
        XCTAssertNil(context(last | CGBitmapInfo.floatComponents.rawValue))
        XCTAssertNil(context(last, bytesPerRow: 7))
        XCTAssertNil(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last))
    }

    /// Hard squares, as for drawing pixels large.
    func testPicturesAreEnlargedWithoutSmoothing() throws {
        let small = try XCTUnwrap(Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255]))
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 8, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: last))
        context.interpolationQuality = .none
        context.draw(CGImage(bitmap: small), in: CGRect(x: 0, y: 0, width: 8, height: 1))
        let found = try bytes(context, 32)
        XCTAssertEqual(Array(found[12..<20]), [255, 0, 0, 255, 0, 0, 255, 255])
    }
}
