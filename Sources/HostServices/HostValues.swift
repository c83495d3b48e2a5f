import Foundation

/// A service of a device that an app has to ask its user for.
public enum HostService: String, CaseIterable, Hashable, Sendable {
    case location, notifications, photos, camera, microphone, contacts
}

/// A place on Earth.
public struct HostLocation: Hashable, Sendable {
    /// Degrees, north of the equator positive.
    public var latitude: Double
    /// Degrees, east of Greenwich positive.
    public var longitude: Double
    /// Meters above the sea.
    public var altitude: Double
    /// Meters: the radius that the place is certain to lie in.
    public var accuracy: Double

    public init(latitude: Double, longitude: Double, altitude: Double = 0, accuracy: Double = 5) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        self.accuracy = accuracy
    }

    /// A place from a text such as `52.52,13.405`; nil for any other text.
    public init?(_ text: String) {
        let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

/// A device's way to the network.
public enum HostNetwork: String, CaseIterable, Hashable, Sendable {
    case none, wifi, cellular, wired
}

/// A notification that the app's user sees.
public struct HostNotification: Hashable, Sendable {
    public var identifier: String
    public var title: String
    public var subtitle: String
    public var body: String

    package init(identifier: String, title: String, subtitle: String, body: String) {
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
        self.body = body
    }
}

/// A view that a developer wants to see by itself, as the app's sources declare it.
@MainActor public struct HostPreview {
    /// A name that no other preview of the program has.
    public let name: String
    /// The device that the preview asks for, as a host names it; nil for any.
    public let device: String?
    /// Points: the canvas that the preview asks for; nil for the device's screen.
    public let size: CGSize?
    /// True if the canvas is as large as what it shows.
    public let fitsContent: Bool
    /// True if the device lies on its side.
    public let isLandscape: Bool
    /// The place at which the preview is written, as far as the program knows it.
    package let origin: Origin
    /// Makes a new `UIViewController`, or throws what the preview's own code threw.
    package let makeController: () throws -> AnyObject

    package init(
        name: String, device: String?, size: CGSize?, fitsContent: Bool, isLandscape: Bool,
        origin: Origin, makeController: @escaping () throws -> AnyObject
    ) {
        self.name = name
        self.device = device
        self.size = size
        self.fitsContent = fitsContent
        self.isLandscape = isLandscape
        self.origin = origin
        self.makeController = makeController
    }
}

extension HostPreview {
    /// The two ways of writing a preview.
    package enum Origin {
        /// A `#Preview`, by its line and the name of the file.
        case line(Int, of: String)
        /// A `PreviewProvider`, by its type's name.
        case provider(String)
    }
}

/// A framework that knows the previews of the program; looked up by name, so that hosts don't depend on it.
@MainActor package protocol HostPreviewSource: AnyObject {
    static func previews() -> [HostPreview]
}
