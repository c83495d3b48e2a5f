import Foundation

/// A scroll that was recorded on UIKit: what the finger did, what the delegate heard, and the offset in each frame.
public struct ScrollTrace: Decodable {
    private struct Touches: Decodable {
        let phase: String
        let t, y, firstT, interval, dyPerEvent: Double?
        let count: Int?
    }

    public struct Call: Decodable {
        public let t: Double
        public let name: String
        public let offset, velocity, target: [Double]?
        public let decelerate: Bool?
    }

    public enum Phase {
        case began, moved, stationary, ended
    }

    private struct File: Decodable {
        let traces: [ScrollTrace]
    }

    public let name: String
    public let viewport, contentSize: [Double]
    public let startOffsetY, finalOffsetY: Double
    private let input: [Touches]
    public let delegate: [Call]
    /// Time and offset.
    public let samples: [[Double]]

    /// All that were recorded.
    public static func recorded() throws -> [ScrollTrace] {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/measurements/scroll-traces.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).traces
    }

    /// The finger's places by time, seconds; it was delivered some tenths of a millisecond after its stamps.
    public var touches: [(time: Double, phase: Phase, y: Double)] {
        let lag = 0.0003
        var y = 0.0
        var result: [(Double, Phase, Double)] = []
        for entry in input {
            switch entry.phase {
            case "began", "ended":
                y = entry.y ?? y
                result.append((lag + (entry.t ?? 0), entry.phase == "began" ? .began : .ended, y))
            default:
                let isMove = entry.phase == "moved"
                for index in 0..<(entry.count ?? 0) {
                    if isMove { y += entry.dyPerEvent ?? 0 }
                    let time = (entry.firstT ?? 0) + Double(index) * (entry.interval ?? 0)
                    result.append((lag + time, isMove ? .moved : .stationary, y))
                }
            }
        }
        return result
    }

    /// The first frame after the release; frames are a 60th of a second apart, through the first sample of then.
    ///
    /// The state in a sample was computed half a millisecond before it was read.
    public func firstFrame(after release: Double) -> Double {
        var frame = (samples.first { $0[0] > release + 0.0005 }?[0] ?? release) - 0.0005
        while frame - 1.0 / 60 > release { frame -= 1.0 / 60 }
        return frame
    }
}
