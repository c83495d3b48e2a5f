import Graphics

/// The triangle between a popover's card and what it was called from.
///
/// Provenance: claimed — a popover's arrow 13 pt high: the gap that UIKit leaves, source not noted.
/// Provenance: estimated — a popover's arrow 26 pt wide: no source gives it.
final class PopoverArrow: UIView {
    var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }
    private var direction = UIPopoverArrowDirection.unknown
    private static let width: CGFloat = 26

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PopoverArrow: popovers make it") }

    /// - Parameters:
    ///   - card: in the superview's coordinates.
    ///   - target: the point to point at; the tip stays within the card's straight edge.
    func place(at direction: UIPopoverArrowDirection, of card: CGRect, towards target: CGPoint) {
        if self.direction != direction {
            self.direction = direction
            setNeedsDisplay()
        }
        let (width, height, corner) = (Self.width, PopoverPlacement.arrow, CGFloat(13))
        let reach = corner + width / 2
        let x = min(max(target.x, card.minX + reach), card.maxX - reach)
        let y = min(max(target.y, card.minY + reach), card.maxY - reach)
        switch direction {
        case .up: frame = CGRect(x: x - width / 2, y: card.minY - height, width: width, height: height)
        case .down: frame = CGRect(x: x - width / 2, y: card.maxY, width: width, height: height)
        case .left: frame = CGRect(x: card.minX - height, y: y - width / 2, width: height, height: width)
        case .right: frame = CGRect(x: card.maxX, y: y - width / 2, width: height, height: width)
        default: frame = .zero
        }
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let (width, height) = (bounds.width, bounds.height)
        let points: [CGPoint]
        switch direction {
        case .up: points = [CGPoint(x: 0, y: height), CGPoint(x: width / 2, y: 0), CGPoint(x: width, y: height)]
        case .down: points = [CGPoint(x: 0, y: 0), CGPoint(x: width / 2, y: height), CGPoint(x: width, y: 0)]
        case .left: points = [CGPoint(x: width, y: 0), CGPoint(x: 0, y: height / 2), CGPoint(x: width, y: height)]
        case .right: points = [CGPoint(x: 0, y: 0), CGPoint(x: width, y: height / 2), CGPoint(x: 0, y: height)]
        default: return
        }
        recorder.fill(Path(polygon: points), color.graphicsColor(for: traitCollection))
    }
}
