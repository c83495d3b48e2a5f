/// A space among the items of a navigation bar: as wide as its item says; on glass it parts its neighbours.
final class BarSpace: UIView {
    private let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for BarSpace: bars make it from their items") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(0, item.width), height: 0) }
}
