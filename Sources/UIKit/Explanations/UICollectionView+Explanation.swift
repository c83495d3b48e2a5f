package import Explanations

/// The explanation of an item's size.
extension UICollectionView {
    /// An item's height, or its width in a list that scrolls sideways. An item that isn't there is nil.
    package func account(ofItemAt indexPath: IndexPath) -> Account? {
        topmost.layoutIfNeeded()
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
        let explainer = Explainer()
        let scrollsSideways =
            (collectionViewLayout as? UICollectionViewFlowLayout)?.isVertical == false
            || (collectionViewLayout as? UICollectionViewCompositionalLayout)?.composition.axis == .horizontal
        let component: FrameComponent = scrollsSideways ? .width : .height
        let place = "Item \(indexPath.item) of section \(indexPath.section)"
        guard let cell = cellForItem(at: indexPath) else {
            let value = component.value(in: attributes.frame)
            let isEstimate = attributes.estimatedAxes?.isEmpty == false
            let derivation = Derivation.fact(
                "item [\(indexPath.section), \(indexPath.item)].\(component.rawValue)", value,
                isEstimate ? .estimate : .framework, remark: "it isn't on the screen")
            return Account(
                summary: "\(place) is \(value.inPoints) \(component.adjective)"
                    + (isEstimate ? " by estimate" : "") + ": it isn't on the screen, so only its layout has spoken.",
                derivation: derivation)
        }
        let derivation = explainer.frame(component, of: cell)
        let reason = FrameReason(derivation, place, component, of: cell)
        return Account(summary: reason.sentence, derivation: derivation)
    }

    /// Headers, insets, lines or groups.
    func accountOfItems() -> Account? {
        let explainer = Explainer()
        let name = explainer.names.name(of: self)
        let derivation: Derivation
        let axis: FrameComponent
        if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
            axis = flow.isVertical ? .height : .width
            derivation = explainer.flowLength("\(name).contentSize.\(axis.rawValue)", flow, self)
        } else if let composed = collectionViewLayout as? UICollectionViewCompositionalLayout {
            axis = composed.composition.axis == .vertical ? .height : .width
            derivation = explainer.composedLength("\(name).contentSize.\(axis.rawValue)", composed, self)
        } else {
            return nil
        }
        guard abs(derivation.value - Double(axis == .height ? contentSize.height : contentSize.width)) < 1e-6 else {
            return nil
        }
        let columns = axis == .height ? shownColumns.map { ", \($0) beside each other" } ?? "" : ""
        let layout = Trace.typeName(of: collectionViewLayout)
        let crossLength = Double(axis == .height ? bounds.width : bounds.height).inPoints
        return Account(
            summary: "The content is \(derivation.value.inPoints) \(axis.adjective): \(layout) lays it out at a "
                + "\(axis == .height ? "width" : "height") of \(crossLength)\(columns), as "
                + derivation.equation(maximum: 6) + ".", derivation: derivation)
    }
}
