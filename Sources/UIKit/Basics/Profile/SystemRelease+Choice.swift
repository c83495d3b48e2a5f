/// The release that is followed where nobody chose one, and the one that an Xcode showed.
extension SystemRelease {
    /// The release where nothing says another.
    package static let standard = iOS13

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
