/// The differences of two outlines as sentences, consequences left out: what moves with its superview, and superviews that
/// grow by as much as what is in them.
struct OutlineChanges {
    private struct Shift: Hashable {
        /// Hundredths of a point.
        var x, y: Int
    }

    private let old: ViewOutline
    private let new: ViewOutline
    private let matching: OutlineMatching
    private let tolerance: Double

    init(_ old: ViewOutline, _ new: ViewOutline, tolerance: Double) {
        self.old = old
        self.new = new
        self.tolerance = tolerance
        matching = OutlineMatching(old, new)
    }

    var texts: [String] {
        matching.pairs.compactMap { pair in
            let (before, after) = (old.nodes[pair.old], new.nodes[pair.new])
            guard before.text != after.text else { return nil }
            if before.text.isEmpty { return "\(after.type) \(after.name) now says '\(after.text)'" }
            return "\(before.words) says '\(after.text)' now"
        }
    }

    /// Views that came or went; what is inside one that did is told with it.
    var fates: [String] {
        matching.removed.map { "\(old.nodes[$0].words) is gone" }
            + matching.added.map { index in
                let frame = new.nodes[index].frame
                return "\(new.nodes[index].words) is new, at (\(number(frame.x)), \(number(frame.y))), "
                    + "\(number(frame.width)) × \(number(frame.height))"
            }
    }

    var sizes: [String] {
        var children = [[Int]](repeating: [], count: matching.pairs.count)
        for (index, pair) in matching.pairs.enumerated() {
            if let parent = pair.parent { children[parent].append(index) }
        }
        /// True if something inside explains that the view's extent changed.
        func isExplained(_ index: Int, _ change: (ViewOutline.Frame) -> Double, _ place: (ViewOutline.Frame) -> Double)
            -> Bool
        {
            let pair = matching.pairs[index]
            if matching.added.contains(where: { isInside($0, pair.new, new) })
                || matching.removed.contains(where: { isInside($0, pair.old, old) })
            {
                return true
            }
            return children[index].contains { child in
                let (before, after) = frames(of: matching.pairs[child])
                return abs(change(after) - change(before)) > tolerance
                    || abs((place(after) - place(frames(of: pair).1)) - (place(before) - place(frames(of: pair).0)))
                        > tolerance
            }
        }
        return matching.pairs.indices.compactMap { index in
            let pair = matching.pairs[index]
            let (before, after) = frames(of: pair)
            var words: [String] = []
            for (name, change, place) in [
                ("wider", \ViewOutline.Frame.width, \ViewOutline.Frame.x),
                ("higher", \ViewOutline.Frame.height, \ViewOutline.Frame.y),
            ] {
                let difference = after[keyPath: change] - before[keyPath: change]
                guard abs(difference) > tolerance else { continue }
                if isExplained(index, { $0[keyPath: change] }, { $0[keyPath: place] }) { continue }
                let opposite = name == "wider" ? "narrower" : "lower"
                words.append("\(number(abs(difference))) pt \(difference > 0 ? name : opposite)")
            }
            guard !words.isEmpty else { return nil }
            return "\(new.nodes[pair.new].words) is \(words.joined(separator: " and ")): "
                + "\(number(after.width)) × \(number(after.height)), was \(number(before.width)) × \(number(before.height))"
        }
    }

    var moves: [String] {
        var groups: [(shift: Shift, pairs: [Int])] = []
        for (index, pair) in matching.pairs.enumerated() {
            let shift = self.shift(of: pair)
            guard abs(shift.x) > 1 || abs(shift.y) > 1 else { continue }
            if let parent = pair.parent, self.shift(of: matching.pairs[parent]) == shift { continue }
            if let place = groups.firstIndex(where: { $0.shift == shift }) {
                groups[place].pairs.append(index)
            } else {
                groups.append((shift, [index]))
            }
        }
        return groups.map { group in
            let inOrder = group.pairs.sorted { order($0) < order($1) }
            let first = inOrder[0]
            if isEverythingBelow(first, group.shift), isNameless(first), let above = namedAbove(first) {
                return "everything below \(above) moved \(words(group.shift))"
            }
            var text = "\(new.nodes[matching.pairs[first].new].words) moved \(words(group.shift))"
            let others = inOrder.count - 1
            if isEverythingBelow(first, group.shift) {
                text += ", and everything below it"
            } else if others > 0 {
                text += ", and \(others) other\(others == 1 ? "" : "s"): "
                text +=
                    inOrder.dropFirst().prefix(3).map { new.nodes[matching.pairs[$0].new].words }
                    .joined(separator: ", ") + (others > 3 ? " …" : "")
            }
            return text
        }
    }

    // MARK: Parts

    private func isNameless(_ index: Int) -> Bool {
        let node = new.nodes[matching.pairs[index].new]
        return node.text.isEmpty && node.name.isEmpty
    }

    /// The last view with a text or a name that ends above another.
    private func namedAbove(_ index: Int) -> String? {
        let top = old.nodes[matching.pairs[index].old].frame.y
        return matching.pairs.indices.filter {
            !isNameless($0) && old.nodes[matching.pairs[$0].old].frame.maxY <= top + tolerance
        }.max { old.nodes[matching.pairs[$0].old].frame.maxY < old.nodes[matching.pairs[$1].old].frame.maxY }
            .map { new.nodes[matching.pairs[$0].new].words }
    }

    private func order(_ index: Int) -> (Double, Double, Int) {
        let frame = old.nodes[matching.pairs[index].old].frame
        return (frame.y, frame.x, index)
    }

    /// True if every view whose top is beneath the view's moved as it did, and there is one.
    private func isEverythingBelow(_ index: Int, _ shift: Shift) -> Bool {
        let frame = old.nodes[matching.pairs[index].old].frame
        let below = matching.pairs.filter { old.nodes[$0.old].frame.y >= frame.maxY - tolerance }
        return !below.isEmpty && below.allSatisfy { self.shift(of: $0) == shift }
    }

    private func shift(of pair: OutlineMatching.Pair) -> Shift {
        let (before, after) = frames(of: pair)
        return Shift(x: Int(((after.x - before.x) * 100).rounded()), y: Int(((after.y - before.y) * 100).rounded()))
    }

    private func words(_ shift: Shift) -> String {
        var words: [String] = []
        if abs(shift.y) > 1 { words.append("\(number(Double(abs(shift.y)) / 100)) pt \(shift.y > 0 ? "down" : "up")") }
        if abs(shift.x) > 1 {
            words.append("\(number(Double(abs(shift.x)) / 100)) pt to the \(shift.x > 0 ? "right" : "left")")
        }
        return words.joined(separator: " and ")
    }

    private func frames(of pair: OutlineMatching.Pair) -> (ViewOutline.Frame, ViewOutline.Frame) {
        (old.nodes[pair.old].frame, new.nodes[pair.new].frame)
    }

    private func isInside(_ index: Int, _ ancestor: Int, _ outline: ViewOutline) -> Bool {
        guard index > ancestor else { return false }
        return outline.nodes[(ancestor + 1)...index].allSatisfy { $0.depth > outline.nodes[ancestor].depth }
    }

    private func number(_ value: Double) -> String { ViewOutline.number((value * 100).rounded() / 100) }
}
