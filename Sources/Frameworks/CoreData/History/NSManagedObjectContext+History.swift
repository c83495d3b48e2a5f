import Foundation
import Predicates

extension NSManagedObjectContext {
    var historyAuthor: HistoryAuthor { HistoryAuthor(author: transactionAuthor, contextName: name) }

    /// Carries a request on the history out, store by store.
    func history(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
        guard let coordinator else { throw CocoaFailure.error(NSCoreDataError, "the context has no coordinator") }
        let stores = (request.affectedStores ?? coordinator.persistentStores).filter { $0.rows.tracksHistory }
        guard !stores.isEmpty else {
            throw CocoaFailure.error(
                NSPersistentStoreUnsupportedRequestTypeError,
                "no store has a history: open one with the option NSPersistentHistoryTrackingKey")
        }
        var transactions: [NSPersistentHistoryTransaction] = []
        var count = 0
        for store in stores {
            try coordinator.use(store) { rows in
                if request.isDeletion {
                    count += try HistoryExtent.delete(request.extent, in: store, rows)
                } else {
                    transactions += try HistoryExtent.transactions(request, in: store, rows)
                }
            }
        }
        return NSPersistentHistoryResult(
            request.isDeletion ? deletionResult(request, count) : result(request, transactions), request.resultType)
    }

    private func deletionResult(_ request: NSPersistentHistoryChangeRequest, _ count: Int) -> Any {
        request.resultType == .count ? count : true
    }

    private func result(
        _ request: NSPersistentHistoryChangeRequest, _ transactions: [NSPersistentHistoryTransaction]
    ) -> Any {
        switch request.resultType {
        case .statusOnly: return true
        case .count: return transactions.count
        case .objectIDs: return transactions.flatMap { $0.changes ?? [] }.map(\.changedObjectID)
        case .transactionsAndChanges: return transactions
        case .transactionsOnly:
            for transaction in transactions { transaction.changes = nil }
            return transactions
        case .changesOnly:
            return transactions.flatMap { transaction in
                let changes = transaction.changes ?? []
                transaction.changes = nil
                for change in changes { change.retain(transaction) }
                return changes
            }
        }
    }
}

/// The part of a store's history that a request is about.
private enum HistoryExtent {
    static func transactions(
        _ request: NSPersistentHistoryChangeRequest, in store: NSPersistentStore, _ rows: RowStore
    ) throws -> [NSPersistentHistoryTransaction] {
        let records: [HistoryRecord]
        switch request.extent {
        case .date(let date): records = try rows.transactions(since: date.timeIntervalSinceReferenceDate)
        case .token(let token):
            let number = token?.numbers[store.identifier]
            if let number { try check(number, in: store, rows) }
            records = try rows.transactions(after: number ?? 0)
        case .transaction(let transaction):
            let number = transaction.flatMap { $0.storeID == store.identifier ? $0.transactionNumber : nil }
            if let number { try check(number, in: store, rows) }
            records = try rows.transactions(after: number ?? 0)
        case .matching: records = try rows.transactions()
        }
        let condition = try request.fetchRequest.map { try HistoryCondition($0) }
        var transactions: [NSPersistentHistoryTransaction] = []
        for record in records {
            let transaction = NSPersistentHistoryTransaction(record, storeID: store.identifier)
            if let condition, !condition.isOfChanges, try !condition.holds(for: transaction) { continue }
            if let limit = condition?.limit, limit > 0, transactions.count == limit { break }
            var changes = try rows.changes(of: record.number, in: store)
            if let condition, condition.isOfChanges {
                changes = try changes.filter { try condition.holds(for: $0) }
                if changes.isEmpty { continue }
            }
            for change in changes { change.transaction = transaction }
            transaction.changes = changes
            transactions.append(transaction)
        }
        return transactions
    }

    /// Throws where transactions after a number have been deleted from the history, or the store never had it.
    private static func check(_ number: Int64, in store: NSPersistentStore, _ rows: RowStore) throws {
        let last = try rows.lastTransaction()
        let next = try rows.transactions(after: number).first?.number ?? last + 1
        guard number > last || next != number + 1 else { return }
        throw CocoaFailure.error(
            NSPersistentHistoryTokenExpiredError,
            "the token's transaction \(number) is followed by ones that the history of \(store.url?.path ?? "the store") hasn't got any more: read everything anew, then start with the current token"
        )
    }

    static func delete(
        _ extent: NSPersistentHistoryChangeRequest.Extent, in store: NSPersistentStore, _ rows: RowStore
    ) throws -> Int {
        switch extent {
        case .date(let date): return try rows.forgetTransactions(before: nil, date.timeIntervalSinceReferenceDate)
        case .token(let token):
            guard let number = token?.numbers[store.identifier] else { return 0 }
            return try rows.forgetTransactions(before: number, nil)
        case .transaction(let transaction):
            guard let transaction, transaction.storeID == store.identifier else { return 0 }
            return try rows.forgetTransactions(before: transaction.transactionNumber, nil)
        case .matching: return 0
        }
    }
}

/// The condition of transactions or changes that a request names.
private struct HistoryCondition {
    private let predicate: PredicateFormat?
    let isOfChanges: Bool
    let limit: Int

    init(_ request: NSFetchRequest<any NSFetchRequestResult>) throws {
        let name = request.entityName ?? request.entity?.name ?? ""
        guard name == "Transaction" || name == "Change" else {
            throw CocoaFailure.error(
                NSCoreDataError,
                "a request on the history is about 'Transaction' or 'Change', not '\(name)': take it from NSPersistentHistoryTransaction.fetchRequest"
            )
        }
        isOfChanges = name == "Change"
        limit = isOfChanges ? 0 : request.fetchLimit
        guard let given = request.predicate else {
            predicate = nil
            return
        }
        guard let tree = given.tree else {
            throw CocoaFailure.error(NSCoreDataError, "Problem with predicate: a closure says nothing of the history")
        }
        predicate = PredicateFormat(tree: tree, text: "the history's predicate")
    }

    func holds(for object: Any) throws -> Bool {
        do {
            return try predicate?.isTrue(of: object) ?? true
        } catch {
            throw CocoaFailure.error(NSCoreDataError, "\(error)")
        }
    }
}
