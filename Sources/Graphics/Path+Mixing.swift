import Foundation

extension Path {
    /// Part of the way to another path, point by point; nil where the steps of the two aren't of the same kinds.
    public func mixed(with end: Path, _ share: CGFloat) -> Path? {
        let (from, to) = (elements, end.elements)
        guard from.count == to.count else { return nil }
        var mixed: [Element] = []
        for (a, b) in zip(from, to) {
            guard let element = a.mixed(with: b, share) else { return nil }
            mixed.append(element)
        }
        return Path(elements: mixed)
    }
}

extension Path.Element {
    fileprivate func mixed(with end: Path.Element, _ share: CGFloat) -> Path.Element? {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        switch (self, end) {
        case (.move(let a), .move(let b)): return .move(to: mix(a, b))
        case (.line(let a), .line(let b)): return .line(to: mix(a, b))
        case (.quad(let a, let p), .quad(let b, let q)): return .quad(to: mix(a, b), control: mix(p, q))
        case (.cubic(let a, let p1, let p2), .cubic(let b, let q1, let q2)):
            return .cubic(to: mix(a, b), control1: mix(p1, q1), control2: mix(p2, q2))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
