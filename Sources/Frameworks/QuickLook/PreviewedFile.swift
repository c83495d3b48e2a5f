import UIKit

/// A file's content as far as it can be shown.
enum PreviewedFile {
    case picture(UIImage)
    case text(String)
    case other(name: String, bytes: Int?)

    init(_ url: URL) {
        let data = try? Data(contentsOf: url)
        let texts = ["txt", "md", "csv", "json", "xml", "html", "log", "swift", "strings", "yml", "yaml"]
        if let data, let image = UIImage(data: data) {
            self = .picture(image)
        } else if let data, texts.contains(url.pathExtension.lowercased()),
            let text = String(data: data, encoding: .utf8)
        {
            self = .text(text)
        } else {
            self = .other(name: url.lastPathComponent, bytes: data?.count)
        }
    }

    var isKnown: Bool {
        if case .other = self { return false }
        return true
    }

    @MainActor func makeView() -> UIView {
        switch self {
        case .picture(let image):
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        case .text(let text):
            let view = UITextView()
            view.text = text
            view.isEditable = false
            view.font = .preferredFont(forTextStyle: .body)
            return view
        case .other(let name, let bytes):
            let label = UILabel()
            label.text =
                name
                + (bytes.map { "\n" + ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? "")
            label.textAlignment = .center
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            return label
        }
    }
}
