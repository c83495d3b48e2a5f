/// The release that is followed where nobody chose one, and the one that an Xcode showed.
extension SystemRelease {
    /// The release where nothing says another: the newest of which nine tenths of the rebuilt facts hold, see
    /// `Tests/UIKitTests/Basics/Profile/ReleaseFactTests.swift`. Of iOS 27 too few facts are known to choose it.
    package static let standard = iOS26

    /// The release of a device where nothing says another: the standard one, or what the device ran nearest to it.
    ///
    /// - Parameter minimum: the lowest release that an app runs on; nil for any.
    package static func standard(on device: DeviceProfile, minimum: SystemRelease? = nil) -> SystemRelease {
        var release = standard
        if let releases = device.releases {
            let major = max(releases.first, min(standard.major, releases.last ?? .max))
            release = SystemRelease("\(major)") ?? standard
        }
        return minimum.map { $0.major > release.major ? SystemRelease("\($0.major)") ?? $0 : release } ?? release
    }

    /// The release that the canvas of an Xcode showed.
    ///
    /// - Parameter toolsVersion: the first number of a document's `toolsVersion`; `.max` for a document without one.
    static func ofCanvas(toolsVersion: Int) -> SystemRelease {
        switch toolsVersion {
        case .max: iOS13
        case ..<8000: iOS8
        case ..<13_000: iOS10
        case ..<14_800: iOS12
        case ..<16_000: SystemRelease(13, 0)
        case ..<17_000: iOS13
        case ..<19_000: iOS14
        case ..<21_000: iOS15
        case ..<22_000: iOS16
        case ..<23_000: iOS17
        case ..<24_000: iOS18
        default: iOS26
        }
    }
}
