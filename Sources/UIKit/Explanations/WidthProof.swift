import AutoLayout
package import Explanations

/// A view tree measured at any width, for proofs over ranges of widths.
///
/// A cell's content is measured as its table does; another view is laid out in an engine of its own at the height that it
/// has. No frame changes. Margins are those that the view has; what `layoutSubviews` does isn't seen.
@MainActor package final class WidthProof {
    private let host: FittingLayoutHost
    private let view: UIView
    private let names = ViewNames()
    private let height: CGFloat
    private let vertical: UILayoutPriority

    /// - Parameter isSelfSizing: true if the height follows from the constraints, as a cell's does.
    package init(of view: UIView, isSelfSizing: Bool) {
        self.view = view
        host = FittingLayoutHost(root: view)
        height = isSelfSizing ? 0 : view.bounds.height
        vertical = isSelfSizing ? .fittingSizeLevel : .required
    }

    package func prove(_ widths: ClosedRange<Double>, design: Double) -> RangeProof {
        RangeProof.walk(widths, design: design) { state(at: $0) }
    }

    /// The layout at a width.
    package func state(at width: Double) -> ProofState {
        host.aim(
            at: CGSize(width: CGFloat(width), height: height), horizontal: .required, vertical: vertical)
        host.resolve()
        let rows = host.ownRows[ObjectIdentifier(view)] ?? []
        let direction = rows.first.flatMap { host.engine.direction([($0, 1)]) }
        var frames: [ProofState.Frame] = []
        var reach = direction?.reach ?? 0
        collect(view, nil, direction, &frames, &reach)
        var ambiguous: [String] = []
        for item in host.itemOwners.indices {
            guard case .view(let party)? = host.itemOwners[item], let item = host.knownItem(of: party.object),
                party.object !== view,
                !host.engine.explanation(of: .width, of: item).undetermined.isEmpty
                    || !host.engine.explanation(of: .height, of: item).undetermined.isEmpty
            else { continue }
            ambiguous.append(names.name(of: party.object))
        }
        let broken = host.engine.conflicts.map { host.wordsAndPlace($0.broken, names) ?? "a constraint" }
        return ProofState(frames: frames, reach: reach, ambiguous: ambiguous, broken: broken)
    }

    private func collect(
        _ view: UIView, _ parent: Int?, _ direction: LayoutDirection?, _ frames: inout [ProofState.Frame],
        _ reach: inout Double
    ) {
        guard !view.isHidden, let item = host.knownItem(of: view) else { return }
        let rectangle = host.engine.frame(of: item)
        let isRoot = parent == nil
        var slopes = LayoutQuantity.allCases.map { direction?.slope(of: $0, of: item) ?? 0 }
        var numbers = [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
        if isRoot {
            (numbers[0], numbers[1]) = (0, 0)
            (slopes[0], slopes[1]) = (0, 0)
        }
        var frame = ProofState.Frame(
            name: names.name(of: view), parent: parent, numbers: numbers, slopes: slopes,
            isScrolled: view is UIScrollView)
        if let label = view as? UILabel, label.content.attributed != nil || label.text?.isEmpty == false {
            let lines = label.numberOfLines
            let width = label.contentSize(wrappedAt: lines == 1 ? nil : CGFloat(rectangle.width))
            let least = lines == 1 && !label.adjustsFontSizeToFitWidth ? Double(width.width) : 0
            frame.needed = (least, Double(width.height))
            if lines != 1 { limit(&reach, label, rectangle.width, slopes[2]) }
            if lines > 1, label.lineCount(in: CGFloat(rectangle.width)) < label.lineCount(ofAll: rectangle.width) {
                frame.needed?.height = .infinity
            }
        }
        let index = frames.count
        frames.append(frame)
        for subview in view.subviews { collect(subview, index, direction, &frames, &reach) }
    }

    /// Narrows the reach to where a text wraps otherwise: more width never takes more lines, so that bisection finds it.
    private func limit(_ reach: inout Double, _ label: UILabel, _ width: Double, _ slope: Double) {
        guard slope != 0, reach > 0 else { return }
        let far = min(reach, 4096)
        func lines(_ step: Double) -> Int { label.lineCount(ofAll: width + step * slope) }
        let present = lines(0)
        guard lines(far) != present else { return }
        var (low, high) = (0.0, far)
        while high - low > RangeProof.resolution / 2 {
            let middle = (low + high) / 2
            if lines(middle) == present { low = middle } else { high = middle }
        }
        reach = min(reach, low)
    }
}

extension UILabel {
    /// The number of lines that the text would take in a width if all were shown.
    func lineCount(ofAll width: Double) -> Int {
        guard let shaped = shapedText()?.shaped else { return 0 }
        return shaped.measure(width: width > 0 ? width : .infinity, maximumLines: 0).lineCount
    }
}

extension UITableView {
    /// A proof for each visible row's content, at all widths of the table.
    package func proofsOfVisibleRows(_ widths: ClosedRange<Double>) -> [(row: IndexPath, proof: RangeProof)] {
        layOutRowsIfNeeded()
        return state.visible.compactMap { row in
            guard let cell = state.cells[row] else { return nil }
            let beside = Double(bounds.width - cell.contentView.bounds.width)
            let proof = WidthProof(of: cell.contentView, isSelfSizing: true)
                .prove(
                    (widths.lowerBound - beside)...(widths.upperBound - beside),
                    design: Double(cell.contentView.bounds.width))
            return (IndexPath(row), proof.shifted(by: beside))
        }
    }
}
