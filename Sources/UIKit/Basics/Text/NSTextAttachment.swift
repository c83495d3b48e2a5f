import TextLayout

/// A picture that is laid out in text like a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let mark = FoundationObjectMark()
    /// The character that represents attachments: U+FFFC.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// In points, the origin on the baseline, y up; where the size is zero, the image's is used.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }
}

extension NSTextAttachment {
    /// The space that the attachment occupies; none for sizes that aren't finite or are negative.
    var extent: AttachmentSize {
        let isSized = bounds.size.width != 0 || bounds.size.height != 0
        let size = isSized ? bounds.size : image?.size ?? .zero
        func length(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? Double(value) : 0 }
        let bottom = bounds.origin.y.isFinite ? Double(bounds.origin.y) : 0
        return AttachmentSize(width: length(size.width), height: length(size.height), bottom: bottom)
    }
}

extension NSAttributedString {
    /// A string of one character for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSTextAttachment {
    /// The picture that is drawn in the text.
    public func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}
