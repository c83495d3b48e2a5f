import Foundation
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's numbers of releases and lists of supported models.
@MainActor final class SystemReleaseTests: XCTestCase {
    func testNames() async throws {
        XCTAssertEqual(SystemRelease("18"), .iOS18)
        XCTAssertEqual(SystemRelease("iOS 26"), .iOS26)
        XCTAssertEqual(SystemRelease("IOS-13"), .iOS13)
        XCTAssertEqual(SystemRelease("8").map { "\($0)" }, "iOS 8")
        XCTAssertEqual(SystemRelease("18.2").map { "\($0)" }, "iOS 18.2")
        XCTAssertEqual(SystemRelease("18.2.1")?.version, "18.2")
        for wrong in ["", "19", "25", "7", "13.9", "18.", "x", "iOS", "-18.-2", "18.2.x"] {
            XCTAssertNil(SystemRelease(wrong), wrong)
        }
    }

    func testARefusalNamesTheNearest() async throws {
        XCTAssertEqual(
            SystemRelease.refusal(of: "19"),
            "There is no iOS '19'. The nearest are 17 and 18. Releases: 13, 14, 15, 16, 17, 18, 26 and 27; for the "
                + "behaviour of lists alone 8, 9, 10, 11 and 12.")
        XCTAssertTrue(SystemRelease.refusal(of: "25").contains("The nearest are 26 and 27."))
        XCTAssertTrue(SystemRelease.refusal(of: "13.9").contains("The last version of that release is 13.7."))
        XCTAssertTrue(SystemRelease.refusal(of: "new").hasPrefix("There is no iOS 'new'. Releases: 13"))
    }

    func testReleasesAreInOrder() async throws {
        let all = SystemRelease.listBehaviourOnly + SystemRelease.all
        XCTAssertEqual(all, all.sorted())
        XCTAssertEqual(all.map(\.major), [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26, 27])
        XCTAssertLessThan(SystemRelease(16, 3), .iOS16)
    }

    /// A number begins with the first version of its release, and a canvas may have another.
    func testValues() async throws {
        func number(_ release: SystemRelease, _ surface: BehaviourProfile.Surface = .device) -> Int {
            BehaviourProfile(release: release, surface: surface)
                .value(1, iOS13: 13, iOS13_4: 134, iOS15: 15, iOS26: 26, canvas26: 260)
        }
        XCTAssertEqual(number(.iOS12), 1)
        XCTAssertEqual(number(SystemRelease(13, 0)), 13)
        XCTAssertEqual(number(.iOS14), 134)
        XCTAssertEqual(number(SystemRelease(15, 0)), 15)
        XCTAssertEqual(number(.iOS27), 26)
        XCTAssertEqual(number(.iOS18, .canvas), 15)
        XCTAssertEqual(number(.iOS26, .canvas), 260)
    }

    func testEveryDeviceSaysWhichReleasesItRan() async throws {
        for device in DeviceProfile.all {
            let releases = try XCTUnwrap(device.releases, "\(device.name) isn't in DeviceProfile+Releases.swift")
            XCTAssertLessThanOrEqual(releases.first, releases.last ?? .max, device.name)
        }
    }

    func testAHostFollowsItsReleaseWhileItLasts() async throws {
        let before = BehaviourProfile.current
        var host: HeadlessHost? = try HeadlessHost(device: "iphone-15", release: .iOS26)
        XCTAssertEqual(host?.release, .iOS26)
        XCTAssertEqual(UIDevice.current.systemVersion, "26.4")
        XCTAssertEqual(UISwitch().frame.size, CGSize(width: 63, height: 28))
        host = try HeadlessHost(device: "iphone-15")
        XCTAssertEqual(BehaviourProfile.current, before)
        host = try HeadlessHost(device: "iphone-15", release: .iOS18)
        host = try HeadlessHost(device: "iphone-15", release: .iOS17)
        XCTAssertEqual(host?.release, .iOS17)
        host = nil
        XCTAssertEqual(BehaviourProfile.current, before)
    }

    func testTheStandardReleaseIsWhatTheDeviceRanNearestTo26() async throws {
        BehaviourProfile.chosen = nil
        for (device, release) in [
            ("iphone-15", SystemRelease.iOS26), ("iphone-8", .iOS16), ("iphone-se1", .iOS15), ("iphone-xr", .iOS18),
            ("iphone-duo", .iOS27), ("iphone-6", .iOS12),
        ] {
            var log: [String] = []
            UIKitLog.handler = { log.append($0) }
            let host = try HeadlessHost(device: device)
            XCTAssertEqual(host.release, release, device)
            XCTAssertEqual(log, [])
        }
        XCTAssertNil(BehaviourProfile.chosen)
    }

    func testAnAppGetsAtLeastWhatItAsksFor() async throws {
        final class Delegate: NSObject, UIApplicationDelegate {}
        BehaviourProfile.chosen = nil
        let host = try HeadlessHost(device: "iphone-15")
        host.launch(Delegate(), information: ["MinimumOSVersion": "27.0"])
        XCTAssertEqual(host.release, .iOS27)
        let chosen = try HeadlessHost(device: "iphone-15", release: .iOS17)
        var log: [String] = []
        UIKitLog.handler = { log.append($0) }
        chosen.launch(Delegate(), information: ["MinimumOSVersion": "26.0"])
        XCTAssertEqual(chosen.release, .iOS17)
        XCTAssertEqual(
            log.first, "The app runs on iOS 26.0 and later; it is shown under iOS 17 all the same.")
    }

    func testAnAppThatAsksForMoreThanThereIsIsToldWhatThereIs() async throws {
        final class Delegate: NSObject, UIApplicationDelegate {}
        BehaviourProfile.chosen = nil
        let host = try HeadlessHost(device: "iphone-17")
        var log: [String] = []
        UIKitLog.handler = { log.append($0) }
        host.launch(Delegate(), information: ["MinimumOSVersion": "31.0"])
        XCTAssertEqual(host.release, .iOS27)
        XCTAssertEqual(
            log,
            [
                "The app runs on iOS 31.0 and later; it is shown under iOS 27 all the same. There is no iOS '31.0'. The "
                    + "nearest are 26 and 27. Releases: 13, 14, 15, 16, 17, 18, 26 and 27; for the behaviour of lists "
                    + "alone 8, 9, 10, 11 and 12."
            ])
        log = []
        host.launch(Delegate(), information: ["MinimumOSVersion": "7.0"])
        XCTAssertEqual(log, [], "every release is newer")
    }

    func testAdaptedSourcesAskForTheRelease() async throws {
        let host = try HeadlessHost(device: "iphone-15", release: .iOS17)
        XCTAssertTrue(_systemIsAtLeast(17, 4))
        XCTAssertFalse(_systemIsAtLeast(18, 0))
        XCTAssertEqual(ProcessInfo.processInfo._followedSystemVersion.majorVersion, 17)
        XCTAssertEqual(ProcessInfo.processInfo._followedSystemVersionString, "Version \(host.release.version)")
        XCTAssertFalse(
            ProcessInfo.processInfo._followsSystemAtLeast(
                OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)))
    }

    func testAPairThatNeverMetIsFollowedWithOneWarning() async throws {
        var log: [String] = []
        UIKitLog.handler = { log.append($0) }
        let old = try HeadlessHost(device: "iphone-8", release: .iOS26)
        old.show(UIViewController())
        XCTAssertEqual(
            log,
            ["iphone-8 never ran iOS 26: it ran iOS 11 to 16. The screen is laid out as if it had."])
        let new = try HeadlessHost(device: "iphone-17", release: .iOS18)
        XCTAssertEqual(new.release, .iOS18)
        XCTAssertEqual(
            log.last, "iphone-17 never ran iOS 18: it ran iOS 26 and later. The screen is laid out as if it had.")
        log = []
        _ = try HeadlessHost(device: "iphone-17", release: .iOS27)
        XCTAssertEqual(log, [])
    }
}
