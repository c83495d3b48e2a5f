import Graphics
import Symbols

/// A symbol and its configuration.
struct SymbolContent: Equatable {
    let name: String
    let drawing: SymbolDrawing
    var configuration: UIImage.SymbolConfiguration
    var isMirrored = false

    private var pointSize: CGFloat { configuration.pointSize ?? SymbolDrawing.em }

    /// In points, in steps of half a point.
    ///
    /// Provenance: recorded — symbols grow with the font; the small scale is 0.78 and the large one 1.29 of the medium:
    /// documents of Interface Builder.
    var size: CGSize {
        let factor: CGFloat
        switch configuration.scale {
        case .small: factor = 0.78
        case .large: factor = 1.29
        default: factor = 1
        }
        let scale = pointSize / SymbolDrawing.em * factor
        func half(_ value: CGFloat) -> CGFloat { (value * scale * 2).rounded() / 2 }
        return CGSize(width: half(drawing.size.width), height: half(drawing.size.height))
    }

    /// - Parameter tint: that of the view, or the configuration's own first colour.
    func record(
        into recorder: inout DisplayListRecorder, in destination: CGRect, _ tint: Color, traits: UITraitCollection
    ) {
        drawing.record(
            into: &recorder, in: destination, thickness: configuration.weight.thickness,
            colors: configuration.paint.colors(of: name, tint: tint, traits: traits))
    }
}

extension UIImage.SymbolConfiguration {
    /// The configuration of symbols in bars and system buttons.
    static let barItem = UIImage.SymbolConfiguration(scale: .large)
}
