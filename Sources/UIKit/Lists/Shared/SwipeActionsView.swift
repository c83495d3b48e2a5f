/// The buttons beside a swiped row; they share the width by which the row has given way.
final class SwipeActionsView: UIView {
    let actions: [UIContextualAction]
    let side: RowSwipe.Side
    private let buttons: [SwipeActionButton]
    var perform: ((UIContextualAction) -> Void)?

    /// The minimum width of a button, as recorded of UIKit's.
    private static let buttonWidth: CGFloat = 74
    private static let titlePadding: CGFloat = 14

    init(actions: [UIContextualAction], side: RowSwipe.Side) {
        self.actions = actions
        self.side = side
        buttons = actions.map { SwipeActionButton(action: $0) }
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = actions.first?.backgroundColor
        for button in buttons {
            addSubview(button)
            button.tapped = { [weak self] in self?.perform?($0) }
        }
    }

    required init?(coder: NSCoder) { nil }

    private var widths: [CGFloat] {
        buttons.map { max(Self.buttonWidth, $0.contentWidth + 2 * Self.titlePadding) }
    }

    /// The width that all buttons need.
    var openWidth: CGFloat { widths.reduce(0, +) }

    /// The first button is outermost; beyond their widths all grow alike.
    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = openWidth > 0 ? bounds.width / openWidth : 0
        var start: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let width = width * scale
            let x = side == .right ? bounds.width - start - width : start
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            start += width
        }
    }
}

private final class SwipeActionButton: UIView {
    let action: UIContextualAction
    var tapped: ((UIContextualAction) -> Void)?
    private let label = UILabel()
    private let imageView = UIImageView()

    init(action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = action.title
        imageView.image = action.image
        imageView.tintColor = .white
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    var contentWidth: CGFloat { max(label.intrinsicContentSize.width, action.image?.size.width ?? 0) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = action.image?.size ?? .zero
        let text = label.sizeThatFits(CGSize(width: max(1, bounds.width), height: .greatestFiniteMagnitude))
        let space: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
        let top = (bounds.height - image.height - space - text.height) / 2
        let grid = pixelGrid
        imageView.frame = CGRect(
            x: CGFloat(grid.round(Double((bounds.width - image.width) / 2))), y: CGFloat(grid.round(Double(top))),
            width: image.width, height: image.height)
        label.frame = CGRect(
            x: 0, y: CGFloat(grid.round(Double(top + image.height + space))), width: bounds.width, height: text.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        tapped?(action)
    }
}
