import Foundation

/// Real time of the frames that a window showed while something moved, the last ten thousand of them at least.
public struct FrameStatistics: Sendable {
    /// Seconds between one frame's showing and the next's.
    public private(set) var intervals: [Double] = []
    /// Seconds of work for each frame: input, layout, drawing, showing.
    public private(set) var work: [Double] = []
    /// Seconds of the processor's time that the program had for each frame, whatever else the machine did.
    public private(set) var processorTime: [Double] = []
    private var last: Double?

    /// A frame was shown.
    /// - Parameter isMoving: true if the next frame follows without a pause.
    mutating func add(work seconds: Double, processor: Double, at time: Double, isMoving: Bool) {
        if work.count >= 20_000 {
            work.removeFirst(10_000)
            processorTime.removeFirst(10_000)
            intervals.removeFirst(min(10_000, intervals.count))
        }
        work.append(seconds)
        processorTime.append(processor)
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

    /// The value below which this share of others lies, 0 to 1; 0 where there are none.
    public static func quantile(_ share: Double, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(sorted.count - 1, max(0, Int((Double(sorted.count) * share).rounded(.down))))]
    }

    /// Seconds of the processor's time that the program has had.
    static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
