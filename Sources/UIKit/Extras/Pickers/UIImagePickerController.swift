/// Lets the user choose a picture from those that the host gives; a camera is nowhere here.
///
/// `HeadlessHost.photos` is the library, empty unless a script fills it. As on a simulator the library is always available
/// and the camera never: asking for that raises what UIKit raises.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Setting a type that isn't available raises.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            UIKitException.raise(.invalidArgument, "Source type \(sourceType.rawValue) not available")
            sourceType = oldValue
        }
    }
    /// Uniform type identifiers; pictures are all that the library holds.
    open var mediaTypes = ["public.image"]
    /// The chosen picture is the edited one too: no host offers cutting it.
    open var allowsEditing = false
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    /// The navigation controller's delegate; nil where that is none of pickers.
    @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }

    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera
    }
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    // MARK: The camera

    /// The camera that takes the picture; as everything of the camera's, setting it without one raises.
    open var cameraDevice: CameraDevice {
        get { .rear }
        set { raiseWithoutCamera() }
    }
    open var cameraCaptureMode: CameraCaptureMode {
        get { .photo }
        set { raiseWithoutCamera() }
    }
    open var cameraFlashMode: CameraFlashMode {
        get { .auto }
        set { raiseWithoutCamera() }
    }
    open var showsCameraControls: Bool {
        get { true }
        set { raiseWithoutCamera() }
    }
    open var cameraOverlayView: UIView? {
        get { nil }
        set { raiseWithoutCamera() }
    }
    open var cameraViewTransform: CGAffineTransform {
        get { .identity }
        set { raiseWithoutCamera() }
    }

    open func takePicture() { raiseWithoutCamera() }
    open func stopVideoCapture() { raiseWithoutCamera() }
    @discardableResult open func startVideoCapture() -> Bool {
        raiseWithoutCamera()
        return false
    }

    private func raiseWithoutCamera() {
        UIKitException.raise(.invalidArgument, "Source type must be UIImagePickerControllerSourceTypeCamera")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let photos = UIApplication.shared.photos
        let library = PhotoGrid(photos, columns: 4, spacing: 1)
        library.title = "Photos"
        library.picked = { [weak self] in self?.pick(photos[$0]) }
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        setViewControllers([library], animated: false)
    }

    private func pick(_ image: UIImage) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if allowsEditing {
            info[.editedImage] = image
            info[.cropRect] = NSValue(cgRect: CGRect(origin: .zero, size: image.size))
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// A picker without a delegate dismisses itself, as in UIKit.
    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// Methods that are called for the user's choice; dismissing the picker is the delegate's task.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
