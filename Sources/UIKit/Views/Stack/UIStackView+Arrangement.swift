/// From the views and settings to the arrangement.
extension UIStackView {
    /// Intrinsic sizes are measured only where the distribution needs them.
    var arrangement: StackArrangement {
        arrangement(measuringAlong: distribution == .fillProportionally ? axis : nil)
    }

    private func arrangement(measuringAlong measured: NSLayoutConstraint.Axis?) -> StackArrangement {
        StackArrangement(
            axis: axis, distribution: distribution, alignment: alignment,
            isBaselineRelative: isBaselineRelativeArrangement,
            items: arranged.map { arranged in
                let view = arranged.view
                return StackArrangement.Item(
                    isHidden: view.isHidden, spacingAfter: points(arranged.customSpacing ?? spacing),
                    contentLength: measured.flatMap { view.isHidden ? nil : view.arrangedContentLength(along: $0) },
                    wrapsText: view.wrappingContent != nil)
            })
    }

    private func points(_ spacing: CGFloat) -> CGFloat {
        switch spacing {
        case UIStackView.spacingUseDefault: settings.spacing == spacing ? 0 : points(settings.spacing)
        case UIStackView.spacingUseSystem: systemSpacing
        default: spacing
        }
    }

    /// The total length of the arranged views' content along an axis, in points, with spacings and margins.
    ///
    /// A stack view has no intrinsic size; an enclosing one that fills proportionally uses this.
    fileprivate func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let arrangement = arrangement(measuringAlong: axis)
        let length = axis == self.axis ? arrangement.contentLength : arrangement.items.compactMap(\.contentLength).max()
        guard let length, isLayoutMarginsRelativeArrangement else { return length }
        let margins = layoutMargins
        return length + (axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom)
    }
}

extension UIView {
    /// The intrinsic length along an axis, in points; nil where there is none, or nothing to show.
    func arrangedContentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        if let stack = self as? UIStackView { return stack.contentLength(along: axis) }
        let length = (layoutTraits.givenContentSize ?? intrinsicContentSize).length(along: axis)
        return length != UIView.noIntrinsicMetric && length > 0 ? length : nil
    }
}
