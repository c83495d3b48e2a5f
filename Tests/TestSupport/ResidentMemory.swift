import Foundation
import XCTest

/// The memory of the test's process.
public enum ResidentMemory {
    /// Bytes that are in memory.
    ///
    /// - Throws: `XCTSkip` on a system without /proc.
    public static func bytes() throws -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
            throw XCTSkip("no /proc on this system")
        }
        let fields = text.split(separator: " ")
        return try XCTUnwrap(fields.count > 1 ? Int(fields[1]) : nil) * 4096
    }
}
