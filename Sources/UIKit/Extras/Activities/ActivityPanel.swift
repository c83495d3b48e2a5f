import Graphics

/// The head of the sheet, which names the shared items.
struct ActivityHeader {
    var title: String
    var detail: String
    var image: UIImage?

    init(title: String, detail: String, image: UIImage?) {
        (self.title, self.detail, self.image) = (title, detail, image)
    }

    @MainActor init(_ item: Any, count: Int) {
        switch item {
        case let url as URL:
            self.init(
                title: url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString,
                detail: url.isFileURL ? "File" : url.absoluteString, image: UIImage(systemName: "link"))
        case let image as UIImage:
            let size = image.size
            self.init(title: "Image", detail: "\(Int(size.width)) × \(Int(size.height))", image: image)
        case let text as NSAttributedString: self.init(text: text.string)
        case let text as String: self.init(text: text)
        default: self.init(title: String(describing: type(of: item)), detail: "", image: UIImage(systemName: "doc"))
        }
        if count > 1 { detail = "\(count) items" }
    }

    private init(text: String) {
        self.init(
            title: text.split(separator: "\n").first.map(String.init) ?? "", detail: "Text",
            image: UIImage(systemName: "doc.text"))
    }
}

/// The sheet's content: a head, a row of icons, a list of actions.
///
/// Provenance: estimated — a sharing sheet's head of 76 pt, icons of 60 in cells of 76 by 100, rows of 52, corners of
/// 10: pictures of iOS 13 to 18.
final class ActivityPanel: UIView {
    static let thumbnail = CGSize(width: 44, height: 44)
    private static let headHeight: CGFloat = 76
    private static let iconHeight: CGFloat = 108
    private static let rowHeight: CGFloat = 52

    var choose: ((UIActivity) -> Void)?
    var close: (() -> Void)?
    private let title = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()
    private let closeButton = UIButton(type: .close)
    private let line = UIView()
    private let scroll = UIScrollView()
    private let iconScroll = UIScrollView()
    private let card = UIView()
    private(set) var icons: [ActivityIcon] = []
    private(set) var rows: [ActivityRow] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        detail.font = .systemFont(ofSize: 13)
        detail.textColor = .secondaryLabel
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFit
        picture.backgroundColor = .secondarySystemFill
        picture.tintColor = .secondaryLabel
        line.backgroundColor = .separator
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        closeButton.addAction(UIAction { [weak self] _ in self?.close?() }, for: .touchUpInside)
        iconScroll.showsHorizontalScrollIndicator = false
        for view in [scroll, title, detail, picture, closeButton, line] { addSubview(view) }
        scroll.addSubview(iconScroll)
        scroll.addSubview(card)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for ActivityPanel: its controller makes it") }

    func show(_ header: ActivityHeader, activities: [UIActivity]) {
        (title.text, detail.text) = (header.title, header.detail)
        picture.image = header.image
        picture.contentMode = header.image?.isSymbolImage == true ? .center : .scaleAspectFill
        for view in icons { view.removeFromSuperview() }
        for view in rows { view.removeFromSuperview() }
        icons = activities.filter { type(of: $0).activityCategory == .share }.map { activity in
            let icon = ActivityIcon(activity)
            icon.addAction(UIAction { [weak self] _ in self?.choose?(activity) }, for: .touchUpInside)
            iconScroll.addSubview(icon)
            return icon
        }
        rows = activities.filter { type(of: $0).activityCategory == .action }.enumerated().map { index, activity in
            let row = ActivityRow(activity, isFirst: index == 0)
            row.addAction(UIAction { [weak self] _ in self?.choose?(activity) }, for: .touchUpInside)
            card.addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        func placed(_ rect: CGRect) -> CGRect {
            flips ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let side = Self.thumbnail
        picture.frame = placed(CGRect(x: room.minX + 16, y: 16, width: side.width, height: side.height))
        let left = room.minX + 16 + side.width + 12
        let button: CGFloat = 30
        let width = max(0, room.maxX - left - button - 28)
        title.frame = placed(CGRect(x: left, y: 18, width: width, height: 20))
        detail.frame = placed(CGRect(x: left, y: 39, width: width, height: 18))
        title.textAlignment = flips ? .right : .left
        detail.textAlignment = title.textAlignment
        closeButton.frame = placed(CGRect(x: room.maxX - 16 - button, y: 16, width: button, height: button))
        let pixel = 1 / CGFloat(pixelGrid.scale)
        line.frame = CGRect(x: 0, y: Self.headHeight - pixel, width: bounds.width, height: pixel)
        scroll.frame = CGRect(
            x: 0, y: Self.headHeight, width: bounds.width, height: max(0, bounds.height - Self.headHeight))
        let iconHeight = icons.isEmpty ? 0 : Self.iconHeight
        iconScroll.frame = CGRect(x: 0, y: 12, width: bounds.width, height: iconHeight)
        for (index, icon) in icons.enumerated() {
            icon.frame = placed(
                CGRect(x: room.minX + 8 + CGFloat(index) * 80, y: 0, width: 80, height: iconHeight))
        }
        iconScroll.contentSize = CGSize(width: 16 + CGFloat(icons.count) * 80, height: iconHeight)
        let top = 12 + iconHeight + (icons.isEmpty ? 4 : 12)
        card.frame = CGRect(
            x: room.minX + 16, y: top, width: max(0, room.width - 32), height: CGFloat(rows.count) * Self.rowHeight)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: card.bounds.width, height: Self.rowHeight)
        }
        scroll.contentSize = CGSize(width: bounds.width, height: card.frame.maxY + 16)
    }
}

/// An activity as a row.
final class ActivityRow: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    private let line = UIView()

    init(_ activity: UIActivity, isFirst: Bool) {
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: 17)
        picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .center
        picture.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = isFirst
        for view in [label, picture, line] { addSubview(view) }
        accessibilityLabel = activity.activityTitle
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for ActivityRow: the sheet makes it") }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(x: flips ? 56 : 16, y: 0, width: max(0, bounds.width - 72), height: bounds.height)
        label.textAlignment = flips ? .right : .left
        picture.frame = CGRect(x: flips ? 8 : bounds.width - 48, y: 0, width: 40, height: bounds.height)
        line.frame = CGRect(x: flips ? 0 : 16, y: 0, width: bounds.width - 16, height: 1 / CGFloat(pixelGrid.scale))
    }
}

/// An activity as an icon with its name.
final class ActivityIcon: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.image = activity.activityImage
        picture.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFit
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 13.5
        picture.layer.cornerCurve = .continuous
        picture.clipsToBounds = true
        for view in [label, picture] { addSubview(view) }
        accessibilityLabel = activity.activityTitle
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for ActivityIcon: the sheet makes it") }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.5 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: (bounds.width - 60) / 2, y: 4, width: 60, height: 60)
        let height = min(30, label.sizeThatFits(CGSize(width: bounds.width - 8, height: 30)).height)
        label.frame = CGRect(x: 4, y: 70, width: bounds.width - 8, height: height)
    }
}
