import Foundation

/// A source of numbers by chance.
public protocol GKRandom {
    func nextInt() -> Int
    /// - Returns: a number from 0 up to, and without, the bound; 0 for a bound below 2.
    func nextInt(upperBound: Int) -> Int
    /// - Returns: a number from 0 to 1.
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Numbers by chance: the system's, or those of a subclass, which follow from its seed.
///
/// The sequences are the algorithms' own, of 64 bits, not Apple's: a seed gives the same numbers in each run here, and other
/// numbers than on a device.
open class GKRandomSource: NSObject, GKRandom {
    private static let shared = GKRandomSource()
    private var system = SystemRandomNumberGenerator()

    public override init() { super.init() }

    open class func sharedRandom() -> GKRandomSource { shared }

    /// The next 64 bits, of which every other number is made.
    func nextBits() -> UInt64 { system.next() }

    /// - Returns: a number of 32 bits, as Apple's documentation says.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

    open func nextInt(upperBound: Int) -> Int {
        var bits = Bits(source: self)
        return upperBound < 2 ? 0 : Int.random(in: 0..<upperBound, using: &bits)
    }

    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24 - 1) }

    open func nextBool() -> Bool { nextBits() >> 63 == 1 }

    /// The same objects in another order, each order as probable as any other. O(n).
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var bits = Bits(source: self)
        return array.shuffled(using: &bits)
    }
}

/// A source as Swift's library asks for one.
private struct Bits: RandomNumberGenerator {
    let source: GKRandomSource
    mutating func next() -> UInt64 { source.nextBits() }
}

/// A source by a linear congruence: fast, and regular in its low bits, which aren't used.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    open var seed: UInt64
    private var state: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
        super.init()
    }

    public convenience override init() { self.init(seed: .random(in: 0 ... .max)) }

    /// Knuth's multiplier and increment of 64 bits; two steps make one number of their upper halves.
    override func nextBits() -> UInt64 {
        func step() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 32
        }
        return step() << 32 | step()
    }
}

/// The stream of Rivest's fourth cipher as numbers.
open class GKARC4RandomSource: GKRandomSource {
    open var seed: Data
    private var permutation = (0...255).map { UInt8($0) }
    private var first: UInt8 = 0
    private var second: UInt8 = 0

    public init(seed: Data) {
        self.seed = seed
        super.init()
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var other: UInt8 = 0
        for index in 0...255 {
            other = other &+ permutation[index] &+ key[index % key.count]
            permutation.swapAt(index, Int(other))
        }
    }

    public convenience override init() {
        self.init(seed: Data((0..<32).map { _ in UInt8.random(in: 0 ... .max) }))
    }

    /// Leaves out numbers, of which the first tell something of the seed.
    open func dropValues(_ count: Int) {
        for _ in 0..<max(0, count) { _ = nextBits() }
    }

    private func nextByte() -> UInt8 {
        first &+= 1
        second &+= permutation[Int(first)]
        permutation.swapAt(Int(first), Int(second))
        return permutation[Int(permutation[Int(first)] &+ permutation[Int(second)])]
    }

    override func nextBits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(nextByte()) } }
}

/// Matsumoto's and Nishimura's twister of 64 bits.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    open var seed: UInt64
    private var state: [UInt64]
    private var index = 312

    public init(seed: UInt64) {
        self.seed = seed
        state = [seed]
        for place in 1..<312 {
            let last = state[place - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(place))
        }
        super.init()
    }

    public convenience override init() { self.init(seed: .random(in: 0 ... .max)) }

    override func nextBits() -> UInt64 {
        if index == 312 { twist() }
        var bits = state[index]
        index += 1
        bits ^= bits >> 29 & 0x5555_5555_5555_5555
        bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
        bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
        return bits ^ bits >> 43
    }

    private func twist() {
        for place in 0..<312 {
            let bits = state[place] & 0xFFFF_FFFF_8000_0000 | state[(place + 1) % 312] & 0x7FFF_FFFF
            let other = state[(place + 156) % 312]
            state[place] = other ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
        }
        index = 0
    }
}
