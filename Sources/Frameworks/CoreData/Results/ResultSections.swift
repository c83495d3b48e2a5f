import Foundation

/// Neighbouring results with one section name each, by the numbers of their first objects.
struct ResultSections {
    private(set) var names: [String] = []
    private var starts: [Int] = []
    private var total = 0

    init() {}

    /// - Parameter names: the section's name of each object; nil for one section of them all.
    init(names list: [String]?, count: Int) {
        guard let list else {
            names = [""]
            starts = [0]
            total = count
            return
        }
        for (index, name) in list.enumerated() where names.last != name {
            names.append(name)
            starts.append(index)
        }
        total = list.count
    }

    var count: Int { names.count }

    func range(_ section: Int) -> Range<Int> {
        starts[section]..<(section + 1 < starts.count ? starts[section + 1] : total)
    }

    func indexPath(_ index: Int) -> IndexPath {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return IndexPath(indexes: [low, index - (starts.isEmpty ? 0 : starts[low])])
    }
}

/// A section as apps see it.
struct ResultSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let list: ResultList
    let range: Range<Int>

    var numberOfObjects: Int { range.count }
    var objects: [Any]? { list.objects(range) }
}
