import Foundation

/// The place of a property in a database.
enum SlotStorage {
    /// It isn't stored.
    case none
    case column(String)
    /// A row's number, and the column of the entity's number where rows of several entities may stand there.
    case reference(String, entityColumn: String?)
    /// To many: the rows of a table whose column names this one.
    case foreign(table: String, column: String, orderColumn: String?)
    case join(JoinTable)

    var column: String? {
        switch self {
        case .column(let name), .reference(let name, _): name
        case .none, .foreign, .join: nil
        }
    }
}

/// A table of pairs for a relationship that is to many on both sides.
struct JoinTable: Equatable {
    var table: String
    /// The column of the relationship's own objects, and of those that it leads to.
    var ownColumn: String
    var otherColumn: String
    /// The column of the other objects' positions.
    var orderColumn: String?
    /// The column of the own objects' positions in the inverse.
    var inverseOrderColumn: String?
}

/// The tables and columns of one entity.
struct EntitySchema {
    var table: String
    /// `Z_ENT`.
    var number: Int64
    /// By the places of the entity's slots.
    var storage: [SlotStorage]
}

/// Tables and columns by the names that Apple's store gives them.
///
/// A table has the name of the topmost entity, in capitals after a Z; entities below it share the table. Source: databases
/// written by Apple's framework, whose form many public articles describe.
struct StoreSchema {
    let layout: ModelLayout
    private(set) var entities: [EntitySchema]
    /// The numbers of entities by those of the store.
    private(set) var entityByNumber: [Int64: Int]

    /// - Parameters:
    ///   - numbers: the numbers of entities in a store that exists; nil for a new one, which counts from 1.
    ///   - tables: the tables of a store that exists, by which the names of its columns are told apart.
    init(_ layout: ModelLayout, numbers: [String: Int64]? = nil, tables: [String: Set<String>]? = nil) {
        self.layout = layout
        var next = Int64((numbers?.values.max() ?? 0) + 1)
        var found: [Int64] = []
        for entity in layout.entities {
            if let number = numbers?[entity.name] {
                found.append(number)
            } else {
                found.append(next)
                next += 1
            }
        }
        entityByNumber = Dictionary(zip(found, layout.entities.map(\.index)), uniquingKeysWith: { $1 })
        entities = layout.entities.map { entity in
            EntitySchema(
                table: "Z" + layout.entities[entity.root].name.uppercased(), number: found[entity.index],
                storage: Array(repeating: .none, count: entity.slots.count))
        }
        nameColumns(tables)
        for entity in layout.entities { nameRelationships(entity, tables) }
    }

    subscript(entity: EntityLayout) -> EntitySchema { entities[entity.index] }

    /// Columns of a table's entities; of two with one name the second has a number after it.
    private mutating func nameColumns(_ tables: [String: Set<String>]?) {
        var taken: [String: Set<String>] = [:]
        for entity in layout.entities {
            let table = entities[entity.index].table
            let inherited = entity.parent < 0 ? 0 : layout.entities[entity.parent].slots.count
            for (index, slot) in entity.slots.enumerated() where !slot.isTransient {
                if index < inherited {
                    entities[entity.index].storage[index] = entities[entity.parent].storage[index]
                    continue
                }
                guard slot.isAttribute || slot.kind == .toOne else { continue }
                var name = "Z" + slot.name.uppercased()
                var number = 0
                while taken[table, default: []].contains(name) {
                    number += 1
                    name = "Z" + slot.name.uppercased() + "\(number)"
                }
                taken[table, default: []].insert(name)
                if slot.isAttribute {
                    entities[entity.index].storage[index] = .column(name)
                } else {
                    entities[entity.index].storage[index] = .reference(
                        name, entityColumn: entityColumn(of: slot, named: name, in: tables?[table]))
                }
            }
        }
    }

    /// `Z3_OWNER` beside `ZOWNER`, where the destination has entities below it.
    private func entityColumn(of slot: PropertySlot, named name: String, in columns: Set<String>?) -> String? {
        guard slot.destination >= 0, layout.entities[slot.destination].hasFamily else { return nil }
        let suffix = "_" + name.dropFirst()
        guard let columns else { return "Z\(entities[slot.destination].number)" + suffix }
        return columns.sorted().first { column in
            column.hasSuffix(suffix) && column.hasPrefix("Z")
                && Int(column.dropFirst().dropLast(suffix.count)) != nil
        }
    }

    private mutating func nameRelationships(_ entity: EntityLayout, _ tables: [String: Set<String>]?) {
        for (index, slot) in entity.slots.enumerated() where slot.isToMany && !slot.isTransient && slot.destination >= 0
        {
            let destination = layout.entities[slot.destination]
            if slot.inverse >= 0, destination.slots[slot.inverse].kind == .toOne {
                guard case .reference(let column, _) = entities[destination.index].storage[slot.inverse] else {
                    continue
                }
                entities[entity.index].storage[index] = .foreign(
                    table: entities[destination.index].table, column: column,
                    orderColumn: slot.isOrdered ? "Z_FOK_" + column.dropFirst() : nil)
            } else {
                entities[entity.index].storage[index] = .join(join(slot, of: entity, destination, tables))
            }
        }
    }

    /// The entity of a topmost kind that declares a relationship.
    private func declaring(_ slot: PropertySlot, _ entity: EntityLayout) -> EntityLayout {
        slot.description.owner.flatMap { layout.entity($0) } ?? entity
    }

    private func join(
        _ slot: PropertySlot, of entity: EntityLayout, _ destination: EntityLayout, _ tables: [String: Set<String>]?
    ) -> JoinTable {
        let owner = declaring(slot, entity)
        let inverse = slot.inverse >= 0 ? destination.slots[slot.inverse] : nil
        let other = inverse.map { declaring($0, destination) } ?? destination
        let own = entities[owner.index].number
        let far = entities[other.index].number
        let name = slot.name.uppercased()
        let inverseName = inverse?.name.uppercased() ?? name + "_OWNER"
        let mine = "Z_\(own)\(name)"
        let theirs = "Z_\(far)\(inverseName)"
        if inverse?.description === slot.description {
            return JoinTable(
                table: mine, ownColumn: mine, otherColumn: "REFLEXIVE",
                orderColumn: slot.isOrdered ? "Z_FOK_REFLEXIVE" : nil)
        }
        // Either relationship may have given the table its name: an existing store tells, a new one takes the first of both.
        let isMine: Bool
        if let tables, tables[mine] != nil || tables[theirs] != nil {
            isMine = tables[mine] != nil
        } else {
            isMine = inverse == nil || (own, name) < (far, inverseName)
        }
        return JoinTable(
            table: isMine ? mine : theirs, ownColumn: "Z_\(own)\(inverseName)", otherColumn: "Z_\(far)\(name)",
            orderColumn: slot.isOrdered ? "Z_FOK_\(far)\(name)" : nil,
            inverseOrderColumn: inverse?.isOrdered == true ? "Z_FOK_\(own)\(inverseName)" : nil)
    }
}
