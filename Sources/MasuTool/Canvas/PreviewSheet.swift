public import Foundation
import Graphics
import ImageCoding
import UIKit

/// Pictures of previews on one sheet, as many beside each other as below, each with its name.
@MainActor public enum PreviewSheet {
    /// A picture's points on the sheet are half its pixels, so that a phone is about as wide as a name.
    private static let pointsPerPixel = 0.5

    /// Writes a sheet of pictures in the format of the file's ending: PNG, SVG or PDF.
    ///
    /// - Parameters:
    ///   - pictures: names, and the files of PNG pictures.
    ///   - path: the sheet's file.
    /// - Throws: what reading a picture or writing the sheet throws.
    public static func write(_ pictures: [(name: String, file: URL)], to path: String) throws {
        let cells = try pictures.map { name, file in
            CanvasSheet.Cell(name: name, picture: try picture(of: file))
        }
        let columns = max(1, Int(Double(cells.count).squareRoot().rounded(.up)))
        let rows = stride(from: 0, to: cells.count, by: columns).map {
            Array(cells[$0..<min($0 + columns, cells.count)])
        }
        try CanvasSheet(rows: rows).picture.write(to: path, scale: nil)
    }

    private static func picture(of file: URL) throws -> CanvasPicture {
        let bitmap = try ImageDecoder().decode([UInt8](Data(contentsOf: file))).bitmap
        let size = CGSize(
            width: Double(bitmap.width) * pointsPerPixel, height: Double(bitmap.height) * pointsPerPixel)
        var recorder = DisplayListRecorder()
        recorder.image(bitmap, in: CGRect(origin: .zero, size: size))
        return CanvasPicture(drawing: recorder.list, size: size)
    }
}
