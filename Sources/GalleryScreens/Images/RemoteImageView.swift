import UIKit

/// An image view whose picture comes from the network.
final class RemoteImageView: UIImageView {
    private var task: URLSessionDataTask?

    /// Shows the picture at a path below the gallery's address as soon as it is there; nil shows none.
    ///
    /// A picture that arrives after another one was asked for is dropped.
    func showImage(at path: String?) {
        if let task { RemoteImages.shared.cancel(task) }
        task = nil
        image = nil
        guard let path, let url = GalleryEnvironment.imageBaseURL?.appendingPathComponent(path) else { return }
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
