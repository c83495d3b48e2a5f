import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — pictures that cashapp/AccessibilitySnapshot recorded of a slider at three quarters, iOS 17.5 and 18.5.
@MainActor final class SliderThumbTests: XCTestCase {
    func testPlaces() async throws {
        for (release, width, start) in [(SystemRelease.iOS17, CGFloat(373), CGFloat(259)), (.iOS18, 382, 265)] {
            try under(release) {
                let host = try HeadlessHost(device: "iphone-16-pro")
                defer { _ = host }
                let slider = UISlider(frame: CGRect(x: 10, y: 10, width: width, height: 34))
                slider.maximumValue = 100
                slider.value = 75
                let track = slider.trackRect(forBounds: slider.bounds)
                XCTAssertEqual(track, CGRect(x: 3, y: 15, width: width - 6, height: 4))
                let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 75)
                XCTAssertEqual(thumb.size, CGSize(width: 31, height: 31))
                let circle = thumb.inset(by: BehaviourProfile.current.sliderKnobInsets)
                XCTAssertEqual(circle.minX, start, accuracy: 0.01)
                XCTAssertEqual(circle.minY, 2.333, accuracy: 0.01)
                XCTAssertEqual(circle.width, 27, accuracy: 0.01)
                XCTAssertEqual(circle.height, 27, accuracy: 0.01)
            }
        }
    }
}
