import Foundation
import ImageCoding
import XCTest

@testable import MasuTool
@testable import UIKit

/// Kind: documented — `masu previews --help`; arithmetic: a picture's points are half its pixels, 24 points around each, 24 for
/// a name.
@MainActor final class PreviewSheetTests: XCTestCase {
    func testPicturesInRowsAndColumns() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sheet-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pictures = try (0..<3).map { index in
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200)).image { context in
                [UIColor.red, .green, .blue][index].setFill()
                context.fill(CGRect(x: 0, y: 0, width: 400, height: 200))
            }
            let file = folder.appendingPathComponent("\(index).png")
            let bitmap = try XCTUnwrap(picture.cgImage?.bitmap)
            try Data(try ImageEncoder().png(bitmap)).write(to: file)
            return (
                name: "Preview \(index)", file: file, width: Double(bitmap.width) / 2, height: Double(bitmap.height) / 2
            )
        }
        let sheet = folder.appendingPathComponent("sheet.png")
        try PreviewSheet.write(pictures.map { ($0.name, $0.file) }, to: sheet.path)
        let drawn = try ImageDecoder().decode([UInt8](Data(contentsOf: sheet))).bitmap
        let (width, height) = (pictures[0].width, pictures[0].height)
        XCTAssertEqual(Double(drawn.width), 24 + 2 * (width + 24))
        XCTAssertEqual(Double(drawn.height), 24 + 2 * (height + 48))
        let green = drawn.pixel(x: Int(24 + width + 24 + width / 2), y: Int(24 + height / 2))
        XCTAssertTrue(green.green > 200 && green.red < 50, "\(green)")
        let blue = drawn.pixel(x: Int(24 + width / 2), y: Int(24 + height + 48 + height / 2))
        XCTAssertTrue(blue.blue > 200 && blue.red < 50, "\(blue)")
    }
}
