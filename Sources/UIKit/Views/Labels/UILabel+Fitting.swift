import TextLayout

extension UILabel {
    /// The text as drawn on one line of a width: smaller where the label shrinks it, tighter where allowed.
    func fittedText(
        _ text: AttributedText, shaped: ShapedText, width: Double
    ) -> (text: AttributedText, shaped: ShapedText, isShrunk: Bool) {
        let unchanged = (text: text, shaped: shaped, isShrunk: false)
        guard numberOfLines == 1, adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation,
            shaped.measure(width: .infinity).width > width + Self.fittingTolerance
        else { return unchanged }
        var fitted = unchanged
        var scale: CGFloat = 1
        if adjustsFontSizeToFitWidth {
            scale = largestFittingScale(width: width)
            if let smaller = scaledText(scale) { fitted = (smaller.text, smaller.shaped, true) }
        }
        if let tighter = tightened(fitted.shaped, scale: scale, width: width) {
            fitted.text = tighter
            fitted.shaped = TextEngine.shaper.shaped(tighter.styled)
        }
        return fitted
    }

    private static var fittingTolerance: Double { 1e-6 }
    /// The number of halvings that narrow the range of scales to less than a thousandth.
    private static var shrinkingSteps: Int { 11 }
    /// The largest ratio of a text's width to its line's at which it is tightened.
    private static var greatestTightening: Double { 1.05 }
    /// The smallest scale where none is set.
    private static var smallestScale: CGFloat { 1.0 / 64 }

    private func scaledText(_ scale: CGFloat) -> (text: AttributedText, shaped: ShapedText)? {
        content.attributedText(direction: effectiveUserInterfaceLayoutDirection, scale: scale).map {
            ($0, TextEngine.shaper.shaped($0.styled))
        }
    }

    /// The largest scale at which the text fits, or the smallest that is allowed.
    private func largestFittingScale(width: Double) -> CGFloat {
        var low = max(minimumScaleFactor, Self.smallestScale)
        var high: CGFloat = 1
        for _ in 0..<Self.shrinkingSteps {
            let middle = (low + high) / 2
            let natural = scaledText(middle)?.shaped.measure(width: .infinity).width ?? 0
            if natural <= width { low = middle } else { high = middle }
        }
        return low
    }

    /// Plain text with its letters tightened so that it just fits: all of it, or, where it is truncated at its end, as
    /// much as fits beside an ellipsis, which isn't tightened; nil where that changes nothing.
    private func tightened(_ shaped: ShapedText, scale: CGFloat, width: Double) -> AttributedText? {
        let natural = shaped.measure(width: .infinity).width
        guard content.attributed == nil, let plain = content.text, natural > width + Self.fittingTolerance else {
            return nil
        }
        if natural <= width * Self.greatestTightening {
            return tightened(plain, ending: "", natural: natural, scale: scale, width: width)
        }
        guard lineBreakMode == .byTruncatingTail, let line = shaped.lines(width: width, maximumLines: 1).first else {
            return nil
        }
        let shown = line.runs.compactMap(\.range?.upperBound).max() ?? 0
        var count = String(decoding: plain.utf16.prefix(shown), as: UTF16.self).count
        var best: (head: String, natural: Double)?
        while true {
            count += 1
            let head = String(plain.prefix(count))
            let natural = self.natural(head + "…", scale: scale)
            guard natural <= width * Self.greatestTightening, head.count == count else { break }
            if head.last?.isWhitespace == false { best = (head, natural) }
        }
        return best.flatMap { tightened($0.head, ending: "…", natural: $0.natural, scale: scale, width: width) }
    }

    private func natural(_ string: String, scale: CGFloat) -> Double {
        let text = AttributedText(string, defaults: scaledDefaults(scale))
        return TextEngine.shaper.shaped(text.styled).measure(width: .infinity).width
    }

    private func tightened(
        _ head: String, ending: String, natural: Double, scale: CGFloat, width: Double
    ) -> AttributedText {
        let kern = min((width - natural) / Double(max(head.utf16.count, 1)), 0)
        let string = NSMutableAttributedString(string: head, attributes: [.kern: kern])
        if !ending.isEmpty { string.append(NSAttributedString(string: ending)) }
        return AttributedText(string, defaults: scaledDefaults(scale))
    }

    private func scaledDefaults(_ scale: CGFloat) -> TextDefaults {
        var defaults = content.defaults(direction: effectiveUserInterfaceLayoutDirection)
        if scale != 1 { defaults.font = defaults.font.withSize(defaults.font.pointSize * scale) }
        return defaults
    }
}
