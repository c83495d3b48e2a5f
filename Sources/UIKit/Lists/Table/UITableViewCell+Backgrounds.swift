/// The backgrounds of a cell, and its selection.
extension UITableViewCell {
    func replaceBackground(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        showSelection()
        setNeedsLayout()
    }

    func selectionChanged() {
        showSelection()
        highlightContents(of: contentView, (isSelected || isHighlighted) && selectionStyle != .none)
        setNeedsUpdateConfiguration()
    }

    /// Selected cells show their selected background, or the system's colour where there is none.
    ///
    /// While several rows are selected in editing mode their marks say so.
    func showSelection() {
        let isShown = (isSelected || isHighlighted) && selectionStyle != .none && configured.background == nil
        let multiple = table?.maySelectMultiple == true ? multipleSelectionBackgroundView : nil
        let own = multiple ?? selectedBackgroundView
        if isShown, own == nil, state.selection == nil {
            let view = UIView()
            view.backgroundColor = .systemGray4
            state.selection = view
        }
        let shown = isShown ? own ?? state.selection : nil
        for case let view? in [selectedBackgroundView, multipleSelectionBackgroundView, state.selection] {
            if view === shown {
                view.frame = bounds
                if view.superview !== self { insertSubview(view, belowSubview: contentView) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        if let backgroundView, backgroundView.superview !== self {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
        editing.control?.isSelected = isSelected
    }

    /// Labels take their highlighted colours, images their highlighted pictures.
    private func highlightContents(of view: UIView, _ isHighlighted: Bool) {
        for subview in view.subviews {
            switch subview {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            case let control as UIControl: control.isHighlighted = isHighlighted
            default: break
            }
            highlightContents(of: subview, isHighlighted)
        }
    }

    func layOutBackgrounds() {
        fill(backgroundView)
        fill(selectedBackgroundView)
        fill(multipleSelectionBackgroundView)
        fill(state.selection)
        fill(configured.background)
    }

    private func fill(_ view: UIView?) {
        guard let view, view.superview === self, view.frame != bounds else { return }
        view.frame = bounds
    }
}
