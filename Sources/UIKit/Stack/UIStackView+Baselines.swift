extension UIStackView {
    /// The visible view whose baseline stands for the stack view's.
    ///
    /// The first or the last one of a vertical stack view; the tallest of a horizontal one, the first among equals.
    func baselineView(isLast: Bool) -> UIView? {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return isLast ? visible.last : visible.first }
        return visible.dropFirst().reduce(visible.first) { tallest, view in
            view.heightForBaseline > (tallest?.heightForBaseline ?? 0) ? view : tallest
        }
    }
}

extension UIView {
    /// The height that the content asks for, or what the view has, in points.
    fileprivate var heightForBaseline: CGFloat { arrangedContentLength(along: .vertical) ?? bounds.height }
}
