/// A variable that was given its value, and the components that depend on it.
struct ParameterRecord: BitwiseCopyable {
    var variable: Int32
    /// Components that mention the parameter; entries whose serial is out of date are skipped and dropped in time,
    /// which `liveDependents`, the number of the others, tells.
    var dependents: GrowableBuffer<ComponentReference>
    var liveDependents: Int32 = 0
    var isEdited = false
}

extension GrowableBuffer: BitwiseCopyable {}

/// The variables that were given their values, in a table of its own so that others don't pay for them.
struct ParameterStore {
    var records = GrowableBuffer<ParameterRecord>()
    var free = GrowableBuffer<Int32>()

    func deallocate() {
        for i in 0..<records.count where records[i].variable >= 0 { records[i].dependents.deallocate() }
        records.deallocate()
        free.deallocate()
    }

    mutating func make(variable: Int32) -> Int32 {
        let record = ParameterRecord(variable: variable, dependents: GrowableBuffer())
        if free.count > 0 {
            let index = free.removeLast()
            let isEdited = records[Int(index)].isEdited
            records[Int(index)] = record
            records[Int(index)].isEdited = isEdited
            return index
        }
        records.append(record)
        return Int32(records.count - 1)
    }

    mutating func remove(_ index: Int32) {
        records[Int(index)].dependents.deallocate()
        records[Int(index)].variable = -1
        free.append(index)
    }
}
