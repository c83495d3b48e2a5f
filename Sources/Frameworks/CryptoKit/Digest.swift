/// The bytes that a hash function makes; two are compared in the same time wherever they differ.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    /// Compares with data of any kind.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        areEqual(Array(left), Array(right))
    }
}

/// True if the bytes are the same; the time doesn't tell where they differ.
func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

/// The bytes of a digest or key as text: `0af3…`.
func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

public struct SHA256Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 32 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (left: SHA256Digest, right: SHA256Digest) -> Bool { areEqual(left.bytes, right.bytes) }
    public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}

public struct SHA384Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 48 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (left: SHA384Digest, right: SHA384Digest) -> Bool { areEqual(left.bytes, right.bytes) }
    public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
}

public struct SHA512Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 64 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (left: SHA512Digest, right: SHA512Digest) -> Bool { areEqual(left.bytes, right.bytes) }
    public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
}

extension Insecure {
    public struct MD5Digest: Digest {
        let bytes: [UInt8]
        public static var byteCount: Int { 16 }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        public static func == (left: MD5Digest, right: MD5Digest) -> Bool { areEqual(left.bytes, right.bytes) }
        public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
    }

    public struct SHA1Digest: Digest {
        let bytes: [UInt8]
        public static var byteCount: Int { 20 }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        public static func == (left: SHA1Digest, right: SHA1Digest) -> Bool { areEqual(left.bytes, right.bytes) }
        public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
    }
}
