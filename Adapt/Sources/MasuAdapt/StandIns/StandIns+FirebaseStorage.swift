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

        /// The errors themselves, with what they are about.
        public enum StorageError: Error, CustomNSError {
            case unknown(String), objectNotFound(String), bucketNotFound(String), projectNotFound(String), quotaExceeded(String)
            case unauthenticated, unauthorized(String, String), retryLimitExceeded, nonMatchingChecksum
            case downloadSizeExceeded(Int64, Int64), cancelled, invalidArgument(String)
            private var known: (StorageErrorCode, String) {
                switch self {
                case .unknown(let text): (.unknown, text)
                case .objectNotFound(let path): (.objectNotFound, "Object \(path) does not exist.")
                case .bucketNotFound(let name): (.bucketNotFound, "There is no bucket \(name).")
                case .projectNotFound(let name): (.projectNotFound, "There is no project \(name).")
                case .quotaExceeded(let name): (.quotaExceeded, "The bucket \(name) has no room.")
                case .unauthenticated: (.unauthenticated, "Nobody is signed in.")
                case .unauthorized(_, let path): (.unauthorized, "Nobody may do this with \(path).")
                case .retryLimitExceeded: (.retryLimitExceeded, "It took too long.")
                case .nonMatchingChecksum: (.nonMatchingChecksum, "The file didn't arrive as it was sent.")
                case .downloadSizeExceeded(let size, let most):
                    (.downloadSizeExceeded, "The file has \(size) bytes; at most \(most) were asked for.")
                case .cancelled: (.cancelled, "The file's way was cancelled.")
                case .invalidArgument(let text): (.invalidArgument, text)
                }
            }
            public static var errorDomain: String { StorageErrorDomain }
            public var errorCode: Int { known.0.rawValue }
            public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: known.1] }
        }

        /// The facts about a file.
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

            func write(_ data: Data, to reference: StorageReference, _ metadata: StorageMetadata?) throws -> StorageMetadata {
                guard !reference.fullPath.isEmpty else {
                    throw StorageError.invalidArgument("A file has a name; the bucket's root has none.")
                }
                let place = place(of: reference.fullPath)
                do {
                    try FileManager.default.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try data.write(to: place)
                } catch { throw StorageError.unknown(error.localizedDescription) }
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
                    throw StorageError.objectNotFound(reference.fullPath)
                }
                return metadata
            }
        }
        """#
}
