extension UIView {
    /// UIKit's description of a view: `<UIView: 0x…; frame = (0 0; 320 44); layer = <CALayer: 0x…>>`.
    ///
    /// An app's class is printed with its module and the framework class it derives from. `autoresize` names the
    /// flexible parts: LM, W, RM, TM, H, BM. Values are printed where they aren't the usual ones, in UIKit's order; running animations
    /// aren't.
    ///
    /// Provenance: recorded — the order, and each value's form: hierarchies and messages that public repositories quote, of iOS 7 to 26.
    /// Source: getsentry/sentry-cocoa, Tests/SentryTests/ViewCapture; jessesquires/ReactiveCollectionsKit,
    /// TestDebugDescriptionDriver.swift.
    var viewDescription: String {
        var parts: [String] = []
        if let base = frameworkBaseName { parts.append("baseClass = \(base)") }
        parts.append("frame = \(shortRectangle(frame))")
        if !transform.isIdentity { parts.append("transform = \(transform.numbersInDescription)") }
        parts += descriptionDetails
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(shortNumber(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        // Labels aren't opaque and don't say so: 6 of 6 since iOS 11, unlike before.
        if !isOpaque, layerName != "_UILabelLayer" { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingDescription)") }
        if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if let tint = viewStyle.tintColor { parts.append("tintColor = \(tint.description)") }
        if let first = gestureRecognizers?.first {
            parts.append("gestureRecognizers = <NSArray: \(address(of: first))>")
        }
        if BehaviourProfile.current.descriptionsHaveBackground, let backgroundColor {
            parts.append("backgroundColor = \(backgroundColor.description)")
        }
        parts.append("layer = <\(layerName): \(address(of: layer))>")
        parts += stateInDescription
        return "<\(shortClassName(of: self)): \(address(of: self)); \(parts.joined(separator: "; "))>"
    }

    /// UIKit's labels have a layer of a class of their own.
    private var layerName: String {
        let name = shortClassName(of: layer)
        return name == "CALayer" ? (self as? any DescribedByText)?.layerNameInDescriptions ?? name : name
    }

    /// The nearest of the framework's superclasses, where the view is of an app's class.
    private var frameworkBaseName: String? {
        guard !FrameworkTypes.contains(type(of: self)) else { return nil }
        var current: AnyClass? = type(of: self)
        while let type = current, !FrameworkTypes.contains(type) { current = _getSuperclass(type) }
        return current.map { FrameworkTypes.name(of: $0) }
    }

    private var autoresizingDescription: String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private var descriptionDetails: [String] {
        (self as? any DescribedByText).flatMap(\.describingText).map { ["text = '\($0)'"] } ?? []
    }

    /// The view and its descendants, one a line, indented by four columns and a bar for each level: UIKit's
    /// `recursiveDescription`.
    package func recursiveDescription() -> String {
        func lines(_ view: UIView, _ indent: String) -> [String] {
            [indent + view.description] + view.subviews.flatMap { lines($0, indent + "   | ") }
        }
        return lines(self, "").joined(separator: "\n")
    }
}

extension CGAffineTransform {
    /// The six numbers with all digits that a double has.
    fileprivate var numbersInDescription: String {
        "[" + [a, b, c, d, tx, ty].map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "]"
    }
}

/// The name and address of a delegate or data source in a description: `(null)` without one.
func referenceInDescription(_ object: AnyObject?) -> String {
    object.map { "<\(shortClassName(of: $0)): \(address(of: $0))>" } ?? "(null)"
}

/// A view whose description contains its text.
@MainActor protocol DescribedByText: UIView {
    var describingText: String? { get }
    /// The class that UIKit gives its layer.
    var layerNameInDescriptions: String? { get }
}

extension DescribedByText {
    var layerNameInDescriptions: String? { nil }
}
