import Foundation
import Graphics

extension Path {
    /// A rectangle, rounded or not, with the sides that lie far outside a canvas moved to just outside it, so that
    /// Cairo's numbers hold it; nil for other paths. All in device pixels; nothing within `margin` of the canvas changes.
    func cutBeyond(_ canvas: PixelBox, margin: CGFloat) -> Path? {
        switch form {
        case .rect(let rect):
            return Path(rect: rect.cut(to: canvas, margin: margin, cornerRoom: .zero))
        case .roundedRect(let rect, let radii, let curve):
            // Room for both corners of a side, so that cutting never makes them smaller.
            let fitted = radii.fitted(to: rect.size)
            let widest = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
            let cornerRoom = CGSize(
                width: 4 * (widest.map(\.width).max() ?? 0), height: 4 * (widest.map(\.height).max() ?? 0))
            return Path(
                roundedRect: rect.cut(to: canvas, margin: margin, cornerRoom: cornerRoom), radii: fitted, curve: curve)
        case .ellipse, .elements: return nil
        }
    }
}

extension CGRect {
    fileprivate func cut(to canvas: PixelBox, margin: CGFloat, cornerRoom: CGSize) -> CGRect {
        let left = max(minX, CGFloat(canvas.left) - margin - cornerRoom.width)
        let top = max(minY, CGFloat(canvas.top) - margin - cornerRoom.height)
        let right = min(maxX, CGFloat(canvas.right) + margin + cornerRoom.width)
        let bottom = min(maxY, CGFloat(canvas.bottom) + margin + cornerRoom.height)
        // Sides that are wholly outside would change places: such a rectangle stays, and is left out by its bounds.
        guard left <= right, top <= bottom else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
