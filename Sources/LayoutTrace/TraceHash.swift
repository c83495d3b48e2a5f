/// The 64-bit FNV-1a hash of lines: the same in every process, unlike Swift's own hashes.
public struct TraceHash: Hashable, Sendable {
    /// The hash of all that was combined so far.
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Makes the hash of nothing.
    public init() {}

    /// Takes a line and the line feed after it.
    public mutating func combine(_ line: String) {
        for byte in line.utf8 { combine(byte) }
        combine(UInt8(ascii: "\n"))
    }

    private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

/// Hashes the lines of all events without keeping them.
public final class TraceHashing: TraceSink {
    private var hash = TraceHash()

    /// Makes a sink whose hash is that of no events.
    public init() {}

    /// The value of `TraceRecording.hash` where nothing was dropped.
    public var value: UInt64 { hash.value }

    /// Adds the text of an event to the hash.
    public func receive(_ event: TraceEvent) { hash.combine(event.description) }
}
