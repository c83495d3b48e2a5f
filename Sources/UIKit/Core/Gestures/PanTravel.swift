/// The distance and velocity of a pan's touches, in window coordinates.
///
/// The pan is recognised by the first event whose travel is 10 points or more; that event counts for the travel less
/// 10. The velocity is that of the last tenth of a second in which touches moved; it is zero after a tenth of a second
/// without an event. Measured on UIKit: a finger that is reported as stationary keeps its velocity.
struct PanTravel {
    static let slop: CGFloat = 10
    static let velocitySpan: TimeInterval = 0.1

    private struct Sample {
        let time: TimeInterval
        let place: CGPoint
    }

    /// The initial centroid of the touches, as if all had been there from the beginning.
    private var start: CGPoint
    private var place: CGPoint
    /// The part of the travel that isn't counted: the slop, in the direction of the pan.
    private(set) var withheld = CGPoint.zero
    private var samples: [Sample]
    private var lastEvent: TimeInterval

    init(at place: CGPoint, time: TimeInterval) {
        start = place
        self.place = place
        samples = [Sample(time: time, place: place)]
        lastEvent = time
    }

    /// The travel since the touches began.
    var travel: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    var translation: CGPoint { CGPoint(x: travel.x - withheld.x, y: travel.y - withheld.y) }

    mutating func move(to place: CGPoint, time: TimeInterval) {
        self.place = place
        lastEvent = time
        samples.append(Sample(time: time, place: place))
        samples.removeAll { time - $0.time > Self.velocitySpan + 1e-9 }
    }

    /// Records that the touches are still down.
    mutating func stayed(at time: TimeInterval) { lastEvent = time }

    /// Adjusts for added or removed touches: their centroid jumps, the travel doesn't.
    mutating func recenter(at place: CGPoint) {
        let (x, y) = (place.x - self.place.x, place.y - self.place.y)
        start = CGPoint(x: start.x + x, y: start.y + y)
        samples = samples.map { Sample(time: $0.time, place: CGPoint(x: $0.place.x + x, y: $0.place.y + y)) }
        self.place = place
    }

    /// Subtracts the slop, once the counted travel has reached it.
    mutating func passesSlop(counting travel: CGPoint) -> Bool {
        let distance = (travel.x * travel.x + travel.y * travel.y).squareRoot()
        guard distance >= Self.slop - 1e-9 else { return false }
        withheld = CGPoint(x: travel.x / distance * Self.slop, y: travel.y / distance * Self.slop)
        return true
    }

    mutating func setTranslation(_ translation: CGPoint) {
        withheld = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
    }

    /// In points a second.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard time - lastEvent <= Self.velocitySpan, let first = samples.first, let last = samples.last,
            last.time > first.time
        else { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
    }
}
