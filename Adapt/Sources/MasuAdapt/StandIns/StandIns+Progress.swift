extension StandIns {
    /// The card that the libraries for progress show over a view: an indicator, a ring or a sign above two lines of text.
    private static let progressCard = #"""
        @_exported import UIKit

        /// A rounded card in the middle of a view that it covers.
        @MainActor final class ProgressCard: UIView {
            let indicator = UIActivityIndicatorView(style: .large)
            let bar = UIProgressView(progressViewStyle: .default)
            let picture = UIImageView()
            let title = UILabel()
            let details = UILabel()
            let card = UIView()
            private let stack = UIStackView()

            init() {
                super.init(frame: .zero)
                card.layer.cornerRadius = 14
                stack.axis = .vertical
                stack.alignment = .center
                stack.spacing = 10
                title.font = .preferredFont(forTextStyle: .subheadline)
                details.font = .preferredFont(forTextStyle: .footnote)
                for label in [title, details] {
                    label.numberOfLines = 0
                    label.textAlignment = .center
                }
                for part in [indicator, bar, picture, title, details] { stack.addArrangedSubview(part) }
                for view in [card, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
                addSubview(card)
                card.addSubview(stack)
                NSLayoutConstraint.activate([
                    card.centerXAnchor.constraint(equalTo: centerXAnchor),
                    card.centerYAnchor.constraint(equalTo: centerYAnchor),
                    card.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
                    card.heightAnchor.constraint(greaterThanOrEqualToConstant: 90),
                    card.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -80),
                    stack.centerYAnchor.constraint(equalTo: card.centerYAnchor),
                    stack.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 18),
                    stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 18),
                    card.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 18),
                ])
                paint(dark: false)
                show(text: nil)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) isn't used: a card is made in code.") }

            func paint(dark: Bool) {
                card.backgroundColor = dark ? UIColor(white: 0, alpha: 0.85) : UIColor(white: 0.95, alpha: 1)
                let color: UIColor = dark ? .white : .black
                (title.textColor, details.textColor, indicator.color, picture.tintColor) = (color, color, color, color)
            }

            /// An indicator; or a bar where there is progress, or a picture.
            func show(text: String?, details more: String? = nil, progress: Float? = nil, image: UIImage? = nil) {
                title.text = text
                details.text = more
                title.isHidden = text?.isEmpty ?? true
                details.isHidden = more?.isEmpty ?? true
                bar.progress = progress ?? 0
                bar.isHidden = progress == nil
                picture.image = image
                picture.isHidden = image == nil
                indicator.isHidden = progress != nil || image != nil
                if indicator.isHidden { indicator.stopAnimating() } else { indicator.startAnimating() }
            }

            func cover(_ view: UIView) {
                frame = view.bounds
                autoresizingMask = [.flexibleWidth, .flexibleHeight]
                if superview !== view { view.addSubview(self) }
            }
        }

        """#

    /// `SVProgressHUD.show()` and what goes with it.
    static let progressSV =
        "// A stand-in for SVProgressHUD by Masu: one card over the app's window.\n" + progressCard + #"""

            public enum SVProgressHUDStyle: Int { case light, dark, custom, automatic }
            public enum SVProgressHUDMaskType: UInt { case none = 1, clear, black, gradient, custom }
            public enum SVProgressHUDAnimationType: UInt { case flat, native }

            @preconcurrency @MainActor open class SVProgressHUD: UIView {
                private static let shown = ProgressCard()
                private static var maskType = SVProgressHUDMaskType.none
                private static var turn = 0
                private static var minimumDismissTime: TimeInterval = 5
                private static var container: UIView?

                private static func present(_ text: String?, progress: Float? = nil, image: UIImage? = nil) {
                    turn += 1
                    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                    guard let window = scenes.flatMap(\.windows).first(where: \.isKeyWindow) ?? UIApplication.shared.keyWindow
                    else { return }
                    shown.show(text: text, progress: progress, image: image)
                    shown.isUserInteractionEnabled = maskType != .none
                    shown.backgroundColor =
                        maskType == .none || maskType == .clear ? .clear : UIColor(white: 0, alpha: 0.4)
                    shown.cover(container ?? window)
                    guard image != nil else { return }
                    dismiss(withDelay: min(max(Double(text?.count ?? 0) * 0.06 + 0.5, 0.5), minimumDismissTime))
                }

                open class func show() { present(nil) }
                open class func show(withStatus status: String?) { present(status) }
                open class func showProgress(_ progress: Float) { present(nil, progress: progress) }
                open class func showProgress(_ progress: Float, status: String?) { present(status, progress: progress) }
                open class func showInfo(withStatus status: String?) { present(status, image: UIImage(systemName: "info.circle")) }
                open class func showSuccess(withStatus status: String?) { present(status, image: UIImage(systemName: "checkmark")) }
                open class func showError(withStatus status: String?) { present(status, image: UIImage(systemName: "xmark")) }
                open class func show(_ image: UIImage, status: String?) { present(status, image: image) }
                open class func setStatus(_ status: String?) { shown.show(text: status) }
                open class func isVisible() -> Bool { shown.superview != nil }
                open class func popActivity() { dismiss() }
                open class func dismiss() { dismiss(completion: nil) }
                open class func dismiss(completion: (() -> Void)?) {
                    turn += 1
                    shown.removeFromSuperview()
                    completion?()
                }
                open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)? = nil) {
                    let known = turn
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                        if turn == known { dismiss(completion: completion) }
                    }
                }

                open class func setDefaultStyle(_ style: SVProgressHUDStyle) { shown.paint(dark: style == .dark) }
                /// The view that the card lies over; nil for the window.
                open class func setContainerView(_ view: UIView?) { container = view }
                open class func setDefaultMaskType(_ type: SVProgressHUDMaskType) { maskType = type }
                open class func setForegroundColor(_ color: UIColor) {
                    (shown.title.textColor, shown.indicator.color, shown.picture.tintColor) = (color, color, color)
                }
                open class func setBackgroundColor(_ color: UIColor) { shown.card.backgroundColor = color }
                open class func setFont(_ font: UIFont) { shown.title.font = font }
                open class func setCornerRadius(_ radius: CGFloat) { shown.card.layer.cornerRadius = radius }
                open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { minimumDismissTime = interval }
                open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
                open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
                open class func setRingThickness(_ thickness: CGFloat) {}
                open class func setMinimumSize(_ size: CGSize) {}
            }

            """#

    /// `MBProgressHUD.showAdded(to:animated:)` and what goes with it.
    static let progressMB =
        "// A stand-in for MBProgressHUD by Masu: a card over a view.\n" + progressCard + #"""

            public enum MBProgressHUDMode: Int {
                case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
            }
            public enum MBProgressHUDAnimation: Int { case fade, zoom, zoomOut, zoomIn }
            public enum MBProgressHUDBackgroundStyle: Int { case solidColor, blur }
            public final class MBBackgroundView: UIView {
                public var style = MBProgressHUDBackgroundStyle.blur
                public var color: UIColor? {
                    get { backgroundColor }
                    set { backgroundColor = newValue }
                }
            }

            @preconcurrency @MainActor open class MBProgressHUD: UIView {
                private let shown = ProgressCard()
                public var label: UILabel { shown.title }
                public var detailsLabel: UILabel { shown.details }
                public let bezelView = MBBackgroundView()
                public let backgroundView = MBBackgroundView()
                public var mode = MBProgressHUDMode.indeterminate { didSet { setNeedsLayout() } }
                public var progress: Float = 0 { didSet { setNeedsLayout() } }
                public var customView: UIView? { didSet { setNeedsLayout() } }
                public var contentColor: UIColor? {
                    get { label.textColor }
                    set { (label.textColor, detailsLabel.textColor, shown.indicator.color) = (newValue, newValue, newValue) }
                }
                public var removeFromSuperViewOnHide = true
                public var animationType = MBProgressHUDAnimation.fade
                public var completionBlock: (() -> Void)?

                public convenience init(view: UIView) { self.init(frame: view.bounds) }
                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    shown.cover(self)
                    isHidden = true
                }
                public required init?(coder: NSCoder) { fatalError("init(coder:) isn't used: a progress view is made in code.") }

                open override func layoutSubviews() {
                    let image = (customView as? UIImageView)?.image
                    let hasBar = [.determinate, .determinateHorizontalBar, .annularDeterminate].contains(mode)
                    shown.show(
                        text: label.text, details: detailsLabel.text, progress: hasBar ? progress : nil,
                        image: mode == .customView ? image : nil)
                    if mode == .text || (mode == .customView && image == nil) {
                        shown.indicator.stopAnimating()
                        shown.indicator.isHidden = true
                    }
                    if let color = bezelView.backgroundColor { shown.card.backgroundColor = color }
                    backgroundColor = backgroundView.backgroundColor
                    super.layoutSubviews()
                }

                @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> Self {
                    let shown = self.init(frame: view.bounds)
                    view.addSubview(shown)
                    shown.show(animated: animated)
                    return shown
                }
                @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
                    guard let shown = forView(view) else { return false }
                    shown.hide(animated: animated)
                    return true
                }
                open class func forView(_ view: UIView) -> MBProgressHUD? {
                    view.subviews.last { $0 is MBProgressHUD } as? MBProgressHUD
                }
                open func show(animated: Bool) {
                    isHidden = false
                    setNeedsLayout()
                }
                open func hide(animated: Bool) {
                    isHidden = true
                    if removeFromSuperViewOnHide { removeFromSuperview() }
                    completionBlock?()
                }
                open func hide(animated: Bool, afterDelay delay: TimeInterval) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.hide(animated: animated) }
                }
            }

            """#

    /// `JGProgressHUD(style:)` and what goes with it.
    static let progressJG =
        "// A stand-in for JGProgressHUD by Masu: a card over a view.\n" + progressCard + #"""

            public enum JGProgressHUDStyle: UInt { case extraLight, light, dark }
            public enum JGProgressHUDInteractionType: UInt { case blockAllTouches, blockTouchesOnHUDView, blockNoTouches }
            @preconcurrency @MainActor open class JGProgressHUDIndicatorView: NSObject {
                fileprivate var image: UIImage? { nil }
                fileprivate var progress: Float? { nil }
            }
            open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {}
            open class JGProgressHUDSuccessIndicatorView: JGProgressHUDIndicatorView {
                override fileprivate var image: UIImage? { UIImage(systemName: "checkmark") }
            }
            open class JGProgressHUDErrorIndicatorView: JGProgressHUDIndicatorView {
                override fileprivate var image: UIImage? { UIImage(systemName: "xmark") }
            }
            open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {
                fileprivate var shown: Float = 0
                override fileprivate var progress: Float? { shown }
            }
            open class JGProgressHUDRingIndicatorView: JGProgressHUDPieIndicatorView {}

            @preconcurrency @MainActor open class JGProgressHUD: UIView {
                private let shown = ProgressCard()
                public var textLabel: UILabel { shown.title }
                public var detailTextLabel: UILabel { shown.details }
                public var indicatorView: JGProgressHUDIndicatorView? = JGProgressHUDIndeterminateIndicatorView() {
                    didSet { setNeedsLayout() }
                }
                public var interactionType = JGProgressHUDInteractionType.blockAllTouches
                public var style: JGProgressHUDStyle { didSet { shown.paint(dark: style == .dark) } }
                public var vibrancyEnabled = false
                public var progress: Float = 0 {
                    didSet {
                        (indicatorView as? JGProgressHUDPieIndicatorView)?.shown = progress
                        setNeedsLayout()
                    }
                }
                public var isVisible: Bool { superview != nil }

                public convenience init() { self.init(style: .extraLight) }
                public init(style: JGProgressHUDStyle) {
                    self.style = style
                    super.init(frame: .zero)
                    shown.paint(dark: style == .dark)
                    autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    shown.cover(self)
                }
                public required init?(coder: NSCoder) { fatalError("init(coder:) isn't used: a progress view is made in code.") }

                open override func layoutSubviews() {
                    shown.show(
                        text: textLabel.text, details: detailTextLabel.text, progress: indicatorView?.progress,
                        image: indicatorView?.image)
                    super.layoutSubviews()
                }
                open func show(in view: UIView, animated: Bool = true) {
                    frame = view.bounds
                    view.addSubview(self)
                    setNeedsLayout()
                }
                open func dismiss(animated: Bool = true) { removeFromSuperview() }
                open func dismiss(afterDelay delay: TimeInterval, animated: Bool = true) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.dismiss(animated: animated) }
                }
                open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
            }

            """#
}
