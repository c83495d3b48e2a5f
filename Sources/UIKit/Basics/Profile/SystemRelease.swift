/// A release of iOS, whose numbers, looks and texts Masu follows.
///
///     let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
///
/// The public constants are the last known version of each release. A version's own number, `SystemRelease("18.2")`, has
/// the numbers of its release and other answers to `#available`. Releases 8 to 12 are made from their number only and hold
/// the behaviour of lists, which articles and documents of that time need, but not the looks.
public struct SystemRelease: Hashable, Comparable, Sendable {
    /// The first number: 18 of iOS 18.2.
    public let major: Int
    /// The second number: 2 of iOS 18.2.
    public let minor: Int

    package init(_ major: Int, _ minor: Int) {
        self.major = major
        self.minor = minor
    }

    public static let iOS13 = SystemRelease(13, 7)
    public static let iOS14 = SystemRelease(14, 8)
    public static let iOS15 = SystemRelease(15, 8)
    public static let iOS16 = SystemRelease(16, 7)
    public static let iOS17 = SystemRelease(17, 7)
    public static let iOS18 = SystemRelease(18, 7)
    public static let iOS26 = SystemRelease(26, 4)
    public static let iOS27 = SystemRelease(27, 1)

    package static let iOS8 = SystemRelease(8, 4)
    package static let iOS9 = SystemRelease(9, 3)
    package static let iOS10 = SystemRelease(10, 3)
    package static let iOS11 = SystemRelease(11, 4)
    package static let iOS12 = SystemRelease(12, 5)

    /// The releases whose looks and numbers are followed, in order.
    public static let all: [SystemRelease] = [iOS13, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26, iOS27]
    /// The releases of which only the behaviour of lists is followed, in order.
    public static let listBehaviourOnly: [SystemRelease] = [iOS8, iOS9, iOS10, iOS11, iOS12]

    public static func < (first: SystemRelease, second: SystemRelease) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }

    /// True from the first version of a release on; unlike `>=`, whose constants are the last versions.
    func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool { (self.major, self.minor) >= (major, minor) }
}
