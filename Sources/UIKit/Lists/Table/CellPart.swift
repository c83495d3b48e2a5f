/// A part of a built-in cell: as far as an app sees, it has a frame and no constraints.
@MainActor protocol CellPart: UIView {
    /// The app said that it places the part by constraints.
    var isFreed: Bool { get }
}

/// A built-in cell's label.
final class CellLabel: UILabel, CellPart {
    private(set) var isFreed = false
    /// The part of the content view's height above and below the text that is the label's too.
    ///
    /// A title by itself was recorded as high as its content view: more lines than fit between the margins can still be
    /// read in a row of a fixed height. For Auto Layout it ends at the margins, so that rows size themselves.
    var room = UIEdgeInsets.zero {
        didSet {
            guard oldValue != room else { return }
            markNeedsSystemConstraints()
            invalidateIntrinsicContentSize()
        }
    }

    override var alignmentRectInsets: UIEdgeInsets { isFreed ? .zero : room }

    /// The title's position depends on the presence of a text below it.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.superview?.setNeedsLayout()
    }

    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !isFreed }
        set { isFreed = !newValue }
    }
}

/// A built-in cell's image, which takes room, and 16 pt to its text, only where there is one.
final class CellImageView: UIImageView, CellPart {
    static let spaceToText: CGFloat = 16
    weak var spacing: NSLayoutConstraint?
    private(set) var isFreed = false

    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !isFreed }
        set { isFreed = !newValue }
    }

    override var image: UIImage? {
        didSet { spacing?.constant = image == nil ? 0 : Self.spaceToText }
    }

    override var intrinsicContentSize: CGSize { image == nil ? .zero : super.intrinsicContentSize }
}
