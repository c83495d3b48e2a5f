/// The number of bytes that were written; 0 where they have no room, or for formats but ZLIB.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    var stream = compression_stream(
        dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
    guard compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, algorithm) == COMPRESSION_STATUS_OK else {
        return 0
    }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    return status == COMPRESSION_STATUS_END ? dst_size - stream.dst_size : 0
}

/// The number of bytes that were written, as many as have room; 0 for damaged bytes, or formats but ZLIB.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    var stream = compression_stream(
        dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
    guard compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, algorithm) == COMPRESSION_STATUS_OK else {
        return 0
    }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    return status == COMPRESSION_STATUS_ERROR ? 0 : dst_size - stream.dst_size
}

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse, lz4, lzma, zlib

        fileprivate var buffers: compression_algorithm {
            switch self {
            case .lzfse: COMPRESSION_LZFSE
            case .lz4: COMPRESSION_LZ4
            case .lzma: COMPRESSION_LZMA
            case .zlib: COMPRESSION_ZLIB
            }
        }
    }

    /// The compressed bytes; an error of Cocoa's for algorithms but ZLIB.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        // Foundation's CompressionFailed.
        try processed(by: COMPRESSION_STREAM_ENCODE, algorithm, failure: 5376)
    }

    /// The bytes before they were compressed; an error of Cocoa's for damaged ones, and for algorithms but ZLIB.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        // Foundation's DecompressionFailed.
        try processed(by: COMPRESSION_STREAM_DECODE, algorithm, failure: 5377)
    }

    private func processed(
        by operation: compression_stream_operation, _ algorithm: CompressionAlgorithm, failure: Int
    ) throws -> NSData {
        let error = CocoaError(CocoaError.Code(rawValue: failure))
        let room = UnsafeMutablePointer<UInt8>.allocate(capacity: 65_536)
        defer { room.deallocate() }
        var stream = compression_stream(
            dst_ptr: room, dst_size: 0, src_ptr: UnsafePointer(room), src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation, algorithm.buffers) == COMPRESSION_STATUS_OK else {
            throw error
        }
        defer { compression_stream_destroy(&stream) }
        if length > 0 { stream.src_ptr = bytes.assumingMemoryBound(to: UInt8.self) }
        stream.src_size = length
        let result = NSMutableData()
        while true {
            (stream.dst_ptr, stream.dst_size) = (room, 65_536)
            let left = stream.src_size
            let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
            let written = 65_536 - stream.dst_size
            result.append(room, length: written)
            if status == COMPRESSION_STATUS_END { return result }
            // Bytes that end before their end are damaged.
            guard status == COMPRESSION_STATUS_OK, written > 0 || stream.src_size < left else { throw error }
        }
    }
}
