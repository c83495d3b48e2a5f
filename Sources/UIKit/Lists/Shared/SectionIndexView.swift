/// The index at the trailing edge of a list: titles below each other, a finger on which goes to their sections.
///
/// Provenance: claimed — a section index 15 pt wide: contents were seen to lose that width, without a recording.
/// Provenance: estimated — a section index's titles of 11 pt: no source gives the font.
final class SectionIndexView: UIView {
    static let width: CGFloat = 15
    private static let padding: CGFloat = 2
    /// Stands for titles that there is no room for.
    private static let gap = "•"

    /// Nil means the tint colour as the titles', and no background.
    struct Colors: Equatable {
        var title: UIColor?
        var background: UIColor?
        /// The background while a finger is on the index.
        var tracking: UIColor?
    }

    var colors = Colors() {
        didSet { if oldValue != colors { updateColors() } }
    }
    /// Called with the place of the title that a finger has come to.
    var choose: ((Int) -> Void)?
    private var labels: [UILabel] = []
    private var isTracking = false
    private var chosen: Int?

    var titles: [String] = [] {
        didSet { if oldValue != titles { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        viewStyle.isOpaque = false
        let recognizer = TouchDownGestureRecognizer()
        recognizer.followed = { [weak self] in self?.follow($0) }
        addGestureRecognizer(recognizer)
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColors() {
        backgroundColor = isTracking ? colors.tracking ?? colors.background : colors.background
        for label in labels { label.textColor = colors.title ?? tintColor }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }
    private var lineHeight: CGFloat { CGFloat(pixelGrid.ceil(Double(font.lineHeight))) }

    /// All titles, or, where there is too little room, some of them with marks between.
    func shownTitles(height: CGFloat) -> [String] {
        let room = max(1, Int((height - 2 * Self.padding) / lineHeight))
        guard titles.count > room, titles.count > 2 else { return titles }
        // An odd number of lines begins and ends with a title.
        let lines = max(3, room % 2 == 0 ? room - 1 : room)
        let kept = (lines + 1) / 2
        return (0..<lines).map { line in
            guard line % 2 == 0 else { return Self.gap }
            let place = Double(line / 2) * Double(titles.count - 1) / Double(kept - 1)
            return titles[Int(place.rounded())]
        }
    }

    private func top(lines: Int) -> CGFloat {
        CGFloat(pixelGrid.round(Double((bounds.height - CGFloat(lines) * lineHeight) / 2)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownTitles(height: bounds.height)
        while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
        while labels.count < shown.count {
            let label = UILabel()
            label.textAlignment = .center
            label.font = font
            addSubview(label)
            labels.append(label)
        }
        let start = top(lines: shown.count)
        for (index, label) in labels.enumerated() {
            label.text = shown[index] == UITableView.indexSearch ? "⌕" : shown[index]
            label.frame = CGRect(
                x: 0, y: start + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
        }
        updateColors()
    }

    /// The title at a height, of all titles; above the first it is the first, below the last the last.
    func titleIndex(at y: CGFloat) -> Int? {
        guard !titles.isEmpty else { return nil }
        let lines = shownTitles(height: bounds.height).count
        let share = (y - top(lines: lines)) / (CGFloat(lines) * lineHeight)
        return min(max(0, Int((share * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
    }

    /// A finger on the index goes to sections and doesn't scroll.
    private func follow(_ recognizer: TouchDownGestureRecognizer) {
        let isOver = recognizer.state == .ended || recognizer.state == .cancelled
        isTracking = !isOver
        updateColors()
        guard !isOver else {
            chosen = nil
            return
        }
        guard let index = titleIndex(at: recognizer.location(in: self).y), index != chosen else { return }
        chosen = index
        choose?(index)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: "Section index", traits: .adjustable)
    }
}

extension UIScrollView {
    /// Places an index at the visible area's trailing edge, whatever the offset, and over everything else.
    func placeSectionIndex(_ view: SectionIndexView, inSafeArea: Bool) {
        let inset = adjustedContentInset
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = inSafeArea ? safeAreaInsets : .zero
        let frame = CGRect(
            x: mirrored ? bounds.minX + safe.left : bounds.maxX - safe.right - SectionIndexView.width,
            y: bounds.minY + inset.top, width: SectionIndexView.width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { bringSubviewToFront(view) }
    }
}
