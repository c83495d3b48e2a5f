extension IndexPath {
    /// The index path of a row in a section.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
    /// The index path of an item in a section.
    public init(item: Int, section: Int) {
        // From a list, it would be made by way of an array.
        self.init(index: section)
        append(item)
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    public convenience init(forRow row: Int, inSection section: Int) {
        self.init(indexes: [section, row], length: 2)
    }
    public convenience init(forItem item: Int, inSection section: Int) {
        self.init(indexes: [section, item], length: 2)
    }
    public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }
    public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }

    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
