import Foundation

extension NSPersistentStoreCoordinator: ObjectSource {
    var modelLayout: ModelLayout? { layout }

    /// Works with a store under the lock; errors of the database become Cocoa's.
    func use<Result>(_ store: NSPersistentStore, _ body: (RowStore) throws -> Result) throws -> Result {
        try locked {
            do {
                return try body(store.rows)
            } catch let error as DatabaseError {
                throw CocoaFailure.database(error, path: store.url?.path ?? ":memory:")
            }
        }
    }

    private func store(of reference: RowReference) throws -> NSPersistentStore {
        if let store = store(number: reference.store) { return store }
        throw CocoaFailure.error(
            NSPersistentStoreOperationError, "the store of an object has been removed from its coordinator")
    }

    /// The stores that have an entity.
    private func stores(of entity: EntityLayout) throws -> [NSPersistentStore] {
        guard !persistentStores.isEmpty else {
            throw CocoaFailure.error(
                NSCoreDataError,
                "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save or fetch operation."
            )
        }
        return persistentStores.filter { $0.entities.contains(entity.index) }
    }

    func storeNumber(of entity: EntityLayout) -> Int16? {
        persistentStores.first { $0.entities.contains(entity.index) && !$0.isReadOnly }?.rows.number
            ?? persistentStores.first { $0.entities.contains(entity.index) }?.rows.number
    }

    func rows(_ plan: FetchPlan) throws -> [StoredRow] {
        let stores = try stores(of: plan.entity)
        if stores.count == 1 { return try use(stores[0]) { try $0.rows(plan) } }
        return try stores.flatMap { store in try use(store) { try $0.rows(plan) } }
    }

    func count(_ plan: FetchPlan) throws -> Int {
        try stores(of: plan.entity).reduce(0) { sum, store in try sum + use(store) { try $0.count(plan) } }
    }

    func dictionaries(_ plan: FetchPlan, _ wanted: DictionaryPlan) throws -> [NSDictionary] {
        do {
            return try stores(of: plan.entity).flatMap { store in
                try use(store) { try $0.dictionaries(plan, wanted) }
            }
        } catch let error as Untranslatable {
            throw CocoaFailure.error(NSCoreDataError, "the request has no SQL: \(error.reason)")
        }
    }

    func row(_ reference: RowReference) throws -> StoredRow? {
        guard !reference.isTemporary, reference.row > 0 else { return nil }
        return try use(store(of: reference)) { try $0.row(reference) }
    }

    func rows(_ references: [RowReference]) throws -> [StoredRow] {
        var rows: [StoredRow] = []
        let groups = Dictionary(grouping: references.filter { $0.row > 0 }) { [$0.store, $0.root] }
        for (_, list) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard let first = list.first else { continue }
            let entity = Set(list.map(\.entity)).count == 1 ? Int(first.entity) : Int(first.root)
            rows += try use(store(of: first)) { try $0.rows(list.map(\.row), of: layout.entities[entity]) }
        }
        return rows
    }

    func related(_ slot: Int, of reference: RowReference) throws -> [RowReference] {
        guard reference.row > 0 else { return [] }
        return try use(store(of: reference)) { try $0.related(slot, of: reference) }
    }

    func exact(_ reference: RowReference) throws -> RowReference? {
        guard reference.row > 0 else { return reference }
        return try use(store(of: reference)) { try $0.exact(reference) }
    }

    // MARK: Writing

    func permanent(_ references: [RowReference]) throws -> [RowReference: RowReference] {
        var permanent: [RowReference: RowReference] = [:]
        for (number, list) in try byStore(references, { $0 }) {
            guard let store = store(number: number) else { continue }
            let numbers = try use(store) { rows in try rows.database.transaction { try rows.numbers(for: list) } }
            permanent.merge(numbers) { $1 }
        }
        return permanent
    }

    /// Objects by the number of the store that has them, or will.
    private func byStore<Element>(
        _ elements: [Element], _ reference: (Element) -> RowReference
    ) throws -> [(Int16, [Element])] {
        guard !elements.isEmpty else { return [] }
        if persistentStores.count == 1, let store = persistentStores.first,
            store.entities.count == layout.entities.count,
            elements.allSatisfy({ reference($0).store < 0 || reference($0).store == store.rows.number })
        {
            return [(store.rows.number, elements)]
        }
        var groups: [Int16: [Element]] = [:]
        for element in elements {
            let row = reference(element)
            let entity = layout.entities[Int(row.entity)]
            guard let number = row.isTemporary || row.store < 0 ? storeNumber(of: entity) : row.store else {
                throw CocoaFailure.error(
                    NSPersistentStoreSaveError, "no store of the coordinator takes objects of '\(entity.name)'")
            }
            groups[number, default: []].append(element)
        }
        return groups.sorted { $0.key < $1.key }
    }

    func write(_ changes: ChangeSet) throws -> WriteResult {
        var written: [NSPersistentStore] = []
        let result = try locked { try write(changes, into: &written) }
        for store in written { announceWriting(of: store) }
        return result
    }

    private func write(_ changes: ChangeSet, into stores: inout [NSPersistentStore]) throws -> WriteResult {
        var parts: [Int16: ChangeSet] = [:]
        for (number, list) in try byStore(changes.inserted, { $0.reference }) {
            parts[number, default: ChangeSet()].inserted = list
        }
        for (number, list) in try byStore(changes.updated, { $0.reference }) {
            parts[number, default: ChangeSet()].updated = list
        }
        for (number, list) in try byStore(changes.deleted, { $0.reference }) {
            parts[number, default: ChangeSet()].deleted = list
        }
        var result = WriteResult()
        for (number, part) in parts.sorted(by: { $0.key < $1.key }) {
            guard let store = store(number: number) else { continue }
            guard !store.isReadOnly else {
                throw CocoaFailure.error(
                    NSPersistentStoreSaveError,
                    "\(store.url?.path ?? "the store") is read only: open it with NSReadOnlyPersistentStoreOption false to change it",
                    [NSAffectedStoresErrorKey: [store]])
            }
            var part = part
            part.author = changes.author
            result.add(try use(store) { try $0.write(part) })
            stores.append(store)
            if store.type == NSBinaryStoreType, let url = store.url {
                try store.rows.database.serialized().write(to: url, options: .atomic)
            }
        }
        return result
    }
}
