import AutoLayout
internal import Explanations

/// Follows numbers of one screen back to facts of the source.
///
/// Asks views and engines and changes nothing, except that pending layout is done first by whoever asks. A number that
/// was derived once is referred to afterwards.
@MainActor final class Explainer {
    let names = ViewNames()
    var told: Set<Key> = []
    /// Engines of repeated measurements; kept as long as an explanation refers to them.
    var fittingHosts: [LayoutHost] = []

    /// A number that an explanation is about.
    enum Key: Hashable {
        case frame(ObjectIdentifier, FrameComponent)
        case solved(host: UInt32, item: LayoutItem, LayoutQuantity)
        case rowWidth(ObjectIdentifier)
    }

    /// Derives a number once; where it comes up again, says so.
    func once(_ key: Key, _ subject: String, _ value: Double, _ derive: () -> Derivation) -> Derivation {
        guard told.insert(key).inserted else { return Derivation(subject, value, .told) }
        return derive()
    }
}

extension FrameComponent {
    var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }

    func value(in frame: CGRect) -> Double {
        switch self {
        case .x: Double(frame.origin.x)
        case .y: Double(frame.origin.y)
        case .width: Double(frame.size.width)
        case .height: Double(frame.size.height)
        }
    }
}
