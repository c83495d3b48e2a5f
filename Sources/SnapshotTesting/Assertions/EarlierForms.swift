import Foundation
import XCTest

/// `assertSnapshot(of:as:)` under the name that it had first.
@preconcurrency @MainActor public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: mode(recording), timeout: timeout, file: file,
        testName: testName, line: line)
}

/// `assertSnapshots(of:as:)` under the name that it had first.
@preconcurrency @MainActor public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: mode(recording), timeout: timeout, file: file, testName: testName,
        line: line)
}

/// `assertSnapshots(of:as:)` under the name that it had first.
@preconcurrency @MainActor public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: mode(recording), timeout: timeout, file: file, testName: testName,
        line: line)
}

/// `verifySnapshot(of:as:)` under the name that it had first.
@preconcurrency @MainActor public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: mode(recording), snapshotDirectory: snapshotDirectory,
        timeout: timeout, file: file, testName: testName, line: line)
}

/// With a yes or a no that is known at run time only.
@_disfavoredOverload
@preconcurrency @MainActor public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: mode(recording), timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// With a yes or a no that is known at run time only.
@_disfavoredOverload
@preconcurrency @MainActor public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: mode(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// With a yes or a no that is known at run time only.
@_disfavoredOverload
@preconcurrency @MainActor public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: mode(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// With a yes or a no that is known at run time only.
@_disfavoredOverload
@preconcurrency @MainActor public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: mode(recording), snapshotDirectory: snapshotDirectory,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

private func mode(_ recording: Bool?) -> SnapshotTestingConfiguration.Record? {
    recording.map { SnapshotTestingConfiguration.Record($0) }
}

/// `isRecording` under the name that it had first.
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The base class of test cases with snapshots in early versions.
public typealias SnapshotTestCase = XCTestCase
