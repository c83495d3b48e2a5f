extension StandIns {
    /// `textView.placeholder = "Write…"`, as the library in Objective-C adds it to all text views.
    static let textPlaceholder = #"""
        // A stand-in for UITextView+Placeholder by Masu: a label where the text begins, while there is none.
        @_exported import UIKit

        private var placeholderKey: UInt8 = 0

        /// The label, which follows the text, the font and the insets of its view.
        @MainActor private final class PlaceholderLabel: UILabel {
            weak var owner: UITextView?
            var observation: NSObjectProtocol?

            func follow() {
                guard let owner else { return }
                isHidden = !owner.text.isEmpty
                if let font = owner.font { self.font = font }
                textAlignment = owner.textAlignment
                let padding = owner.textContainer.lineFragmentPadding
                let area = owner.bounds.inset(by: owner.textContainerInset).insetBy(dx: padding, dy: 0)
                let width = max(0, area.width)
                let origin = CGPoint(x: owner.textContainerInset.left + padding, y: owner.textContainerInset.top)
                let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
            }
        }

        extension UITextView {
            public class func defaultPlaceholderColor() -> UIColor { .placeholderText }

            private var label: PlaceholderLabel {
                if let known = objc_getAssociatedObject(self, &placeholderKey) as? PlaceholderLabel { return known }
                let label = PlaceholderLabel()
                label.owner = self
                label.numberOfLines = 0
                label.textColor = Self.defaultPlaceholderColor()
                label.isUserInteractionEnabled = false
                insertSubview(label, at: 0)
                objc_setAssociatedObject(self, &placeholderKey, label, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                label.observation = NotificationCenter.default.addObserver(
                    forName: UITextView.textDidChangeNotification, object: self, queue: nil
                ) { [weak label] _ in MainActor.assumeIsolated { label?.follow() } }
                return label
            }

            public var placeholderLabel: UILabel { label }
            public var placeholder: String? {
                get { label.text }
                set {
                    label.text = newValue
                    label.follow()
                }
            }
            public var attributedPlaceholder: NSAttributedString? {
                get { label.attributedText }
                set {
                    label.attributedText = newValue
                    label.follow()
                }
            }
            public var placeholderColor: UIColor? {
                get { label.textColor }
                set { label.textColor = newValue ?? Self.defaultPlaceholderColor() }
            }
        }

        extension UIView {
            @_dynamicReplacement(for: layoutSubviews()) public func placeholder_layoutSubviews() {
                layoutSubviews()
                (objc_getAssociatedObject(self, &placeholderKey) as? PlaceholderLabel)?.follow()
            }
        }

        """#
}
