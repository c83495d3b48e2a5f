import Foundation

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { limit <= 0 ? 0 : Int(next() % UInt64(limit)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// How many times a random test repeats: few in the suite, many with MASU_SOAK set.
func repetitions(suite: Int, soak: Int) -> Int {
    ProcessInfo.processInfo.environment["MASU_SOAK"] == nil ? suite : soak
}
