import XCTest

@testable import UIKit

/// Kind: documented — Apple's pages on `CFRunLoopTimer`.
@MainActor final class RunLoopTimerTests: XCTestCase {
    func testATimerCallsItsHandlerUntilItEnds() async throws {
        nonisolated(unsafe) var count = 0
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.01, 0, 0) { _ in
            count += 1
        }
        XCTAssertEqual(timer?.timeInterval, 0.01)
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
        timer?.fire()
        XCTAssertEqual(count, 1)
        CFRunLoopTimerInvalidate(timer)
        XCTAssertEqual(timer?.isValid, false)
    }
}
