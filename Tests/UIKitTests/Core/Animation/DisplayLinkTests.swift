import Foundation
import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `CADisplayLink`: a screen has 60 frames a second.
@MainActor final class DisplayLinkTests: XCTestCase {
    func testFramesBetweenCallsOfADisplayLink() async {
        let link = CADisplayLink(target: self, selector: Selector("unused"))
        XCTAssertEqual(link.preferredFramesPerSecond, 0)
        link.preferredFramesPerSecond = 30
        XCTAssertEqual((link as any FrameCounting).frames, 2)
    }
}

/// A deprecated member, without its warning.
private protocol FrameCounting {
    @MainActor var frames: Int { get }
}

extension CADisplayLink: FrameCounting {
    @available(*, deprecated)
    fileprivate var frames: Int { frameInterval }
}
