extension StandIns {
    /// Times, places, paths of fields, and the work that the server does with a field.
    static let firestoreValues = #"""
        // A stand-in for FirebaseFirestore by Masu: a database of the process's own, empty at first. Rules, indices, offline
        // files and vectors aren't there.
        @_exported import FirebaseCore
        @_exported import FirebaseSharedSwift

        extension Timestamp: FirebaseStoredAsIs {
            /// The time as the database keeps it: to the microsecond.
            var kept: Timestamp { Timestamp(seconds: seconds, nanoseconds: nanoseconds / 1000 * 1000) }
        }

        /// A place on the globe.
        public final class GeoPoint: NSObject, Codable, FirebaseStoredAsIs, @unchecked Sendable {
            public let latitude: Double
            public let longitude: Double
            public init(latitude: Double, longitude: Double) {
                precondition(abs(latitude) <= 90, "A latitude is between -90 and 90, not \(latitude).")
                precondition(abs(longitude) <= 180, "A longitude is between -180 and 180, not \(longitude).")
                (self.latitude, self.longitude) = (latitude, longitude)
            }
            public override func isEqual(_ object: Any?) -> Bool {
                (object as? GeoPoint).map { ($0.latitude, $0.longitude) == (latitude, longitude) } ?? false
            }
            public override var hash: Int { latitude.hashValue ^ longitude.hashValue }
        }

        /// The names that lead to a field.
        public final class FieldPath: NSObject, @unchecked Sendable {
            let names: [String]
            public init(_ fieldNames: [String]) {
                precondition(!fieldNames.isEmpty && !fieldNames.contains(""), "A path of fields has names, none of them empty.")
                names = fieldNames
            }
            /// The path of names with dots between them.
            convenience init(dots: String) { self.init(dots.components(separatedBy: ".")) }
            public class func documentID() -> FieldPath { FieldPath(["__name__"]) }
            var isDocumentID: Bool { names == ["__name__"] }
            public override func isEqual(_ object: Any?) -> Bool { (object as? FieldPath)?.names == names }
            public override var hash: Int { names.hashValue }

            static func made(of value: Any) -> FieldPath {
                if let path = value as? FieldPath { return path }
                guard let text = value as? String else { fatalError("A field is named by a text or a FieldPath, not \(value).") }
                return FieldPath(dots: text)
            }
        }

        /// Work that the server does with a field.
        public final class FieldValue: NSObject, Encodable, FirebaseStoredAsIs, @unchecked Sendable {
            enum Work {
                case delete, time, union([Any]), remove([Any]), increment(FirestoreValue)
            }
            let work: Work
            init(_ work: Work) { self.work = work }
            public class func delete() -> FieldValue { FieldValue(.delete) }
            public class func serverTimestamp() -> FieldValue { FieldValue(.time) }
            public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements)) }
            public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.remove(elements)) }
            public class func increment(_ l: Int64) -> FieldValue { FieldValue(.increment(.integer(l))) }
            public class func increment(_ d: Double) -> FieldValue { FieldValue(.increment(.double(d))) }
            public func encode(to encoder: any Encoder) throws { throw FirestoreEncodingError.encodingIsNotSupported }

            /// The field after the work, of what it was.
            func applied(to old: FirestoreValue?, write: Int) -> FirestoreValue? {
                switch work {
                case .delete: return nil
                case .time: return .pending(write, Timestamp().kept, previous: old?.settled)
                case .union(let elements):
                    var list = old?.list ?? []
                    for element in elements.map(FirestoreValue.init) where !list.contains(element) { list.append(element) }
                    return .list(list)
                case .remove(let elements):
                    let gone = elements.map { FirestoreValue($0) }
                    return .list((old?.list ?? []).filter { !gone.contains($0) })
                case .increment(let by):
                    switch (old, by) {
                    case (.integer(let value), .integer(let added)):
                        let (sum, isOver) = value.addingReportingOverflow(added)
                        return .integer(isOver ? (added > 0 ? .max : .min) : sum)
                    case (.integer, _), (.double, _): return .double((old?.number ?? 0) + (by.number ?? 0))
                    default: return by
                    }
                }
            }
        }
        """# + "\n" + firestoreStoredValues

    /// Values as the database keeps and orders them.
    private static let firestoreStoredValues = #"""
        /// A value as the database keeps it.
        indirect enum FirestoreValue: Equatable {
            case null, truth(Bool), integer(Int64), double(Double), time(Timestamp)
            /// The time of a write that the server hasn't heard of.
            case pending(Int, Timestamp, previous: FirestoreValue?)
            case text(String), bytes(Data), reference(String, Firestore), place(GeoPoint)
            case list([FirestoreValue]), map([String: FirestoreValue])

            /// - Parameter value: what an app stores; a value of another type ends the app, as Firebase does.
            init(_ value: Any) {
                switch value {
                case is NSNull: self = .null
                case let time as Timestamp: self = .time(time.kept)
                case let date as Date: self = .time(Timestamp(date: date).kept)
                case let place as GeoPoint: self = .place(place)
                case let reference as DocumentReference: self = .reference(reference.path, reference.firestore)
                case let data as Data: self = .bytes(data)
                case is FieldValue: fatalError("A FieldValue stands in a document's fields alone, not in lists.")
                case let text as String: self = .text(text)
                case let number as NSNumber:
                    switch String(cString: number.objCType) {
                    case "c" where type(of: value) != Int8.self: self = .truth(number.boolValue)
                    case "d", "f": self = .double(number.doubleValue)
                    default: self = .integer(number.int64Value)
                    }
                case let list as [Any]: self = .list(list.map { FirestoreValue($0) })
                case let map as [String: Any]: self = .map(map.mapValues { FirestoreValue($0) })
                default:
                    // A nil in an optional stands for null.
                    guard Mirror(reflecting: value).displayStyle == .optional else {
                        fatalError("A document has no value of the type \(type(of: value)).")
                    }
                    self = .null
                }
            }

            /// The value as apps see it.
            func seen(_ behavior: ServerTimestampBehavior) -> Any {
                switch self {
                case .null: NSNull()
                case .truth(let truth): NSNumber(value: truth)
                case .integer(let number): NSNumber(value: number)
                case .double(let number): NSNumber(value: number)
                case .time(let time): time
                case .pending(_, let time, let previous):
                    switch behavior {
                    case .none: NSNull()
                    case .estimate: time
                    case .previous: previous?.seen(behavior) ?? NSNull()
                    }
                case .text(let text): text
                case .bytes(let data): data
                case .reference(let path, let firestore): firestore.document(path)
                case .place(let place): place
                case .list(let list): list.map { $0.seen(behavior) }
                case .map(let map): map.mapValues { $0.seen(behavior) }
                }
            }

            var list: [FirestoreValue]? { if case .list(let list) = self { list } else { nil } }
            var map: [String: FirestoreValue]? { if case .map(let map) = self { map } else { nil } }
            var number: Double? {
                switch self {
                case .integer(let number): Double(number)
                case .double(let number): number
                default: nil
                }
            }
            /// The value as the server knows it.
            var settled: FirestoreValue? {
                if case .pending(_, _, let previous) = self { previous } else { self }
            }
            var isNotNumber: Bool { number?.isNaN ?? false }

            /// The value once the server has heard of a write.
            func acknowledged(_ write: Int) -> FirestoreValue {
                switch self {
                case .pending(write, let time, _): .time(time)
                case .list(let list): .list(list.map { $0.acknowledged(write) })
                case .map(let map): .map(map.mapValues { $0.acknowledged(write) })
                default: self
                }
            }

            subscript(names: ArraySlice<String>) -> FirestoreValue? {
                get {
                    guard let name = names.first else { return self }
                    return map?[name]?[names.dropFirst()]
                }
                set {
                    guard let name = names.first else { return }
                    var fields = map ?? [:]
                    if names.count == 1 {
                        fields[name] = newValue
                    } else if newValue != nil || fields[name]?.map != nil {
                        var child = fields[name] ?? .map([:])
                        child[names.dropFirst()] = newValue
                        fields[name] = child
                    }
                    self = .map(fields)
                }
            }

            /// The place of the type among others, as Firebase documents it.
            private var rank: Int {
                switch self {
                case .null: 0
                case .truth: 1
                case .integer, .double: 2
                case .time: 3
                case .pending: 4
                case .text: 5
                case .bytes: 6
                case .reference: 7
                case .place: 8
                case .list: 9
                case .map: 10
                }
            }
            func isOfType(_ other: FirestoreValue) -> Bool { rank == other.rank }

            /// Less than nothing where the value comes before the other, nothing where they are the same.
            func order(_ other: FirestoreValue) -> Int {
                func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int { left == right ? 0 : left < right ? -1 : 1 }
                func first(_ orders: some Sequence<Int>) -> Int { orders.first { $0 != 0 } ?? 0 }
                switch (self, other) {
                case (.truth(let left), .truth(let right)): return order(left ? 1 : 0, right ? 1 : 0)
                case (.integer(let left), .integer(let right)): return order(left, right)
                case (.time(let left), .time(let right)): return left.compare(right).rawValue
                case (.pending(_, let left, _), .pending(_, let right, _)): return left.compare(right).rawValue
                case (.text(let left), .text(let right)): return Self.order(left, right)
                case (.bytes(let left), .bytes(let right)):
                    return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
                case (.reference(let left, _), .reference(let right, _)): return Self.order(path: left, right)
                case (.place(let left), .place(let right)):
                    return first([order(left.latitude, right.latitude), order(left.longitude, right.longitude)])
                case (.list(let left), .list(let right)):
                    return first(zip(left, right).lazy.map { $0.order($1) } + [order(left.count, right.count)])
                case (.map(let left), .map(let right)):
                    let keys = zip(left.keys.sorted { Self.order($0, $1) < 0 }, right.keys.sorted { Self.order($0, $1) < 0 })
                    let orders = keys.lazy.map { keys -> Int in
                        let names = Self.order(keys.0, keys.1)
                        return names == 0 ? (left[keys.0] ?? .null).order(right[keys.1] ?? .null) : names
                    }
                    return first(orders + [order(left.count, right.count)])
                default:
                    guard let left = number, let right = other.number else { return order(rank, other.rank) }
                    return first([order(left.isNaN ? 0 : 1, right.isNaN ? 0 : 1), left.isNaN ? 0 : order(left, right)])
                }
            }

            /// Texts go by their bytes.
            static func order(_ left: String, _ right: String) -> Int {
                left == right ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
            }
            static func order(path left: String, _ right: String) -> Int {
                let (left, right) = (left.components(separatedBy: "/"), right.components(separatedBy: "/"))
                for (one, two) in zip(left, right) where one != two { return order(one, two) }
                return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
            }
        }
        """#
}
