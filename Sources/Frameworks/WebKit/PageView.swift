import UIKit

/// The text of a page, which scrolls; or the address of one that isn't there.
final class PageView: UIScrollView, UITextViewDelegate {
    /// Receives the links that are tapped.
    var follow: (URL) -> Void = { _ in }
    private let text = UITextView()
    private let address = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.isEditable = false
        text.isScrollEnabled = false
        text.backgroundColor = .clear
        // Provenance: documented — 8: the margin of a page's body in HTML's standard style sheet.
        text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        text.textContainer.lineFragmentPadding = 0
        text.delegate = self
        address.numberOfLines = 0
        address.textAlignment = .center
        address.textColor = .secondaryLabel
        address.font = .preferredFont(forTextStyle: .footnote)
        addSubview(text)
        addSubview(address)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PageView") }

    /// - Returns: the page's title.
    func show(_ data: Data) -> String? {
        var attributes: NSDictionary?
        let content =
            (try? NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html],
                documentAttributes: &attributes)) ?? NSAttributedString(string: String(decoding: data, as: UTF8.self))
        text.attributedText = content
        address.text = nil
        contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        setNeedsLayout()
        return attributes?[NSAttributedString.DocumentAttributeKey.title.rawValue] as? String ?? ""
    }

    func showAddress(_ url: URL?) {
        text.attributedText = NSAttributedString()
        address.text = url?.absoluteString
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let space = bounds.inset(by: adjustedContentInset)
        let height = text.sizeThatFits(CGSize(width: space.width, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: 0, y: 0, width: space.width, height: height)
        let size = address.text == nil ? CGSize(width: space.width, height: height) : .zero
        if contentSize != size { contentSize = size }
        address.frame = CGRect(origin: .zero, size: space.size).insetBy(dx: 16, dy: 16)
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        follow(URL)
        return false
    }
}
