import UIKit

/// An image view whose picture comes from the network.
final class RemoteImageView: UIImageView {
    private var task: URLSessionDataTask?

    /// Shows the picture at a path below the gallery's address; see `showImage(from:)`.
    func showImage(at path: String?) {
        showImage(from: path.flatMap { GalleryEnvironment.imageBaseURL?.appendingPathComponent($0) })
    }

    /// Shows a picture as soon as it is there; nil shows none.
    ///
    /// A picture that arrives after another one was asked for is dropped.
    func showImage(from url: URL?) {
        if let task { RemoteImages.shared.cancel(task) }
        task = nil
        image = nil
        guard let url else { return }
        if let known = RemoteImages.shared.cachedImage(for: url) {
            image = known
            return
        }
        task = RemoteImages.shared.load(url) { [weak self] image in
            self?.task = nil
            self?.image = image
        }
    }
}
