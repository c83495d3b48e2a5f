import Foundation

/// A hash that is computed when first asked for and then kept.
///
/// Invariant: `stored` is read and written under the lock only, and never changes once it is there.
final class ContentHash: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var stored: UInt64?

    func value(_ compute: () -> UInt64) -> UInt64 {
        lock.lock()
        defer { lock.unlock() }
        if let stored { return stored }
        let result = compute()
        stored = result
        return result
    }
}

extension Bitmap {
    /// FNV-1a over words of four little-endian bytes in 64 bits, with a final mix.
    static func hash(width: Int, height: Int, pixels: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func combine(_ word: UInt64) { hash = (hash ^ word) &* 0x0000_0100_0000_01b3 }
        combine(UInt64(width))
        combine(UInt64(height))
        pixels.withUnsafeBytes { bytes in
            for index in stride(from: 0, to: bytes.count, by: 4) {
                combine(UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))))
            }
        }
        hash ^= hash >> 32
        hash = hash &* 0xd6e8_feb8_6659_fd93
        return hash ^ (hash >> 32)
    }
}
