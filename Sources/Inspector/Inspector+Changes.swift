import HeadlessHost
import UIKit

/// One view, as a line of the tree.
struct TreeRow: Encodable, Equatable {
    var id: Int
    /// The ids of the views in it, back to front.
    var children: [Int]
    var name: String
    var type: String
    /// The frame on the screen; of a rotated view the box around it.
    var frame: Rectangle
    /// Neither hidden nor transparent itself.
    var isVisible: Bool
    var text: String?
    /// The layer's row, where layers are asked for and the view is seen.
    var layer: LayerRow?
}

/// The changes since a page last asked.
struct ChangesAnswer: Encodable {
    var version = wireVersion
    var state: StateAnswer
    /// The mark for the page's next question.
    var mark: Int
    /// True if these are all views; else those not named are as they were.
    var isWhole: Bool
    /// Parents before their children; the first of a whole answer is the root.
    var rows: [TreeRow]
    var gone: [Int]
}

extension Inspector {
    /// - Parameters:
    ///   - mark: that of the page's last answer; 0 for a page that knows nothing.
    ///   - withLayers: whether the page shows layers one by one.
    func changes(after mark: Int, withLayers: Bool) -> ChangesAnswer {
        let state = state()
        let walk = walk(withLayers: withLayers)
        // Pages that show layers and pages that don't get different rows.
        var journal = journals[withLayers] ?? TreeJournal()
        journals[withLayers] = nil
        journal.record(walk)
        let found = journal.changes(after: mark, in: walk)
        journals[withLayers] = journal
        return ChangesAnswer(
            state: state, mark: journal.mark, isWhole: found.isWhole, rows: found.rows, gone: found.gone)
    }

    private func walk(withLayers: Bool) -> [TreeRow] {
        var rows: [TreeRow] = []
        let window = host.shownWindow
        let names = names(of: window)
        func visit(_ view: UIView, _ map: CGAffineTransform, seenIn area: CGRect?, alpha: Double) {
            let id = views.number(of: view)
            let box = view.bounds.applying(map)
            let isVisible = !view.isHidden && view.alpha >= 0.01
            let opacity = alpha * Double(view.alpha)
            var inside = isVisible ? area : nil
            if view.clipsToBounds { inside = inside.map { $0.intersection(box) } }
            var row = TreeRow(
                id: id, children: view.subviews.map { views.number(of: $0) }, name: names.name(of: view),
                type: typeName(of: view), frame: Rectangle(box), isVisible: isVisible,
                text: (view as? UILabel)?.text)
            if withLayers, let inside, box.intersects(inside) {
                row.layer = layers.row(of: view, id: id, map: map, alpha: opacity)
            }
            rows.append(row)
            for subview in view.subviews {
                visit(subview, subview.mapToSuperview.concatenating(map), seenIn: inside, alpha: opacity)
            }
        }
        visit(
            window, CGAffineTransform(translationX: -window.bounds.minX, y: -window.bounds.minY),
            seenIn: window.bounds, alpha: 1)
        return rows
    }

    /// Made once for each class; making one takes longer than all else about a row.
    private func typeName(of view: UIView) -> String {
        let type = ObjectIdentifier(type(of: view))
        if let known = typeNames[type] { return known }
        let name = "\(Swift.type(of: view))"
        typeNames[type] = name
        return name
    }

    /// Names are read from properties by reflection, which takes long: anew where views came, went or moved, and once a
    /// second, since a property may be given a view late.
    private func names(of window: UIView) -> ViewNames {
        var shape = Hasher()
        func mix(_ view: UIView) {
            shape.combine(ObjectIdentifier(view))
            shape.combine(view.subviews.count)
            view.accessibilityIdentifier.map { shape.combine($0) }
            view.subviews.forEach(mix)
        }
        mix(window)
        let present = shape.finalize()
        if let kept = keptNames, kept.shape == present, host.time - kept.time < 1 { return kept.names }
        let names = ViewNames()
        keptNames = (names, present, host.time)
        return names
    }
}
