import UIKit

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

/// The optional methods.
extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Carries out requests: each ends in `ASAuthorizationError.unknown`, as on a device without an account.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    open func performRequests() {
        DispatchQueue.main.async { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
        }
    }
    open func cancel() {}
}

/// The button "Sign in with Apple": white words on black, or as its style says.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static var `default`: ButtonType { .signIn }

        var words: String { ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][rawValue] }
    }

    public enum Style: Int, Sendable {
        case white, whiteOutline, black
    }

    private let label = UILabel()

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        label.text = type.words
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.borderColor = UIColor.black.cgColor
        layer.masksToBounds = true
        layer.cornerRadius = cornerRadius
        isAccessibilityElement = true
        accessibilityLabel = type.words
        accessibilityTraits = .button
        addSubview(label)
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        fatalError("ASAuthorizationAppleIDButton can't be in a document; make it with init(type:style:).")
    }

    open var cornerRadius: CGFloat = 6 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
