import Foundation

/// Modules that a package gets without a library: C libraries of the system, and stand-ins of Masu's own for libraries that
/// can't be compiled here and that many apps want little of.
enum StandIns {
    /// A library of the system, with its header, the name to link, and the Debian package that has both.
    struct SystemLibrary {
        var header: String
        var link: String
        var package: String
    }

    static let systemLibraries: [String: SystemLibrary] = [
        "SQLite3": SystemLibrary(header: "sqlite3.h", link: "sqlite3", package: "libsqlite3-dev"),
        "zlib": SystemLibrary(header: "zlib.h", link: "z", package: "zlib1g-dev"),
        "libxml2": SystemLibrary(header: "libxml/parser.h", link: "xml2", package: "libxml2-dev"),
    ]

    static func isOfSystem(_ module: String) -> Bool { systemLibraries[module] != nil }

    /// The files of a system library's module.
    static func files(of name: String, _ library: SystemLibrary) -> [String: Data] {
        let map = "module \(name) {\n    header \"shim.h\"\n    link \"\(library.link)\"\n    export *\n}\n"
        return ["module.modulemap": Data(map.utf8), "shim.h": Data("#include <\(library.header)>\n".utf8)]
    }

    /// The Swift text of a stand-in.
    static let texts: [String: String] = ["Kingfisher": kingfisher, "SDWebImage": pictures]

    /// Libraries that are there in Swift, and need more of Apple's frameworks than Masu has: their stand-in is taken unless
    /// their sources are given by the module's name.
    static let preferred: Set<String> = ["Kingfisher"]

    /// `sd_setImage` and what goes with it.
    private static let pictures = """
        // A stand-in for SDWebImage by Masu: pictures by address into image views and buttons, kept while the app runs.
        @_exported import UIKit

        public struct SDWebImageOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let retryFailed = SDWebImageOptions(rawValue: 1)
            public static let lowPriority = SDWebImageOptions(rawValue: 2)
            public static let progressiveLoad = SDWebImageOptions(rawValue: 4)
            public static let refreshCached = SDWebImageOptions(rawValue: 8)
            public static let continueInBackground = SDWebImageOptions(rawValue: 16)
            public static let handleCookies = SDWebImageOptions(rawValue: 32)
            public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 64)
            public static let highPriority = SDWebImageOptions(rawValue: 128)
            public static let delayPlaceholder = SDWebImageOptions(rawValue: 256)
            public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 512)
            public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1024)
        }

        public enum SDImageCacheType: Int, Sendable {
            case none, disk, memory, all
        }

        public typealias SDExternalCompletionBlock = (UIImage?, Error?, SDImageCacheType, URL?) -> Void
        public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

        @MainActor private let pictures = NSCache<NSURL, UIImage>()
        @MainActor private let loads = NSMapTable<AnyObject, URLSessionDataTask>.weakToStrongObjects()

        /// The picture of an address, at once where it is known; an object's newer load ends its older one.
        @MainActor private func load(
            _ url: URL?, for owner: AnyObject, completed: @escaping (UIImage?, Error?, SDImageCacheType) -> Void
        ) {
            loads.object(forKey: owner)?.cancel()
            loads.removeObject(forKey: owner)
            guard let url else { return completed(nil, URLError(.badURL), .none) }
            if let known = pictures.object(forKey: url as NSURL) { return completed(known, nil, .memory) }
            let task = URLSession.shared.dataTask(with: url) { data, _, error in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        let image = data.flatMap { UIImage(data: $0) }
                        if let image { pictures.setObject(image, forKey: url as NSURL) }
                        if (error as? URLError)?.code == .cancelled { return }
                        completed(image, error ?? (image == nil ? URLError(.cannotDecodeContentData) : nil), .none)
                    }
                }
            }
            loads.setObject(task, forKey: owner)
            task.resume()
        }

        extension UIImageView {
            public func sd_setImage(
                with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
                progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
            ) {
                image = placeholderImage
                load(url, for: self) { [weak self] image, error, source in
                    if let image, !options.contains(.avoidAutoSetImage) { self?.image = image }
                    completed?(image, error, source, url)
                }
            }

            public func sd_setImage(with url: URL?, completed: SDExternalCompletionBlock?) {
                sd_setImage(with: url, placeholderImage: nil, options: [], progress: nil, completed: completed)
            }

            public func sd_cancelCurrentImageLoad() { loads.object(forKey: self)?.cancel() }
        }

        extension UIButton {
            public func sd_setImage(
                with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
                options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
            ) {
                setImage(placeholderImage, for: state)
                load(url, for: self) { [weak self] image, error, source in
                    if let image { self?.setImage(image, for: state) }
                    completed?(image, error, source, url)
                }
            }
        }

        /// What turns while a picture comes; it isn't shown.
        @MainActor public final class SDWebImageActivityIndicator {
            public static let gray = SDWebImageActivityIndicator()
            public static let medium = SDWebImageActivityIndicator()
            public static let large = SDWebImageActivityIndicator()
            public static let white = SDWebImageActivityIndicator()
        }

        extension UIView {
            public var sd_imageIndicator: SDWebImageActivityIndicator? {
                get { nil }
                set {}
            }
        }

        """
}
