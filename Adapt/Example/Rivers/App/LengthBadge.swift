import UIKit

/// A badge that is as wide as its river is long, a point for ten kilometres, and 24 high.
@IBDesignable class LengthBadge: UIView {
    @IBInspectable var kilometres: Int = 0 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(kilometres) / 10, height: 24) }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        backgroundColor = .systemTeal
    }
}
