@_exported import UIKit

/// A web page's title, pictures and address.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    public override init() { super.init() }
}

public let LPErrorDomain = "LPErrorDomain"

/// The reason why a page's metadata aren't there.
public struct LPError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { LPErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Reads the title of a web page.
///
/// The page comes by `URLSession`: from the network, or from what the host answers. Pictures aren't fetched.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Seconds.
    open var timeout: TimeInterval = 30
    open var shouldFetchSubresources = true
    private var task: URLSessionDataTask?

    public override init() { super.init() }

    /// - Parameter completionHandler: called on another thread.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        let request = URLRequest(url: URL, timeoutInterval: timeout)
        task = URLSession.shared.dataTask(with: request) { data, response, error in
            if let error = error as? URLError {
                let code: LPError.Code =
                    switch error.code {
                    case .cancelled: .metadataFetchCancelled
                    case .timedOut: .metadataFetchTimedOut
                    default: .metadataFetchFailed
                    }
                return completionHandler(nil, LPError(code))
            }
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            guard let data, (200..<300).contains(status) else {
                return completionHandler(nil, LPError(.metadataFetchFailed))
            }
            let metadata = LPLinkMetadata()
            metadata.originalURL = URL
            metadata.url = response?.url ?? URL
            var attributes: NSDictionary?
            _ = try? NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: &attributes)
            metadata.title = attributes?[NSAttributedString.DocumentAttributeKey.title.rawValue] as? String
            completionHandler(metadata, nil)
        }
        task?.resume()
    }

    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { continuation in
            startFetchingMetadata(for: URL) { metadata, error in
                if let metadata {
                    continuation.resume(returning: metadata)
                } else {
                    continuation.resume(throwing: error ?? LPError(.unknown))
                }
            }
        }
    }

    open func cancel() { task?.cancel() }
}

/// Shows a page's title and host.
@preconcurrency @MainActor open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { show() } }
    private let title = UILabel()
    private let host = UILabel()

    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = url
        metadata.url = url
        self.init(metadata: metadata)
    }

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        title.font = .preferredFont(forTextStyle: .subheadline).bold
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .footnote)
        host.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, host])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 12),
            bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
        ])
        show()
    }

    public required init?(coder: NSCoder) {
        fatalError("LPLinkView can't be in a document here; make it with init(metadata:).")
    }

    private func show() {
        let url = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? url?.absoluteString
        host.text = url?.host
        host.isHidden = metadata.title == nil
    }
}

extension UIFont {
    fileprivate var bold: UIFont { .systemFont(ofSize: pointSize, weight: .semibold) }
}
