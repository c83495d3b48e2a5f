import Foundation

/// An object as a store has it.
struct StoredRow {
    var reference: RowReference
    /// `Z_OPT`, which counts the savings of the object.
    var version: Int64
    /// By the places of the entity's slots; nil where only the identity was asked for.
    var values: [PropertyValue]?
}

/// The changes that one context writes into its store or its parent.
struct ChangeSet {
    struct Change {
        var reference: RowReference
        var entity: EntityLayout
        /// The version that the context knows; nil to write whatever the store has.
        var version: Int64?
        var old: [PropertyValue]
        var new: [PropertyValue]
    }

    var inserted: [Change] = []
    var updated: [Change] = []
    var deleted: [Change] = []
    var author = HistoryAuthor()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// The store's answer to a change set.
struct WriteResult {
    /// Numbers of objects that had none.
    var permanent: [RowReference: RowReference] = [:]
    /// Versions of what was changed; those of new rows are 1.
    var versions: [RowReference: Int64] = [:]

    /// Takes another store's answer in.
    mutating func add(_ other: WriteResult) {
        guard !permanent.isEmpty || !versions.isEmpty else {
            self = other
            return
        }
        permanent.merge(other.permanent) { $1 }
        versions.merge(other.versions) { $1 }
    }
}

/// Objects that another context has saved, or deleted, since this one read them.
struct WriteConflict: Error {
    struct Row {
        var reference: RowReference
        var known: Int64
        /// The store's state now; nil for a row that is gone.
        var stored: StoredRow?
    }

    struct Duplicate {
        /// The object that is written, and the one that has the same values already.
        var reference: RowReference
        var existing: RowReference
        var slots: [Int]
    }

    var rows: [Row] = []
    var duplicates: [Duplicate] = []

    var isEmpty: Bool { rows.isEmpty && duplicates.isEmpty }
}
