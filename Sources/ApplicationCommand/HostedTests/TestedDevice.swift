import Foundation
import UIKit

/// The device and the release that `masu test` was asked for.
///
/// They reach the tests in the environment of their process, since XCTest makes each test, and with it the views in its
/// properties, before the first one runs.
package struct TestedDevice: Equatable {
    /// nil for the standard device.
    package var device: String?
    /// nil for the release that the device has without a word.
    package var release: SystemRelease?

    private static let deviceVariable = "MASU_TEST_DEVICE"
    private static let releaseVariable = "MASU_TEST_IOS"

    /// - Throws: `UsageError` for a name or a number that nobody knows, with the one that may be meant.
    package init(device: String?, release: String?) throws(UsageError) {
        self.device = try device.map(DisplaySettings.device)
        self.release = try release.map(DisplaySettings.release)
    }

    /// From the environment of a process of tests; both nil in any other.
    package init(environment: [String: String]) throws(UsageError) {
        try self.init(device: environment[Self.deviceVariable], release: environment[Self.releaseVariable])
    }

    /// The variables that tell a process of tests.
    package var environment: [String: String] {
        var variables: [String: String] = [:]
        variables[Self.deviceVariable] = device
        variables[Self.releaseVariable] = release.map { "\($0.major).\($0.minor)" }
        return variables
    }

    /// Makes the device the process's own, for tests without an app.
    @MainActor func becomeStandard() {
        let profile = device.flatMap(DeviceProfile.named)
        if let profile { UIScreen.main.device = profile }
        if let release = release ?? profile.map({ SystemRelease.standard(on: $0) }) {
            BehaviourProfile.current = BehaviourProfile(release: release)
        }
    }
}
