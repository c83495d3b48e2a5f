/// Rows of a section that stay together.
struct RowStretch: Sendable {
    var old: Int
    var new: Int
    var count: Int

    /// The rows that don't leave, in the places that nothing enters; both lists ascend.
    static func between(leaving: [Int], entering: [Int], count: Int) -> [RowStretch] {
        var stretches: [RowStretch] = []
        var (old, new) = (0, 0)
        var (nextLeaving, nextEntering) = (0, 0)
        while true {
            while nextLeaving < leaving.count, leaving[nextLeaving] == old {
                old += 1
                nextLeaving += 1
            }
            while nextEntering < entering.count, entering[nextEntering] == new {
                new += 1
                nextEntering += 1
            }
            let oldEnd = nextLeaving < leaving.count ? leaving[nextLeaving] : count
            guard old < oldEnd else { return stretches }
            let free = nextEntering < entering.count ? entering[nextEntering] - new : Int.max
            let length = min(oldEnd - old, free)
            stretches.append(RowStretch(old: old, new: new, count: length))
            old += length
            new += length
        }
    }

    static func find(_ row: Int, in stretches: [RowStretch], by start: (RowStretch) -> Int) -> RowStretch? {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if start(stretches[middle]) <= row { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let stretch = stretches[low - 1]
        return row < start(stretch) + stretch.count ? stretch : nil
    }
}
