/// The room that a text view's text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    weak var owner: UITextView?
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Points; zero and huge lengths are no limit. A text view's own follows the view.
    open var size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Left and right of each line, inside the text view's inset.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }

    private func changed() { owner?.containerDidChange() }
}
