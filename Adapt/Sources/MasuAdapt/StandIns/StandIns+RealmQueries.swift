extension StandIns {
    /// Questions in Swift's words, as `where` asks them.
    static let realmQueries = #"""
        /// A question about an object, or a value of one that a question compares.
        ///
        /// A path through a list leads to the values of all its elements, and a comparison holds where it does for one of them. A path
        /// through nil leads to none.
        @dynamicMemberLookup
        public struct Query<Value> {
            let values: (Any) -> [Value]
            init(_ values: @escaping (Any) -> [Value]) { self.values = values }

            /// True where the test holds for one of the values.
            fileprivate func any(_ test: @escaping (Value) -> Bool) -> Query<Bool> {
                Query<Bool> { [values($0).contains(where: test)] }
            }
            public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> where Value: ObjectBase {
                Query<Member> { values($0).map { $0[keyPath: path] } }
            }
            public subscript<Wrapped: ObjectBase, Member>(
                dynamicMember path: KeyPath<Wrapped, Member>
            ) -> Query<Member> where Value == Wrapped? {
                Query<Member> { values($0).compactMap { $0?[keyPath: path] } }
            }
            public subscript<Member>(
                dynamicMember path: KeyPath<Value.Element, Member>
            ) -> Query<Member> where Value: RealmCollection, Value.Element: ObjectBase {
                Query<Member> { values($0).flatMap { $0._elements.map { $0[keyPath: path] } } }
            }
        }

        public prefix func ! (query: Query<Bool>) -> Query<Bool> { Query { [!query.values($0).contains(true)] } }
        public func && (left: Query<Bool>, right: Query<Bool>) -> Query<Bool> {
            Query { [left.values($0).contains(true) && right.values($0).contains(true)] }
        }
        public func || (left: Query<Bool>, right: Query<Bool>) -> Query<Bool> {
            Query { [left.values($0).contains(true) || right.values($0).contains(true)] }
        }

        public func == <Value: Equatable>(left: Query<Value>, right: Value) -> Query<Bool> { left.any { $0 == right } }
        public func != <Value: Equatable>(left: Query<Value>, right: Value) -> Query<Bool> { left.any { $0 != right } }
        public func == <Value: Equatable>(left: Query<Value?>, right: Value?) -> Query<Bool> {
            Query { element in
                let values = left.values(element)
                return [values.isEmpty ? right == nil : values.contains { $0 == right }]
            }
        }
        public func != <Value: Equatable>(left: Query<Value?>, right: Value?) -> Query<Bool> { !(left == right) }
        public func < <Value: Comparable>(left: Query<Value>, right: Value) -> Query<Bool> { left.any { $0 < right } }
        public func <= <Value: Comparable>(left: Query<Value>, right: Value) -> Query<Bool> { left.any { $0 <= right } }
        public func > <Value: Comparable>(left: Query<Value>, right: Value) -> Query<Bool> { left.any { $0 > right } }
        public func >= <Value: Comparable>(left: Query<Value>, right: Value) -> Query<Bool> { left.any { $0 >= right } }
        public func < <Value: Comparable>(left: Query<Value?>, right: Value) -> Query<Bool> { left.any { $0.map { $0 < right } ?? false } }
        public func <= <Value: Comparable>(left: Query<Value?>, right: Value) -> Query<Bool> { left.any { $0.map { $0 <= right } ?? false } }
        public func > <Value: Comparable>(left: Query<Value?>, right: Value) -> Query<Bool> { left.any { $0.map { $0 > right } ?? false } }
        public func >= <Value: Comparable>(left: Query<Value?>, right: Value) -> Query<Bool> { left.any { $0.map { $0 >= right } ?? false } }

        extension Query where Value: Equatable {
            public func `in`<Values: Sequence>(_ collection: Values) -> Query<Bool> where Values.Element == Value {
                let wanted = Array(collection)
                return any { wanted.contains($0) }
            }
            public func `in`<Values: Sequence, Wrapped: Equatable>(
                _ collection: Values
            ) -> Query<Bool> where Values.Element == Wrapped, Value == Wrapped? {
                let wanted = Array(collection)
                return any { $0.map { wanted.contains($0) } ?? false }
            }
        }
        extension Query where Value: Comparable {
            public func contains(_ range: Range<Value>) -> Query<Bool> { any { range.contains($0) } }
            public func contains(_ range: ClosedRange<Value>) -> Query<Bool> { any { range.contains($0) } }
        }

        /// Differences of texts that a comparison overlooks.
        public struct StringOptions: OptionSet, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public static let caseInsensitive = StringOptions(rawValue: 1)
            public static let diacriticInsensitive = StringOptions(rawValue: 2)
            fileprivate func has(_ options: String.CompareOptions, of part: String, in text: String) -> Bool {
                var options = options
                if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
                if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
                return part.isEmpty || text.range(of: part, options: options) != nil
            }
        }
        public protocol _QueryText { var _text: String? { get } }
        extension String: _QueryText { public var _text: String? { self } }
        extension Optional: _QueryText where Wrapped == String { public var _text: String? { self } }

        extension Query where Value: _QueryText {
            private func text(_ test: @escaping (String) -> Bool) -> Query<Bool> { any { $0._text.map(test) ?? false } }
            public func contains(_ value: Value, options: StringOptions? = nil) -> Query<Bool> {
                text { (options ?? []).has([], of: value._text ?? "", in: $0) }
            }
            public func starts(with value: Value, options: StringOptions? = nil) -> Query<Bool> {
                text { (options ?? []).has(.anchored, of: value._text ?? "", in: $0) }
            }
            public func ends(with value: Value, options: StringOptions? = nil) -> Query<Bool> {
                text { (options ?? []).has([.anchored, .backwards], of: value._text ?? "", in: $0) }
            }
            public func equals(_ value: Value, options: StringOptions? = nil) -> Query<Bool> {
                starts(with: value, options: options) && ends(with: value, options: options)
                    && text { $0.count == value._text?.count }
            }
            /// `?` stands for a character, `*` for any number of them.
            public func like(_ value: Value, caseInsensitive: Bool = false) -> Query<Bool> {
                let predicate = NSPredicate(format: caseInsensitive ? "SELF LIKE[c] %@" : "SELF LIKE %@", value._text ?? "")
                return text { predicate.evaluate(with: $0) }
            }
        }
        extension Query where Value: RealmCollection {
            public var count: Query<Int> { Query<Int> { values($0).map(\.count) } }
            public func contains(_ element: Value.Element) -> Query<Bool> { any { $0.index(of: element) != nil } }
            public func containsAny<Elements: Sequence>(in elements: Elements) -> Query<Bool> where Elements.Element == Value.Element {
                let wanted = Array(elements)
                return any { list in wanted.contains { list.index(of: $0) != nil } }
            }
        }

        extension RealmCollection where Element: ObjectBase {
            /// The objects for which a question in Swift's words holds.
            public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
                let question = isIncluded(Query { [$0 as? Element].compactMap { $0 } })
                let collection = self
                return Results(_owner) { collection._elements.filter { question.values($0).contains(true) } }
            }
        }

        """#
}
