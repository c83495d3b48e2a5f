import Foundation

/// A shared library that is loaded by name when it is first needed, and stays.
struct LoadedLibrary: @unchecked Sendable {
    /// The out-parameter for a `GError` of GLib's functions: a domain and a code, four bytes each, and a text.
    typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    private let name: String
    private let handle: UnsafeMutableRawPointer
    private let freeFailure: @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let unreference: @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// - Parameter package: Debian's, which brings the library.
    init(_ name: String, package: String) throws {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            throw VectorPictureError(message: "\(name) isn't installed; install \(package), which brings it")
        }
        self.name = name
        self.handle = handle
        freeFailure = try Self.function("g_error_free", of: name, handle)
        unreference = try Self.function("g_object_unref", of: name, handle)
    }

    func function<Function>(_ symbol: String) throws -> Function { try Self.function(symbol, of: name, handle) }

    private static func function<Function>(
        _ symbol: String, of name: String, _ handle: UnsafeMutableRawPointer
    ) throws -> Function {
        guard let address = dlsym(handle, symbol) else {
            throw VectorPictureError(message: "\(name) has no function \(symbol); a newer one is needed")
        }
        return unsafeBitCast(address, to: Function.self)
    }

    /// Calls a function that reports why it failed.
    func calling<Result>(_ body: (Failure) -> Result?) throws -> Result {
        var failure: UnsafeMutableRawPointer?
        if let result = body(&failure) { return result }
        guard let failure else { throw VectorPictureError(message: "\(name) can't read it") }
        defer { freeFailure(failure) }
        let text = failure.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        let message = text.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) }
        throw VectorPictureError(message: message ?? "\(name) can't read it")
    }

    func release(_ object: UnsafeMutableRawPointer) { unreference(object) }
}
