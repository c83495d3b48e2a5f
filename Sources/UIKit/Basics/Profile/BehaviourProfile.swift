import Foundation

/// The release of UIKit whose numbers and defaults are followed.
///
/// Rules live in code, numbers that differ between releases in the tables beside this file, one table a subject; a release
/// is compared nowhere else. A number is one property:
///
///     /// The height of a progress view.
///     /// Provenance: recorded — progress views 2 pt high, 4 from iOS 14 on: documents before and since Xcode 12.
///     var progressHeight: CGFloat { value(2, iOS14: 4) }
///
/// `Scripts/releases` writes Documentation/releases.md from these properties, so each is a call of `value` alone.
package struct BehaviourProfile: Hashable, Sendable {
    /// The place that is laid out: Interface Builder's canvas has some numbers of its own.
    package enum Surface: Hashable, Sendable {
        case device, canvas
    }

    package let release: SystemRelease
    package let surface: Surface

    package init(release: SystemRelease, surface: Surface = .device) {
        self.release = release
        self.surface = surface
    }

    /// The present profile: the chosen one, or that of the standard release. Set it before views are made: a host does.
    @MainActor package static var current: BehaviourProfile {
        get { chosen ?? BehaviourProfile(release: .standard) }
        set { chosen = newValue }
    }

    /// The profile that a host, a tool or a test chose; nil before.
    @MainActor package static var chosen: BehaviourProfile? {
        get { stored }
        set { lock.withLock { stored = newValue } }
    }

    /// The present profile's release, for callers off the main actor.
    static var presentRelease: SystemRelease { lock.withLock { stored }?.release ?? .standard }

    private static let lock = NSLock()
    /// Written on the main actor alone, with the lock: the main actor reads it without, others with the lock.
    private nonisolated(unsafe) static var stored: BehaviourProfile?

    /// Does something under a release, and returns to the present one; nil does it under the present one.
    @MainActor package static func following<Result>(
        _ release: SystemRelease?, _ body: () throws -> Result
    ) rethrows -> Result {
        guard let release else { return try body() }
        let earlier = chosen
        current = BehaviourProfile(release: release)
        defer { chosen = earlier }
        return try body()
    }

    /// As `UIDevice` states it.
    var systemVersion: String { release.version }

    /// A number by release: the first one, and each later one from the first version of the release that it is named for.
    ///
    /// - Parameters:
    ///   - canvas: the number on Interface Builder's canvas, where it differs from a device's, up to a later one of these.
    ///   - canvas26: the same from Xcode 26 on.
    func value<Value>(
        _ first: Value, iOS9: Value? = nil, iOS11: Value? = nil, iOS12: Value? = nil, iOS13: Value? = nil,
        iOS13_4: Value? = nil, iOS14: Value? = nil, iOS15: Value? = nil, iOS16: Value? = nil, iOS16_4: Value? = nil,
        iOS17: Value? = nil, iOS18: Value? = nil, iOS26: Value? = nil, iOS27: Value? = nil, canvas: Value? = nil,
        canvas26: Value? = nil
    ) -> Value {
        if surface == .canvas {
            if let canvas26, release.isAtLeast(26) { return canvas26 }
            if let canvas { return canvas }
        }
        if let iOS27, release.isAtLeast(27) { return iOS27 }
        if let iOS26, release.isAtLeast(26) { return iOS26 }
        if let iOS18, release.isAtLeast(18) { return iOS18 }
        if let iOS17, release.isAtLeast(17) { return iOS17 }
        if let iOS16_4, release.isAtLeast(16, 4) { return iOS16_4 }
        if let iOS16, release.isAtLeast(16) { return iOS16 }
        if let iOS15, release.isAtLeast(15) { return iOS15 }
        if let iOS14, release.isAtLeast(14) { return iOS14 }
        if let iOS13_4, release.isAtLeast(13, 4) { return iOS13_4 }
        if let iOS13, release.isAtLeast(13) { return iOS13 }
        if let iOS12, release.isAtLeast(12) { return iOS12 }
        if let iOS11, release.isAtLeast(11) { return iOS11 }
        if let iOS9, release.isAtLeast(9) { return iOS9 }
        return first
    }
}
