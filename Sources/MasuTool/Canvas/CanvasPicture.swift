import ApplicationCommand
import CairoRenderer
import Foundation
import Graphics
import ImageCoding
import UIKit

/// A picture made of drawing commands, and what there is to say of it.
struct CanvasPicture {
    var drawing: DisplayList
    /// Points.
    var size: CGSize
    /// Pixels a point, where nobody chose others.
    var scale = 1.0
    var notes: [NibNote] = []
    /// The parts that show nothing, each with the reason.
    var emptiness: [(name: String, reason: String)] = []

    /// False for a part of no width or height, which no picture can be made of.
    var hasSize: Bool { size.width > 0 && size.height > 0 }
}

extension CanvasPicture {
    /// The formats, by a file's ending.
    private enum Format: String, CaseIterable {
        case png, svg, pdf
    }

    /// The most pixels of a side and of a picture where nobody chose their number: 256 megabytes of memory.
    private static let largestSide = 16_000.0
    private static let mostPixels = 64e6

    /// The pixels per point that fit the limits.
    private var fittingScale: Double {
        let side = Double(max(size.width, size.height, 1))
        let area = max(1, Double(size.width) * Double(size.height))
        return min(scale, Self.largestSide / side, (Self.mostPixels / area).squareRoot())
    }

    /// Writes the picture in the format of the file's ending.
    ///
    /// - Parameter scale: pixels per point; nil for the device's, or fewer where the picture would be too large.
    func write(to path: String, scale chosen: Double?) throws {
        let file = URL(fileURLWithPath: path)
        guard let format = Format(rawValue: file.pathExtension.lowercased()) else {
            let known = Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
            throw UsageError("masu render: the picture's file ends in one of \(known), not \(file.lastPathComponent)")
        }
        switch format {
        case .png:
            let bitmap = try CairoRenderer().render(
                drawing, size: size, scale: chosen ?? fittingScale, background: nil)
            try Data(try ImageEncoder().png(bitmap)).write(to: file)
        case .svg: try Data(SVGDocument(list: drawing, size: size).bytes()).write(to: file)
        case .pdf:
            var document = PDFDocument()
            document.pages = [.init(list: drawing, bounds: CGRect(origin: .zero, size: size))]
            try Data(document.bytes()).write(to: file)
        }
    }
}

/// A line of text as drawing commands.
@MainActor struct CanvasText {
    let drawing: DisplayList
    /// Points.
    let size: CGSize

    /// - Parameter width: the most that it takes before it is cut off at its end; points.
    init(_ text: String, size points: CGFloat, weight: UIFont.Weight = .regular, color: UIColor, width: CGFloat = 2000)
    {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: points, weight: weight)
        label.textColor = color
        let natural = label.intrinsicContentSize
        label.frame.size = CGSize(width: min(natural.width, width), height: natural.height)
        drawing = label.displayList()
        size = label.frame.size
    }
}

extension DisplayListRecorder {
    /// Draws a text with its upper left corner at a point.
    mutating func text(_ text: CanvasText, at point: CGPoint) { draw(text.drawing, at: point) }

    /// Draws a list with its origin at a point.
    mutating func draw(_ list: DisplayList, at point: CGPoint) {
        saving { recorder in
            recorder.translate(x: point.x, y: point.y)
            recorder.append(list)
        }
    }
}
