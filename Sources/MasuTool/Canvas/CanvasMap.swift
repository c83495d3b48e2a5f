import Foundation

/// The places of scenes on a canvas, and the arrows between them: numbers only, in points, the origin at the upper left.
///
/// A scene stands where the document has it. One without a place stands in a row below the others; one that would cover
/// another is moved to the right until both can be seen, which Interface Builder doesn't do.
struct CanvasMap {
    struct Scene {
        let id: String
        let size: CGSize
        /// The upper left corner in the document's coordinates; nil where the document has none.
        let location: CGPoint?
    }

    struct Link {
        /// Ids of scenes.
        let source: String
        let destination: String
    }

    /// The frames of the scenes, without their titles; in the scenes' order.
    let frames: [CGRect]
    /// The arrows of the links, in their order.
    let arrows: [CanvasArrow]
    /// The arrow that points at the first scene; nil without one.
    let entry: CanvasArrow?
    let size: CGSize

    /// The room around everything, between scenes, and above each for its title.
    static let margin: CGFloat = 80
    static let gap: CGFloat = 60
    static let titleHeight: CGFloat = 32
    private static let entryLength: CGFloat = 50

    /// - Parameters:
    ///   - initial: the id of the scene that the app begins with.
    ///   - stretch: the ratio of the shown device's size to that of the document's, by which scenes move apart.
    init(_ scenes: [Scene], _ links: [Link], initial: String?, stretch: CGSize = CGSize(width: 1, height: 1)) {
        var frames = Self.place(scenes, stretch: stretch)
        var bounds = frames.reduce(CGRect.null) { $0.union(Self.withTitle($1)) }
        if bounds.isNull { bounds = .zero }
        let shift = CGPoint(x: Self.margin - bounds.minX, y: Self.margin - bounds.minY)
        frames = frames.map { $0.offsetBy(dx: shift.x, dy: shift.y) }
        let places = Dictionary(
            zip(scenes.map(\.id), frames).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
        self.frames = frames
        arrows = CanvasArrow.between(
            links.map { ($0.source, $0.destination) }, places, headroom: Self.titleHeight)
        let ends = arrows.flatMap { [$0.start, $0.end] }
        entry = initial.flatMap { places[$0] }.map { frame in
            let taken = ends.filter { $0.x == frame.minX }.map(\.y)
            let heights = [0.5, 0.4, 0.6, 0.3].map { frame.minY + frame.height * $0 }
            let y = heights.first { height in taken.allSatisfy { abs($0 - height) > 20 } } ?? frame.midY
            return CanvasArrow(
                straightFrom: CGPoint(x: frame.minX - Self.entryLength, y: y), to: CGPoint(x: frame.minX, y: y))
        }
        let reach = arrows.reduce(CGRect(origin: .zero, size: .zero)) { $0.union($1.bounds) }
        size = CGSize(
            width: max(bounds.width + 2 * Self.margin, reach.maxX + Self.gap),
            height: max(bounds.height + 2 * Self.margin, reach.maxY + Self.gap))
    }

    private static func withTitle(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY - titleHeight, width: frame.width, height: frame.height + titleHeight)
    }

    private static func place(_ scenes: [Scene], stretch: CGSize) -> [CGRect] {
        var frames = scenes.map { scene in
            let place = scene.location ?? .zero
            return CGRect(
                origin: CGPoint(x: place.x * stretch.width, y: place.y * stretch.height), size: scene.size)
        }
        let placed = scenes.indices.filter { scenes[$0].location != nil }
        var settled: [CGRect] = []
        let order = placed.sorted {
            (frames[$0].minY, frames[$0].minX, $0) < (frames[$1].minY, frames[$1].minX, $1)
        }
        for index in order {
            while let obstacle = settled.first(where: { covers($0, frames[index]) }) {
                frames[index].origin.x = obstacle.maxX + gap
            }
            settled.append(frames[index])
        }
        var x = settled.map(\.minX).min() ?? 0
        let y = settled.map(\.maxY).max().map { $0 + gap + titleHeight } ?? 0
        for index in scenes.indices where scenes[index].location == nil {
            frames[index].origin = CGPoint(x: x, y: y)
            x += frames[index].width + gap
        }
        return frames
    }

    private static func covers(_ one: CGRect, _ other: CGRect) -> Bool {
        let shared = withTitle(one).intersection(withTitle(other))
        return !shared.isNull && shared.width > 1 && shared.height > 1
    }
}
