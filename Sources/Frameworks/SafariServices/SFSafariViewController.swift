@_exported import UIKit

/// Methods that a browser page calls.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}

/// A page of the web in a browser of its own: a card with its address here, between Safari's bars, whose buttons but
/// the first do nothing.
///
/// Nothing is loaded: the delegate is told of an initial load that failed.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The conditions with which a page begins.
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

        public override init() { super.init() }
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor? { didSet { show() } }
    open var preferredControlTintColor: UIColor? { didSet { show() } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { show() } }

    private let url: URL
    private let top = UIView()
    private let bottom = UIToolbar()
    private let dismissButton = UIButton(type: .system)
    private let host = UILabel()
    private let address = UILabel()

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// - Parameter URL: of the scheme http or https; others raise, as on iOS.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        if !["http", "https"].contains(URL.scheme?.lowercased() ?? "") {
            UIKitException.raise(
                .invalidArgument,
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        fatalError("SFSafariViewController can't be in a document; make it with init(url:).")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dismissButton.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        dismissButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        bottom.items = Self.bottomItems
        host.font = .preferredFont(forTextStyle: .subheadline)
        host.text = url.host
        host.textAlignment = .center
        address.text = url.absoluteString
        address.textColor = .secondaryLabel
        address.numberOfLines = 0
        address.textAlignment = .center
        let line = UIView()
        line.backgroundColor = .separator
        top.addSubview(line)
        for part in [top, dismissButton, host, address, bottom, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            if part !== line { view.addSubview(part) }
        }
        let (margins, safe) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: view.topAnchor),
            top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            top.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 44),
            line.bottomAnchor.constraint(equalTo: top.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: top.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: top.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
            dismissButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            dismissButton.centerYAnchor.constraint(equalTo: safe.topAnchor, constant: 22),
            host.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            host.centerYAnchor.constraint(equalTo: dismissButton.centerYAnchor),
            address.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            address.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            address.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        show()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: false)
        }
    }

    /// Back and forward, for which there are no pages, and what shares the page.
    private static var bottomItems: [UIBarButtonItem] {
        ["chevron.backward", "chevron.forward", "square.and.arrow.up"].flatMap { name in
            let item = UIBarButtonItem(
                image: UIImage(systemName: name), style: .plain, target: nil, action: nil as Selector?)
            item.isEnabled = false
            return [item, UIBarButtonItem(systemItem: .flexibleSpace)]
        }.dropLast()
    }

    private func show() {
        guard isViewLoaded else { return }
        top.backgroundColor = preferredBarTintColor ?? .secondarySystemBackground
        dismissButton.tintColor = preferredControlTintColor
        bottom.tintColor = preferredControlTintColor
        let title: String =
            switch dismissButtonStyle {
            case .done: "Done"
            case .close: "Close"
            case .cancel: "Cancel"
            }
        dismissButton.setTitle(title, for: .normal)
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}
