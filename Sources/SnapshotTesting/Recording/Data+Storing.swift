import Foundation

extension Data {
    /// Writes a file in place of an earlier one, whole or not at all, without waiting until a disk has it.
    ///
    /// `write(to:)` waits, several milliseconds a file, which is for what has to outlive a loss of power.
    func store(at file: URL) throws {
        let path = file.path
        let draft = file.deletingLastPathComponent()
            .appendingPathComponent(".\(file.lastPathComponent).\(getpid())").path
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure(path) }
        var isWritten = true
        withUnsafeBytes { bytes in
            var rest = bytes[...]
            while isWritten, !rest.isEmpty {
                let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
                    Foundation.write(descriptor, $0.baseAddress, $0.count)
                }
                if count > 0 { rest = rest.dropFirst(count) } else { isWritten = count < 0 && errno == EINTR }
            }
        }
        isWritten = close(descriptor) == 0 && isWritten
        guard isWritten, rename(draft, path) == 0 else {
            let failure = Self.failure(path)
            unlink(draft)
            throw failure
        }
    }

    private static func failure(_ path: String) -> any Error {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [
                NSFilePathErrorKey: path, NSUnderlyingErrorKey: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO),
            ])
    }
}
