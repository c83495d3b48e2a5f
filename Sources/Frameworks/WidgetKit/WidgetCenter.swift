@_exported import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}

/// A widget that the user has put on a screen.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
}

/// The app's widgets, of which the user has none on a screen.
public final class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}

    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(.success([])) }
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
