import Graphics

/// The view at the screen's bottom while something is edited: an accessory view, and the app's own input view or the
/// picture of a keyboard.
final class KeyboardPanel: UIView {
    private weak var shownInput: UIView?
    private weak var shownAccessory: UIView?

    func show(_ input: UIView?, accessory: UIView?, in window: UIWindow, frame: CGRect) {
        if shownInput !== input {
            if shownInput?.superview === self { shownInput?.removeFromSuperview() }
            shownInput = input
        }
        if shownAccessory !== accessory {
            if shownAccessory?.superview === self { shownAccessory?.removeFromSuperview() }
            shownAccessory = accessory
        }
        let isNew = superview !== window
        if isNew {
            self.frame = CGRect(x: 0, y: window.bounds.height, width: frame.width, height: frame.height)
            window.addSubview(self)
        } else {
            window.bringSubviewToFront(self)
        }
        for view in [input, accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
        UIView.animate(withDuration: Keyboard.duration) { self.frame = frame }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let shownAccessory {
            let height =
                shownAccessory.bounds.height > 0
                ? shownAccessory.bounds.height : max(0, shownAccessory.intrinsicContentSize.height)
            shownAccessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            top = height
        }
        shownInput?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// Draws rows of plain keys, where the app has no input view.
    override func recordContent(into recorder: inout DisplayListRecorder) {
        let traits = traitCollection
        recorder.fill(bounds, UIColor.systemGray4.graphicsColor(for: traits))
        guard shownInput == nil else { return }
        let top = (shownAccessory?.frame.maxY ?? 0) + 8
        let indicator = window?.safeAreaInsets.bottom ?? 0
        let keys = CGRect(
            x: 3, y: top, width: bounds.width - 6, height: max(0, bounds.height - top - indicator - 4))
        let rowHeight = keys.height / 4
        for (row, count) in [10, 9, 7, 3].enumerated() {
            let width = keys.width / CGFloat(row == 3 ? 3 : 10)
            let inset = (keys.width - width * CGFloat(count)) / 2
            for column in 0..<count {
                let key = CGRect(
                    x: keys.minX + inset + CGFloat(column) * width + 3, y: keys.minY + CGFloat(row) * rowHeight + 5,
                    width: width - 6, height: max(0, rowHeight - 10))
                recorder.fill(
                    Path(roundedRect: key, radius: 5, curve: .continuous),
                    UIColor.systemBackground.graphicsColor(for: traits))
            }
        }
    }
}
