import TextLayout

/// Measures an attributed string outside a label: fonts default to 12 pt, paragraphs to wrapping by word.
struct StringMeasurement {
    private let string: NSAttributedString
    private static let defaults = TextDefaults(
        font: UIFont.systemFont(ofSize: 12), paragraph: ParagraphValues(), direction: nil)
    /// The number of halvings that narrow the range of scales to a thousandth.
    private static let searchSteps = 10

    init(_ string: NSAttributedString) { self.string = string }

    func size(width: Double) -> CGSize {
        guard string.length > 0 else { return .zero }
        let measure = shaped(scale: 1).measure(width: width)
        return CGSize(width: measure.width, height: measure.height)
    }

    func boundingRect(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        guard string.length > 0 else { return .zero }
        var scale: CGFloat = 1
        var rectangle = rectangle(in: size, options: options, scale: 1)
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1,
            !fits(in: size, options: options, scale: 1)
        {
            scale = largestFittingScale(from: context.minimumScaleFactor, in: size, options: options)
            rectangle = self.rectangle(in: size, options: options, scale: scale)
        }
        context?.actualScaleFactor = scale
        context?.totalBounds = rectangle
        return rectangle
    }

    private func largestFittingScale(
        from minimum: CGFloat, in size: CGSize, options: NSStringDrawingOptions
    ) -> CGFloat {
        var low = minimum
        var high: CGFloat = 1
        for _ in 0..<Self.searchSteps {
            let middle = (low + high) / 2
            if fits(in: size, options: options, scale: middle) { low = middle } else { high = middle }
        }
        return low
    }

    private func fits(in size: CGSize, options: NSStringDrawingOptions, scale: CGFloat) -> Bool {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let measure = shaped(scale: scale).measure(width: wraps ? Self.limit(size.width) : .infinity)
        return measure.width <= Self.limit(size.width) && measure.height <= Self.limit(size.height)
    }

    private func rectangle(in size: CGSize, options: NSStringDrawingOptions, scale: CGFloat) -> CGRect {
        let shaped = shaped(scale: scale)
        guard options.contains(.usesLineFragmentOrigin) else {
            let measure = shaped.measure(width: .infinity, maximumLines: 1)
            return CGRect(x: 0, y: -measure.firstBaseline, width: measure.width, height: measure.height)
        }
        let width = Self.limit(size.width)
        var lines = wrapsLines ? 0 : 1
        if options.contains(.truncatesLastVisibleLine) {
            lines = min(lines == 0 ? Int.max : lines, visibleLines(of: shaped, width: width, height: size.height))
        }
        let measure = shaped.measure(width: width, maximumLines: lines == Int.max ? 0 : lines)
        var height = measure.height
        if options.contains(.usesFontLeading) { height += Double(measure.lineCount) * leading * Double(scale) }
        return CGRect(x: 0, y: 0, width: measure.width, height: height)
    }

    /// The number of lines that fit a height, at least one.
    private func visibleLines(of shaped: ShapedText, width: Double, height: CGFloat) -> Int {
        let limit = Self.limit(height)
        guard limit.isFinite, shaped.measure(width: width).height > limit else { return Int.max }
        let tolerance = 1e-6
        var low = 1
        var high = shaped.measure(width: width).lineCount
        while low < high {
            let middle = (low + high + 1) / 2
            let measured = shaped.measure(width: width, maximumLines: middle).height
            if measured <= limit + tolerance { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private var firstStyle: NSParagraphStyle? {
        string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    private var wrapsLines: Bool {
        let mode = firstStyle?.lineBreakMode ?? .byWordWrapping
        return mode == .byWordWrapping || mode == .byCharWrapping
    }

    private var leading: Double {
        let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        return max(Double(font?.leading ?? 0), 0)
    }

    private func shaped(scale: CGFloat) -> ShapedText {
        TextEngine.shaper.shaped(AttributedText(string, defaults: Self.defaults, scale: scale).styled)
    }

    /// Zero, negative, huge and non-finite lengths mean no limit.
    private static func limit(_ length: CGFloat) -> Double {
        length > 0 && length < TextEngine.unlimitedLength ? Double(length) : .infinity
    }
}
