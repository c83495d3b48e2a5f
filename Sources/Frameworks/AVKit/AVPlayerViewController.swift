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

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let sign = UnplayableSign()
        sign.isOpaque = false
        sign.isAccessibilityElement = true
        sign.accessibilityLabel = "Film can’t be played"
        sign.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sign)
        NSLayoutConstraint.activate([
            sign.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sign.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            // Provenance: estimated — 44: the sign's size, by eye.
            sign.widthAnchor.constraint(equalToConstant: 44),
            sign.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// The triangle of a button that plays, struck through.
private final class UnplayableSign: UIView {
    override func draw(_ rect: CGRect) {
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.2))
        sign.addLine(to: CGPoint(x: bounds.width * 0.8, y: bounds.midY))
        sign.addLine(to: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.8))
        sign.close()
        sign.move(to: CGPoint(x: bounds.width * 0.1, y: bounds.height * 0.1))
        sign.addLine(to: CGPoint(x: bounds.width * 0.9, y: bounds.height * 0.9))
        sign.lineWidth = 2
        sign.lineJoinStyle = .round
        UIColor.white.setStroke()
        sign.stroke()
    }
}

/// A small window for films; no host has one.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// False.
    open class func isPictureInPictureSupported() -> Bool { false }
}
