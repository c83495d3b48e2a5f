import Graphics
import ImageFilters
import UIKit

extension CIImage {
    /// An image of a picture's pixels. Options have no effect: every picture here is in sRGB.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
        let bitmap = cgImage.bitmap
        self.init(
            extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), picture: cgImage
        ) { region, isLinear in PixelField(bitmap, region, isLinear: isLinear) }
    }

    /// An image of a picture's stored pixels, not turned by its orientation; nil where it has none.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture, options: options)
    }

    /// An image of a picture file's content; nil where nothing can be read of it.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image, options: options)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
    }

    /// One colour, without end.
    public convenience init(color: CIColor) {
        let (stored, light) = (color.components, LinearLight.decoded(color.components))
        self.init(extent: .infinite) { region, isLinear in
            PixelField(region, repeating: (isLinear ? light : stored).premultiplied)
        }
    }

    public static var black: CIImage { CIImage(color: .black) }
    public static var white: CIImage { CIImage(color: .white) }
    public static var clear: CIImage { CIImage(color: .clear) }
    public static var red: CIImage { CIImage(color: .red) }
    public static var green: CIImage { CIImage(color: .green) }
    public static var blue: CIImage { CIImage(color: .blue) }
    public static var gray: CIImage { CIImage(color: .gray) }
}
