extension StandIns {
    /// The documents, the writes and those who listen. All of it happens on the main queue, in the order of the calls.
    static let firestoreStore = #"""
        struct FirestoreDocument: Equatable {
            var fields: FirestoreValue
            /// The writes that the server hasn't heard of.
            var pending: Set<Int> = []
        }

        /// A change of one document.
        struct FirestoreWrite {
            enum Form {
                case replace, merge([[String]]), update, delete
            }
            var path: String
            var form: Form
            /// The fields with their places; work of the server's among them.
            var fields: [(path: [String], value: Any)] = []

            /// A document's data. Of a merge, all that isn't a map of something is a field of its own.
            init(path: String, data: [String: Any], merge: Bool = false, mergeFields: [Any]? = nil) {
                (self.path, form) = (path, .replace)
                Self.leaves(of: data, at: [], into: &fields)
                if let mergeFields {
                    let names = mergeFields.map { FieldPath.made(of: $0).names }
                    fields.removeAll { field in !names.contains { field.path.starts(with: $0) } }
                    for name in names {
                        precondition(
                            fields.contains { $0.path.starts(with: name) },
                            "The field '\(name.joined(separator: "."))' is to be merged and isn't in the data.")
                    }
                    form = .merge(names)
                } else if merge {
                    form = .merge([])
                } else {
                    for case let value as FieldValue in fields.map(\.value) {
                        if case .delete = value.work { fatalError("FieldValue.delete() needs merge: true, or updateData.") }
                    }
                }
            }
            init(path: String, updating data: [AnyHashable: Any]) {
                (self.path, form) = (path, .update)
                fields = data.map { (FieldPath.made(of: $0.key.base).names, $0.value) }
            }
            init(deleting path: String) { (self.path, form) = (path, .delete) }

            private static func leaves(
                of data: [String: Any], at place: [String], into fields: inout [(path: [String], value: Any)]
            ) {
                for (name, value) in data {
                    if let map = value as? [String: Any], !map.isEmpty {
                        leaves(of: map, at: place + [name], into: &fields)
                    } else {
                        fields.append((place + [name], value))
                    }
                }
            }

            /// The document after the write; nil for none.
            func applied(to old: FirestoreDocument?, write: Int) -> FirestoreDocument? {
                var document = old ?? FirestoreDocument(fields: .map([:]))
                switch form {
                case .delete: return nil
                case .replace: document.fields = .map([:])
                case .merge(let names): for name in names { document.fields[name[...]] = nil }
                case .update: break
                }
                // The server's work on a field begins with what was there before a merge.
                for field in fields.sorted(by: { $0.path.lexicographicallyPrecedes($1.path) }) {
                    if let value = field.value as? FieldValue {
                        let before = if case .replace = form { FirestoreValue?.none } else { old?.fields[field.path[...]] }
                        document.fields[field.path[...]] = value.applied(to: before, write: write)
                    } else {
                        document.fields[field.path[...]] = FirestoreValue(field.value)
                    }
                }
                document.pending.insert(write)
                return document
            }
        }

        /// The documents of one database.
        final class FirestoreStore: @unchecked Sendable {
            private(set) var documents: [String: FirestoreDocument] = [:]
            private var listeners: [(id: Int, hear: () -> Void)] = []
            private var inSync: [(id: Int, hear: () -> Void)] = []
            private var lastWrite = 0
            private var lastListener = 0
            nonisolated(unsafe) private static var lastName = 0
            private static let lock = NSLock()

            /// A document's name that counts up, in the form of Firebase's.
            static func nextName() -> String {
                lock.withLock {
                    lastName += 1
                    let digits = String(lastName, radix: 36).uppercased()
                    return String(repeating: "0", count: 20 - digits.count) + digits
                }
            }

            static func later(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                DispatchQueue.main.async { work() }
            }

            static func error(_ code: FirestoreErrorCode, _ text: String) -> NSError {
                NSError(domain: FirestoreErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
            }

            /// Writes all or nothing. The listeners hear of it at once, the app when the server has answered.
            func write(_ writes: [FirestoreWrite], _ answer: (((any Error)?) -> Void)?) {
                Self.later { self.apply(writes, answer) }
            }

            func apply(_ writes: [FirestoreWrite], _ answer: (((any Error)?) -> Void)?) {
                lastWrite += 1
                let write = lastWrite
                var changed = documents
                for one in writes {
                    if case .update = one.form, changed[one.path] == nil {
                        let error = Self.error(.notFound, "No document to update: \(one.path)")
                        return Self.later { answer?(error) }
                    }
                    changed[one.path] = one.applied(to: changed[one.path], write: write)
                }
                documents = changed
                tellListeners()
                Self.later {
                    for path in Set(writes.map(\.path)) {
                        self.documents[path]?.pending.remove(write)
                        if let fields = self.documents[path]?.fields {
                            self.documents[path]?.fields = fields.acknowledged(write)
                        }
                    }
                    self.tellListeners()
                    answer?(nil)
                }
            }

            private func tellListeners() {
                for listener in listeners where listeners.contains(where: { $0.id == listener.id }) { listener.hear() }
                for listener in inSync where inSync.contains(where: { $0.id == listener.id }) { listener.hear() }
            }

            /// Hears of every change, and in a later turn of what is there.
            func listen(_ hear: @escaping () -> Void) -> any ListenerRegistration {
                let registration = newRegistration()
                let id = registration.id
                Self.later {
                    guard !registration.isRemoved else { return }
                    self.listeners.append((id, hear))
                    hear()
                }
                return registration
            }

            func listenToSync(_ hear: @escaping () -> Void) -> any ListenerRegistration {
                let registration = newRegistration()
                inSync.append((registration.id, hear))
                return registration
            }

            private func newRegistration() -> FirestoreRegistration {
                lastListener += 1
                return FirestoreRegistration(id: lastListener, store: self)
            }

            fileprivate func removeListener(_ id: Int) {
                listeners.removeAll { $0.id == id }
                inSync.removeAll { $0.id == id }
            }

            func clear() { documents = [:] }
        }

        private final class FirestoreRegistration: NSObject, ListenerRegistration, @unchecked Sendable {
            let id: Int
            private(set) var isRemoved = false
            private weak var store: FirestoreStore?
            init(id: Int, store: FirestoreStore) { (self.id, self.store) = (id, store) }
            func remove() {
                isRemoved = true
                store?.removeListener(id)
            }
        }

        /// A listener, which hears until it is removed.
        public protocol ListenerRegistration: NSObjectProtocol {
            func remove()
        }

        public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

        /// Numbers as Firebase documents them.
        public enum FirestoreErrorCode: Int, Error, CustomNSError, Sendable {
            case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
            case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss
            case unauthenticated

            public typealias Code = FirestoreErrorCode
            public static var errorDomain: String { FirestoreErrorDomain }
            public var errorCode: Int { rawValue }
            public var code: FirestoreErrorCode { self }
            public init(_ code: FirestoreErrorCode) { self = code }
            public init(_nsError error: NSError) { self = FirestoreErrorCode(rawValue: error.code) ?? .unknown }
        }
        """#
}
