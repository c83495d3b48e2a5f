import Foundation

/// True if the release that the host follows has a version of iOS; the source adapter writes it for `#available`.
public func _systemIsAtLeast(_ major: Int, _ minor: Int) -> Bool {
    BehaviourProfile.presentRelease.isAtLeast(major, minor)
}

/// The version of the release that the host follows; the source adapter writes these names for Foundation's own, which state
/// the kernel's version on Linux.
extension ProcessInfo {
    public var _followedSystemVersion: OperatingSystemVersion {
        let release = BehaviourProfile.presentRelease
        return OperatingSystemVersion(majorVersion: release.major, minorVersion: release.minor, patchVersion: 0)
    }

    public var _followedSystemVersionString: String { "Version \(BehaviourProfile.presentRelease.version)" }

    public func _followsSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        _systemIsAtLeast(version.majorVersion, version.minorVersion)
    }
}
