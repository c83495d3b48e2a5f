import InterfaceBuilder

/// A fault of a laid out tree, as far as its own frames and constraints show it.
package struct CanvasFinding: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case conflict, ambiguous, truncated, outside
        case openContent = "ambiguous content size"
        case zeroHeight = "zero height"
    }

    package let kind: Kind
    /// The view's id; empty for conflicts.
    package let view: String
    package let message: String
}

extension CanvasLayout {
    /// - Parameter sizesItself: the tree is a cell's content whose constraints decide its height.
    package func findings(sizesItself: Bool = false) -> [CanvasFinding] {
        let logged = log.filter { $0.contains("Unable to simultaneously satisfy") }
        let sentences = root.conflictSentences
        // A contradiction that has gone again is left as it was logged.
        var findings = (sentences.isEmpty ? logged : sentences).map {
            CanvasFinding(kind: .conflict, view: "", message: $0)
        }
        for frame in frames.dropFirst() {
            guard let view = view(frame.id), !view.isHidden, view.bounds.width > 0 || view.bounds.height > 0 else {
                continue
            }
            if !frame.usesMask, view.hasAmbiguousLayout {
                findings.append(
                    CanvasFinding(
                        kind: .ambiguous, view: frame.id, message: "constraints leave place or size of it open"))
            }
            if frame.element == "scrollView", let message = (view as? UIScrollView)?.openContent {
                findings.append(CanvasFinding(kind: .openContent, view: frame.id, message: message))
            }
            if let message = view.truncation {
                findings.append(CanvasFinding(kind: .truncated, view: frame.id, message: message))
            }
            if let message = view.overhang {
                findings.append(CanvasFinding(kind: .outside, view: frame.id, message: message))
            }
        }
        if sizesItself, let id = frames.first?.id {
            let size = root.systemLayoutSizeFitting(
                CGSize(width: root.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if size.height <= 0 {
                findings.append(
                    CanvasFinding(
                        kind: .zeroHeight, view: id,
                        message: "the row height is automatic, but no chain of constraints gives the content one"))
            }
        }
        return findings
    }
}
