/// Puts a picture into the device's library of photos, as its newest, and says so in a later turn of the loop.
///
/// The library of a device without a screen is `HeadlessHost.photos`, which takes every picture.
///
/// - Parameters:
///   - completionTarget: is sent the selector; nil for nobody.
///   - completionSelector: a method such as `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: is passed to the method as it is.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    UIApplication.shared.photos.insert(image, at: 0)
    guard let target = completionTarget, let completionSelector else { return }
    nonisolated(unsafe) let (receiver, context) = (target as AnyObject, contextInfo)
    DispatchQueue.main.async { _ = completionSelector.applied(to: receiver, [image, nil, context]) }
}
