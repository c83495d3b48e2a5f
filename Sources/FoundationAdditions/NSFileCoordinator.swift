import Foundation

/// An object that shows a file, and hears of others' changes of it. Nobody else changes an app's files here.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
    func presentedItemDidMove(to newURL: URL)
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
}

/// Reads and writes of a file, in turn with other processes. The app's files are its own here: each access happens at once, at
/// the address that was asked for.
open class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// - Parameter filePresenter: the object that isn't told of this coordinator's own changes.
    public init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }

    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    open func coordinate(
        writingItemAt firstURL: URL, options firstOptions: WritingOptions = [], writingItemAt secondURL: URL,
        options secondOptions: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) { writer(firstURL, secondURL) }

    open func cancel() {}
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
}
