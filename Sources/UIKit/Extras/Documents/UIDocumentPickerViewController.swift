public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

/// The optional methods.
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Lets the user choose a file of none, as on a device without documents: a bar with Cancel over an empty screen.
///
/// Initialisers with uniform type identifiers are in the module of these.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
    public let documentPickerMode: UIDocumentPickerMode

    /// A picker of files of these types, by their identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker of a place for files.
    public init(forExporting urls: [URL], asCopy: Bool) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// - Returns: nil: a document doesn't say what is picked.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showEmptyPicker(title: "Files", message: "No Files") { [weak self] in
            guard let self else { return }
            dismiss(animated: true) { self.delegate?.documentPickerWasCancelled(self) }
        }
    }
}
