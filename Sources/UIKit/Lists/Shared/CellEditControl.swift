/// The round mark before a row that is edited: deletes, inserts, or selects.
final class CellEditControl: UIView {
    enum Kind: Hashable {
        case delete, insert, selection
    }

    let kind: Kind
    weak var cell: UITableViewCell?
    private let ring = UIView()
    private let bars = [UIView(), UIView()]

    init(kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        viewStyle.isOpaque = false
        let diameter = CellEditingMetrics.ring
        ring.bounds.size = CGSize(width: diameter, height: diameter)
        ring.layer.cornerRadius = diameter / 2
        ring.isUserInteractionEnabled = false
        addSubview(ring)
        for bar in bars {
            bar.backgroundColor = .white
            bar.layer.cornerRadius = 1
            ring.addSubview(bar)
        }
        show()
    }

    required init?(coder: NSCoder) { nil }

    var isSelected = false {
        didSet { if oldValue != isSelected { show() } }
    }

    private func show() {
        let middle = CGPoint(x: CellEditingMetrics.ring / 2, y: CellEditingMetrics.ring / 2)
        func bar(_ index: Int, _ length: CGFloat, angle: CGFloat, at point: CGPoint) {
            bars[index].isHidden = false
            bars[index].bounds.size = CGSize(width: length, height: 2)
            bars[index].center = point
            bars[index].transform = CGAffineTransform(rotationAngle: angle)
        }
        bars.forEach { $0.isHidden = true }
        ring.layer.borderWidth = 0
        switch kind {
        case .delete:
            ring.backgroundColor = .systemRed
            bar(0, 12, angle: 0, at: middle)
        case .insert:
            ring.backgroundColor = .systemGreen
            bar(0, 12, angle: 0, at: middle)
            bar(1, 12, angle: .pi / 2, at: middle)
        case .selection where isSelected:
            ring.backgroundColor = .systemBlue
            bar(0, 5, angle: .pi / 4, at: CGPoint(x: 7.5, y: 12.5))
            bar(1, 10, angle: -.pi / 3.4, at: CGPoint(x: 12.5, y: 10.5))
        case .selection:
            ring.backgroundColor = nil
            ring.layer.borderWidth = 1.5
            ring.layer.borderColor = UIColor.systemGray3.cgColor
        }
        setNeedsComposition()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = bounds.width - CellEditingMetrics.ring / 2
        ring.center = CGPoint(x: mirrored ? bounds.width - x : x, y: bounds.midY)
    }

    /// A selection mark leaves the touch to its row.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        kind != .selection && super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell, let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else {
            return
        }
        cell.table?.tappedEditControl(of: cell)
    }
}

/// The handle at the end of a row that can be moved.
final class CellReorderControl: UIView {
    weak var cell: UITableViewCell?
    private let bars = [UIView(), UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        viewStyle.isOpaque = false
        for bar in bars {
            bar.backgroundColor = .systemGray3
            addSubview(bar)
        }
        let recognizer = TouchDownGestureRecognizer()
        recognizer.followed = { [weak self] in self?.follow($0) }
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CellEditingMetrics.handle
        for (index, bar) in bars.enumerated() {
            let y = bounds.midY - size.height / 2 + CGFloat(index) * (size.height - 2) / 2
            bar.frame = CGRect(
                x: bounds.midX - size.width / 2, y: CGFloat(pixelGrid.round(Double(y))), width: size.width, height: 1.5)
        }
    }

    /// A finger on the handle carries the row and doesn't scroll.
    private func follow(_ recognizer: TouchDownGestureRecognizer) {
        guard let cell, let table = cell.table else { return }
        let place = recognizer.location(in: table)
        switch recognizer.state {
        case .began: table.beginReordering(cell, at: place)
        case .changed: table.continueReordering(at: place)
        case .ended: table.endReordering()
        case .cancelled: table.cancelReordering()
        case .possible, .failed: break
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: "Reorder", traits: .button)
    }
}
