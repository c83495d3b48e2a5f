import AutoLayout

extension UIView {
    /// The freedom that the constraints leave the view, as a sentence, with a view beside it that shares it; nil where they
    /// leave none, or a pixel.
    ///
    /// A row is a pixel higher than its content, for the separator: any of its labels may take that.
    package var ambiguity: String? {
        let places = otherPlaces
        let pixel = 1 / Double(max(1, traitCollection.displayScale))
        guard let own = places.first, own.view === self, let change = own.greatestChange,
            places.contains(where: { $0.greatestChange.map { $0.distance > pixel + 1e-6 } ?? false })
        else { return nil }
        let beside = places.dropFirst().filter { $0.view.superview === superview }
        let rival = beside.first { $0.changes.contains { $0.quantity == change.quantity } } ?? beside.first
        var sentence =
            "its \(change.name) is \(shortNumber(change.present)), and \(shortNumber(change.other)) satisfies the "
            + "constraints as well"
        if let rival, let other = rival.changes.first(where: { $0.quantity == change.quantity }) ?? rival.greatestChange
        {
            sentence +=
                ", with the \(other.name) of \(rival.view.explainedName) \(shortNumber(other.other)) instead of "
                + shortNumber(other.present)
        }
        return sentence
    }
}

/// A number of a view's rectangle in two layouts.
private struct PlaceChange {
    let quantity: LayoutQuantity
    let present: CGFloat
    let other: CGFloat

    var distance: Double { abs(Double(other - present)) }
    var name: String {
        switch quantity {
        case .minX: "left edge"
        case .minY: "upper edge"
        case .width: "width"
        case .height: "height"
        }
    }
}

extension UIView.OtherPlace {
    /// The numbers that differ.
    fileprivate var changes: [PlaceChange] {
        let all: [(LayoutQuantity, Double, Double)] = [
            (.width, present.width, other.width), (.height, present.height, other.height),
            (.minX, present.x, other.x), (.minY, present.y, other.y),
        ]
        return all.filter { abs($0.1 - $0.2) > 1e-6 }.map {
            PlaceChange(quantity: $0.0, present: CGFloat($0.1), other: CGFloat($0.2))
        }
    }

    fileprivate var greatestChange: PlaceChange? { changes.max { $0.distance < $1.distance } }
}
