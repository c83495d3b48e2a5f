import Foundation

/// The reason why a snapshot can't be taken.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
    /// A value of `SNAPSHOT_TESTING_RECORD` that isn't known.
    case unknownRecordMode(String)
    /// A view without area, in points.
    case emptyView(String, width: Double, height: Double)
    /// A picture without pixels.
    case noPixels(String)
    /// A value that is delivered later, and wasn't within a time.
    case undelivered(String, seconds: Double)
    /// A value that can't be written as text.
    case unencodable(String)

    /// The reason in a sentence, with what to do.
    public var description: String {
        switch self {
        case .unknownRecordMode(let name):
            "SNAPSHOT_TESTING_RECORD is '\(name)', but the modes are all, failed, missing and never."
        case .emptyView(let name, let width, let height):
            "\(name) is \(width) × \(height) points, and a picture needs an area: "
                + "give it a frame, or snapshot it with a size or on a device."
        case .noPixels(let name): "\(name) has no pixels."
        case .undelivered(let name, let seconds):
            "The snapshot '\(name)' wasn't delivered within \(seconds) s; "
                + "give 'timeout:' more, or look for work that never calls back."
        case .unencodable(let reason): reason
        }
    }
}
