/// The place that a context reads its objects from and writes them to: a coordinator, or the context above.
protocol ObjectSource: AnyObject {
    var modelLayout: ModelLayout? { get }
    func rows(_ plan: FetchPlan) throws -> [StoredRow]
    func count(_ plan: FetchPlan) throws -> Int
    func row(_ reference: RowReference) throws -> StoredRow?
    func rows(_ references: [RowReference]) throws -> [StoredRow]
    func related(_ slot: Int, of reference: RowReference) throws -> [RowReference]
    /// The exact entity of a row of which only a family is known; nil where the row is gone.
    func exact(_ reference: RowReference) throws -> RowReference?
    /// - Throws: `WriteConflict` where the rows aren't what the context knows; nothing is written then.
    func write(_ changes: ChangeSet) throws -> WriteResult
    func permanent(_ references: [RowReference]) throws -> [RowReference: RowReference]
    /// The store in which new objects of an entity go; nil where there is none.
    func storeNumber(of entity: EntityLayout) -> Int16?
}
