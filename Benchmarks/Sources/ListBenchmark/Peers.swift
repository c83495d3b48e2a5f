/// The starts of rows, as a plain array of sums: the simplest solution, and O(rows) for each change.
final class PrefixArray {
    private var starts: [Double]

    init(count: Int, estimate: Double) { starts = (0...count).map { Double($0) * estimate } }

    var length: Double { starts[starts.count - 1] }
    func start(_ row: Int) -> Double { starts[row] }

    func setHeight(_ height: Double, of row: Int) {
        let change = height - (starts[row + 1] - starts[row])
        guard change != 0 else { return }
        for index in (row + 1)..<starts.count { starts[index] += change }
    }

    func row(at offset: Double) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// A binary indexed tree: O(log rows) for a change of height, built anew where rows are inserted.
final class FenwickTree {
    private var heights: [Double]
    private var sums: [Double]

    init(count: Int, estimate: Double) {
        heights = Array(repeating: estimate, count: count)
        sums = []
        build()
    }

    private func build() {
        sums = [0] + heights
        sums.withUnsafeMutableBufferPointer { sums in
            for index in 1..<sums.count {
                let parent = index + (index & -index)
                if parent < sums.count { sums[parent] += sums[index] }
            }
        }
    }

    func insert(_ height: Double, at row: Int) {
        heights.insert(height, at: row)
        build()
    }

    func setHeight(_ height: Double, of row: Int) {
        let change = height - heights[row]
        guard change != 0 else { return }
        heights[row] = height
        var index = row + 1
        while index < sums.count {
            sums[index] += change
            index += index & -index
        }
    }

    func start(_ row: Int) -> Double {
        var index = row
        var sum = 0.0
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    func row(at offset: Double) -> Int {
        var index = 0
        var left = offset
        var step = 1 << (Int.bitWidth - 1 - heights.count.leadingZeroBitCount)
        while step > 0 {
            if index + step < sums.count, sums[index + step] <= left {
                index += step
                left -= sums[index]
            }
            step /= 2
        }
        return min(index, heights.count - 1)
    }
}
