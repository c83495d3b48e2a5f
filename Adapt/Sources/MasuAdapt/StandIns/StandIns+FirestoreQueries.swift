extension StandIns {
    /// Conditions, orders, limits and cursors.
    static let firestoreQueries = [
        firestoreFilters,
        relations { "    public class func whereField(_ field: \($0), \($1)) -> Filter { \($2) }" }, "}",
        firestoreQuery,
        relations { "    public func whereField(_ field: \($0), \($1)) -> Query { whereFilter(\($2)) }" }, "}",
    ].joined(separator: "\n")

    private static let firestoreFilters = #"""
        /// A condition on documents.
        public class Filter: NSObject, @unchecked Sendable {
            enum Relation {
                case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, contains, containsAny, among, notAmong
                /// True if the field decides the order of a query without another.
                var isRange: Bool {
                    switch self {
                    case .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .notAmong: true
                    default: false
                    }
                }
            }
            indirect enum Form {
                case field(FieldPath, Relation, FirestoreValue), any([Form]), all([Form])

                /// The fields of inequalities.
                var ranges: [FieldPath] {
                    switch self {
                    case .field(let path, let relation, _): relation.isRange ? [path] : []
                    case .any(let forms), .all(let forms): forms.flatMap(\.ranges)
                    }
                }
                func holds(_ path: String, _ document: FirestoreDocument, of firestore: Firestore) -> Bool {
                    switch self {
                    case .any(let forms): forms.contains { $0.holds(path, document, of: firestore) }
                    case .all(let forms): forms.allSatisfy { $0.holds(path, document, of: firestore) }
                    case .field(let field, let relation, let wanted):
                        Query.value(field, path, document, of: firestore).map { Self.holds($0, relation, wanted) } ?? false
                    }
                }
                private static func holds(_ value: FirestoreValue, _ relation: Relation, _ wanted: FirestoreValue) -> Bool {
                    func compared(_ test: (Int) -> Bool) -> Bool {
                        value.isOfType(wanted) && value != .null && value.isNotNumber == wanted.isNotNumber
                            && test(value.order(wanted))
                    }
                    func isAmong(_ value: FirestoreValue) -> Bool {
                        wanted.list?.contains { $0.isOfType(value) && $0.order(value) == 0 } ?? false
                    }
                    func isSame(_ one: FirestoreValue) -> Bool { one.isOfType(wanted) && one.order(wanted) == 0 }
                    switch relation {
                    case .equal: return isSame(value)
                    case .unequal: return value != .null && !isSame(value)
                    case .less: return compared { $0 < 0 }
                    case .lessOrEqual: return compared { $0 <= 0 }
                    case .greater: return compared { $0 > 0 }
                    case .greaterOrEqual: return compared { $0 >= 0 }
                    case .contains: return value.list?.contains(where: isSame) ?? false
                    case .containsAny: return value.list?.contains(where: isAmong) ?? false
                    case .among: return isAmong(value)
                    case .notAmong: return value != .null && !isAmong(value) && wanted.list?.contains(.null) == false
                    }
                }
            }
            let form: Form
            init(_ form: Form) { self.form = form }
            init(_ field: Any, _ relation: Relation, _ value: Any) {
                let path = FieldPath.made(of: field)
                let wanted = FirestoreValue(value)
                if [.containsAny, .among, .notAmong].contains(relation) {
                    let count = wanted.list?.count ?? 0
                    precondition((1...30).contains(count), "A list of a query has 1 to 30 values, not \(count).")
                    precondition(relation != .notAmong || count <= 10, "A list for notIn has at most 10 values, not \(count).")
                }
                form = .field(path, relation, wanted)
            }

            public class func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters.map(\.form))) }
            public class func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters.map(\.form))) }

        """#

    /// A member for each relation, of fields by their names and by their paths.
    private static func relations(_ member: (String, String, String) -> String) -> String {
        let relations = [
            ("isEqualTo value: Any", "equal"), ("isNotEqualTo value: Any", "unequal"),
            ("isLessThan value: Any", "less"),
            ("isLessThanOrEqualTo value: Any", "lessOrEqual"), ("isGreaterThan value: Any", "greater"),
            ("isGreaterThanOrEqualTo value: Any", "greaterOrEqual"), ("arrayContains value: Any", "contains"),
            ("arrayContainsAny value: [Any]", "containsAny"), ("in value: [Any]", "among"),
            ("notIn value: [Any]", "notAmong"),
        ]
        return ["String", "FieldPath"].flatMap { type in
            relations.map { member(type, $0.0, "Filter(field, .\($0.1), value)") }
        }.joined(separator: "\n")
    }

    private static let firestoreQuery = #"""
        /// Documents of a collection that meet conditions, in an order.
        open class Query: NSObject, @unchecked Sendable {
            struct Cursor {
                /// The values, or a document that stands for them.
                var values: [FirestoreValue]
                var isBefore: Bool
            }
            struct Parts {
                var path: String
                var isGroup = false
                var conditions: [Filter.Form] = []
                var orders: [(field: FieldPath, isDescending: Bool)] = []
                var limit: Int?
                var takesLast = false
                var start: Cursor?
                var end: Cursor?
            }
            let parts: Parts
            public let firestore: Firestore
            init(_ parts: Parts, of firestore: Firestore) { (self.parts, self.firestore) = (parts, firestore) }

            private func with(_ change: (inout Parts) -> Void) -> Query {
                var parts = parts
                change(&parts)
                return Query(parts, of: firestore)
            }
            public func whereFilter(_ filter: Filter) -> Query { with { $0.conditions.append(filter.form) } }
            public func order(by field: String) -> Query { order(by: FieldPath(dots: field)) }
            public func order(by field: String, descending: Bool) -> Query {
                order(by: FieldPath(dots: field), descending: descending)
            }
            public func order(by path: FieldPath) -> Query { order(by: path, descending: false) }
            public func order(by path: FieldPath, descending: Bool) -> Query {
                precondition(parts.start == nil && parts.end == nil, "An order comes before a query's cursors.")
                return with { $0.orders.append((path, descending)) }
            }
            public func limit(to limit: Int) -> Query {
                precondition(limit > 0, "A limit is above nothing, not \(limit).")
                return with { ($0.limit, $0.takesLast) = (limit, false) }
            }
            /// The last documents; a query has an order for that.
            public func limit(toLast limit: Int) -> Query {
                precondition(limit > 0, "A limit is above nothing, not \(limit).")
                return with { ($0.limit, $0.takesLast) = (limit, true) }
            }

            private func cursor(_ values: [Any], isBefore: Bool) -> Cursor {
                precondition(values.count <= parts.orders.count, "A cursor has as many values as the query has orders, or fewer.")
                return Cursor(values: values.map { FirestoreValue($0) }, isBefore: isBefore)
            }
            private func cursor(_ snapshot: DocumentSnapshot, isBefore: Bool) -> Cursor {
                guard let document = snapshot.document else { fatalError("A cursor needs a document that is there.") }
                let values = orders.map { order -> FirestoreValue in
                    let value = Self.value(order.field, snapshot.reference.path, document, of: firestore)
                    guard let value else { fatalError("The cursor's document has no '\(order.field.names)'.") }
                    return value
                }
                return Cursor(values: values, isBefore: isBefore)
            }
            public func start(at fieldValues: [Any]) -> Query { with { $0.start = cursor(fieldValues, isBefore: true) } }
            public func start(after fieldValues: [Any]) -> Query { with { $0.start = cursor(fieldValues, isBefore: false) } }
            public func end(before fieldValues: [Any]) -> Query { with { $0.end = cursor(fieldValues, isBefore: true) } }
            public func end(at fieldValues: [Any]) -> Query { with { $0.end = cursor(fieldValues, isBefore: false) } }
            public func start(atDocument document: DocumentSnapshot) -> Query {
                with { $0.start = cursor(document, isBefore: true) }
            }
            public func start(afterDocument document: DocumentSnapshot) -> Query {
                with { $0.start = cursor(document, isBefore: false) }
            }
            public func end(beforeDocument document: DocumentSnapshot) -> Query {
                with { $0.end = cursor(document, isBefore: true) }
            }
            public func end(atDocument document: DocumentSnapshot) -> Query {
                with { $0.end = cursor(document, isBefore: false) }
            }

            /// The orders with those that the database adds: the fields of inequalities, and the documents' names at last.
            private var orders: [(field: FieldPath, isDescending: Bool)] {
                var orders = parts.orders
                let direction = orders.last?.isDescending ?? false
                let ranges = Filter.Form.all(parts.conditions).ranges.filter { !$0.isDocumentID }
                for field in ranges.sorted(by: { $0.names.lexicographicallyPrecedes($1.names) })
                where !orders.contains(where: { $0.field == field }) {
                    orders.append((field, direction))
                }
                if !orders.contains(where: { $0.field.isDocumentID }) { orders.append((FieldPath.documentID(), direction)) }
                return orders
            }

            static func value(
                _ field: FieldPath, _ path: String, _ document: FirestoreDocument, of firestore: Firestore
            ) -> FirestoreValue? {
                field.isDocumentID ? .reference(path, firestore) : document.fields[field.names[...]]
            }

            /// A document's name in a condition or a cursor is a path from the collection.
            private func reference(_ value: FirestoreValue) -> FirestoreValue {
                switch value {
                case .text(let name): .reference(parts.isGroup ? name : "\(parts.path)/\(name)", firestore)
                case .list(let list): .list(list.map(reference))
                default: value
                }
            }
            private func resolved(_ form: Filter.Form) -> Filter.Form {
                switch form {
                case .field(let path, let relation, let value):
                    .field(path, relation, path.isDocumentID ? reference(value) : value)
                case .any(let forms): .any(forms.map(resolved))
                case .all(let forms): .all(forms.map(resolved))
                }
            }

            /// The documents that the query finds now.
            func found(isFromCache: Bool = false) -> [QueryDocumentSnapshot] {
                let orders = orders
                let conditions = resolved(.all(parts.conditions))
                var found: [(path: String, document: FirestoreDocument, values: [FirestoreValue])] = []
                for (path, document) in firestore.store.documents {
                    let parent = path.components(separatedBy: "/").dropLast()
                    guard parts.isGroup ? parent.last == parts.path : parent.joined(separator: "/") == parts.path else { continue }
                    let values = orders.compactMap { Self.value($0.field, path, document, of: firestore) }
                    guard values.count == orders.count, conditions.holds(path, document, of: firestore) else { continue }
                    found.append((path, document, values))
                }
                func order(_ left: [FirestoreValue], _ right: [FirestoreValue]) -> Int {
                    for (index, (left, right)) in zip(left, right).enumerated() {
                        let order = left.order(right)
                        if order != 0 { return orders[index].isDescending ? -order : order }
                    }
                    return 0
                }
                found.sort { order($0.values, $1.values) < 0 }
                func values(_ cursor: Cursor) -> [FirestoreValue] {
                    zip(cursor.values, orders).map { $1.field.isDocumentID ? reference($0) : $0 }
                }
                if let start = parts.start {
                    found.removeAll { order($0.values, values(start)) < (start.isBefore ? 0 : 1) }
                }
                if let end = parts.end {
                    found.removeAll { order($0.values, values(end)) > (end.isBefore ? -1 : 0) }
                }
                if let limit = parts.limit {
                    found = Array(parts.takesLast ? found.suffix(limit) : found.prefix(limit))
                }
                return found.map {
                    QueryDocumentSnapshot(firestore.document($0.path), $0.document, isFromCache: isFromCache)
                }
            }

            public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
                getDocuments(source: .default, completion: completion)
            }
            public func getDocuments(
                source: FirestoreSource, completion: @escaping (QuerySnapshot?, (any Error)?) -> Void
            ) {
                FirestoreStore.later { [self] in
                    let isFromCache = source == .cache
                    completion(QuerySnapshot(self, found(isFromCache: isFromCache), after: [], isFromCache: isFromCache), nil)
                }
            }
            public func getDocuments() async throws -> QuerySnapshot { try await getDocuments(source: .default) }
            public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot {
                try await withCheckedThrowingContinuation { continuation in
                    getDocuments(source: source) { snapshot, error in
                        if let snapshot { continuation.resume(returning: snapshot) }
                        if let error { continuation.resume(throwing: error) }
                    }
                }
            }
            @discardableResult public func addSnapshotListener(
                _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
            ) -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: false, listener: listener) }
            @discardableResult public func addSnapshotListener(
                includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
            ) -> any ListenerRegistration {
                var last: QuerySnapshot?
                return firestore.store.listen { [self] in
                    let next = QuerySnapshot(self, found(), after: last?.documents ?? [], isFromCache: false)
                    let isFirst = last == nil
                    let isSame = next.documentChanges(includeMetadataChanges: includeMetadataChanges).isEmpty
                    // A write that the server has heard of is no change to those who don't ask for it.
                    last = next
                    if isFirst || !isSame { listener(next, nil) }
                }
            }

            public var count: AggregateQuery { AggregateQuery(self, [.count()]) }
            public func aggregate(_ aggregateFields: [AggregateField]) -> AggregateQuery {
                AggregateQuery(self, aggregateFields)
            }

        """#
}
