@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case saveFailed, sendFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message that is being written. No host has an account: it can't be sent, and Cancel is its only way out.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private let page = UnsendablePage("No Mail Accounts")

    /// False: no host has an account for mail.
    open class func canSendMail() -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        page.cancel = { [weak self] in
            guard let self else { return }
            guard let mailComposeDelegate else { return dismiss(animated: true) }
            mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
        }
        setViewControllers([page], animated: false)
    }

    open func setSubject(_ subject: String) { page.title = subject }
    open func setToRecipients(_ toRecipients: [String]?) { page.lines["To"] = toRecipients?.joined(separator: ", ") }
    open func setCcRecipients(_ ccRecipients: [String]?) { page.lines["Cc"] = ccRecipients?.joined(separator: ", ") }
    open func setBccRecipients(_ bccRecipients: [String]?) {
        page.lines["Bcc"] = bccRecipients?.joined(separator: ", ")
    }
    open func setMessageBody(_ body: String, isHTML: Bool) { page.text = body }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { page.lines["From"] = emailAddress }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        page.attachments.append(filename)
    }
}

/// A text message that is being written; no host can send it.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    private let page = UnsendablePage("Messages Can’t Be Sent")

    /// False: no host has a telephone.
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

    open var recipients: [String]? { didSet { page.lines["To"] = recipients?.joined(separator: ", ") } }
    open var body: String? { didSet { page.text = body ?? "" } }
    open var subject: String? { didSet { page.title = subject } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        page.cancel = { [weak self] in
            guard let self else { return }
            guard let messageComposeDelegate else { return dismiss(animated: true) }
            messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
        }
        setViewControllers([page], animated: false)
    }
}

/// A message's parts, and the reason why it can't be sent.
private final class UnsendablePage: UIViewController {
    var cancel: () -> Void = {}
    var lines: [String: String] = [:] { didSet { show() } }
    var text = "" { didSet { show() } }
    var attachments: [String] = [] { didSet { show() } }
    private let reason: String
    private let label = UILabel()

    init(_ reason: String) {
        self.reason = reason
        super.init(nibName: nil, bundle: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for UnsendablePage") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        show()
    }

    private func show() {
        let addresses = ["To", "Cc", "Bcc", "From"].compactMap { name in lines[name].map { "\(name): \($0)" } }
        label.text = ([reason, ""] + addresses + (text.isEmpty ? [] : ["", text]) + attachments)
            .joined(separator: "\n")
    }
}
