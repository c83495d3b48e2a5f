import AutoLayout
internal import Explanations

/// The symptoms inside of a cell, whatever list shows it: found in the present views.
extension UIView {
    /// The symptoms of the images and labels below this view; lists inside of it answer for themselves.
    func contentSymptoms(_ names: ViewNames) -> [Symptom] {
        subviews.flatMap { view -> [Symptom] in
            guard !view.isHidden, !view.answersForItsContent else { return [] }
            return (view.contentSymptom(names).map { [$0] } ?? []) + view.contentSymptoms(names)
        }
    }

    /// A content view's dictated height and the one that its constraints want, where the engine holds a contradiction
    /// with the dictated one; nil where it holds none, or an autoresizing mask that was left on is the reason.
    ///
    /// - Parameter pixel: the part of the row that a separator takes, points; 0 where there are none.
    func dictatedHeightSymptom(pixel: CGFloat) -> Symptom? {
        guard let host = layoutHost, let dictated = layoutTraits.encapsulatedHeight else { return nil }
        let isContradicted = host.engine.conflicts.contains { conflict in
            host.viewWithContradictedMask(conflict) == nil
                && conflict.members.contains { member in
                    guard case .constraint(let id) = member, case .author(let constraint)? = host.owner(of: id) else {
                        return false
                    }
                    return constraint === dictated
                }
        }
        guard isContradicted else { return nil }
        return .encapsulatedHeight(
            dictated: Double(dictated.constant), content: Double(wantedHeight(at: bounds.width)),
            pixel: Double(pixel), isFinal: true)
    }

    /// The least height that the constraints allow in a width.
    func wantedHeight(at width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

extension UIView {
    /// True if the view is as high as that, but for a pixel that a separator has left to it.
    fileprivate func isAbout(_ height: CGFloat) -> Bool {
        abs(bounds.height - height) < 1 / traitCollection.displayScale + 1e-6
    }
}

extension UIImageView {
    /// True if a constraint ties the view's width to its own height.
    private func isOwnRatio(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.secondReference?.view === self, constraint.relation == .equal, constraint.multiplier > 0
        else { return false }
        switch (constraint.firstAttribute, constraint.secondAttribute) {
        case (.width, .height), (.height, .width): return true
        default: return false
        }
    }

    /// A ratio of the app's, and the picture's own height; nil where the one isn't what the other contends with.
    func ratioSymptom(_ names: ViewNames) -> Symptom? {
        let own = intrinsicContentSize.height
        let authored = namingConstraints.filter { $0.role == .author && $0.firstReference?.view === self }
        // Another height of its own would be the reason.
        guard own > 0, isAbout(own),
            !authored.contains(where: { $0.firstAttribute == .height && $0.secondReference == nil }),
            let ratio = authored.first(where: isOwnRatio)
        else { return nil }
        let wanted =
            ratio.firstAttribute == .height
            ? bounds.width * ratio.multiplier + ratio.constant : (bounds.width - ratio.constant) / ratio.multiplier
        guard wanted < own else { return nil }
        return .ratioLost(
            view: names.name(of: self), ratio: Double(ratio.priority.rawValue),
            compression: Double(contentCompressionResistancePriority(for: .vertical).rawValue),
            height: Double(bounds.height), wanted: Double(wanted))
    }
}

extension UILabel {
    /// The lines of a label that wraps at a width of its own and is as high as they are, and those that are shown.
    func wrapSymptom(_ names: ViewNames) -> Symptom? {
        guard numberOfLines != 1, preferredMaxLayoutWidth > 0, bounds.width > 0,
            isAbout(intrinsicContentSize.height)
        else { return nil }
        return .wrappedAtOtherWidth(
            label: names.name(of: self), measured: Double(preferredMaxLayoutWidth), final: Double(bounds.width),
            lines: lineCount(in: preferredMaxLayoutWidth), finalLines: lineCount(in: bounds.width))
    }
}
