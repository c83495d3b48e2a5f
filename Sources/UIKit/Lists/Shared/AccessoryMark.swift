/// The system's accessories, put together from bars and rings.
@MainActor enum AccessoryMark {
    static let chevronSize = CGSize(width: 8, height: 14)
    private static let ringDiameter: CGFloat = 22

    static func view(_ type: UITableViewCell.AccessoryType) -> UIView? {
        switch type {
        case .none: nil
        case .disclosureIndicator: chevron()
        case .checkmark: checkmark()
        case .detailButton: ring()
        case .detailDisclosureButton: row(ring(), chevron())
        }
    }

    /// - Parameter color: nil for the tint.
    static func chevron(_ color: UIColor? = .systemGray3) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: chevronSize))
        view.addSubview(bar(length: 10, angle: .pi / 4, center: CGPoint(x: 4, y: 4), color))
        view.addSubview(bar(length: 10, angle: -.pi / 4, center: CGPoint(x: 4, y: 10), color))
        return view
    }

    private static func checkmark() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
        view.addSubview(bar(length: 6, angle: .pi / 4, center: CGPoint(x: 3, y: 9), nil))
        view.addSubview(bar(length: 13, angle: -.pi / 3.4, center: CGPoint(x: 8.5, y: 6.5), nil))
        return view
    }

    private static func ring() -> UIView {
        let view = AccessoryStroke(frame: CGRect(x: 0, y: 0, width: ringDiameter, height: ringDiameter))
        view.isRing = true
        view.layer.cornerRadius = ringDiameter / 2
        view.layer.borderWidth = 1.5
        view.addSubview(bar(length: 8, angle: .pi / 2, center: CGPoint(x: 11, y: 13), nil))
        view.addSubview(bar(length: 2, angle: 0, center: CGPoint(x: 11, y: 6), nil))
        return view
    }

    private static func row(_ first: UIView, _ second: UIView) -> UIView {
        let space: CGFloat = 10
        let width = first.frame.width + space + second.frame.width
        let height = max(first.frame.height, second.frame.height)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        first.center = CGPoint(x: first.frame.width / 2, y: height / 2)
        second.center = CGPoint(x: width - second.frame.width / 2, y: height / 2)
        view.addSubview(first)
        view.addSubview(second)
        return view
    }

    private static func bar(length: CGFloat, angle: CGFloat, center: CGPoint, _ color: UIColor?) -> UIView {
        let bar = AccessoryStroke(frame: CGRect(x: 0, y: 0, width: length, height: 2))
        bar.layer.cornerRadius = 1
        bar.color = color
        bar.center = center
        bar.transform = CGAffineTransform(rotationAngle: angle)
        return bar
    }
}

/// A bar or ring of an accessory, in a colour of its own or in the tint.
private final class AccessoryStroke: UIView {
    var isRing = false
    var color: UIColor? { didSet { follow() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        follow()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    private func follow() {
        if isRing { layer.borderColor = (color ?? tintColor)?.cgColor } else { backgroundColor = color ?? tintColor }
    }
}
