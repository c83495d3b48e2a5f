import CairoRenderer
import Graphics

/// A small picture of one of the file's, its sides not longer than the option allows; without a length, nil.
///
/// It is drawn from the whole picture, also where a file brings a small one along. `WithTransform` has it upright.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { (options?.object(forKey: key) as? NSNumber)?.boolValue ?? false }
    let isWanted =
        isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard isWanted, var image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
    if isSet(kCGImageSourceCreateThumbnailWithTransform) {
        let pixels = OrientedPixels(stored: image, orientation: UIImage.Orientation(isrc.animation?.orientation ?? .up))
        image = CGImage(bitmap: pixels.upright)
    }
    guard let most = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber else { return image }
    let share = most.doubleValue / Double(max(image.width, image.height, 1))
    guard share < 1, share > 0 else { return share > 0 ? image : nil }
    let size = CGSize(
        width: max(1, (Double(image.width) * share).rounded()), height: max(1, (Double(image.height) * share).rounded())
    )
    var recorder = DisplayListRecorder()
    recorder.image(image.bitmap, in: CGRect(origin: .zero, size: size), interpolation: .linear)
    let bitmap = try? CairoRenderer().render(recorder.list, size: size, scale: 1, background: nil)
    return bitmap.map { CGImage(bitmap: $0) }
}

private let keySourceCreateThumbnailFromImageAlways = ConstantText("kCGImageSourceCreateThumbnailFromImageAlways")
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { keySourceCreateThumbnailFromImageAlways.text }
private let keySourceCreateThumbnailFromImageIfAbsent = ConstantText("kCGImageSourceCreateThumbnailFromImageIfAbsent")
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { keySourceCreateThumbnailFromImageIfAbsent.text }
private let keySourceCreateThumbnailWithTransform = ConstantText("kCGImageSourceCreateThumbnailWithTransform")
public var kCGImageSourceCreateThumbnailWithTransform: CFString { keySourceCreateThumbnailWithTransform.text }
private let keySourceThumbnailMaxPixelSize = ConstantText("kCGImageSourceThumbnailMaxPixelSize")
public var kCGImageSourceThumbnailMaxPixelSize: CFString { keySourceThumbnailMaxPixelSize.text }
