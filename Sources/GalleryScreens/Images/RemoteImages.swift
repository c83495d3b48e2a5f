import UIKit

/// Pictures from the network, kept once they have arrived.
@MainActor public final class RemoteImages {
    public static let shared = RemoteImages()

    private let session = URLSession(configuration: .default)
    private let cache = NSCache<NSURL, UIImage>()
    private var running: [URLSessionDataTask] = []

    /// True if a picture was asked for and neither arrived nor failed.
    public var isLoading: Bool { !running.isEmpty }

    /// Forgets every picture, so that the next request goes to the network again.
    public func removeAll() { cache.removeAllObjects() }

    func cachedImage(for url: URL) -> UIImage? { cache.object(forKey: url as NSURL) }

    /// Loads a picture and hands it over on the main queue; nothing is handed over once it was cancelled here.
    func load(_ url: URL, completion: @escaping (UIImage?) -> Void) -> URLSessionDataTask {
        var task: URLSessionDataTask?
        let loading = session.dataTask(with: url) { data, response, _ in
            let isFound = (response as? HTTPURLResponse)?.statusCode == 200
            let image = isFound ? data.flatMap { UIImage(data: $0) } : nil
            DispatchQueue.main.async {
                self.finish(task, url: url, image: image, completion: completion)
            }
        }
        task = loading
        running.append(loading)
        loading.resume()
        return loading
    }

    /// Drops the request; the picture is kept if it arrives.
    ///
    /// The task itself continues: Foundation on Linux can trap when a task is cancelled in the moment in which it ends.
    func cancel(_ task: URLSessionDataTask) { running.removeAll { $0 === task } }

    private func finish(
        _ task: URLSessionDataTask?, url: URL, image: UIImage?, completion: (UIImage?) -> Void
    ) {
        if let image { cache.setObject(image, forKey: url as NSURL) }
        guard running.contains(where: { $0 === task }) else { return }
        running.removeAll { $0 === task }
        completion(image)
    }
}
