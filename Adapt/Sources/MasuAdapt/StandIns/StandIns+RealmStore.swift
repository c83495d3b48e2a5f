extension StandIns {
    /// The objects of a file.
    static let realmStore = #"""
        /// An observation, for as long as it is kept.
        public final class NotificationToken: @unchecked Sendable {
            var isValid = true
            var notice: ((Set<ObjectIdentifier>) -> Void)?
            public func invalidate() {
                isValid = false
                notice = nil
            }
            public func stop() { invalidate() }
        }

        /// The objects of a file, by their classes, in the order in which they came.
        public final class RealmStore: @unchecked Sendable {
            static let scratch = RealmStore(file: nil)
            private static let lock = NSRecursiveLock()
            nonisolated(unsafe) private static var stores: [String: RealmStore] = [:]
            private let lock = NSRecursiveLock()
            private let file: URL?
            private var tables: [String: [Object]] = [:]
            /// Rows of the file whose class nobody has asked for yet.
            private var waiting: [String: [[String: Any]]] = [:]
            /// The rows as they were after the last write.
            private var saved: [ObjectIdentifier: Data] = [:]
            private var next = 1
            private(set) var isWriting = false
            private var tokens: [() -> NotificationToken?] = []
            private var backup: [(Object, [String: Any])] = []

            private init(file: URL?) {
                self.file = file
                guard let file, let data = try? Data(contentsOf: file),
                    let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
                else { return }
                waiting = document["objects"] as? [String: [[String: Any]]] ?? [:]
                next = (document["next"] as? NSNumber)?.intValue ?? 1
            }

            static func store(for configuration: Realm.Configuration) -> RealmStore {
                lock.withLock {
                    let file = configuration.inMemoryIdentifier == nil ? configuration.fileURL : nil
                    let name = configuration.inMemoryIdentifier ?? file?.standardizedFileURL.path ?? ""
                    if let known = stores[name] { return known }
                    let store = RealmStore(file: file)
                    stores[name] = store
                    return store
                }
            }

            // MARK: Objects

            func objects<Element: Object>(of type: Element.Type) -> [Element] {
                lock.withLock {
                    materialise(type)
                    return tables[type.className()]?.compactMap { $0 as? Element } ?? []
                }
            }
            func object<Element: Object>(_ id: Int, of type: Element.Type) -> Element? { objects(of: type).first { $0.objectNumber == id } }
            /// First all objects of the class, then their values, which may lead to one another.
            private func materialise(_ type: Object.Type) {
                guard let rows = waiting.removeValue(forKey: type.className()) else { return }
                let made = rows.map { row in
                    let object = type.init()
                    object.objectNumber = (row[""] as? NSNumber)?.intValue ?? 0
                    object.objectStore = self
                    return object
                }
                tables[type.className(), default: []] += made
                let wasWriting = isWriting
                isWriting = true
                for (object, row) in zip(made, rows) { object._fill(row, in: self) }
                isWriting = wasWriting
                for object in made { saved[ObjectIdentifier(object)] = data(of: object) }
            }
            func insert(_ object: Object) {
                guard self !== Self.scratch, object.objectStore == nil else { return }
                materialise(type(of: object))
                object.objectStore = self
                object.objectNumber = next
                next += 1
                tables[type(of: object).className(), default: []].append(object)
                for link in object.objectLinks where link.objectStore == nil { insert(link) }
            }
            func delete(_ object: Object) {
                tables[type(of: object).className()]?.removeAll { $0 === object }
                saved[ObjectIdentifier(object)] = nil
                for other in tables.values.joined() {
                    for link in other.objectLinks where link === object { forget(object, in: other) }
                }
                object.objectStore = nil
                object.isInvalidated = true
            }
            private func forget(_ object: Object, in other: Object) {
                for (name, _) in other.objectProperties {
                    let value = KeyedValue.unwrapped(other.keyedValue(name))
                    if value as? Object === object { _ = other.setKeyedValue(nil, forKey: name) }
                    if let list = value as? [Object], list.contains(where: { $0 === object }) {
                        _ = other.setKeyedValue(list.filter { $0 !== object }, forKey: name)
                    }
                }
            }
            func deleteAll() {
                waiting = [:]
                for object in tables.values.joined() {
                    object.objectStore = nil
                    object.isInvalidated = true
                }
                tables = [:]
                saved = [:]
            }

            // MARK: Writing

            func checkWrite() {
                guard !isWriting, self !== Self.scratch else { return }
                fatalError(
                    "Attempting to modify object outside of a write transaction - call beginWriteTransaction on an RLMRealm instance first.")
            }
            func begin() {
                lock.lock()
                precondition(!isWriting, "The Realm is already in a write transaction")
                isWriting = true
                backup = tables.values.joined().map { ($0, $0.objectRow(in: self)) }
            }
            func cancel() {
                let known = Set(backup.map { ObjectIdentifier($0.0) })
                for object in tables.values.joined() where !known.contains(ObjectIdentifier(object)) {
                    object.objectStore = nil
                    object.isInvalidated = true
                }
                tables = Dictionary(grouping: backup.map(\.0)) { type(of: $0).className() }
                for (object, row) in backup {
                    (object.objectStore, object.isInvalidated) = (self, false)
                    object._fill(row, in: self)
                }
                end()
            }
            private func end() {
                isWriting = false
                backup = []
                lock.unlock()
            }
            func commit(without silent: [NotificationToken]) throws {
                var modified: Set<ObjectIdentifier> = []
                for object in tables.values.joined() {
                    let data = data(of: object)
                    let name = ObjectIdentifier(object)
                    if let old = saved[name], old != data { modified.insert(name) }
                    saved[name] = data
                }
                defer {
                    end()
                    let present = tokens.compactMap { $0() }
                    tokens = tokens.filter { $0() != nil }
                    for token in present where !silent.contains(where: { $0 === token }) { token.notice?(modified) }
                }
                try save()
            }
            /// The file as it is after the last write, at another place.
            func copy(to place: URL) throws {
                let document = try lock.withLock { try self.document() }
                try document.write(to: place, options: .withoutOverwriting)
            }
            private func data(of object: Object) -> Data {
                (try? JSONSerialization.data(withJSONObject: object.objectRow(in: self), options: [.sortedKeys])) ?? Data()
            }
            private func document() throws -> Data {
                var objects: [String: Any] = waiting
                for (name, table) in tables where !table.isEmpty { objects[name] = table.map { $0.objectRow(in: self) } }
                return try JSONSerialization.data(withJSONObject: ["objects": objects, "next": next], options: [.sortedKeys])
            }
            private func save() throws {
                guard let file else { return }
                let data = try document()
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file, options: .atomic)
            }
            func observe(_ token: NotificationToken) { lock.withLock { tokens.append { [weak token] in token } } }
        }

        """#
}
