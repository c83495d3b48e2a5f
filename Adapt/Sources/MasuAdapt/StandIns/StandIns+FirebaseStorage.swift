extension StandIns {
    /// Files in the process's keeping.
    static let firebaseStorage = [storageObjects, storageReferences, storageTasks].joined(separator: "\n")

    private static let storageObjects = #"""
        // A stand-in for FirebaseStorage by Masu: files of the process's own, none at first. Their addresses are those of files
        // in the app's caches. Rules and pausing in the middle of a file aren't there.
        @_exported import FirebaseCore

        public let StorageErrorDomain = "FIRStorageErrorDomain"

        /// Numbers as Firebase documents them.
        public enum StorageErrorCode: Int, Error, CustomNSError, Sendable {
            case unknown = -13000
            case objectNotFound = -13010
            case bucketNotFound = -13011
            case projectNotFound = -13012
            case quotaExceeded = -13013
            case unauthenticated = -13020
            case unauthorized = -13021
            case retryLimitExceeded = -13030
            case nonMatchingChecksum = -13031
            case downloadSizeExceeded = -13032
            case cancelled = -13040
            case invalidArgument = -13050
            public static var errorDomain: String { StorageErrorDomain }
            public var errorCode: Int { rawValue }
        }

        /// The facts of a file.
        open class StorageMetadata: NSObject, @unchecked Sendable {
            public internal(set) var bucket = ""
            public internal(set) var path: String?
            public internal(set) var size: Int64 = 0
            public internal(set) var timeCreated: Date?
            public internal(set) var updated: Date?
            public internal(set) var generation: Int64 = 0
            public internal(set) var metageneration: Int64 = 0
            public var contentType: String?
            public var cacheControl: String?
            public var contentDisposition: String?
            public var contentEncoding: String?
            public var contentLanguage: String?
            public var customMetadata: [String: String]?
            public internal(set) var storageReference: StorageReference?
            public var name: String? { path?.components(separatedBy: "/").last }
            public var isFile: Bool { true }
            public var isFolder: Bool { false }
            public override init() {}
            /// Takes what an app may say of a file.
            func take(_ other: StorageMetadata) {
                contentType = other.contentType ?? contentType
                cacheControl = other.cacheControl ?? cacheControl
                contentDisposition = other.contentDisposition ?? contentDisposition
                contentEncoding = other.contentEncoding ?? contentEncoding
                contentLanguage = other.contentLanguage ?? contentLanguage
                if let custom = other.customMetadata {
                    customMetadata = (customMetadata ?? [:]).merging(custom) { $1 }.filter { !$0.value.isEmpty }
                }
            }
            var copied: StorageMetadata {
                let copy = StorageMetadata()
                (copy.bucket, copy.path, copy.size, copy.timeCreated) = (bucket, path, size, timeCreated)
                (copy.updated, copy.generation, copy.metageneration) = (updated, generation, metageneration)
                copy.storageReference = storageReference
                copy.take(self)
                return copy
            }
        }

        /// A folder's content.
        open class StorageListResult: NSObject, @unchecked Sendable {
            public let prefixes: [StorageReference]
            public let items: [StorageReference]
            public let pageToken: String?
            init(_ prefixes: [StorageReference], _ items: [StorageReference], next: String?) {
                (self.prefixes, self.items, pageToken) = (prefixes, items, next)
            }
        }

        /// The files.
        open class Storage: NSObject, @unchecked Sendable {
            nonisolated(unsafe) private static var storages: [String: Storage] = [:]
            private static let lock = NSLock()
            let bucket: String
            var files: [String: StorageMetadata] = [:]
            public weak var app: FirebaseApp?
            /// Times that nothing takes here.
            public var maxUploadRetryTime: TimeInterval = 600
            public var maxDownloadRetryTime: TimeInterval = 600
            public var maxOperationRetryTime: TimeInterval = 120
            public var callbackQueue = DispatchQueue.main

            private init(_ bucket: String, _ app: FirebaseApp?) { (self.bucket, self.app) = (bucket, app) }
            private static func storage(_ url: String?, _ app: FirebaseApp?) -> Storage {
                let name = url.flatMap { URL(string: $0)?.host } ?? app?.options.storageBucket ?? "localhost"
                return lock.withLock {
                    if let known = storages[name] { return known }
                    let new = Storage(name, app)
                    storages[name] = new
                    return new
                }
            }
            public class func storage() -> Storage { storage(nil, FirebaseApp.app()) }
            public class func storage(url: String) -> Storage { storage(url, FirebaseApp.app()) }
            public class func storage(app: FirebaseApp) -> Storage { storage(nil, app) }
            public class func storage(app: FirebaseApp, url: String) -> Storage { storage(url, app) }

            public func reference() -> StorageReference { StorageReference(self, []) }
            public func reference(withPath path: String) -> StorageReference { StorageReference(self, StorageReference.names(path)) }
            /// The place of an address with `gs:`, or of one that `downloadURL` gave.
            public func reference(forURL url: String) -> StorageReference {
                let folder = folder.absoluteString
                if url.hasPrefix(folder) {
                    let name = String(url.dropFirst(folder.count)).removingPercentEncoding ?? ""
                    return reference(withPath: name)
                }
                guard let parts = URLComponents(string: url), parts.scheme == "gs" || parts.scheme?.hasPrefix("http") == true else {
                    fatalError("A reference's address begins with gs:, http: or https:, unlike '\(url)'.")
                }
                // An address of the web has the name after "o", with its slashes hidden.
                let path = parts.scheme == "gs" ? parts.path : parts.path.components(separatedBy: "/o/").last ?? ""
                return reference(withPath: path)
            }
            public func reference(for url: URL) throws -> StorageReference { reference(forURL: url.absoluteString) }
            /// Keeps nothing: the files are in the process all the same.
            public func useEmulator(withHost host: String, port: Int) {}

            var folder: URL {
                let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
                return (caches ?? FileManager.default.temporaryDirectory)
                    .appendingPathComponent("FirebaseStorage/\(bucket)", isDirectory: true)
            }
            func place(of path: String) -> URL { folder.appendingPathComponent(path) }

            static func later(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                DispatchQueue.main.async { work() }
            }
            static func error(_ code: StorageErrorCode, _ text: String) -> NSError {
                NSError(domain: StorageErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
            }

            func write(_ data: Data, to reference: StorageReference, _ metadata: StorageMetadata?) throws -> StorageMetadata {
                guard !reference.fullPath.isEmpty else {
                    throw Self.error(.invalidArgument, "A file has a name; the bucket's root has none.")
                }
                let place = place(of: reference.fullPath)
                do {
                    try FileManager.default.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try data.write(to: place)
                } catch { throw Self.error(.unknown, error.localizedDescription) }
                let new = StorageMetadata()
                new.contentType = "application/octet-stream"
                if let metadata { new.take(metadata) }
                (new.bucket, new.path, new.size) = (bucket, reference.fullPath, Int64(data.count))
                (new.timeCreated, new.updated, new.storageReference) = (Date(), Date(), reference)
                new.generation = (files[reference.fullPath]?.generation ?? 0) + 1
                new.metageneration = 1
                files[reference.fullPath] = new
                return new.copied
            }
            func known(_ reference: StorageReference) throws -> StorageMetadata {
                guard let metadata = files[reference.fullPath] else {
                    throw Self.error(.objectNotFound, "Object \(reference.fullPath) does not exist.")
                }
                return metadata
            }
        }
        """#

    private static let storageReferences = #"""
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
                            throw Storage.error(.unknown, "There is no file at \(fileURL.path).")
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
                    throw Storage.error(
                        .downloadSizeExceeded,
                        "The file has \(metadata.size) bytes; at most \(maxSize) were asked for.")
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
