import Foundation

/// Whole numbers from a lowest to a highest, each as probable as any other.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom

    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// - Parameters:
    ///   - lowestInclusive: the lowest number.
    ///   - highestInclusive: the highest; taken for the lowest where it is below that.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        self.source = source
        lowestValue = lowestInclusive
        highestValue = max(lowestInclusive, highestInclusive)
        super.init()
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// A die, whose sides count from 1.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    open class func d6() -> Self { make(sides: 6) }
    open class func d20() -> Self { make(sides: 20) }

    private class func make(sides: Int) -> Self {
        guard let die = dice(sides: sides) as? Self else {
            fatalError("\(Self.self) needs a method dice(sides:) of its own to be made by d6() or d20().")
        }
        return die
    }

    class func dice(sides: Int) -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: sides) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// - Returns: a number of the distribution below the bound; the lowest where none is.
    open func nextInt(upperBound: Int) -> Int {
        lowestValue + source.nextInt(upperBound: max(1, min(upperBound, highestValue + 1) - lowestValue))
    }

    /// - Returns: the next number's place between 0 and 1.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes < 2 ? 0 : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
    }

    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers around a mean, by Gauss's bell: 68 of 100 lie within the deviation, and none beyond three of it.
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean: Float
    public let deviation: Float

    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + max(lowestInclusive, highestInclusive)) / 2
        deviation = Float(max(lowestInclusive, highestInclusive) - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = abs(deviation)
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded(.up)),
            highestValue: Int((mean + 3 * abs(deviation)).rounded(.down)))
    }

    override class func dice(sides: Int) -> GKRandomDistribution {
        GKGaussianDistribution(lowestValue: 1, highestValue: sides)
    }

    /// Box's and Muller's transform; what falls outside is drawn again.
    open override func nextInt() -> Int {
        while true {
            let radius = (-2 * log(Double(max(source.nextUniform(), .leastNormalMagnitude)))).squareRoot()
            let normal = radius * cos(2 * .pi * Double(source.nextUniform()))
            let number = (Double(mean) + normal * Double(deviation)).rounded()
            if number >= Double(lowestValue), number <= Double(highestValue) { return Int(number) }
        }
    }

    /// - Returns: a number of the bell below the bound; the lowest where none is.
    open override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue + 1 else { return lowestValue }
        while true {
            let number = nextInt()
            if number < upperBound { return number }
        }
    }
}

/// Whole numbers of which none comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []

    override class func dice(sides: Int) -> GKRandomDistribution {
        GKShuffledDistribution(lowestValue: 1, highestValue: sides)
    }

    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }

    open override func nextInt(upperBound: Int) -> Int {
        let below = left.indices.filter { left[$0] < upperBound }
        guard !below.isEmpty else { return super.nextInt(upperBound: upperBound) }
        return left.remove(at: below[source.nextInt(upperBound: below.count)])
    }
}

extension NSArray {
    /// The objects in an order by chance.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }

    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
