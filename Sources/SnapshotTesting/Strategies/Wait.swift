import Foundation
import HeadlessHost
import UIKit

extension Snapshotting {
    /// The same, taken a while later: real time passes, and as much of the screen's own.
    ///
    /// - Parameter duration: seconds.
    @preconcurrency @MainActor public static func wait(for duration: TimeInterval, on strategy: Snapshotting)
        -> Snapshotting
    {
        Snapshotting(
            pathExtension: strategy.pathExtension, diffing: strategy.diffing,
            asyncSnapshot: { value in
                let end = Date().addingTimeInterval(duration)
                while Date() < end {
                    _ = RunLoop.main.run(mode: .default, before: min(end, Date().addingTimeInterval(0.01)))
                    HeadlessHost.turnLoop()
                }
                HeadlessHost.letTimePass(duration)
                return strategy.snapshot(value)
            })
    }
}
