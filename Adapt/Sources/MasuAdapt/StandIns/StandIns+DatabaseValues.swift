extension StandIns {
    /// The tree of the Realtime Database: values, their orders, and snapshots of them.
    static let databaseValues = #"""
        // A stand-in for FirebaseDatabase by Masu: a tree of the process's own, empty at first. Rules, work at the end of a
        // connection, and being offline aren't there.
        @_exported import FirebaseCore
        @_exported import FirebaseSharedSwift

        /// A place in the tree: a value, or places with names; and what orders it by priority.
        struct DatabaseNode: Equatable {
            enum Leaf: Equatable {
                case truth(Bool), number(NSNumber), text(String)
                var seen: Any {
                    switch self {
                    case .truth(let truth): NSNumber(value: truth)
                    case .number(let number): number
                    case .text(let text): text
                    }
                }
            }
            var leaf: Leaf?
            var priority: Leaf?
            var children: [String: DatabaseNode] = [:]
            var isEmpty: Bool { leaf == nil && children.isEmpty }

            init() {}
            /// - Parameters:
            ///   - value: what an app writes; a value of another type ends the app, as Firebase does.
            ///   - old: what was there, of which the server works out what it is asked for.
            init(_ value: Any?, over old: DatabaseNode = DatabaseNode()) {
                switch value {
                case nil, is NSNull: break
                case let text as String: leaf = .text(text)
                case let number as NSNumber:
                    leaf = String(cString: number.objCType) == "c" && !(value is Int8)
                        ? .truth(number.boolValue) : .number(number)
                case let list as [Any]:
                    for (index, item) in list.enumerated() { self["\(index)"] = DatabaseNode(item, over: old["\(index)"]) }
                case let map as [AnyHashable: Any]:
                    if let work = map[".sv"] {
                        leaf = Self.worked(work, old)
                    } else if let value = map[".value"] {
                        self = DatabaseNode(value, over: old)
                    } else {
                        for (name, child) in map {
                            guard let name = name.base as? String else { fatalError("A child's name is a text, not \(name).") }
                            guard name != ".priority" else { continue }
                            Self.check(name)
                            self[name] = DatabaseNode(child, over: old[name])
                        }
                    }
                    if let own = map[".priority"] { priority = isEmpty ? nil : DatabaseNode(own).leaf }
                case let value?:
                    let mirror = Mirror(reflecting: value)
                    guard mirror.displayStyle == .optional else {
                        fatalError("The database keeps texts, numbers, lists and maps, not \(type(of: value)).")
                    }
                    if let child = mirror.children.first { self = DatabaseNode(child.value, over: old) }
                }
            }

            static func check(_ name: String) {
                let isAllowed = !name.isEmpty && !name.contains { ".#$[]/".contains($0) }
                precondition(isAllowed, "A child's name has none of . # $ [ ] /, unlike '\(name)'.")
            }

            /// The server's time, or a number that is added to the one that is there.
            private static func worked(_ work: Any, _ old: DatabaseNode) -> Leaf? {
                if work as? String == "timestamp" {
                    return .number(NSNumber(value: Int64(Date().timeIntervalSince1970 * 1000)))
                }
                guard let added = (work as? [AnyHashable: Any])?["increment"] as? NSNumber else { return nil }
                guard case .number(let number) = old.leaf else { return .number(added) }
                func isWhole(_ number: NSNumber) -> Bool { !["d", "f"].contains(String(cString: number.objCType)) }
                guard isWhole(number), isWhole(added) else {
                    return .number(NSNumber(value: number.doubleValue + added.doubleValue))
                }
                return .number(NSNumber(value: number.int64Value &+ added.int64Value))
            }

            subscript(name: String) -> DatabaseNode {
                get { children[name] ?? DatabaseNode() }
                set {
                    children[name] = newValue.isEmpty ? nil : newValue
                    if !newValue.isEmpty { leaf = nil }
                    if isEmpty { priority = nil }
                }
            }
            subscript(names: ArraySlice<String>) -> DatabaseNode {
                get { names.reduce(self) { $0[$1] } }
                set {
                    guard let name = names.first else {
                        self = newValue
                        return
                    }
                    var child = self[name]
                    child[names.dropFirst()] = newValue
                    self[name] = child
                }
            }

            /// The value as apps see it: a list where the names are numbers and more than half of them are there.
            func seen(withPriorities: Bool = false) -> Any {
                let own = withPriorities ? priority : nil
                if let leaf { return own.map { [".value": leaf.seen, ".priority": $0.seen] } ?? leaf.seen }
                guard !children.isEmpty else { return NSNull() }
                let numbers = children.keys.compactMap { Self.number($0) }
                if own == nil, numbers.count == children.count, let last = numbers.max(), numbers.min() ?? 0 >= 0,
                    last < 2 * children.count
                {
                    return (0...last).map { self["\($0)"].seen(withPriorities: withPriorities) }
                }
                var map: [String: Any] = children.mapValues { $0.seen(withPriorities: withPriorities) }
                if let own { map[".priority"] = own.seen }
                return map
            }

            static func number(_ name: String) -> Int32? { Int32(name).flatMap { "\($0)" == name ? $0 : nil } }

            /// Names that are whole numbers come first, by their worth; the others by their letters.
            static func order(_ left: String, _ right: String) -> Int {
                switch (number(left), number(right)) {
                case (let left?, let right?): left == right ? 0 : left < right ? -1 : 1
                case (_?, nil): -1
                case (nil, _?): 1
                case (nil, nil): left == right ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
                }
            }

            /// Nothing, no, yes, numbers, texts, maps.
            var rank: Int {
                switch leaf {
                case nil: children.isEmpty ? 0 : 5
                case .truth(let truth): truth ? 2 : 1
                case .number: 3
                case .text: 4
                }
            }
            func order(_ other: DatabaseNode) -> Int {
                switch (leaf, other.leaf) {
                case (.number(let left), .number(let right)): left.compare(right).rawValue
                case (.text(let left), .text(let right)):
                    left == right ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
                default: rank == other.rank ? 0 : rank < other.rank ? -1 : 1
                }
            }
        }

        /// A place in the tree as it was.
        open class DataSnapshot: NSObject, @unchecked Sendable {
            public let ref: DatabaseReference
            let node: DatabaseNode
            /// The names of the children in the order of the query.
            private let names: [String]
            init(_ ref: DatabaseReference, _ node: DatabaseNode, _ names: [String]? = nil) {
                (self.ref, self.node) = (ref, node)
                self.names = names ?? DatabaseOrder.priority.names(in: node)
            }

            public var key: String { ref.key ?? "" }
            public var value: Any? { node.seen() }
            public var priority: Any? { node.priority?.seen }
            public func valueInExportFormat() -> Any? { node.seen(withPriorities: true) }
            public func exists() -> Bool { !node.isEmpty }
            public func hasChildren() -> Bool { !node.children.isEmpty }
            public var childrenCount: UInt { UInt(node.children.count) }
            public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
                DataSnapshot(ref.child(childPathString), node[DatabaseReference.names(childPathString)[...]])
            }
            public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }
            public var children: NSEnumerator {
                NSArray(array: names.map { DataSnapshot(ref.child($0), node[$0]) }).objectEnumerator()
            }
            public override var description: String { "Snap (\(key)) \(node.seen())" }
        }

        /// A place in the tree within a transaction, which can be changed.
        open class MutableData: NSObject, @unchecked Sendable {
            final class Root {
                var node: DatabaseNode
                init(_ node: DatabaseNode) { self.node = node }
            }
            let root: Root
            private let names: [String]
            private let name: String?
            init(_ root: Root, _ names: [String] = [], named name: String?) {
                (self.root, self.names, self.name) = (root, names, name)
            }
            private var node: DatabaseNode {
                get { root.node[names[...]] }
                set { root.node[names[...]] = newValue }
            }
            public var key: String? { names.last ?? name }
            public var value: Any? {
                get { node.seen() }
                set { node = DatabaseNode(newValue, over: node) }
            }
            public var priority: Any? {
                get { node.priority?.seen }
                set { node.priority = DatabaseNode(newValue).leaf }
            }
            public func hasChildren() -> Bool { !node.children.isEmpty }
            public var childrenCount: UInt { UInt(node.children.count) }
            public func childData(byAppendingPath path: String) -> MutableData {
                MutableData(root, names + DatabaseReference.names(path), named: name)
            }
            public func hasChild(atPath path: String) -> Bool { !node[DatabaseReference.names(path)[...]].isEmpty }
            public var children: NSEnumerator {
                let children = DatabaseOrder.priority.names(in: node).map { childData(byAppendingPath: $0) }
                return NSArray(array: children).objectEnumerator()
            }
        }

        /// The end of a transaction's block.
        open class TransactionResult: NSObject, @unchecked Sendable {
            let root: MutableData.Root?
            init(_ root: MutableData.Root?) { self.root = root }
            public class func success(withValue value: MutableData) -> TransactionResult { TransactionResult(value.root) }
            public class func abort() -> TransactionResult { TransactionResult(nil) }
        }

        /// Values that the server works out.
        open class ServerValue: NSObject {
            public class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
            public class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
        }
        """#
}
