import AutoLayout

/// A tie of a view along one axis, in words.
@MainActor package struct ListedConstraint {
    package let words: String
    /// What an author can change; nil for the framework's own ties: masks, content sizes, stack views' constraints.
    package let author: NSLayoutConstraint?
    /// Whether the view's place or length hangs on it; else it names the view and decides nothing.
    package let isDeciding: Bool

    /// Where it is written, `File.swift:12` or `Cell.xib:41, id a1b-C2-d3E`, where that is known.
    @MainActor package var source: String? { author?.writtenWhere }
}

extension UIView {
    /// The ties that decide the view's place and length along an axis, then the others that name it.
    ///
    /// Lays out first where that is due. For debugging: solves as often as there are ties. Nothing where nothing uses
    /// Auto Layout.
    package func listedConstraints(
        for axis: NSLayoutConstraint.Axis, names: ViewNames
    ) -> [ListedConstraint] {
        topmost.layoutIfNeeded()
        let engineAxis: LayoutAxis = axis == .horizontal ? .horizontal : .vertical
        var listed: [ListedConstraint] = []
        var deciding: [NSLayoutConstraint] = []
        if let host = solvedHost, let item = host.knownItem(of: self) {
            for member in host.engine.members(determining: item, axis: engineAxis) {
                guard let words = host.words(member, names) else { continue }
                var author: NSLayoutConstraint?
                if case .constraint(let id) = member, case .author(let constraint)? = host.owner(of: id) {
                    deciding.append(constraint)
                    author = constraint.role == .author ? constraint : nil
                }
                listed.append(ListedConstraint(words: words, author: author, isDeciding: true))
            }
        }
        for holder in sequence(first: self, next: \.superview) {
            for constraint in holder.constraints where constraint.firstItem === self || constraint.secondItem === self {
                guard constraint.firstAttribute.engineAttribute.axis == engineAxis,
                    !deciding.contains(where: { $0 === constraint })
                else { continue }
                listed.append(
                    ListedConstraint(
                        words: names.words(constraint), author: constraint.role == .author ? constraint : nil,
                        isDeciding: false))
            }
        }
        return listed
    }
}
