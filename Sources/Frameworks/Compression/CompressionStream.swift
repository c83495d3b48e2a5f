internal import CZLib
@_exported import Foundation

/// A format of compressed bytes. ZLIB, which is DEFLATE without a header, is written and read here; a stream or a buffer of
/// another format fails.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// Bytes on their way: where the next ones are read and written, and how many there are.
public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) =
            (dst_ptr, dst_size, src_ptr, src_size, state)
    }
}

/// The state of a stream of DEFLATE.
private struct DeflateState {
    var stream = z_stream()
    var isEncoding: Bool
}

/// Begins a stream; an error for formats but ZLIB.
///
/// Provenance: documented — level 5, no header: `COMPRESSION_ZLIB`.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
    let isEncoding = operation == COMPRESSION_STREAM_ENCODE
    let state = UnsafeMutablePointer<DeflateState>.allocate(capacity: 1)
    state.initialize(to: DeflateState(isEncoding: isEncoding))
    let (version, size) = (zlibVersion(), Int32(MemoryLayout<z_stream>.size))
    let status =
        isEncoding
        ? deflateInit2_(&state.pointee.stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, version, size)
        : inflateInit2_(&state.pointee.stream, -15, version, size)
    guard status == Z_OK else {
        state.deallocate()
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = UnsafeMutableRawPointer(state)
    return COMPRESSION_STATUS_OK
}

/// Reads and writes as far as bytes and room allow; the end comes after the last bytes, of which a flag tells while encoding.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state?.assumingMemoryBound(to: DeflateState.self) else {
        return COMPRESSION_STATUS_ERROR
    }
    let (input, output) = (min(stream.pointee.src_size, 1 << 30), min(stream.pointee.dst_size, 1 << 30))
    state.pointee.stream.next_in = input == 0 ? nil : UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
    state.pointee.stream.avail_in = UInt32(input)
    state.pointee.stream.next_out = stream.pointee.dst_ptr
    state.pointee.stream.avail_out = UInt32(output)
    let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0 && input == stream.pointee.src_size
    let status =
        state.pointee.isEncoding
        ? deflate(&state.pointee.stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&state.pointee.stream, Z_NO_FLUSH)
    let (read, written) = (
        input - Int(state.pointee.stream.avail_in), output - Int(state.pointee.stream.avail_out)
    )
    stream.pointee.src_ptr += read
    stream.pointee.src_size -= read
    stream.pointee.dst_ptr += written
    stream.pointee.dst_size -= written
    switch status {
    case Z_STREAM_END: return COMPRESSION_STATUS_END
    // No progress for want of bytes or room is no error: there will be more.
    case Z_OK, Z_BUF_ERROR: return COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
}

/// Ends a stream and frees its state.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state?.assumingMemoryBound(to: DeflateState.self) else {
        return COMPRESSION_STATUS_ERROR
    }
    _ = state.pointee.isEncoding ? deflateEnd(&state.pointee.stream) : inflateEnd(&state.pointee.stream)
    state.deinitialize(count: 1)
    state.deallocate()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
