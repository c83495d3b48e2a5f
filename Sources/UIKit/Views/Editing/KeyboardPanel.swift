import AutoLayout
import Graphics
import Symbols
import TextLayout

/// The view at the screen's bottom while something is edited: an accessory view, and the app's own input view or the
/// picture of a keyboard.
final class KeyboardPanel: UIView {
    private weak var shownInput: UIView?
    private weak var shownAccessory: UIView?
    var keys = KeyboardKeys(.default, isShifted: false, returnTitle: "return") {
        didSet { if keys != oldValue { setNeedsDisplay() } }
    }

    /// The accessory whose height is its content's, and that height.
    private weak var tied: UIView?
    private var shownHeight: CGFloat = 0
    /// True where keys or the app's input view are shown, not an accessory alone.
    var showsKeys = true
    /// The object whose accessory is shown: what is edited in the accessory has it up the chain.
    weak var owner: UIResponder?
    override var next: UIResponder? {
        // A field may be in its own accessory: the chain would go round.
        if let view = owner as? UIView, view.isDescendant(of: self) { return super.next }
        return owner ?? super.next
    }

    func show(_ input: UIView?, accessory: UIView?, in window: UIWindow, frame: CGRect) {
        if shownInput !== input {
            if shownInput?.superview === self { shownInput?.removeFromSuperview() }
            shownInput = input
        }
        if shownAccessory !== accessory {
            if shownAccessory?.superview === self { shownAccessory?.removeFromSuperview() }
            if tied === shownAccessory { tied = nil }
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
            top = shownAccessory.bounds.height > 0 ? shownAccessory.bounds.height : shownAccessory.ownHeight
            if tied !== shownAccessory {
                shownAccessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
            } else if abs(shownAccessory.contentHeight(bounds.width) - shownHeight) > 0.1 {
                UIApplication.shared.updateKeyboard()
            }
        }
        shownInput?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    override func contentSizeChanged() {
        super.contentSizeChanged()
        if tied != nil { setNeedsLayout() }
    }

    /// The height of an accessory in its place: that of its content where it follows that, and otherwise its own.
    ///
    /// An accessory without keys below it reaches to the screen's edge: its safe area has the home indicator.
    func height(of accessory: UIView, above keys: CGFloat, in window: UIWindow?, width: CGFloat) -> CGFloat {
        let own = accessory.bounds.height > 0 ? accessory.bounds.height : accessory.ownHeight
        guard accessory.followsItsContent, let window else { return own }
        if accessory.superview !== self { addSubview(accessory) }
        accessory.setSafeAreaInsets(
            UIEdgeInsets(top: 0, left: 0, bottom: keys > 0 ? 0 : window.safeAreaInsets.bottom, right: 0))
        let height = accessory.contentHeight(width)
        guard height > 0 else { return own }
        tie(accessory)
        shownHeight = height
        return height
    }

    /// Leaves the accessory's height to its content.
    private func tie(_ accessory: UIView) {
        guard tied !== accessory else { return }
        tied = accessory
        accessory.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            accessory.leadingAnchor.constraint(equalTo: leadingAnchor),
            accessory.trailingAnchor.constraint(equalTo: trailingAnchor),
            accessory.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    /// Draws the keys, where the app has no input view.
    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard showsKeys else { return }
        let traits = traitCollection
        recorder.fill(bounds, UIColor.systemGray4.graphicsColor(for: traits))
        guard shownInput == nil else { return }
        let top = (shownAccessory?.frame.maxY ?? 0) + 8
        let indicator = window?.safeAreaInsets.bottom ?? 0
        let keys = CGRect(
            x: 3, y: top, width: bounds.width - 6, height: max(0, bounds.height - top - indicator - 4))
        let rowHeight = keys.height / CGFloat(self.keys.rows.count)
        for (row, line) in self.keys.rows.enumerated() {
            let length = line.reduce(0) { $0 + $1.width }
            var x = keys.minX + keys.width * (1 - length) / 2
            for key in line {
                let place = CGRect(
                    x: x + 3, y: keys.minY + CGFloat(row) * rowHeight + 5, width: key.width * keys.width - 6,
                    height: max(0, rowHeight - 10))
                record(key, in: place, traits, into: &recorder)
                x += key.width * keys.width
            }
        }
    }

    private func record(
        _ key: KeyboardKeys.Key, in place: CGRect, _ traits: UITraitCollection, into recorder: inout DisplayListRecorder
    ) {
        guard !key.text.isEmpty || key.symbol != nil || !key.isSpecial else { return }
        let ground: UIColor = key.isSpecial ? .systemGray3 : .systemBackground
        recorder.fill(Path(roundedRect: place, radius: 5, curve: .continuous), ground.graphicsColor(for: traits))
        let ink = UIColor.label.graphicsColor(for: traits)
        if let symbol = key.symbol, let drawing = SymbolCatalog.drawing(named: symbol) {
            let size = drawing.size
            let box = CGRect(
                x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
                height: size.height)
            drawing.record(into: &recorder, in: box, thickness: UIImage.SymbolWeight.regular.thickness, ink)
        }
        guard !key.text.isEmpty else { return }
        let font = UIFont.systemFont(ofSize: key.text.count == 1 ? 22 : 16)
        let text = AttributedText(
            NSAttributedString(string: key.text),
            defaults: TextDefaults(font: font, paragraph: ParagraphValues(), direction: nil))
        let lines = TextEngine.shaper.shaped(text.styled).lines(width: .infinity, maximumLines: 1)
        guard let line = lines.first else { return }
        let rendering = TextRendering(
            text: text, grid: PixelGrid(scale: Double(traits.displayScale)), traits: traits, textColor: ink)
        rendering.record(
            lines,
            at: CGPoint(x: place.midX - CGFloat(line.width) / 2, y: place.midY - CGFloat(line.height) / 2),
            into: &recorder)
    }
}

extension UIView {
    /// A Boolean value that indicates whether an accessory is as high as its content: its height may change, or constraints give
    /// it, or it is an input view that says so.
    fileprivate var followsItsContent: Bool {
        !translatesAutoresizingMaskIntoConstraints || autoresizingMask.contains(.flexibleHeight)
            || (self as? UIInputView)?.allowsSelfSizing ?? false
    }

    fileprivate var ownHeight: CGFloat { max(0, intrinsicContentSize.height) }

    /// The height that constraints and the view's own size give it; 0 where neither does.
    fileprivate func contentHeight(_ width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
