@_exported import UIKit

/// A file that can be shown.
public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled, updateContents, createCopy
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
        -> QLPreviewItemEditingMode
}

/// The optional methods.
extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
        -> QLPreviewItemEditingMode
    { .disabled }
}

/// Shows a file: a picture or a text as such, any other by its name and size.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { if isViewLoaded { reloadData() } }
    }
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 {
        didSet { if isViewLoaded { refreshCurrentPreviewItem() } }
    }
    private var count = 0
    private var shown: UIView?

    /// True for pictures and texts.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL else { return false }
        return PreviewedFile(url).isKnown
    }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
        return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if navigationController == nil || presentingViewController != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        }
        reloadData()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }

    /// Asks the data source again.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        refreshCurrentPreviewItem()
    }

    open func refreshCurrentPreviewItem() {
        shown?.removeFromSuperview()
        shown = nil
        guard let item = currentPreviewItem, let url = item.previewItemURL else { return }
        title = item.previewItemTitle ?? url.lastPathComponent
        let part = PreviewedFile(url).makeView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: guide.topAnchor),
            part.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        shown = part
    }
}
