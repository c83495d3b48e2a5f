/// The accessory at the trailing end of a row, beside its content.
extension UITableViewCell {
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    private var presentAccessoryView: UIView? { editing.isEditing ? editingAccessoryView : accessoryView }
    private var presentAccessoryType: AccessoryType { editing.isEditing ? editingAccessoryType : accessoryType }

    /// The width that the accessory takes from the content view, in points.
    var accessoryWidth: CGFloat {
        if let view = presentAccessoryView { return view.bounds.width + accessoryMargin }
        let type = presentAccessoryType
        guard type != .none else { return 0 }
        let width = BehaviourProfile.current.accessoryWidth(type, pixel: pixel)
        return width > 0 ? width + accessoryMargin : 0
    }

    /// The distance from the accessory to the row's end: the margin; before iOS 15 on the @2x phones 16 pt.
    private var accessoryMargin: CGFloat {
        if BehaviourProfile.current.marginsGoByScreen { return sideMargin }
        return traitCollection.displayScale == 3 ? SideMargin.points(forWidth: table?.bounds.width ?? bounds.width) : 16
    }

    func accessoryChanged() {
        state.shownAccessory?.removeFromSuperview()
        state.shownAccessory = presentAccessoryView ?? AccessoryMark.view(presentAccessoryType)
        if let view = state.shownAccessory { addSubview(view) }
        setNeedsLayout()
    }

    /// Centres the accessory in the row's height, at its margin.
    func layOutAccessory() {
        guard let view = state.shownAccessory else { return }
        let size = view.bounds.size
        let grid = pixelGrid
        let end = contentSafeArea.trailing + indexWidth + reorderWidth + accessoryMargin
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: mirrored ? end : bounds.width - end - size.width,
            y: CGFloat(grid.round(Double((bounds.height - size.height) / 2))), width: size.width, height: size.height)
    }

    /// True if a place of the cell is its detail button's.
    func isDetailButton(at point: CGPoint) -> Bool {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = mirrored ? contentView.frame.minX - point.x : point.x - contentView.frame.maxX
        guard presentAccessoryView == nil, distance >= 0, distance < accessoryWidth else { return false }
        switch presentAccessoryType {
        case .detailButton: return true
        case .detailDisclosureButton:
            return distance < accessoryWidth - accessoryMargin - AccessoryMark.chevronSize.width
        case .none, .disclosureIndicator, .checkmark: return false
        }
    }
}

extension BehaviourProfile {
    /// The width of an accessory and the space before it, without the margin behind it.
    fileprivate func accessoryWidth(_ type: UITableViewCell.AccessoryType, pixel: CGFloat) -> CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: disclosureWidth(pixel: pixel)
        case .detailDisclosureButton: detailDisclosureWidth
        case .checkmark: checkmarkWidth
        case .detailButton: detailButtonWidth
        }
    }
}
