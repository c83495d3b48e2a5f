/// Further information on an element, which is read on demand.
open class AXCustomContent: NSObject, @unchecked Sendable {
    public enum Importance: UInt, Sendable {
        case `default`
        /// Read along with the element.
        case high
    }

    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    public var importance = Importance.default

    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Label and value with attributes of speech.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }
}

/// An object that provides more information than label and value.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Asked in place of `accessibilityCustomContent` where it isn't nil.
    var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { get }
}

extension AXCustomContentProvider {
    /// Nil for providers that declare none.
    public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { nil }
}
