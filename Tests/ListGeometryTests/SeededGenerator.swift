import Foundation
import TestSupport

extension SeededGenerator {
    mutating func below(_ limit: Int) -> Int { limit <= 0 ? 0 : Int(next() % UInt64(limit)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// The number of repetitions of a random test: few in the suite, many with MASU_SOAK set.
func repetitions(suite: Int, soak: Int) -> Int {
    ProcessInfo.processInfo.environment["MASU_SOAK"] == nil ? suite : soak
}
