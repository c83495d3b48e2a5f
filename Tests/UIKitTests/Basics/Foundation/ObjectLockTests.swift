import Foundation
import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Objective-C's `objc_sync_enter`: nested calls of one thread pass, another's waits.
final class ObjectLockTests: XCTestCase {
    /// Nested calls of one thread pass; another's waits for the last of them to end.
    func testOneThreadAtATime() {
        nonisolated(unsafe) let object = NSObject()
        nonisolated(unsafe) var count = 0
        objc_sync_enter(object)
        objc_sync_enter(object)
        let done = expectation(description: "the other thread")
        Thread.detachNewThread {
            objc_sync_enter(object)
            count += 1
            objc_sync_exit(object)
            done.fulfill()
        }
        Thread.sleep(forTimeInterval: 0.02)
        XCTAssertEqual(count, 0)
        objc_sync_exit(object)
        objc_sync_exit(object)
        wait(for: [done], timeout: 10)
        XCTAssertEqual(count, 1)
    }
}
