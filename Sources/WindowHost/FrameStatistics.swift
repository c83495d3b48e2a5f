import Foundation

/// Real time of the frames that a window showed while something moved.
public struct FrameStatistics: Sendable {
    /// Seconds between one frame's showing and the next's.
    public private(set) var intervals: [Double] = []
    /// Seconds of work for each frame: input, layout, drawing, showing.
    public private(set) var work: [Double] = []
    private var last: Double?

    /// A frame was shown.
    /// - Parameter isMoving: whether the next one follows without a pause.
    mutating func add(work seconds: Double, at time: Double, isMoving: Bool) {
        work.append(seconds)
        if let last { intervals.append(time - last) }
        last = isMoving ? time : nil
    }

    /// Frames a second over all intervals; 0 without any.
    public var framesPerSecond: Double {
        let sum = intervals.reduce(0, +)
        return sum > 0 ? Double(intervals.count) / sum : 0
    }

    /// The share of intervals that are no longer than one and a half of the display's.
    public func share(heldAt rate: Double) -> Double {
        guard !intervals.isEmpty else { return 0 }
        return Double(intervals.filter { $0 <= 1.5 / rate }.count) / Double(intervals.count)
    }

    /// Seconds of work below which this share of the frames stayed, 0 to 1.
    public func work(quantile: Double) -> Double {
        let sorted = work.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(sorted.count - 1, Int((Double(sorted.count) * quantile).rounded(.down)))]
    }
}
