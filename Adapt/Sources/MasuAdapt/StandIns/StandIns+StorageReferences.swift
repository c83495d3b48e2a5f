extension StandIns {
    /// Places for files, and what can be done with them.
    static let storageReferences = #"""
        /// A place for a file.
        open class StorageReference: NSObject, @unchecked Sendable {
            static func names(_ path: String) -> [String] { path.components(separatedBy: "/").filter { !$0.isEmpty } }
            public let storage: Storage
            private let names: [String]
            init(_ storage: Storage, _ names: [String]) { (self.storage, self.names) = (storage, names) }
            public var bucket: String { storage.bucket }
            public var fullPath: String { names.joined(separator: "/") }
            public var name: String { names.last ?? "" }
            public func root() -> StorageReference { StorageReference(storage, []) }
            public func parent() -> StorageReference? {
                names.isEmpty ? nil : StorageReference(storage, Array(names.dropLast()))
            }
            public func child(_ path: String) -> StorageReference { StorageReference(storage, names + Self.names(path)) }
            public override var description: String { "gs://\(bucket)/\(fullPath)" }
            public override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? StorageReference else { return false }
                return fullPath == other.fullPath && storage === other.storage
            }
            public override var hash: Int { fullPath.hashValue }

            private func answer<Value>(
                _ completion: ((Value?, (any Error)?) -> Void)?, _ work: @escaping () throws -> Value
            ) {
                Storage.later {
                    do { completion?(try work(), nil) } catch { completion?(nil, error) }
                }
            }
            private func answer<Value>(_ work: @escaping () throws -> Value) async throws -> Value {
                try await withCheckedThrowingContinuation { continuation in
                    Storage.later { continuation.resume(with: Result { try work() }) }
                }
            }

            public typealias Written = (StorageMetadata?, (any Error)?) -> Void
            @discardableResult public func putData(
                _ uploadData: Data, metadata: StorageMetadata? = nil, completion: Written? = nil
            ) -> StorageUploadTask { upload({ uploadData }, metadata, completion) }
            @discardableResult public func putFile(
                from fileURL: URL, metadata: StorageMetadata? = nil, completion: Written? = nil
            ) -> StorageUploadTask {
                upload(
                    {
                        guard let data = try? Data(contentsOf: fileURL) else {
                            throw StorageError.unknown("There is no file at \(fileURL.path).")
                        }
                        return data
                    }, metadata, completion)
            }
            private func upload(
                _ data: @escaping () throws -> Data, _ metadata: StorageMetadata?, _ completion: Written?
            ) -> StorageUploadTask {
                let task = StorageUploadTask(self)
                task.start { [self] in
                    let data = try data()
                    task.progress.totalUnitCount = Int64(data.count)
                    task.metadata = try storage.write(data, to: self, metadata)
                } then: { error in completion?(error == nil ? task.metadata : nil, error) }
                return task
            }
            public func putDataAsync(
                _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
            ) async throws -> StorageMetadata {
                try await written(onProgress) { putData(uploadData, metadata: metadata, completion: $0) }
            }
            public func putFileAsync(
                from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
            ) async throws -> StorageMetadata {
                try await written(onProgress) { putFile(from: url, metadata: metadata, completion: $0) }
            }
            private func written(
                _ hear: ((Progress?) -> Void)?, _ put: (@escaping Written) -> StorageUploadTask
            ) async throws -> StorageMetadata {
                try await withCheckedThrowingContinuation { continuation in
                    let task = put { metadata, error in
                        if let metadata { continuation.resume(returning: metadata) }
                        if let error { continuation.resume(throwing: error) }
                    }
                    if let hear { task.observe(.progress) { hear($0.progress) } }
                }
            }

            private func content(_ maxSize: Int64) throws -> Data {
                let metadata = try storage.known(self)
                guard metadata.size <= maxSize else {
                    throw StorageError.downloadSizeExceeded(metadata.size, maxSize)
                }
                return try Data(contentsOf: storage.place(of: fullPath))
            }
            @discardableResult public func getData(
                maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
            ) -> StorageDownloadTask {
                let task = StorageDownloadTask(self)
                var data: Data?
                task.start { [self] in
                    data = try content(maxSize)
                    task.progress.totalUnitCount = Int64(data?.count ?? 0)
                } then: { error in completion(error == nil ? data : nil, error) }
                return task
            }
            public func data(maxSize: Int64) async throws -> Data { try await answer { try self.content(maxSize) } }
            @discardableResult public func write(
                toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
            ) -> StorageDownloadTask {
                let task = StorageDownloadTask(self)
                task.start { [self] in
                    let data = try content(.max)
                    try FileManager.default.createDirectory(
                        at: fileURL.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try data.write(to: fileURL)
                    task.progress.totalUnitCount = Int64(data.count)
                } then: { error in completion?(error == nil ? fileURL : nil, error) }
                return task
            }
            /// The address of a file in the app's caches.
            public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) { answer(completion, address) }
            public func downloadURL() async throws -> URL { try await answer(address) }
            private func address() throws -> URL {
                _ = try storage.known(self)
                return storage.place(of: fullPath)
            }
            public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
                answer(completion) { try self.storage.known(self).copied }
            }
            public func getMetadata() async throws -> StorageMetadata { try await answer { try self.storage.known(self).copied } }
            public func updateMetadata(_ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?) {
                answer(completion) { try self.changed(metadata) }
            }
            @discardableResult public func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata {
                try await answer { try self.changed(metadata) }
            }
            private func changed(_ metadata: StorageMetadata) throws -> StorageMetadata {
                let known = try storage.known(self)
                known.take(metadata)
                known.updated = Date()
                known.metageneration += 1
                return known.copied
            }
            public func delete(completion: (((any Error)?) -> Void)?) {
                answer({ (_: Bool?, error) in completion?(error) }, removed)
            }
            public func delete() async throws { _ = try await answer(removed) }
            private func removed() throws -> Bool {
                _ = try storage.known(self)
                storage.files[fullPath] = nil
                try? FileManager.default.removeItem(at: storage.place(of: fullPath))
                return true
            }

            public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
                answer(completion) { self.content(from: nil, .max) }
            }
            public func listAll() async throws -> StorageListResult { try await answer { self.content(from: nil, .max) } }
            public func list(maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
                answer(completion) { self.content(from: nil, Int(maxResults)) }
            }
            public func list(
                maxResults: Int64, pageToken: String, completion: @escaping (StorageListResult?, (any Error)?) -> Void
            ) { answer(completion) { self.content(from: pageToken, Int(maxResults)) } }
            public func list(maxResults: Int64) async throws -> StorageListResult {
                try await answer { self.content(from: nil, Int(maxResults)) }
            }
            public func list(maxResults: Int64, pageToken: String) async throws -> StorageListResult {
                try await answer { self.content(from: pageToken, Int(maxResults)) }
            }
            private func content(from first: String?, _ count: Int) -> StorageListResult {
                let start = names.isEmpty ? "" : fullPath + "/"
                var found: [String: Bool] = [:]
                for path in storage.files.keys where path.hasPrefix(start) && path.count > start.count {
                    let rest = path.dropFirst(start.count).components(separatedBy: "/")
                    found[rest[0]] = rest.count == 1
                }
                let all = found.keys.sorted().filter { $0 >= first ?? "" }
                let taken = all.prefix(count)
                return StorageListResult(
                    taken.filter { found[$0] == false }.map(child), taken.filter { found[$0] == true }.map(child),
                    next: all.count > taken.count ? all[taken.count] : nil)
            }
        }
        """#
}
