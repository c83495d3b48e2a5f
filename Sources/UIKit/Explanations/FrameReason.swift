internal import Explanations

/// The sentence about a number of a frame: its sources, and the size that its content would have had.
@MainActor struct FrameReason {
    let derivation: Derivation
    let name: String
    let component: FrameComponent
    let view: UIView

    init(_ derivation: Derivation, _ name: String, _ component: FrameComponent, of view: UIView) {
        self.derivation = derivation
        self.name = name
        self.component = component
        self.view = view
    }

    var sentence: String {
        "\(name) \(start): \(derivation.equation(maximum: 5))\(rounding)."
            + ([derivation.factorSentence, lost, overruledContent].compactMap { $0 }.map { " " + $0 }.joined())
    }

    /// Edges lie on pixels, so that a number may be another than its sum.
    private var rounding: String {
        guard case .nearestPixel(let scale) = derivation.rule else { return "" }
        let sum = derivation.terms.reduce(0) { $0 + $1.weight * $1.part.value }
        return abs(sum - derivation.value) > 1e-6
            ? " = \(sum.inPoints), rounded to pixels of 1/\(scale.inPoints)" : ""
    }

    /// A constraint of the app's on this very number that couldn't be kept.
    private var lost: String? {
        let subject = "\(ViewNames().name(of: view)).\(component.rawValue) "
        func losers(_ part: Derivation) -> [Derivation.Loser] { part.losers + part.terms.flatMap { losers($0.part) } }
        guard let loser = losers(derivation).first(where: { $0.subject.hasPrefix(subject) }) else { return nil }
        return "\(loser.subject) lost by \(loser.violation.inPoints)."
    }

    private var start: String {
        let value = derivation.value.inPoints
        switch component {
        case .width, .height: return "is \(value) \(component.adjective)"
        case .x, .y:
            let outer = view.superview.map { " in \(ViewNames().name(of: $0))" } ?? ""
            return "starts at \(component.rawValue) \(value)\(outer)"
        }
    }

    /// The view's own content size, where it was overruled.
    private var overruledContent: String? {
        guard component == .width || component == .height, let host = view.layoutHost, host.knownItem(of: view) != nil
        else { return nil }
        let axis: NSLayoutConstraint.Axis = component == .width ? .horizontal : .vertical
        guard let own = ownLength(axis) else { return nil }
        let value = derivation.value
        let grid = Double(view.pixelGrid.scale)
        guard abs(own - value) > 1 / grid + 1e-6 else { return nil }
        let isStretched = value > own
        let priority =
            isStretched
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        let kind = isStretched ? "hugging" : "compression resistance"
        var text =
            "Its content alone would be \(own.inPoints) \(component.adjective); the \(kind) of "
            + "\(Double(priority.rawValue).inPoints) lost by \(abs(value - own).inPoints)"
        if let rival = rival(axis, isStretched, priority) {
            text +=
                " (a tie: \(ViewNames().name(of: rival))'s is the same and held, so give one of them another priority)"
        }
        return text + "."
    }

    private func ownLength(_ axis: NSLayoutConstraint.Axis) -> Double? {
        if let label = view.lineContent {
            guard !label.plainText.isEmpty else { return nil }
            let wraps = axis == .vertical && label.numberOfLines != 1
            let size = label.contentSize(wrappedAt: wraps ? label.bounds.width : nil)
            return Double(axis == .horizontal ? size.width : size.height)
        }
        let length = axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        return length == UIView.noIntrinsicMetric ? nil : Double(length)
    }

    /// A sibling behind or before this one whose content held although its priority is the same.
    private func rival(
        _ axis: NSLayoutConstraint.Axis, _ isStretched: Bool, _ priority: UILayoutPriority
    ) -> UIView? {
        view.superview?.subviews.first { other in
            guard other !== view, !other.isHidden, other.layoutTraits.translatesAutoresizingMask == false else {
                return false
            }
            let own = axis == .horizontal ? other.intrinsicContentSize.width : other.intrinsicContentSize.height
            let length = axis == .horizontal ? other.bounds.width : other.bounds.height
            guard own > 0, abs(own - length) <= 1 / CGFloat(other.pixelGrid.scale) + 1e-6 else { return false }
            let same =
                isStretched
                ? other.contentHuggingPriority(for: axis) : other.contentCompressionResistancePriority(for: axis)
            let (a, b) = (view.frame, other.frame)
            let isBeside =
                axis == .horizontal ? a.maxX <= b.minX || b.maxX <= a.minX : a.maxY <= b.minY || b.maxY <= a.minY
            return same == priority && isBeside
        }
    }
}

extension FrameComponent {
    var adjective: String {
        switch self {
        case .width: "wide"
        case .height: "high"
        case .x, .y: ""
        }
    }
}
