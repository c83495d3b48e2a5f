import Digests

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCKeySizeError = -4310

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24

public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts a whole message, chained by blocks unless `kCCOptionECBMode` is among the options; without a first
/// vector that is zeros.
///
/// - Returns: `kCCSuccess`; `kCCKeySizeError` for a key that the algorithm has no use for, `kCCAlignmentError` for a message that isn't
///   whole blocks, `kCCDecodeError` where padding comes out wrong, `kCCBufferTooSmall` where the output has less room than
///   `dataOutMoved` then says, and `kCCUnimplemented` for ciphers besides AES, DES and triple DES.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let algorithms: [BlockCipher.Algorithm] = [.aes, .des, .tripleDES]
    guard algorithms.indices.contains(Int(alg)) else { return CCCryptorStatus(kCCUnimplemented) }
    let algorithm = algorithms[Int(alg)]
    guard key != nil, op <= UInt32(kCCDecrypt), dataIn != nil || dataInLength == 0 else {
        return CCCryptorStatus(kCCParamError)
    }
    guard algorithm.keyLengths.contains(keyLength) else { return CCCryptorStatus(kCCKeySizeError) }
    let standsAlone = options & UInt32(kCCOptionECBMode) != 0
    let vector =
        iv.map { Array(UnsafeRawBufferPointer(start: $0, count: algorithm.blockLength)) }
        ?? [UInt8](repeating: 0, count: algorithm.blockLength)
    let cipher = BlockCipher(
        algorithm, key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)),
        vector: standsAlone ? nil : vector, isPadded: options & UInt32(kCCOptionPKCS7Padding) != 0)
    let message = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    let output: [UInt8]
    do {
        output = try op == UInt32(kCCEncrypt) ? cipher.encrypted(message) : cipher.decrypted(message)
    } catch {
        return CCCryptorStatus(error == .padding ? kCCDecodeError : kCCAlignmentError)
    }
    dataOutMoved?.pointee = output.count
    guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: output, byteCount: output.count)
    return CCCryptorStatus(kCCSuccess)
}
