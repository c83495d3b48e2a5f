import Foundation

/// Reads rows of one entity, or of its whole family, from a statement's columns.
final class RowReader {
    /// One value's place and the way to read it.
    private struct Field {
        var slot: Int
        var column: Int32
        var read: Read
    }

    private enum Read {
        case integer, real, text, data, externalData, decimal
        case transformed(String?)
        case reference(entity: EntityLayout, entityColumn: Int32?)
    }

    /// The columns for a statement's list: number, entity, version, values; of the table `t0`.
    let columns: String
    private let store: RowStore
    private let entity: EntityLayout
    /// By the entity's number.
    private var fields: [Int: [Field]] = [:]
    private let isFamily: Bool

    init(_ store: RowStore, _ entity: EntityLayout, withFamily: Bool) {
        self.store = store
        self.entity = entity
        isFamily = withFamily && entity.hasFamily
        var names: [String] = ["Z_PK", "Z_ENT", "Z_OPT"]
        var places: [String: Int32] = [:]
        func place(_ name: String) -> Int32 {
            if let known = places[name] { return known }
            places[name] = Int32(names.count)
            names.append(name)
            return Int32(names.count - 1)
        }
        for number in isFamily ? entity.family : [entity.index] {
            let member = store.layout.entities[number]
            var list: [Field] = []
            for (index, storage) in store.schema.entities[number].storage.enumerated() {
                switch storage {
                case .column(let name):
                    list.append(Field(slot: index, column: place(name), read: Self.read(member.slots[index])))
                case .reference(let name, let entityColumn):
                    let destination = store.layout.entities[member.slots[index].destination]
                    list.append(
                        Field(
                            slot: index, column: place(name),
                            read: .reference(entity: destination, entityColumn: entityColumn.map(place))))
                case .none, .foreign, .join: break
                }
            }
            fields[number] = list
        }
        columns = names.map { "t0." + $0 }.joined(separator: ", ")
    }

    private static func read(_ slot: PropertySlot) -> Read {
        guard case .attribute(let type) = slot.kind else { return .integer }
        return switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: .integer
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: .real
        case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: .text
        case .decimalAttributeType: .decimal
        case .binaryDataAttributeType: slot.attribute?.allowsExternalBinaryDataStorage == true ? .externalData : .data
        case .UUIDAttributeType: .data
        case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType:
            .transformed(slot.attribute?.valueTransformerName)
        }
    }

    func row(_ statement: Statement) -> StoredRow {
        let member = isFamily ? store.schema.entityByNumber[statement.integer(1)] ?? entity.index : entity.index
        let layout = store.layout.entities[member]
        var values = layout.unreadValues
        for field in fields[member] ?? [] {
            values[field.slot] = value(field, statement)
        }
        return StoredRow(
            reference: store.reference(layout, statement.integer(0)), version: statement.integer(2), values: values)
    }

    private func value(_ field: Field, _ statement: Statement) -> PropertyValue {
        let column = field.column
        if statement.isNull(column) { return .none }
        switch field.read {
        case .integer: return .integer(statement.integer(column))
        case .real: return .real(statement.real(column))
        case .text: return .text(statement.text(column))
        case .data: return .data(statement.data(column))
        case .externalData: return store.externalData.read(statement.data(column)).map { .data($0) } ?? .none
        case .decimal:
            return .object(OpaqueValue(NSDecimalNumber(string: statement.text(column))))
        case .transformed(let name):
            return Transformation.value(of: statement.data(column), by: name).map { .object(OpaqueValue($0)) } ?? .none
        case .reference(let entity, let entityColumn):
            let row = statement.integer(column)
            if let entityColumn, let exact = store.schema.entityByNumber[statement.integer(entityColumn)] {
                return .reference(store.reference(store.layout.entities[exact], row))
            }
            return .reference(store.reference(entity, row, isExact: !entity.hasFamily))
        }
    }
}
