import Foundation

extension StoreSchema {
    /// The first table or column that a store hasn't got; nil where it has all.
    func mismatch(with tables: [String: Set<String>]) -> String? {
        for entity in layout.entities {
            let schema = self[entity]
            guard let columns = tables[schema.table] else {
                return "the store has no table \(schema.table) for '\(entity.name)'"
            }
            for (slot, storage) in zip(entity.slots, schema.storage) {
                switch storage {
                case .column(let name), .reference(let name, _):
                    if !columns.contains(name) {
                        return "the table \(schema.table) has no column \(name) for '\(slot.name)' of '\(entity.name)'"
                    }
                case .foreign(_, _, let order?):
                    guard let destination = slot.destination >= 0 ? entities[slot.destination].table : nil else {
                        continue
                    }
                    if tables[destination]?.contains(order) != true {
                        return "the table \(destination) has no column \(order)"
                    }
                case .join(let join):
                    guard let found = tables[join.table] else { return "the store has no table \(join.table)" }
                    for name in [join.ownColumn, join.otherColumn] where !found.contains(name) {
                        return "the table \(join.table) has no column \(name)"
                    }
                case .none, .foreign: continue
                }
            }
        }
        return nil
    }

    /// The first entity or column of a store that the model hasn't got; nil where it has all.
    ///
    /// Stores that another framework wrote have hashes that can't be computed, but another version of a model differs in what
    /// it has, nearly always.
    func excess(in tables: [String: Set<String>], _ metadata: [String: Any]) -> String? {
        let stored = (metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]).keys.sorted()
        if let name = stored.first(where: { layout.entity(named: $0) == nil }) {
            return "the store has an entity '\(name)', and the model has none of the name"
        }
        var known: [String: Set<String>] = [:]
        for entity in entities {
            for case .column(let name) in entity.storage { known[entity.table, default: []].insert(name) }
            for case .reference(let name, let other) in entity.storage {
                known[entity.table, default: []].formUnion([name] + (other.map { [$0] } ?? []))
            }
        }
        for (table, columns) in known.sorted(by: { $0.key < $1.key }) {
            // Z_PK, Z_ENT, Z_OPT, positions and the numbers of entities aren't of properties.
            let others = (tables[table] ?? []).subtracting(columns).filter {
                !$0.hasPrefix("Z_") && !($0.dropFirst().first?.isNumber ?? false)
            }
            if let column = others.min() {
                return "the table \(table) has a column \(column), and no property of the model is kept there"
            }
        }
        return nil
    }
}
