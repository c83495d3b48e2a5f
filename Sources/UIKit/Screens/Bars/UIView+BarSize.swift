extension UIView {
    /// The size that a bar gives to a view of an item.
    ///
    /// A view of the app's own that has constraints of its width or height, or none of its autoresizing mask, is laid out by them: from
    /// iOS 11 on bars do (WWDC 2017, session 204). That a button's frame no longer says its size, and two constraints do, is claimed:
    /// apps do it since. Others are as large as `sizeThatFits(_:)` says.
    ///
    /// - Parameter room: in points.
    func sizeInBar(_ room: CGSize) -> CGSize {
        let fitting = sizeThatFits(room)
        guard isSizedByConstraints else { return fitting }
        let constrained = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: constrained.width > 0 ? constrained.width : fitting.width,
            height: constrained.height > 0 ? constrained.height : fitting.height)
    }

    /// True where the view's own constraints say its size.
    var isSizedByConstraints: Bool {
        if !translatesAutoresizingMaskIntoConstraints { return !constraints.isEmpty }
        return constraints.contains { constraint in
            constraint.isActive && constraint.firstItem === self && constraint.secondItem == nil
                && [.width, .height].contains(constraint.firstAttribute)
        }
    }
}
