extension StandIns {
    /// Orders, ranges, limits, and those who listen to a place in the tree.
    static let databaseQueries = #"""
        public enum DataEventType: Int, Sendable {
            case childAdded, childRemoved, childChanged, childMoved, value
        }

        public typealias DatabaseHandle = UInt

        /// The order of a place's children.
        enum DatabaseOrder: Equatable {
            case key, value, priority, child([String])
            /// The value that orders a child; its name does where this is the same.
            func index(_ node: DatabaseNode, _ name: String) -> DatabaseNode {
                switch self {
                case .key: return DatabaseNode()
                case .value: return node
                case .child(let names): return node[names[...]]
                case .priority:
                    var index = DatabaseNode()
                    index.leaf = node.priority
                    return index
                }
            }
            func names(in node: DatabaseNode) -> [String] {
                node.children.map { ($0.key, index($0.value, $0.key)) }.sorted { left, right in
                    let order = left.1.order(right.1)
                    return order == 0 ? DatabaseNode.order(left.0, right.0) < 0 : order < 0
                }.map(\.0)
            }
        }

        /// The children of a place that lie in a range, in an order.
        open class DatabaseQuery: NSObject, @unchecked Sendable {
            struct Bound: Equatable {
                var value: DatabaseNode
                var key: String?
                var isIncluded: Bool
            }
            struct Parts: Equatable {
                var order: DatabaseOrder?
                var start: Bound?
                var end: Bound?
                var limit: Int?
                var takesLast = false
            }
            let database: Database
            let names: [String]
            let parts: Parts
            init(_ database: Database, _ names: [String], _ parts: Parts = Parts()) {
                (self.database, self.names, self.parts) = (database, names, parts)
            }
            public var ref: DatabaseReference { DatabaseReference(database, names) }

            private func with(_ change: (inout Parts) -> Void) -> DatabaseQuery {
                var parts = parts
                change(&parts)
                return DatabaseQuery(database, names, parts)
            }
            private func ordered(_ order: DatabaseOrder) -> DatabaseQuery {
                precondition(parts.order == nil, "A query has one order.")
                return with { $0.order = order }
            }
            public func queryOrdered(byChild key: String) -> DatabaseQuery { ordered(.child(DatabaseReference.names(key))) }
            public func queryOrderedByKey() -> DatabaseQuery { ordered(.key) }
            public func queryOrderedByValue() -> DatabaseQuery { ordered(.value) }
            public func queryOrderedByPriority() -> DatabaseQuery { ordered(.priority) }
            public func queryLimited(toFirst limit: UInt) -> DatabaseQuery {
                with { ($0.limit, $0.takesLast) = (Int(limit), false) }
            }
            public func queryLimited(toLast limit: UInt) -> DatabaseQuery {
                with { ($0.limit, $0.takesLast) = (Int(limit), true) }
            }
            private func bound(_ value: Any?, _ key: String?, isIncluded: Bool) -> Bound {
                guard parts.order == .key else { return Bound(value: DatabaseNode(value), key: key, isIncluded: isIncluded) }
                guard let name = value as? String else { fatalError("A query by keys has a text for its range, not \(value ?? "nil").") }
                return Bound(value: DatabaseNode(), key: name, isIncluded: isIncluded)
            }
            public func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
                with { $0.start = bound(startValue, nil, isIncluded: true) }
            }
            public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
                with { $0.start = bound(startValue, childKey, isIncluded: true) }
            }
            public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
                with { $0.start = bound(startAfterValue, nil, isIncluded: false) }
            }
            public func queryStarting(afterValue startAfterValue: Any?, childKey: String?) -> DatabaseQuery {
                with { $0.start = bound(startAfterValue, childKey, isIncluded: false) }
            }
            public func queryEnding(atValue endValue: Any?) -> DatabaseQuery {
                with { $0.end = bound(endValue, nil, isIncluded: true) }
            }
            public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
                with { $0.end = bound(endValue, childKey, isIncluded: true) }
            }
            public func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery {
                with { $0.end = bound(endValue, nil, isIncluded: false) }
            }
            public func queryEnding(beforeValue endValue: Any?, childKey: String?) -> DatabaseQuery {
                with { $0.end = bound(endValue, childKey, isIncluded: false) }
            }
            public func queryEqual(toValue value: Any?) -> DatabaseQuery { queryEqual(toValue: value, childKey: nil) }
            public func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery {
                let bound = bound(value, childKey, isIncluded: true)
                return with { ($0.start, $0.end) = (bound, bound) }
            }

            /// The place as the query sees it, with the names of its children in their order.
            func seen() -> (node: DatabaseNode, names: [String]) {
                var node = database.node(at: names)
                let order = parts.order ?? .priority
                var found = order.names(in: node)
                func place(_ name: String, _ bound: Bound) -> Int {
                    let order = order.index(node[name], name).order(bound.value)
                    return order != 0 ? order : bound.key.map { DatabaseNode.order(name, $0) } ?? 0
                }
                if let start = parts.start { found.removeAll { place($0, start) < (start.isIncluded ? 0 : 1) } }
                if let end = parts.end { found.removeAll { place($0, end) > (end.isIncluded ? 0 : -1) } }
                if let limit = parts.limit {
                    found = Array(parts.takesLast ? found.suffix(limit) : found.prefix(limit))
                }
                let names = Set(found)
                if names.count < node.children.count { node.children = node.children.filter { names.contains($0.key) } }
                return (node, found)
            }

            public typealias Hear = (DataSnapshot) -> Void
            /// Is called with what is there, and at every change, until the handle is removed. Nothing cancels it.
            @discardableResult public func observe(_ eventType: DataEventType, with block: @escaping Hear) -> UInt {
                observe(eventType, andPreviousSiblingKeyWith: { snapshot, _ in block(snapshot) })
            }
            @discardableResult public func observe(
                _ eventType: DataEventType, with block: @escaping Hear, withCancel cancelBlock: ((any Error) -> Void)?
            ) -> UInt { observe(eventType, with: block) }
            @discardableResult public func observe(
                _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
            ) -> UInt { database.observe(self, eventType, isOnce: false, block) }
            @discardableResult public func observe(
                _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void,
                withCancel cancelBlock: ((any Error) -> Void)?
            ) -> UInt { observe(eventType, andPreviousSiblingKeyWith: block) }
            public func observeSingleEvent(of eventType: DataEventType, with block: @escaping Hear) {
                observeSingleEvent(of: eventType, andPreviousSiblingKeyWith: { snapshot, _ in block(snapshot) })
            }
            public func observeSingleEvent(
                of eventType: DataEventType, with block: @escaping Hear, withCancel cancelBlock: ((any Error) -> Void)?
            ) { observeSingleEvent(of: eventType, with: block) }
            public func observeSingleEvent(
                of eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
            ) { _ = database.observe(self, eventType, isOnce: true, block) }
            public func observeSingleEvent(of eventType: DataEventType) async -> DataSnapshot {
                await withCheckedContinuation { continuation in
                    observeSingleEvent(of: eventType) { continuation.resume(returning: $0) }
                }
            }
            public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
                observeSingleEvent(of: .value) { block(nil, $0) }
            }
            /// The form before release 9.
            @_disfavoredOverload
            public func getData(completion block: @escaping ((any Error)?, DataSnapshot) -> Void) {
                observeSingleEvent(of: .value) { block(nil, $0) }
            }
            public func getData() async throws -> DataSnapshot { await observeSingleEvent(of: .value) }
            public func removeObserver(withHandle handle: UInt) { database.removeObservers { $0.handle == handle } }
            public func removeAllObservers() {
                database.removeObservers { [self] in $0.query.names == names && $0.query.parts == parts }
            }
            /// Has no effect: all of the database is in the process.
            public func keepSynced(_ keepSynced: Bool) {}
        }

        /// Somebody who listens to a query.
        final class DatabaseObserver {
            let handle: UInt
            let query: DatabaseQuery
            let event: DataEventType
            let isOnce: Bool
            let hear: (DataSnapshot, String?) -> Void
            var isRemoved = false
            private var last: (node: DatabaseNode, names: [String])?
            init(
                _ handle: UInt, _ query: DatabaseQuery, _ event: DataEventType, isOnce: Bool,
                _ hear: @escaping (DataSnapshot, String?) -> Void
            ) {
                (self.handle, self.query, self.event, self.isOnce, self.hear) = (handle, query, event, isOnce, hear)
            }

            /// The events since the last time.
            func events() -> [(DataSnapshot, String?)] {
                let (node, names) = query.seen()
                let former = last
                last = (node, names)
                if event == .value {
                    let isSame = former.map { $0.node == node && $0.names == names } ?? false
                    return isSame ? [] : [(DataSnapshot(query.ref, node, names), nil)]
                }
                func snapshot(_ name: String, _ node: DatabaseNode) -> DataSnapshot {
                    DataSnapshot(query.ref.child(name), node[name])
                }
                let (old, oldNames) = former ?? (DatabaseNode(), [])
                if event == .childRemoved {
                    return oldNames.filter { node.children[$0] == nil }.map { (snapshot($0, old), nil) }
                }
                let order = query.parts.order ?? .priority
                let chosen = names.filter { name in
                    guard let before = old.children[name] else { return event == .childAdded }
                    switch event {
                    case .childChanged: return before != node[name]
                    case .childMoved: return order.index(before, name) != order.index(node[name], name)
                    default: return false
                    }
                }
                return chosen.map { name in
                    let place = names.firstIndex(of: name) ?? 0
                    return (snapshot(name, node), place == 0 ? nil : names[place - 1])
                }
            }
        }
        """#
}
