import UIKit

/// A type whose views are shown by themselves while they are developed.
///
/// Masu finds these types in the program: an app's `--previews` lists them and `--preview NAME` shows one.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The kind of device that a preview is for; all are shown here.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// A device by its name, such as "iPhone 15 Pro".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The name that a host knows it by: `iphone-15-pro`; a generation is a number behind the name, as in `iphone-se2` and
    /// `ipad-mini-6`.
    var hostName: String {
        var words = rawValue.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if words.count > 2, words.last == "generation", let number = words[words.count - 2].first, number.isNumber {
            words.removeLast(2)
            if words.first == "ipad" { words.append(String(number)) } else { words[words.count - 1] += String(number) }
        }
        return words.joined(separator: "-")
    }
}

/// The canvas of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The device's screen.
    case device
    /// As large as what is shown.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The way a device lies.
public struct InterfaceOrientation: Hashable, Sendable {
    let isLandscape: Bool

    public static let portrait = InterfaceOrientation(isLandscape: false)
    public static let portraitUpsideDown = InterfaceOrientation(isLandscape: false)
    public static let landscapeLeft = InterfaceOrientation(isLandscape: true)
    public static let landscapeRight = InterfaceOrientation(isLandscape: true)
}

extension View {
    public func previewDevice(_ value: PreviewDevice?) -> some View { changing { $0.preview.device = value } }
    public func previewLayout(_ value: PreviewLayout) -> some View { changing { $0.preview.layout = value } }
    public func previewDisplayName(_ value: String?) -> some View { changing { $0.preview.name = value } }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        changing { $0.preview.isLandscape = value.isLandscape }
    }
}

/// The conditions that a preview asks for.
struct PreviewSettings {
    var name: String?
    var device: PreviewDevice?
    var layout = PreviewLayout.device
    var isLandscape = false
}
