import Foundation
import Graphics

/// The division of a picture into bands of whole rows, which threads draw side by side.
///
/// The bands depend on the list and the size alone, never on the machine: equal lists give equal pixels.
///
/// Invariant: the boxes lie below each other without a gap, and cover the picture.
struct DrawingBands {
    /// From top to bottom.
    let boxes: [PixelBox]

    /// More bands than most machines have processors for: those that are done early take another.
    private static let most = 4

    /// - Parameters:
    ///   - width: in pixels, as `height`.
    ///   - scale: pixels a point.
    ///   - boxes: the parts that are drawn; nil for all.
    ///   - leastPixels: the pixels of a band that are worth a thread.
    init(
        _ list: DisplayList, width: Int, height: Int, scale: Double, among boxes: [PixelBox]? = nil,
        leastPixels: Int = 1 << 18
    ) {
        let drawn = boxes.map { $0.reduce(0) { $0 + $1.width * $1.height } } ?? width * height
        let count = min(Self.most, drawn / leastPixels)
        guard count > 1 else {
            self.boxes = [PixelBox(left: 0, top: 0, right: width, bottom: height)]
            return
        }
        let canvas = CGRect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        let wholes = Self.joined(
            list.undividedStretches(
                on: canvas, scale: scale, glyphLimit: Painter.largestCachedSize
            ).compactMap { stretch in
                PixelBox(
                    covering: CGRect(
                        x: 0, y: stretch.lowerBound * scale, width: 1,
                        height: (stretch.upperBound - stretch.lowerBound) * scale)
                ).map { $0.top..<$0.bottom }
            })
        var edges = [0]
        for place in 1..<count {
            let wanted = place * height / count
            let edge =
                wholes.first { $0.lowerBound < wanted && wanted < $0.upperBound }
                .map { wanted - $0.lowerBound < $0.upperBound - wanted ? $0.lowerBound : $0.upperBound } ?? wanted
            if edge > edges[edges.count - 1], edge < height { edges.append(edge) }
        }
        edges.append(height)
        self.boxes = zip(edges, edges.dropFirst()).map { PixelBox(left: 0, top: $0, right: width, bottom: $1) }
    }

    /// Ranges that meet as one, so that the end of each is outside of all.
    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Runs `body` for each band, side by side where there are processors for it.
    ///
    /// - Throws: of several bands' errors the one about the list's earliest command.
    func draw(_ body: (PixelBox) throws -> Void) throws {
        guard boxes.count > 1 else { return try body(boxes[0]) }
        var failures = [(any Error)?](repeating: nil, count: boxes.count)
        failures.withUnsafeMutableBufferPointer { failures in
            nonisolated(unsafe) let failures = failures
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: boxes.count) { index in
                do { try body(boxes[index]) } catch { failures[index] = error }
            }
        }
        let errors = failures.compactMap { $0 }
        let first = errors.min { ($0 as? RenderError)?.commandIndex ?? -1 < ($1 as? RenderError)?.commandIndex ?? -1 }
        if let first { throw first }
    }
}

extension RenderError {
    /// The place of the command that can't be drawn; nil where the error isn't about one.
    fileprivate var commandIndex: Int? {
        switch self {
        case .notFinite(let index, _), .tooLarge(let index, _, _): index
        case .unusableSize, .cairo: nil
        }
    }
}
