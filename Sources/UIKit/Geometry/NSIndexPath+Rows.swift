extension NSIndexPath {
    /// The place of a row in a section.
    public convenience init(row: Int, section: Int) { self.init(section, row) }
    /// The place of an item in a section.
    public convenience init(item: Int, section: Int) { self.init(section, item) }

    private convenience init(_ section: Int, _ row: Int) {
        let indexes = [section, row]
        self.init(indexes: indexes, length: indexes.count)
    }

    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
