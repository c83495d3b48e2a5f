import CCairo
import Foundation

/// Poppler, as far as pages need it: their sizes, pictures and texts, in a document without a password.
struct PDFLibrary: Sendable {
    private typealias MakeBytes = @convention(c) (UnsafeRawPointer?, Int) -> UnsafeMutableRawPointer?
    private typealias ReleaseBytes = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Read =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, LoadedLibrary.Failure?
        ) -> UnsafeMutableRawPointer?
    private typealias Page = @convention(c) (UnsafeMutableRawPointer?, Int32) -> UnsafeMutableRawPointer?
    private typealias Size =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> Void
    private typealias Count = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    private typealias Text = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutablePointer<CChar>?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Draw = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void

    private let library: LoadedLibrary
    private let makeBytes: MakeBytes
    private let releaseBytes: ReleaseBytes
    private let read: Read
    private let page: Page
    private let pageSize: Size
    private let render: Draw
    private let pageCount: Count
    private let pageText: Text
    private let free: Free

    /// Poppler keeps state of its own between documents.
    private static let lock = NSLock()
    private static let shared = Result { try PDFLibrary() }

    static func loaded() throws -> PDFLibrary { try shared.get() }

    private init() throws {
        library = try LoadedLibrary("libpoppler-glib.so.8", package: "libpoppler-glib-dev")
        makeBytes = try library.function("g_bytes_new")
        releaseBytes = try library.function("g_bytes_unref")
        read = try library.function("poppler_document_new_from_bytes")
        page = try library.function("poppler_document_get_page")
        pageSize = try library.function("poppler_page_get_size")
        render = try library.function("poppler_page_render")
        pageCount = try library.function("poppler_document_get_n_pages")
        pageText = try library.function("poppler_page_get_text")
        free = try library.function("g_free")
    }

    func count(of bytes: [UInt8]) throws -> Int { try withDocument(of: bytes) { Int(pageCount($0)) } }

    func size(of bytes: [UInt8], page number: Int) throws -> (width: Double, height: Double) {
        try withPage(number, of: bytes) { size(of: $0) }
    }

    /// The page's text, in the order in which it is read.
    func text(of bytes: [UInt8], page number: Int) throws -> String {
        try withPage(number, of: bytes) { page in
            guard let text = pageText(page) else { return "" }
            defer { free(text) }
            return String(cString: text)
        }
    }

    func draw(
        _ bytes: [UInt8], page number: Int, pixels: (width: Double, height: Double), in context: OpaquePointer
    ) throws {
        try withPage(number, of: bytes) { page in
            let size = size(of: page)
            guard size.width > 0, size.height > 0 else {
                throw VectorPictureError(message: "its page \(number + 1) is \(size.width)×\(size.height) points")
            }
            cairo_scale(context, pixels.width / size.width, pixels.height / size.height)
            render(page, context)
        }
    }

    private func size(of page: UnsafeMutableRawPointer) -> (width: Double, height: Double) {
        var width = 0.0
        var height = 0.0
        pageSize(page, &width, &height)
        return (width, height)
    }

    private func withPage<Value>(
        _ number: Int, of bytes: [UInt8], _ body: (UnsafeMutableRawPointer) throws -> Value
    ) throws -> Value {
        try withDocument(of: bytes) { document in
            guard number < pageCount(document), let found = page(document, Int32(number)) else {
                throw VectorPictureError(message: number == 0 ? "it has no page" : "it has no page \(number + 1)")
            }
            defer { library.release(found) }
            return try body(found)
        }
    }

    private func withDocument<Value>(
        of bytes: [UInt8], _ body: (UnsafeMutableRawPointer) throws -> Value
    ) throws -> Value {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let data = bytes.withUnsafeBytes { makeBytes($0.baseAddress, $0.count) }
        defer { releaseBytes(data) }
        let document = try library.calling { read(data, nil, $0) }
        defer { library.release(document) }
        return try body(document)
    }
}
