import CairoRenderer
import Graphics

extension CGContext {
    /// A renderer that caches glyphs and scaled pictures across pictures, in at most 8 MiB.
    private static let renderer = CairoRenderer(cacheLimit: 8 << 20)

    /// The drawing so far as pixels; a picture without pixels, and a line in the log, where it can't be rendered.
    var image: UIImage {
        let list = DisplayList { recorder in
            recorder.translate(x: -bounds.minX, y: -bounds.minY)
            recorder.append(self.recorder.list)
        }
        do {
            let bitmap = try Self.renderer.render(
                list, size: bounds.size, scale: Double(scale), background: background)
            return UIImage(bitmap: bitmap, scale: scale)
        } catch {
            UIKitLog.writeFromAnyThread("CGContext: making a picture of \(bounds.size) failed: \(error)")
            return UIImage()
        }
    }
}

/// Makes a new picture, of 1 pixel a point, the calling thread's current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a new picture the calling thread's current context, until `UIGraphicsEndImageContext()`.
/// - Parameters:
/// - opaque: true for a black background instead of a transparent one.
///   - scale: pixels a point; zero for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsContextStack.push(
        CGContext(
            scale: scale > 0 ? scale : UITraitCollection.current.displayScale,
            bounds: CGRect(origin: .zero, size: size), background: opaque ? .black : .clear))
}

/// The picture as drawn so far; nil where the current context isn't a picture's.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = GraphicsContextStack.current, context.background != nil else { return nil }
    return context.image
}

/// Ends the picture begun last; without effect where the current context isn't a picture's.
public func UIGraphicsEndImageContext() {
    if GraphicsContextStack.current?.background != nil { GraphicsContextStack.pop() }
}
