/// Longest increasing subsequences of distinct numbers.
enum IncreasingSubsequence {
    /// The places, ascending, that are outside one longest increasing subsequence; O(n log n), O(n) where all ascend.
    ///
    /// Patience: `tails[k]` is the place of the least number that ends an increasing subsequence of length k + 1, and
    /// `previous` leads from each place back through the subsequence that ends there.
    static func complement(of numbers: [Int32]) -> [Int] {
        let count = numbers.count
        guard count > 1 else { return [] }
        return numbers.withUnsafeBufferPointer { numbers in
            var sorted = 1
            while sorted < count, numbers[sorted - 1] < numbers[sorted] { sorted += 1 }
            if sorted == count { return [] }
            var previous = [Int32](repeating: -1, count: count)
            var tails: [Int32] = []
            tails.reserveCapacity(count)
            for place in 0..<count {
                let number = numbers[place]
                var low = tails.count
                if let last = tails.last, numbers[Int(last)] > number {
                    low = 0
                    var high = tails.count
                    while low < high {
                        let middle = (low + high) / 2
                        if numbers[Int(tails[middle])] < number { low = middle + 1 } else { high = middle }
                    }
                }
                if low > 0 { previous[place] = tails[low - 1] }
                if low == tails.count {
                    tails.append(Int32(truncatingIfNeeded: place))
                } else {
                    tails[low] = Int32(truncatingIfNeeded: place)
                }
            }
            var outside: [Int] = []
            outside.reserveCapacity(count - tails.count)
            var inside = tails.last.map(Int.init) ?? -1
            for place in (0..<count).reversed() {
                if place == inside { inside = Int(previous[place]) } else { outside.append(place) }
            }
            outside.reverse()
            return outside
        }
    }
}
