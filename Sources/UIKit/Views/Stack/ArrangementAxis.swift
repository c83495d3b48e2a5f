/// The attributes that measure along an axis.
struct ArrangementAxis: Hashable {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
        case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
        }
    }
}

extension NSLayoutConstraint.Axis {
    var perpendicular: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
