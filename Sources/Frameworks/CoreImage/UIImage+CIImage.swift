import UIKit

extension UIImage {
    /// A picture of an image's extent, drawn when it is made; one without pixels where the extent has no end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        guard let bitmap = ciImage.bitmap(ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: orientation)
        objc_setAssociatedObject(self, Self.recipeKey, ciImage, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The image that the picture was made from; nil for others. Unlike on Apple's systems `cgImage` has pixels besides.
    public var ciImage: CIImage? { objc_getAssociatedObject(self, Self.recipeKey) as? CIImage }

    private nonisolated(unsafe) static let recipeKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    public var ciColor: CIColor { CIColor(color: self) }
}
