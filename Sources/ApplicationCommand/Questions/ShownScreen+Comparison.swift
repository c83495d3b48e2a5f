import Foundation
import Graphics
import ImageCoding
import Inspector
import UIKit

extension ShownScreen {
    /// The difference between the screen and a picture of it: how many pixels, in which rectangle, in which elements.
    ///
    /// - Parameter file: a PNG, JPEG or WebP of as many pixels.
    func comparison(with file: String, scale: Double? = nil) throws -> ScreenReport {
        let expected = try Self.pixels(Data(contentsOf: URL(fileURLWithPath: file)), named: file)
        let found = try Self.pixels(png(scale: scale), named: "The screen")
        guard expected.width == found.width, expected.height == found.height else {
            throw UsageError(
                "\(file) is \(expected.width)×\(expected.height) pixels and the screen \(found.width)×\(found.height): "
                    + "compare on the same device and at the same scale.")
        }
        var (count, left, top, right, bottom) = (0, Int.max, Int.max, -1, -1)
        for y in 0..<found.height {
            for x in 0..<found.width where found.pixel(x: x, y: y) != expected.pixel(x: x, y: y) {
                count += 1
                (left, right) = (min(left, x), max(right, x))
                (top, bottom) = (min(top, y), y)
            }
        }
        let pixels = found.width * found.height
        guard count > 0 else {
            let record = ComparisonRecord(file: file, differing: 0, pixels: pixels, elements: [])
            return try ScreenReport(text: "Equal to \(file), pixel by pixel.\n", [record])
        }
        let unit = CGFloat(scale ?? host.scale)
        let box = CGRect(
            x: CGFloat(left) / unit, y: CGFloat(top) / unit, width: CGFloat(right - left + 1) / unit,
            height: CGFloat(bottom - top + 1) / unit)
        let place =
            "\(Double(box.minX).points),\(Double(box.minY).points) "
            + "\(Double(box.width).points)×\(Double(box.height).points)"
        let touched = ScreenMarks(of: window).all.filter { $0.frame.intersects(box) }.suffix(8)
        let record = ComparisonRecord(
            file: file, differing: count, pixels: pixels, frame: Rectangle(box), elements: touched.map(\.number))
        return try ScreenReport(
            text: "\(count) of \(pixels) pixels differ from \(file), all within \(place). Elements there:\n"
                + touched.map(\.line).joined(), [record])
    }

    private static func pixels(_ data: Data, named name: String) throws -> Bitmap {
        do { return try ImageDecoder().decode(data).bitmap } catch {
            throw UsageError("\(name) is no picture that can be read: \(error)")
        }
    }
}
