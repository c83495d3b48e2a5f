import Foundation
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A picture of the path.
    public static var image: Snapshotting { .image() }

    /// Keeps a path, drawn in black as large as it is.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that must match; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - scale: pixels a point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback
        {
            path in
            drawing(in: path.boundingBoxOfPath, scale: scale) { context in
                context.addPath(path)
                context.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A picture of the path.
    public static var image: Snapshotting { .image() }

    /// Keeps a path, filled with black as large as it is.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that must match; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - scale: pixels a point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback
        {
            path in
            drawing(in: path.bounds, scale: scale) { _ in path.fill() }
        }
    }
}

@MainActor private func drawing(in bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// Keeps a path's lines and curves, a line each, with an empty one between contours; numbers have three decimals.
    public static var elementsDescription: Snapshotting {
        elements { number in
            let rounded = (number * 1000).rounded() / 1000
            return "\(rounded == 0 ? 0 : rounded)"
        }
    }

    /// Keeps a path's lines and curves, a line each, with an empty one between contours.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        elements { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    }

    private static func elements(_ text: @escaping @Sendable (Double) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var result = ""
            path.applyWithBlock { pointer in
                let element = pointer.pointee
                let (name, count) = element.type.nameAndPoints
                if element.type == .moveToPoint, !result.isEmpty { result += "\n" }
                let points = (0..<count).map { index in
                    "(\(text(Double(element.points[index].x))), \(text(Double(element.points[index].y))))"
                }
                result += "\(name) \(points.joined(separator: " "))\n"
            }
            return result
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The elements of the path, a line for each.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// Keeps a path's lines and curves, a line each, with an empty one between contours.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}

extension CGPathElementType {
    fileprivate var nameAndPoints: (String, Int) {
        switch self {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        }
    }
}
