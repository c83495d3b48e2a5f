extension UIBarButtonItem {
    /// A mark at a button's corner, from iOS 26 on.
    public struct Badge: Hashable {
        /// Nil for a dot.
        public let stringValue: String?
        public var font: UIFont?
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?

        /// A number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// A dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }

        private init(stringValue: String?) { self.stringValue = stringValue }
    }
}

/// A badge as a view: a capsule around its text, or a dot.
///
/// Provenance: measured — badges 18.333 pt high with one digit in tab bars on iOS 26.2: pictures; those of buttons are taken
/// to be alike.
/// Provenance: estimated — dots of 8 pt: no source gives them.
final class BarBadgeView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for BarBadgeView: bars make it") }

    func show(_ badge: UIBarButtonItem.Badge) {
        label.text = badge.stringValue
        label.font = badge.font ?? .systemFont(ofSize: 13)
        label.textColor = badge.foregroundColor ?? .white
        backgroundColor = badge.backgroundColor ?? .systemRed
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text != nil else { return CGSize(width: 8, height: 8) }
        let text = label.sizeThatFits(size)
        let height: CGFloat = 18 + 1.0 / 3
        return CGSize(width: max(height, text.width + 10), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }
}
