import Foundation

extension RowStore {
    /// Writes what relationships to many hold beyond the rows' own columns: pairs, and positions.
    func writeRelated(
        _ change: ChangeSet.Change, as reference: RowReference, _ transform: (RowReference) -> RowReference
    ) throws {
        for (slot, storage) in schema[change.entity].storage.enumerated() {
            guard let new = change.new[slot].related else { continue }
            let old = change.old[slot].related
            guard old?.rows != new.rows else { continue }
            switch storage {
            case .foreign(let table, _, let order):
                guard let order else { continue }
                try writePositions(new.rows.map(transform), table: table, column: order)
            case .join(let join): try writePairs(join, reference, old?.rows ?? [], new.rows.map(transform))
            case .none, .column, .reference: continue
            }
        }
    }

    private func writePositions(_ rows: [RowReference], table: String, column: String) throws {
        for (position, row) in rows.enumerated() {
            let statement = try database.statement("UPDATE \(table) SET \(column) = ? WHERE Z_PK = ?")
            statement.bind(Int64(position + 1) * 1024, 1)
            statement.bind(row.row, 2)
            try statement.run()
        }
    }

    private func writePairs(
        _ join: JoinTable, _ reference: RowReference, _ old: [RowReference], _ new: [RowReference]
    ) throws {
        let kept = Set(new)
        for row in old where !kept.contains(row) {
            try removePair(join, reference.row, row.row)
            if join.otherColumn == "REFLEXIVE" { try removePair(join, row.row, reference.row) }
        }
        let known = Set(old)
        for (position, row) in new.enumerated() {
            if !known.contains(row) {
                try addPair(join, reference.row, row.row)
                if join.otherColumn == "REFLEXIVE" { try addPair(join, row.row, reference.row) }
            }
            guard let order = join.orderColumn else { continue }
            let statement = try database.statement(
                "UPDATE \(join.table) SET \(order) = ? WHERE \(join.ownColumn) = ? AND \(join.otherColumn) = ?")
            statement.bind(Int64(position + 1) * 1024, 1)
            statement.bind(reference.row, 2)
            statement.bind(row.row, 3)
            try statement.run()
        }
    }

    private func addPair(_ join: JoinTable, _ own: Int64, _ other: Int64) throws {
        let statement = try database.statement(
            "INSERT OR IGNORE INTO \(join.table) (\(join.ownColumn), \(join.otherColumn)) VALUES (?, ?)")
        statement.bind(own, 1)
        statement.bind(other, 2)
        try statement.run()
    }

    private func removePair(_ join: JoinTable, _ own: Int64, _ other: Int64) throws {
        let statement = try database.statement(
            "DELETE FROM \(join.table) WHERE \(join.ownColumn) = ? AND \(join.otherColumn) = ?")
        statement.bind(own, 1)
        statement.bind(other, 2)
        try statement.run()
    }
}
