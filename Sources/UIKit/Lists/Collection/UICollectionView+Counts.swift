/// The numbers of sections and items, asked of the data source once after each change.
extension UICollectionView {
    func setUpCollection() {
        state.observer = (self as AnyObject as? any ObservedCollection)?.makeObserver()
        backgroundColor = .systemBackground
        state.layout.layoutState.collectionView = self
    }

    /// The items per section; asks where they aren't known.
    var itemCounts: [Int] {
        if state.countsAreStale { askCounts() }
        return state.counts
    }

    private func askCounts() {
        state.countsAreStale = false
        state.indexTitlesAreStale = true
        state.counts = toldCounts()
    }

    /// The data source's present counts.
    func toldCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = checkedCount(dataSource.numberOfSections(in: self), of: "numberOfSections(in:)")
        return (0..<sections).map {
            checkedCount(
                dataSource.collectionView(self, numberOfItemsInSection: $0),
                of: "collectionView(_:numberOfItemsInSection: \($0))")
        }
    }

    /// Refuses a negative count, naming the method that returned it, and uses 0 instead.
    func checkedCount(_ count: Int, of method: String) -> Int {
        guard count < 0 || count > 500_000_000 else { return count }
        UIKitException.raise(
            .internalInconsistency,
            "The data source returned \(count) from \(method). A count is at least 0 and at most 500000000.")
        return 0
    }
}
