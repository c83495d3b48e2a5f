import Graphics

extension UIImage {
    /// Records the picture into a rectangle, in points; the caps of a resizable one keep their size.
    /// - Parameters:
    ///   - tint: draws the picture's shape in this colour; nil for its own colours.
    ///   - screenScale: the screen's pixels a point.
    ///   - traits: of the view, for the colours of a symbol's further layers.
    func record(
        into recorder: inout DisplayListRecorder, in destination: CGRect, tint: Color?, screenScale: CGFloat,
        traits: UITraitCollection = .current
    ) {
        if let symbol = content.symbol {
            recorder.saving { recorder in
                if symbol.isMirrored {
                    recorder.transform(
                        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: destination.minX + destination.maxX, ty: 0))
                }
                symbol.record(into: &recorder, in: destination, tint ?? .black, traits: traits)
            }
            return
        }
        guard let pixels = content.pixels else { return }
        guard let caps = content.caps else {
            let sharp = sharpPixels(for: destination.size, screenScale: screenScale) ?? pixels
            recorder.image(sharp.upright, in: destination, tint: tint)
            return
        }
        let bitmap = pixels.upright
        let patch = NinePatch(
            width: bitmap.width, height: bitmap.height, scale: content.scale, caps: caps, destination: destination,
            screenScale: screenScale)
        for piece in patch.pieces {
            recorder.image(bitmap, in: piece.destination, source: piece.source, tint: tint)
        }
    }

    /// Pixels rendered for another size than the drawing's own; nil for a picture that isn't a drawing.
    private func sharpPixels(for size: CGSize, screenScale: CGFloat) -> OrientedPixels? {
        guard let drawing = content.drawing, content.pixels?.orientation == .up, size.width > 0, size.height > 0,
            size != drawing.size || screenScale != content.scale
        else { return nil }
        return try? drawing.pixels(for: size, scale: screenScale)
    }

    /// The picture as bars show it unless it sets a rendering mode: a template in their colour.
    var asTemplateByDefault: UIImage {
        renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
    }

    /// The colour in which a view draws the picture as a template; nil where it shows its own colours.
    ///
    /// A template, and a symbol without colours of its own, has the view's tint; others have their own tint.
    @MainActor func tint(in view: UIView) -> Color? {
        let isTemplate = renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
        let painted = content.symbol?.configuration.paint.own
        let color = isTemplate ? painted ?? view.tintColor : painted ?? content.tint
        return color?.graphicsColor(for: view.traitCollection)
    }
}
