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

    /// Draws the keys, where the app has no input view.
    override func recordContent(into recorder: inout DisplayListRecorder) {
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
