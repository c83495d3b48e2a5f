import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — our specification: time passes when the host's clock is advanced, on every thread.
@MainActor final class MediaTimeTests: XCTestCase {
    func testTheMediaTimeIsTheHostsOnAnyThread() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        host.advance(by: 2.5)
        XCTAssertEqual(CACurrentMediaTime(), 2.5, accuracy: 1e-9)
        let time = await Task.detached { CACurrentMediaTime() }.value
        XCTAssertEqual(time, 2.5, accuracy: 1e-9)
        _ = try HeadlessHost(device: "iphone-se2")
        XCTAssertEqual(CACurrentMediaTime(), 0)
    }
}
