/// A title over a detail in a cell of the subtitle style: baselines at distances that follow from the fonts, in the middle
/// of the row.
///
/// Provenance: recorded — with 17 and 12 pt a row 55.5 high at @2x, baselines 26 and 43 from the top and 13 from the
/// bottom, the separator's pixel included; with 15 and 12 pt a row 52.5 high; with 12 and 11 pt in 43.5 baselines 17.5
/// and 33 from the top: canvases of iOS 13, which distances in proportion to the font explain.
@MainActor struct CellTextStack {
    let constraints: [NSLayoutConstraint]
    /// The row as high as the texts want it, with the separator's pixel.
    private let row = UILayoutGuide()
    private let top: NSLayoutConstraint
    private let gap: NSLayoutConstraint
    private let bottom: NSLayoutConstraint
    private let middle: NSLayoutConstraint
    private let height: NSLayoutConstraint

    /// The priority of constraints that hold in a row that sizes itself, not in one whose height is given.
    static let yielding = UILayoutPriority(749)
    private static let aboveTitle: CGFloat = 26.0 / 17
    private static let betweenBaselines: CGFloat = 17.0 / 12
    private static let belowDetail: CGFloat = 13.0 / 12

    init(_ title: UILabel, over detail: UILabel, in contentView: UIView) {
        contentView.addLayoutGuide(row)
        top = title.topAnchor.constraint(equalTo: row.topAnchor)
        gap = detail.topAnchor.constraint(equalTo: title.bottomAnchor)
        bottom = row.bottomAnchor.constraint(equalTo: detail.bottomAnchor)
        middle = row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
        height = contentView.heightAnchor.constraint(greaterThanOrEqualTo: row.heightAnchor)
        height.priority = Self.yielding
        constraints = [top, gap, bottom, middle, height]
    }

    func update(_ title: UILabel, _ detail: UILabel, pixel: CGFloat) {
        let (large, small): (UIFont, UIFont) = (title.font, detail.font)
        set(top, large.pointSize * Self.aboveTitle - large.ascender)
        set(gap, small.pointSize * Self.betweenBaselines - below(large, pixel) - small.ascender)
        set(bottom, small.pointSize * Self.belowDetail - below(small, pixel))
        set(middle, pixel / 2)
        // A row measured with separators gets a pixel more, and is a pixel less than whole points.
        set(height, -2 * pixel)
    }

    /// The distance from a label's last baseline to its lower edge.
    private func below(_ font: UIFont, _ pixel: CGFloat) -> CGFloat {
        (font.lineHeight / pixel).rounded(.up) * pixel - font.ascender
    }

    func end() { row.owningView?.removeLayoutGuide(row) }

    private func set(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
        if constraint.constant != constant { constraint.constant = constant }
    }
}
