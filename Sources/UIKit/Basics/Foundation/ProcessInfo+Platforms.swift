extension ProcessInfo {
    /// A Boolean value that indicates whether the user saves the battery; always false, as hosts have none.
    public var isLowPowerModeEnabled: Bool { false }
    /// The device's temperature; always nominal, as hosts don't report it.
    public var thermalState: ThermalState { .nominal }

    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// A Boolean value that indicates whether an iPad program runs on a Mac.
    public var isMacCatalystApp: Bool { false }
    /// A Boolean value that indicates whether an iPhone program runs on a Mac.
    public var isiOSAppOnMac: Bool { false }
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
