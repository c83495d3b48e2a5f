import HeadlessHost
import XCTest

@testable import ApplicationCommand
@testable import UIKit

/// Kind: documented — Documentation/commands.md: the device and the release that `masu test` hands to the tests' process.
final class TestedDeviceTests: XCTestCase {
    func testTheEnvironmentTellsTheProcess() throws {
        let tested = try TestedDevice(device: "iPhone-SE2", release: "17")
        XCTAssertEqual(tested.device, "iphone-se2")
        XCTAssertEqual(tested.release, .iOS17)
        XCTAssertEqual(try TestedDevice(environment: tested.environment), tested)
        XCTAssertEqual(try TestedDevice(device: nil, release: nil).environment, [:])
    }

    func testUnknownOnesAreRefused() {
        for (device, release, part) in [("iphone-se9", nil, "There is no device"), (nil, "99", "99")] {
            XCTAssertThrowsError(try TestedDevice(device: device, release: release)) {
                XCTAssertTrue("\($0)".contains(part), "\($0)")
            }
        }
    }

    /// An older device follows what it ran nearest to the standard release.
    @MainActor func testTheProcessFollowsThem() async throws {
        let (device, chosen) = (UIScreen.main.device, BehaviourProfile.chosen)
        defer {
            UIScreen.main.device = device
            BehaviourProfile.chosen = chosen
        }
        try TestedDevice(device: "iphone-x", release: nil).becomeStandard()
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 812))
        XCTAssertEqual(BehaviourProfile.current.release.major, 16)
        try TestedDevice(device: nil, release: "15").becomeStandard()
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 375, height: 812))
        XCTAssertEqual(BehaviourProfile.current.release.major, 15)
    }
}
