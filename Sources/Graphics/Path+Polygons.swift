import Foundation

extension Path {
    /// The contours as corners, curves as so many short sides; those without area are left out.
    public func polygons(sidesOfACurve sides: Int = 16) -> [[CGPoint]] {
        lines(sidesOfACurve: sides).filter { $0.count > 2 }
    }

    /// The contours as points joined by lines, curves as so many short ones; a closed contour ends where it began.
    public func lines(sidesOfACurve sides: Int = 16) -> [[CGPoint]] {
        var contours: [[CGPoint]] = []
        func add(_ point: CGPoint) {
            if contours.isEmpty { contours.append([]) }
            contours[contours.count - 1].append(point)
        }
        func curve(_ place: (CGFloat) -> CGPoint) {
            for step in 1...max(1, sides) { add(place(CGFloat(step) / CGFloat(max(1, sides)))) }
        }
        for element in elements {
            let start = contours.last?.last ?? .zero
            switch element {
            case .move(let point): contours.append([point])
            case .line(let point): add(point)
            case .quad(let end, let control):
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
                }
            case .cubic(let end, let first, let second):
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * first.x + c * second.x + d * end.x,
                        y: a * start.y + b * first.y + c * second.y + d * end.y)
                }
            case .close:
                guard let first = contours.last?.first else { continue }
                add(first)
                contours.append([first])
            }
        }
        return contours.filter { $0.count > 1 }
    }
}
