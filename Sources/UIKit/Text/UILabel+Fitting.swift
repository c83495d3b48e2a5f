import TextLayout

extension UILabel {
    /// The text as it is drawn on one line of a width: smaller where the label shrinks it, tighter where it may.
    func fittedText(
        _ text: AttributedText, shaped: ShapedText, width: Double
    ) -> (text: AttributedText, shaped: ShapedText, isShrunk: Bool) {
        let unchanged = (text: text, shaped: shaped, isShrunk: false)
        guard numberOfLines == 1 else { return unchanged }
        let natural = shaped.measure(width: .infinity).width
        guard natural > width + Self.fittingTolerance else { return unchanged }
        if allowsDefaultTighteningForTruncation, let tighter = tightened(text, natural: natural, width: width) {
            return (tighter, TextEngine.shaper.shaped(tighter.styled), false)
        }
        guard adjustsFontSizeToFitWidth, let smaller = shrunk(width: width) else { return unchanged }
        return (smaller, TextEngine.shaper.shaped(smaller.styled), true)
    }

    private static var fittingTolerance: Double { 1e-6 }
    /// As many steps as halve the range of scales to less than a thousandth.
    private static var shrinkingSteps: Int { 11 }
    /// The share of its width by which a line may be tightened.
    private static var greatestTightening: Double { 0.05 }

    /// The text at the largest scale at which it fits, or at the smallest that is allowed.
    private func shrunk(width: Double) -> AttributedText? {
        let direction = effectiveUserInterfaceLayoutDirection
        func fits(_ scale: CGFloat) -> Bool {
            guard let text = content.attributedText(direction: direction, scale: scale) else { return true }
            return TextEngine.shaper.shaped(text.styled).measure(width: .infinity).width <= width
        }
        var low = minimumScaleFactor
        var high: CGFloat = 1
        for _ in 0..<Self.shrinkingSteps {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        guard low > 0 else { return nil }
        return content.attributedText(direction: direction, scale: low)
    }

    /// The text with its letters nearer to each other so that it just fits; nil where that would be too near.
    private func tightened(_ text: AttributedText, natural: Double, width: Double) -> AttributedText? {
        guard content.attributed == nil, natural - width <= natural * Self.greatestTightening,
            let plain = content.text
        else { return nil }
        let kern = (width - natural) / Double(max(plain.count, 1))
        let string = NSAttributedString(string: plain, attributes: [.kern: kern])
        let tighter = AttributedText(
            string, defaults: content.defaults(direction: effectiveUserInterfaceLayoutDirection))
        let fits = TextEngine.shaper.shaped(tighter.styled).measure(width: .infinity).width <= width + 1e-3
        return fits ? tighter : nil
    }
}
