/// The separators of empty rows, from the last row of a plain table to its lower edge.
///
/// A row is as high as the last one; none is selected, touched or reported to the delegate.
final class FillerRowsView: UIView {
    /// Not less than one, as lines closer than that are no rows.
    static let leastHeight: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// Places a line at the lower end of each row: `rows` are in this view's coordinates, from the top.
    func show(_ lines: [CGRect], color: UIColor?) {
        while subviews.count > lines.count { subviews.last?.removeFromSuperview() }
        while subviews.count < lines.count { addSubview(UIView()) }
        for (line, frame) in zip(subviews, lines) {
            if line.frame != frame { line.frame = frame }
            if line.backgroundColor != color { line.backgroundColor = color }
        }
    }
}
