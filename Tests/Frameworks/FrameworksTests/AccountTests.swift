import AuthenticationServices
import HeadlessHost
import SafariServices
import XCTest

private final class SignIn: UIViewController, ASAuthorizationControllerDelegate {
    var failure: ASAuthorizationError.Code?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
        button.frame = CGRect(x: 20, y: 100, width: 280, height: 44)
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func ask() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        failure = (error as? ASAuthorizationError)?.code
    }
}

/// Kind: documented — Apple's article "Implementing User Authentication with Sign in with Apple", on a device without an account.
@MainActor final class AccountTests: XCTestCase {
    func testNobodyIsSignedIn() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let screen = SignIn()
        host.show(screen)
        try host.activate("Continue with Apple")
        try await turn()
        XCTAssertEqual(screen.failure, .unknown)
        let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "nobody")
        XCTAssertEqual(state, .notFound)
    }

    func testAPageForSigningInDoesNotOpen() async throws {
        var failure: ASWebAuthenticationSessionError.Code?
        let session = ASWebAuthenticationSession(
            url: try XCTUnwrap(URL(string: "https://example.org/login")), callbackURLScheme: "example"
        ) { _, error in failure = (error as? ASWebAuthenticationSessionError)?.code }
        XCTAssertFalse(session.start())
        try await turn()
        XCTAssertEqual(failure, .presentationContextInvalid)
    }

    func testAPageForSigningInOfIOS11DoesNotOpen() async throws {
        var failure: SFAuthenticationError.Code?
        let session = SFAuthenticationSession(
            url: try XCTUnwrap(URL(string: "https://example.org/login")), callbackURLScheme: nil
        ) { _, error in failure = (error as? SFAuthenticationError)?.code }
        XCTAssertFalse(session.start())
        try await turn()
        XCTAssertEqual(failure, .canceledLogin)
    }
}
