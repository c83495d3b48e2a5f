@_exported import AVFoundation
@_exported import UIKit

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// A player on a black ground: the sign that iOS draws for a film that can't be played, and nothing else.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    /// Between the film and its controls.
    open private(set) lazy var contentOverlayView: UIView? = {
        let overlay = UIView(frame: view.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
        return overlay
    }()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let sign = UIImageView(image: UIImage(systemName: "play.slash") ?? UIImage(systemName: "play.fill"))
        sign.tintColor = .white
        sign.isAccessibilityElement = true
        sign.accessibilityLabel = "Film can’t be played"
        sign.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sign)
        NSLayoutConstraint.activate([
            sign.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sign.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

/// A small window for films; no host has one.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// False.
    open class func isPictureInPictureSupported() -> Bool { false }
}
