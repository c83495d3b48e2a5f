/// The glass under a bar's buttons: a capsule, or a circle under a single symbol.
final class GlassPlatter: UIVisualEffectView {
    /// Provenance: recorded — pills of 48 pt in toolbars on iOS 26: Catalyst 26.1.
    static let toolbarHeight: CGFloat = 48
    private let glass = UIGlassEffect()

    init() {
        super.init(effect: nil)
        isUserInteractionEnabled = false
        effect = glass
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for GlassPlatter: bars make it") }

    /// The colour of a prominent item's glass; nil for plain glass.
    var tint: UIColor? {
        didSet {
            guard tint != oldValue else { return }
            glass.tintColor = tint
            effect = glass
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
    }
}

/// The glass under a tab bar's tabs, with a pill behind the selected one.
final class TabPlatterView: UIView {
    private let glass = GlassPlatter()
    private let pill = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        pill.backgroundColor = .tertiarySystemFill
        addSubview(glass)
        addSubview(pill)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for TabPlatterView: tab bars make it") }

    /// Nil without a selected tab.
    func showPill(_ frame: CGRect?) {
        pill.isHidden = frame == nil
        guard let frame else { return }
        pill.frame = frame
        pill.layer.cornerRadius = frame.height / 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
    }
}
