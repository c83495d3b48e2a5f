import Foundation

/// The reason why a predicate has no SQL: it is evaluated in memory then.
struct Untranslatable: Error {
    let reason: String
}

/// The meaning of a name in SQL.
enum SQLTerm {
    /// An attribute's column, or an expression of its type.
    case value(String, NSAttributeType)
    /// The number of a row, of an entity's table.
    case row(String, EntityLayout)
    /// The number of a row's entity.
    case entity(String)
    case constant(Any?)
    case collection(SQLCollection)
}

/// The rows at the end of a path to many, and the rest of the path from there.
struct SQLCollection {
    /// `FROM … WHERE …`, without the joins of the rest of the path.
    var from: String
    var condition: String
    var scope: SQLScope
    var rest: [String]
    /// The table of the row that has the collection, where that row may be missing.
    var owner: String?
}

/// One table of a statement, and the tables joined to it for paths.
struct SQLScope {
    let entity: EntityLayout
    let alias: String
}
