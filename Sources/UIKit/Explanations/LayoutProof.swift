import AutoLayout
package import Explanations

/// A view tree measured at any size, for proofs over ranges of widths and over rectangles of sizes.
///
/// A cell's content is measured as its table does; another view is laid out in an engine of its own. No frame changes.
/// Margins are those that the view has; what `layoutSubviews` does isn't seen.
@MainActor package final class LayoutProof {
    private let host: ProofLayoutHost
    private let view: UIView
    private let names = ViewNames()
    private let height: Double
    private let isSelfSizing: Bool
    private let intervals = WrappingIntervals()

    /// - Parameter isSelfSizing: true if the height follows from the constraints, as a cell's does.
    package init(of view: UIView, isSelfSizing: Bool) {
        self.view = view
        self.isSelfSizing = isSelfSizing
        host = ProofLayoutHost(root: view)
        host.isHeightGiven = !isSelfSizing
        height = isSelfSizing ? 0 : Double(view.bounds.height)
    }

    /// A proof for a range of widths, at the height that the view has or that follows.
    package func prove(_ widths: ClosedRange<Double>, design: Double) -> RangeProof {
        RangeProof.walk(widths, design: design) { state(at: $0) }
    }

    /// A proof for all sizes of a polygon.
    ///
    /// - Parameter intended: pairs of views that overlap by design.
    package func prove(_ sizes: ConvexPolygon, intended: Set<[String]>) -> SizeProof {
        SizeProof.explore(sizes, intended: intended) { state(at: $0) }
    }

    /// The layout at the size that the view has.
    package var presentState: ProofState {
        state(at: SIMD2(Double(view.bounds.width), isSelfSizing ? 0 : Double(view.bounds.height)))
    }

    /// The views that have other frames on a device than constraints say, in a window of some sizes, and those of which no
    /// constraint says anything: something else places them, such as `layoutSubviews` or a mask. A pixel doesn't count.
    ///
    /// The window has the last of the sizes then.
    package func strays(
        at sizes: [SIMD2<Double>], _ device: DeviceProfile, _ window: UIWindow
    ) -> [String] {
        var strays: [String] = []
        for size in sizes {
            UIApplication.shared.show(window, at: CGSize(width: size.x, height: size.y), on: device)
            let frames = state(at: size).frames
            var index = 0
            note(view, frames, &index, &strays)
        }
        return strays
    }

    /// Compares views in the order of `collect`.
    private func note(
        _ view: UIView, _ frames: [ProofState.Frame], _ index: inout Int, _ strays: inout [String]
    ) {
        guard !view.isHidden else { return }
        guard host.knownItem(of: view) != nil, index < frames.count else {
            if view.superview?.holdsViewsOfTheApp == true {
                let name = names.name(of: view)
                if !strays.contains(name) { strays.append(name) }
            } else if view.holdsViewsOfTheApp {
                for subview in view.subviews { note(subview, frames, &index, &strays) }
            }
            return
        }
        let frame = frames[index]
        index += 1
        if frame.parent != nil {
            let real = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            let isElsewhere = zip(real, frame.numbers).contains {
                abs(Double($0) - $1.value) > 1 / Double(UIScreen.main.scale) + 1e-6
            }
            if isElsewhere, !strays.contains(frame.name) { strays.append(frame.name) }
        }
        for subview in view.subviews { note(subview, frames, &index, &strays) }
    }

    /// The layout at a width.
    package func state(at width: Double) -> ProofState { state(at: SIMD2(width, height)) }

    /// The layout at a width and a height.
    package func state(at size: SIMD2<Double>) -> ProofState {
        resolve(at: size)
        let region = host.rounds.last?.region
        var frames: [ProofState.Frame] = []
        collect(view, nil, region, &frames)
        let broken = host.engine.conflicts.map { host.wordsAndPlace($0.broken, names) ?? "a constraint" }
        return ProofState(frames: frames, limits: limits(), ambiguous: ambiguousViews(), broken: broken)
    }

    private func resolve(at size: SIMD2<Double>) {
        host.aim(
            at: CGSize(width: size.x, height: size.y), horizontal: .required,
            vertical: isSelfSizing ? .fittingSizeLevel : .required)
        host.resolve()
    }

    /// Each view whose width or height nothing determines.
    private func ambiguousViews() -> [String] {
        guard host.engine.mayBeAmbiguous else { return [] }
        return host.itemOwners.indices.compactMap { index in
            guard case .view(let party)? = host.itemOwners[index], let item = host.knownItem(of: party.object),
                party.object !== view,
                !host.engine.explanation(of: .width, of: item).undetermined.isEmpty
                    || !host.engine.explanation(of: .height, of: item).undetermined.isEmpty
            else { return nil }
            return names.name(of: party.object)
        }
    }

    /// The limits within which every solution on the way keeps its shape and every text its lines; nil where a slope is unknown.
    private func limits() -> [PlaneFunction]? {
        var limits: [PlaneFunction] = []
        let last = host.rounds.last?.widths ?? []
        for round in host.rounds {
            guard let region = round.region else { return nil }
            limits += region.limits.map { PlaneFunction(value: $0.value, slope: $0.slope) }
            for (view, width) in round.widths {
                // A view whose width changes with the size doesn't take it from its content.
                let isFixed = last.first { $0.view === view }.map { $0.width.slope == .zero } ?? true
                let measured = Double(host.pixelRounded(width.value, for: view))
                let (low, high) = intervals.interval(of: view, around: measured, isExact: isFixed)
                guard width.slope != .zero else { continue }
                if low.isFinite { limits.append(PlaneFunction(value: width.value - low, slope: width.slope)) }
                if high.isFinite { limits.append(PlaneFunction(value: high - width.value, slope: -width.slope)) }
            }
        }
        return limits
    }

    private func collect(
        _ view: UIView, _ parent: Int?, _ region: LayoutRegion?, _ frames: inout [ProofState.Frame]
    ) {
        guard !view.isHidden, let item = host.knownItem(of: view) else { return }
        let rectangle = host.engine.frame(of: item)
        var numbers = zip(
            LayoutQuantity.allCases, [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
        ).map { PlaneFunction(value: $1, slope: region?.slope(of: $0, of: item) ?? .zero) }
        if parent == nil { numbers.replaceSubrange(0..<2, with: [.constant(0), .constant(0)]) }
        var frame = ProofState.Frame(
            name: names.name(of: view), parent: parent, numbers: numbers, isScrolled: view.scrollingContent != nil)
        if let label = view.lineContent, !label.plainText.isEmpty {
            let lines = label.numberOfLines
            let width = label.contentSize(wrappedAt: lines == 1 ? nil : CGFloat(rectangle.width))
            let least = lines == 1 && !label.shrinksText ? Double(width.width) : 0
            frame.needed = (least, Double(width.height))
            if lines > 1, label.lineCount(in: CGFloat(rectangle.width)) < label.lineCount(ofAll: rectangle.width) {
                frame.needed?.height = .infinity
            }
        }
        let index = frames.count
        frames.append(frame)
        for subview in view.subviews { collect(subview, index, region, &frames) }
    }
}

extension UIView {
    /// True where subviews are an app's: in a plain view, and in one of a class of its own. What UIKit's views are made of is
    /// theirs to place.
    var holdsViewsOfTheApp: Bool {
        type(of: self) == UIView.self || !String(reflecting: type(of: self)).hasPrefix("UIKit.")
    }
}

extension UITableView {
    /// A proof for each visible row's content, at all widths of the table; what overlaps now does so by design.
    package func proofsOfVisibleRows(_ widths: ClosedRange<Double>) -> [(row: IndexPath, proof: RangeProof)] {
        proofsOfVisibleRows(widths, nil)
    }

    /// - Parameter meant: what overlaps by design; nil for what does so now.
    func proofsOfVisibleRows(
        _ widths: ClosedRange<Double>, _ meant: MeantOverlaps?
    ) -> [(row: IndexPath, proof: RangeProof)] {
        layOutRowsIfNeeded()
        return state.visible.compactMap { row in
            guard let cell = state.cells[row] else { return nil }
            let beside = Double(bounds.width - cell.measuredView.bounds.width)
            let layout = LayoutProof(of: cell.measuredView, isSelfSizing: true)
            let intended =
                meant?.inRow(IndexPath(row), beside: beside) { layout.state(at: $0) } ?? layout.presentState.overlapping
            let proof = RangeProof.walk(
                (widths.lowerBound - beside)...(widths.upperBound - beside), intended: intended
            ) { layout.state(at: $0) }
            return (IndexPath(row), proof.shifted(by: beside))
        }
    }
}
