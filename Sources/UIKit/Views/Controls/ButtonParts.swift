/// A value for each state of a control; a state without one has the normal state's.
///
/// Invariant: keys are raw values of states.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }
}

/// The settings and subviews of a button.
struct ButtonParts {
    var type = UIButton.ButtonType.custom
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var titleColors = StateValues<UIColor>()
    var titleShadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
    var backgroundImages = StateValues<UIImage>()
    var contentInsets = UIEdgeInsets.zero
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
    var configuration: UIButton.Configuration?
    var needsConfigurationUpdate = false

    var label: ButtonLabel?
    var imageView: UIImageView?
    var backgroundImageView: UIImageView?
    var subtitleLabel: ButtonLabel?
    var backgroundView: UIView?
    var activityIndicator: UIActivityIndicatorView?
    /// The chevrons of a pop-up button.
    var indicatorView: UIImageView?
    /// The glow of a button that shows its touch.
    var glow: CAGradientLayer?
}

/// A button's title; the button's size depends on its own.
final class ButtonLabel: UILabel {
    /// True if a configuration set a text with attributes.
    var showsAttributes = false

    /// A mode that wraps lets the title have several lines, where it had one.
    ///
    /// That the mode alone does it is claimed: Interface Builder has no number of lines for a button's title, and its menu of line
    /// breaks is how apps wrap one.
    override var lineBreakMode: NSLineBreakMode {
        didSet {
            let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
            if wraps, numberOfLines == 1 { numberOfLines = 0 }
        }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.titleMetricsChanged()
    }
}
