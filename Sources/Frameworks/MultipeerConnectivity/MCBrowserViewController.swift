import UIKit

@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// The system's list of devices nearby: it finds none, so that its user can only cancel.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public let session: MCSession
    public let serviceType: String
    open var minimumNumberOfPeers = 2
    open var maximumNumberOfPeers = 8

    public init(serviceType: String, session: MCSession) {
        self.session = session
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
    }

    /// - Returns: nil: a document has no session.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showEmptyPicker(title: "Connect", message: "No Devices") { [weak self] in
            guard let self else { return }
            delegate?.browserViewControllerWasCancelled(self)
        }
    }
}
