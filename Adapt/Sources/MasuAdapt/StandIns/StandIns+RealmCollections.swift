extension StandIns {
    /// Results and lists.
    static let realmCollections = #"""
        /// Objects or values in an order.
        public protocol RealmCollection: RandomAccessCollection where Index == Int, Element: RealmCollectionValue {
            var _elements: [Element] { get }
            var _owner: RealmStore? { get }
        }

        extension RealmCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { _elements.count }
            public var realm: Realm? { _owner.map(Realm.init(store:)) }
            public var isInvalidated: Bool { false }
            public func toArray() -> [Element] { _elements }

            public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
                filter(NSPredicate(format: format, argumentArray: arguments))
            }
            public func filter(_ predicate: NSPredicate) -> Results<Element> {
                Results(_owner) { _elements.filter { predicate.evaluate(with: $0) } }
            }
            public func sorted(byKeyPath path: String, ascending: Bool = true) -> Results<Element> {
                sorted(by: [SortDescriptor(keyPath: path, ascending: ascending)])
            }
            public func sorted<Value>(by path: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> where Value: Comparable {
                Results(_owner) { _elements.sorted { ascending ? $0[keyPath: path] < $1[keyPath: path] : $1[keyPath: path] < $0[keyPath: path] } }
            }
            public func sorted(ascending: Bool = true) -> Results<Element> where Element: Comparable {
                Results(_owner) { _elements.sorted { ascending ? $0 < $1 : $1 < $0 } }
            }
            public func sorted<Descriptors: Sequence>(by descriptors: Descriptors) -> Results<Element> where Descriptors.Element == SortDescriptor {
                let orders = descriptors.map { NSSortDescriptor(key: $0.keyPath, ascending: $0.ascending) }
                return Results(_owner) {
                    let ordered = _elements.enumerated().sorted { left, right in
                        for order in orders {
                            switch order.compare(left.element, to: right.element) {
                            case .orderedAscending: return true
                            case .orderedDescending: return false
                            case .orderedSame: continue
                            }
                        }
                        return left.offset < right.offset
                    }
                    return ordered.map(\.element)
                }
            }
            public func distinct(by paths: [String]) -> Results<Element> {
                Results(_owner) {
                    var seen: Set<String> = []
                    return _elements.filter { element in
                        seen.insert(paths.map { "\(_value(of: element, $0).map { "\($0)" } ?? "")" }.joined(separator: "\n")).inserted
                    }
                }
            }
            public func index(matching format: String, _ arguments: Any...) -> Int? {
                let predicate = NSPredicate(format: format, argumentArray: arguments)
                return _elements.firstIndex { predicate.evaluate(with: $0) }
            }
            public func index(of element: Element) -> Int? {
                if let object = element as? Object { return _elements.firstIndex { $0 as? Object === object } }
                return _elements.firstIndex { "\($0)" == "\(element)" }
            }

            public func min<Value: Comparable>(ofProperty path: String) -> Value? { _values(path).min() }
            public func max<Value: Comparable>(ofProperty path: String) -> Value? { _values(path).max() }
            public func sum<Value: AdditiveArithmetic>(ofProperty path: String) -> Value { _values(path).reduce(.zero, +) }
            public func average<Value: BinaryFloatingPoint>(ofProperty path: String) -> Value? {
                let numbers = _elements.compactMap { (_value(of: $0, path) as? NSNumber)?.doubleValue ?? _value(of: $0, path) as? Double }
                return numbers.isEmpty ? nil : Value(numbers.reduce(0, +) / Double(numbers.count))
            }
            public func sum<Value: AdditiveArithmetic>(of path: KeyPath<Element, Value>) -> Value { _elements.reduce(.zero) { $0 + $1[keyPath: path] } }
            public func value(forKey key: String) -> Any? { _elements.map { _value(of: $0, key) as Any } }
            public func setValue(_ value: Any?, forKey key: String) {
                for element in _elements { _ = (element as? Object)?.setKeyedValue(value, forKey: key) }
            }
            private func _value(of element: Element, _ path: String) -> Any? { try? KeyedValues.value(of: element, forKeyPath: path) }
            private func _values<Value>(_ path: String) -> [Value] { _elements.compactMap { _value(of: $0, path) as? Value } }

            /// Says the contents soon, and after each write that changes them.
            public func observe(
                on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
            ) -> NotificationToken { _observe(on: queue, block) }
            public func observe(
                keyPaths: [String]?, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
            ) -> NotificationToken { _observe(on: queue, block) }

            private func _observe(on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken {
                let token = NotificationToken()
                var known = _elements
                nonisolated(unsafe) let (collection, block) = (self, block)
                (queue ?? .main).async { [weak token] in
                    if token?.isValid ?? false { block(.initial(collection)) }
                }
                token.notice = { [weak token] modified in
                    let now = collection._elements
                    let (old, new) = (known.map(_name), now.map(_name))
                    let difference = new.difference(from: old)
                    let deletions = difference.removals.compactMap { if case .remove(let place, _, _) = $0 { place } else { nil } }
                    let insertions = difference.insertions.compactMap { if case .insert(let place, _, _) = $0 { place } else { nil } }
                    let kept = Set(insertions)
                    let modifications = known.indices.filter { index in
                        (known[index] as? Object).map { modified.contains(ObjectIdentifier($0)) } ?? false && !deletions.contains(index)
                    }
                    known = now
                    guard !deletions.isEmpty || !kept.isEmpty || !modifications.isEmpty else { return }
                    (queue ?? .main).async {
                        guard token?.isValid ?? false else { return }
                        block(.update(collection, deletions: deletions.sorted(), insertions: insertions.sorted(), modifications: modifications))
                    }
                }
                (_owner ?? .scratch).observe(token)
                return token
            }
        }

        private func _name<Element>(_ element: Element) -> String {
            (element as? Object).map { "\(ObjectIdentifier($0))" } ?? "\(element)"
        }

        /// Changes of a collection, by the places before them for what went and changed, and after them for what came.
        public enum RealmCollectionChange<Collection> {
            case initial(Collection)
            case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
            case error(any Swift.Error)
        }

        /// An order by a property.
        public struct SortDescriptor: Hashable, Sendable {
            public let keyPath: String
            public let ascending: Bool
            public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
            public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
        }

        /// Objects of a query, as they are when they are looked at.
        public struct Results<Element: RealmCollectionValue>: RealmCollection {
            private let source: () -> [Element]
            public let _owner: RealmStore?
            init(_ owner: RealmStore?, _ source: @escaping () -> [Element]) { (_owner, self.source) = (owner, source) }
            public var _elements: [Element] { source() }
            public subscript(place: Int) -> Element { source()[place] }
            public func makeIterator() -> IndexingIterator<[Element]> { source().makeIterator() }
            public func freeze() -> Results<Element> {
                let elements = source()
                return Results(_owner) { elements }
            }
        }
        extension Results: CustomStringConvertible {
            public var description: String { "Results<\(Element.self)> \(_elements)" }
        }

        /// A collection whose kind is nobody's concern.
        public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
            private let source: () -> [Element]
            public let _owner: RealmStore?
            public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
                (_owner, source) = (base._owner, { base._elements })
            }
            public var _elements: [Element] { source() }
            public subscript(place: Int) -> Element { source()[place] }
            public func makeIterator() -> IndexingIterator<[Element]> { source().makeIterator() }
        }

        /// Objects or values that an object has in an order.
        public final class List<Element: RealmCollectionValue>: RealmCollection, _RealmContainer, MutableCollection, RangeReplaceableCollection,
            RealmCollectionValue
        {
            public private(set) var _elements: [Element] = []
            weak var owner: Object?
            public init() {}
            public var _owner: RealmStore? { owner?.objectStore }
            public var _contents: Any? { _elements }
            public subscript(place: Int) -> Element {
                get { _elements[place] }
                set { change { $0[place] = newValue } }
            }
            public func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
            private func change(_ body: (inout [Element]) -> Void) {
                _owner?.checkWrite()
                body(&_elements)
                if let store = _owner { for case let object as Object in _elements where object.objectStore == nil { store.insert(object) } }
            }
            public func replaceSubrange<Elements: Swift.Collection>(_ range: Range<Int>, with elements: Elements) where Elements.Element == Element {
                change { $0.replaceSubrange(range, with: elements) }
            }
            public func append(_ element: Element) { change { $0.append(element) } }
            public func append<Objects: Sequence>(objectsIn objects: Objects) where Objects.Element == Element { change { $0 += objects } }
            public func append<Objects: Sequence>(contentsOf objects: Objects) where Objects.Element == Element { change { $0 += objects } }
            public func insert(_ element: Element, at place: Int) { change { $0.insert(element, at: place) } }
            public func remove(at place: Int) { change { $0.remove(at: place) } }
            public func removeLast() { change { $0.removeLast() } }
            public func removeFirst() { change { $0.removeFirst() } }
            public func removeAll() { change { $0.removeAll() } }
            public func replace(index: Int, object: Element) { change { $0[index] = object } }
            public func move(from: Int, to: Int) { change { $0.insert($0.remove(at: from), at: to) } }
            public func swapAt(_ first: Int, _ second: Int) { change { $0.swapAt(first, second) } }

            public static func _default() -> List<Element>? { List() }
            public static func _decoded(_ json: Any, in store: RealmStore) -> List<Element>? {
                let list = List()
                list._fill(json, in: store)
                return list
            }
            public func _encoded(in store: RealmStore) -> Any { _encodedContents(in: store) ?? [Any]() }
            public func _encodedContents(in store: RealmStore) -> Any? {
                store === RealmStore.scratch ? _elements : _elements.map { $0._encoded(in: store) }
            }
            public func _fill(_ json: Any, in store: RealmStore) {
                if let list = json as? List<Element> {
                    _elements = list._elements
                } else if let elements = json as? [Any] {
                    _elements = elements.compactMap { $0 as? Element ?? Element._decoded($0, in: store) }
                }
                change { _ in }
            }
            public func _attach(to owner: Object) { self.owner = owner }
        }
        extension List: Decodable where Element: Decodable {
            public convenience init(from decoder: any Decoder) throws {
                self.init()
                append(objectsIn: try [Element](from: decoder))
            }
        }
        extension List: Encodable where Element: Encodable {
            public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
        }

        protocol _BackwardLinks {}

        /// The objects of which a property or a list leads to an object.
        public final class LinkingObjects<Element: Object>: RealmCollection, _RealmContainer, RealmCollectionValue, _BackwardLinks {
            private let property: String
            weak var owner: Object?
            public init(fromType type: Element.Type, property: String) { self.property = property }
            public var _owner: RealmStore? { owner?.objectStore }
            public var _elements: [Element] {
                guard let owner, let store = owner.objectStore else { return [] }
                return store.objects(of: Element.self).filter { element in
                    let value = KeyedValue.unwrapped(element.keyedValue(property))
                    return value as? Object === owner || (value as? [Object])?.contains { $0 === owner } ?? false
                }
            }
            public subscript(place: Int) -> Element { _elements[place] }
            public var _contents: Any? { _elements }
            public func _encodedContents(in store: RealmStore) -> Any? { nil }
            public func _fill(_ json: Any, in store: RealmStore) {}
            public func _attach(to owner: Object) { self.owner = owner }
            public static func _default() -> LinkingObjects<Element>? { nil }
            public static func _decoded(_ json: Any, in store: RealmStore) -> LinkingObjects<Element>? { nil }
            public func _encoded(in store: RealmStore) -> Any { NSNull() }
        }

        /// A number or a flag that may be missing, as older models have it.
        public final class RealmOptional<Value: RealmCollectionValue>: _RealmContainer {
            public var value: Value?
            public init(_ value: Value? = nil) { self.value = value }
            public var _contents: Any? { value }
            public func _encodedContents(in store: RealmStore) -> Any? { value._encoded(in: store) }
            public func _fill(_ json: Any, in store: RealmStore) { value = json is NSNull ? nil : json as? Value ?? Value._decoded(json, in: store) }
            public func _attach(to owner: Object) {}
        }

        /// A change of an object: the properties with their values.
        public enum ObjectChange<ObjectType> {
            case change(ObjectType, [PropertyChange])
            case deleted
            case error(any Swift.Error)
        }
        public struct PropertyChange {
            public let name: String
            public let oldValue: Any?
            public let newValue: Any?
        }

        public protocol _ObservableObject {}
        extension Object: _ObservableObject {}
        extension _ObservableObject where Self: Object {
            public func observe(
                keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<Self>) -> Void
            ) -> NotificationToken {
                let token = NotificationToken()
                let values = { (object: Object) in object.objectProperties.map { ($0.name, KeyedValue.unwrapped(object.keyedValue($0.name))) } }
                var known = values(self)
                nonisolated(unsafe) let (object, block) = (self, block)
                token.notice = { [weak token] modified in
                    let change: ObjectChange<Self>
                    if object.isInvalidated {
                        change = .deleted
                    } else if modified.contains(ObjectIdentifier(object)) {
                        let now = values(object)
                        let changed = zip(known, now).filter { "\($0.1 as Any)" != "\($1.1 as Any)" }
                        known = now
                        change = .change(object, changed.map { PropertyChange(name: $1.0, oldValue: $0.1, newValue: $1.1) })
                    } else {
                        return
                    }
                    nonisolated(unsafe) let told = change
                    (queue ?? .main).async { if token?.isValid ?? false { block(told) } }
                }
                (objectStore ?? .scratch).observe(token)
                return token
            }
        }

        """#
}
