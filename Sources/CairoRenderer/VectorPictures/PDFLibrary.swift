import CCairo
import Foundation

/// Poppler, as far as drawings need it: the first page of a document without a password.
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
    private typealias Draw = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void

    private let library: LoadedLibrary
    private let makeBytes: MakeBytes
    private let releaseBytes: ReleaseBytes
    private let read: Read
    private let page: Page
    private let pageSize: Size
    private let render: Draw

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
    }

    func size(of bytes: [UInt8]) throws -> (width: Double, height: Double) {
        try withFirstPage(of: bytes) { size(of: $0) }
    }

    func draw(_ bytes: [UInt8], pixels: (width: Double, height: Double), in context: OpaquePointer) throws {
        try withFirstPage(of: bytes) { page in
            let size = size(of: page)
            guard size.width > 0, size.height > 0 else {
                throw VectorPictureError(message: "its first page is \(size.width)×\(size.height) points")
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

    private func withFirstPage<Value>(
        of bytes: [UInt8], _ body: (UnsafeMutableRawPointer) throws -> Value
    ) throws -> Value {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let data = bytes.withUnsafeBytes { makeBytes($0.baseAddress, $0.count) }
        defer { releaseBytes(data) }
        let document = try library.calling { read(data, nil, $0) }
        defer { library.release(document) }
        guard let first = page(document, 0) else { throw VectorPictureError(message: "it has no page") }
        defer { library.release(first) }
        return try body(first)
    }
}
