extension ListStep {
    /// Steps that would say the same with rounder numbers or fewer words, the simplest first; each is simpler by some measure,
    /// so that there is an end to it.
    var simpler: [[ListStep]] {
        switch self {
        case .resize(let width, let height):
            let narrower = width.rounder.map { ListStep.resize(width: $0, height: height) }
            let lower = height.rounder.map { ListStep.resize(width: width, height: $0) }
            return (narrower + lower).map { [$0] }
        case .scroll(let distance): return distance.rounder.map { [.scroll(by: $0)] }
        case .scrollToRow(let row): return row.smaller.map { [.scrollToRow($0)] }
        case .reloadRow(let row): return row.smaller.map { [.reloadRow($0)] }
        case .select(let row): return row.smaller.map { [.select($0)] }
        case .swipe(let row): return row.smaller.map { [.swipe($0)] }
        case .move(let row, let target):
            return row.smaller.map { [.move($0, to: target)] } + target.smaller.map { [.move(row, to: $0)] }
        case .edit(let name, let number): return number.smaller.map { [.edit(name, $0)] }
        case .update(let steps): return Self.parts(of: steps) { .update($0) }
        case .together(let steps): return Self.parts(of: steps) { .together($0) }
        case .wait(let seconds): return seconds > 1.0 / 60 ? [[.wait(1.0 / 60)]] : []
        case .textSize, .reload, .leaveAndReturn: return []
        }
    }

    /// The steps by themselves, then all but one of them, then one of them simpler.
    private static func parts(of steps: [ListStep], _ whole: ([ListStep]) -> ListStep) -> [[ListStep]] {
        let fewer = steps.indices.map { index in
            var rest = steps
            rest.remove(at: index)
            return [whole(rest)]
        }
        let simpler = steps.indices.flatMap { index in
            steps[index].simpler.map { part in
                var rest = steps
                rest.replaceSubrange(index...index, with: part)
                return [whole(rest)]
            }
        }
        return [steps] + fewer + simpler
    }
}

extension Double {
    /// Multiples of 100, 50, 10, 1 and ½ near the number, the roundest first, none of them as round as it is already.
    fileprivate var rounder: [Double] {
        let units = [100.0, 50, 10, 1, 0.5]
        let own = units.firstIndex { (self / $0).rounded() * $0 == self } ?? units.count
        return units.prefix(own).map { (self / $0).rounded() * $0 }.filter { $0 != 0 }
    }
}

extension Int {
    /// Smaller numbers, the smallest first; few, since each costs a script.
    fileprivate var smaller: [Int] { [0, 1, 2, 3, self % 10, self % 100, self / 2].filter { $0 < self } }
}
