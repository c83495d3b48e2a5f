import Foundation

/// A few rectangles that together cover all that was added.
///
/// Invariant: at most ``most`` rectangles, all inside `canvas`.
struct ChangedAreas {
    /// Each is drawn by itself, from the whole list.
    static let most = 4

    let canvas: CGRect
    private(set) var areas: [CGRect] = []

    init(on canvas: CGRect) { self.canvas = canvas }

    /// True if so much changed that drawing everything costs no more.
    var coverMost: Bool { areas.reduce(0) { $0 + $1.area } >= canvas.area * 0.7 }

    /// Adds a rectangle, joined with those that it meets and with one that wastes little by it.
    mutating func add(_ area: CGRect) {
        guard var joined = area.overlap(with: canvas), joined.width > 0, joined.height > 0 else { return }
        var index = 0
        while index < areas.count {
            let union = areas[index].union(joined)
            if union.area <= (areas[index].area + joined.area) * 1.1 || areas[index].intersects(joined) {
                joined = union
                areas.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        areas.append(joined)
        if areas.count > Self.most { joinCheapest() }
    }

    private mutating func joinCheapest() {
        var best: (waste: CGFloat, first: Int, second: Int)?
        for first in areas.indices {
            for second in areas.indices where second > first {
                let waste = areas[first].union(areas[second]).area - areas[first].area - areas[second].area
                if best.map({ waste < $0.waste }) ?? true { best = (waste, first, second) }
            }
        }
        guard let best else { return }
        let union = areas[best.first].union(areas.remove(at: best.second))
        areas.remove(at: best.first)
        add(union)
    }

    /// Makes each area that touches a rectangle of these hold it whole.
    mutating func include(_ wholes: [CGRect]) {
        var isComplete = false
        while !isComplete {
            isComplete = true
            for whole in wholes {
                guard let whole = whole.overlap(with: canvas) else { continue }
                for area in areas where area.intersects(whole) && !area.contains(whole) {
                    add(whole)
                    isComplete = false
                }
            }
        }
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
