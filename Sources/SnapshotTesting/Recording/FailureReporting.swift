import Foundation
import Testing
import XCTest

/// Tells of a failure to whichever library runs the present test.
package func reportFailure(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    guard Test.current != nil else {
        XCTFail(message, file: filePath, line: line)
        return
    }
    Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}
