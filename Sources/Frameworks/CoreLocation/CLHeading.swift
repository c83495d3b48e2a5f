import Foundation

/// The direction in which a device points. Devices here have no compass, so that nobody is told one.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from magnetic north, clockwise, as `trueHeading` from true north.
    public let magneticHeading: CLLocationDirection
    public let trueHeading: CLLocationDirection
    /// Degrees that the magnetic heading may be off; negative where it isn't valid.
    public let headingAccuracy: CLLocationDirection
    public let timestamp: Date

    init(
        magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, accuracy: CLLocationDirection,
        at time: Date
    ) {
        self.magneticHeading = magneticHeading
        self.trueHeading = trueHeading
        headingAccuracy = accuracy
        timestamp = time
    }
}

/// The side of a device that heads.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

extension CLLocationManager {
    /// Nothing follows: `headingAvailable()` is false.
    public func startUpdatingHeading() {}
    public func stopUpdatingHeading() {}
    public func dismissHeadingCalibrationDisplay() {}
    /// Nil.
    public var heading: CLHeading? { nil }
}
