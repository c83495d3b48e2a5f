/// The releases that each device has run.
extension DeviceProfile {
    /// The first and the last release of a device; the last is nil where newer ones may follow. Other screens, such as a
    /// canvas, have none.
    package var releases: (first: Int, last: Int?)? { Self.releases[name].map { ($0.first, $0.last) } }

    /// True if the device never ran a release.
    package func neverRan(_ release: SystemRelease) -> Bool {
        guard let releases else { return false }
        return release.major < releases.first || release.major > releases.last ?? .max
    }

    /// The words for a device and a release that never met.
    package func mismatch(with release: SystemRelease) -> String? {
        guard neverRan(release), let releases else { return nil }
        let range = releases.last.map { "iOS \(releases.first) to \($0)" } ?? "iOS \(releases.first) and later"
        return "\(name) never ran \(release): it ran \(range). The screen is laid out as if it had."
    }

    private struct Releases {
        let first: Int
        let last: Int?
    }

    private static func run(_ first: Int, _ last: Int?, _ names: String) -> [(String, Releases)] {
        names.split(separator: " ").map { (String($0), Releases(first: first, last: last)) }
    }

    /// Provenance: documented — the first and last releases of devices: Apple's lists of supported models.
    private static let releases: [String: Releases] = Dictionary(
        uniqueKeysWithValues: [
            run(6, 10, "iphone-5"),
            run(7, 12, "iphone-5s ipad-mini-2 ipad-air-1"),
            run(8, 12, "iphone-6 iphone-6-plus ipad-mini-3"),
            run(8, 15, "ipad-air-2"),
            run(9, 15, "iphone-se1 iphone-6s iphone-6s-plus ipad-mini-4"),
            run(9, 16, "ipad-pro-9.7"),
            run(10, 15, "iphone-7 iphone-7-plus"),
            run(10, 16, "ipad-5"),
            run(10, 17, "ipad-pro-10.5"),
            run(11, 16, "iphone-8 iphone-8-plus iphone-x"),
            run(11, 17, "ipad-6"),
            run(12, 18, "iphone-xs iphone-xs-max iphone-xr"),
            run(13, 18, "ipad-7"),
            run(12, nil, "ipad-mini-5 ipad-air-3 ipad-pro-11 ipad-pro-12.9"),
            run(13, nil, "iphone-se2 iphone-11 iphone-11-pro iphone-11-pro-max ipad-pro-11-2 ipad-pro-12.9-4"),
            run(14, nil, "iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max ipad-8 ipad-air-4"),
            run(14, nil, "ipad-pro-11-3 ipad-pro-12.9-5"),
            run(15, nil, "iphone-se3 iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max"),
            run(15, nil, "ipad-9 ipad-mini-6 ipad-air-5"),
            run(16, nil, "iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max"),
            run(16, nil, "ipad-10 ipad-pro-11-4 ipad-pro-12.9-6"),
            run(17, nil, "iphone-15 iphone-15-plus iphone-15-pro iphone-15-pro-max"),
            run(17, nil, "ipad-air-11 ipad-air-13 ipad-pro-11-m4 ipad-pro-13-m4"),
            run(18, nil, "iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e ipad-mini-7 ipad-a16"),
            run(26, nil, "iphone-17 iphone-17-pro iphone-17-pro-max iphone-17e iphone-air"),
            run(27, nil, "iphone-duo iphone-duo-open iphone-duo-half-folded"),
        ].flatMap { $0 })
}
