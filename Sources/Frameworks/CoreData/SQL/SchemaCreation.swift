import Foundation

extension StoreSchema {
    /// The statements that make the tables of a new store.
    func creation() -> [String] {
        var statements = [
            "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
            "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
            "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
        ]
        for entity in layout.entities where entity.root == entity.index { statements += tableCreation(entity) }
        statements += joinTables.map { join in
            let order = [join.orderColumn, join.inverseOrderColumn].compactMap { $0 }.map { ", \($0) INTEGER" }.joined()
            return "CREATE TABLE \(join.table) ( \(join.ownColumn) INTEGER, \(join.otherColumn) INTEGER\(order), "
                + "PRIMARY KEY (\(join.ownColumn), \(join.otherColumn)) )"
        }
        statements += joinTables.map { join in
            "CREATE INDEX \(join.table)_\(join.otherColumn)_INDEX ON \(join.table) (\(join.otherColumn), \(join.ownColumn))"
        }
        statements += primaryKeys
        return statements
    }

    var primaryKeys: [String] {
        layout.entities.map { entity in
            let parent = entity.parent < 0 ? 0 : entities[entity.parent].number
            return "INSERT INTO Z_PRIMARYKEY(Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES"
                + "(\(entities[entity.index].number), '\(entity.name)', \(parent), 0)"
        }
    }

    /// Each table of pairs once.
    private var joinTables: [JoinTable] {
        var tables: [String: JoinTable] = [:]
        for entity in entities {
            for case .join(let join) in entity.storage where tables[join.table] == nil { tables[join.table] = join }
        }
        return tables.values.sorted { $0.table < $1.table }
    }

    /// Numbers first, then fractions, texts and data, each by name, as in Apple's stores.
    private func tableCreation(_ root: EntityLayout) -> [String] {
        let table = self[root].table
        var columns: [String: (type: String, rank: Int)] = [:]
        var indexes: [String: String] = [:]
        for number in root.family {
            let entity = layout.entities[number]
            for (slot, storage) in zip(entity.slots, entities[number].storage) {
                switch storage {
                case .column(let name): columns[name] = Self.column(of: slot)
                case .reference(let name, let entityColumn):
                    columns[name] = ("INTEGER", 0)
                    if let entityColumn { columns[entityColumn] = ("INTEGER", 0) }
                    if slot.inverse >= 0, layout.entities[slot.destination].slots[slot.inverse].isOrdered {
                        columns["Z_FOK_" + name.dropFirst()] = ("INTEGER", 0)
                    }
                    indexes["\(table)_\(name)_INDEX"] = "CREATE INDEX \(table)_\(name)_INDEX ON \(table) (\(name))"
                case .none, .foreign, .join: break
                }
            }
            addIndexes(of: entity, to: &indexes)
        }
        if root.hasFamily { indexes["\(table)_Z_ENT_INDEX"] = "CREATE INDEX \(table)_Z_ENT_INDEX ON \(table) (Z_ENT)" }
        let list = columns.sorted { ($0.value.rank, $0.key) < ($1.value.rank, $1.key) }.map {
            ", \($0.key) \($0.value.type)"
        }
        return ["CREATE TABLE \(table) ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(list.joined()) )"]
            + indexes.sorted { $0.key < $1.key }.map(\.value)
    }

    static func column(of slot: PropertySlot) -> (type: String, rank: Int) {
        guard case .attribute(let type) = slot.kind else { return ("INTEGER", 0) }
        return switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            ("INTEGER", 0)
        case .doubleAttributeType, .floatAttributeType: ("FLOAT", 1)
        case .dateAttributeType: ("TIMESTAMP", 1)
        case .decimalAttributeType: ("DECIMAL", 1)
        case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: ("VARCHAR", 2)
        default: ("BLOB", 3)
        }
    }

    /// `WHERE …` of an index of some rows, empty for one of all; nil where the predicate can't be that of an index.
    ///
    /// SQLite's indexes know columns of their own table, values and operators. An index that isn't made changes no answer.
    private func partialCondition(of index: NSFetchIndexDescription, _ entity: EntityLayout) -> String? {
        guard let predicate = index.partialIndexPredicate else { return "" }
        var writer = SQLWriter(self)
        let scope = writer.scope(entity)
        guard let tree = predicate.tree, let condition = try? writer.condition(tree, scope),
            writer.joinText(scope).isEmpty,
            !["SELECT", "COLLATE MasuCompare", "Masu", "NSCoreData"].contains(where: condition.contains)
        else { return nil }
        // Columns come without their table's name, values as literals.
        let parts = condition.replacingOccurrences(of: "\(scope.alias).", with: "").components(separatedBy: "?")
        guard parts.count == writer.arguments.count + 1 else { return nil }
        let values = writer.arguments.map(\.literal) + [""]
        return " WHERE " + zip(parts, values).map { $0 + $1 }.joined()
    }

    private func addIndexes(of entity: EntityLayout, to indexes: inout [String: String]) {
        let schema = self[entity]
        for index in entity.description.indexes {
            let columns = index.elements.compactMap { element -> String? in
                guard element.collationType == .binary, let name = element.propertyName,
                    let slot = entity.slotByName[name], let column = schema.storage[slot].column
                else { return nil }
                return column + (element.isAscending ? " ASC" : " DESC")
            }
            guard !columns.isEmpty, columns.count == index.elements.count else { continue }
            guard let condition = partialCondition(of: index, entity) else { continue }
            let name = "Z_\(entity.name)_\(index.name)"
            indexes[name] =
                "CREATE INDEX \"\(name)\" ON \(schema.table) (\(columns.joined(separator: ", ")))\(condition)"
        }
        for slot in entity.slots.indices where entity.slots[slot].description.isIndexed {
            guard case .column(let column) = schema.storage[slot] else { continue }
            let name = "\(schema.table)_\(column)_INDEX"
            indexes[name] = "CREATE INDEX \(name) ON \(schema.table) (\(column))"
        }
    }
}
