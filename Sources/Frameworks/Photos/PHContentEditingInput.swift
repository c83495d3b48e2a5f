import UIKit

public typealias PHContentEditingInputRequestID = Int

@preconcurrency @MainActor open class PHContentEditingInputRequestOptions: NSObject {
    open var isNetworkAccessAllowed = false
    /// Never called: nobody has edited a host's pictures.
    open var canHandleAdjustmentData: ((Any) -> Bool)?
    /// Never called: pictures are there at once.
    open var progressHandler: ((Double, UnsafeMutablePointer<Bool>) -> Void)?

    public override nonisolated init() { super.init() }
}

/// A picture of the library as something to edit.
@preconcurrency @MainActor open class PHContentEditingInput: NSObject {
    private let asset: PHAsset
    open var mediaType: PHAssetMediaType { asset.mediaType }
    open var creationDate: Date? { asset.creationDate }
    open var displaySizeImage: UIImage? { asset.image }
    open var uniformTypeIdentifier: String? { "public.png" }
    /// A file in the app's folder for temporary ones, written when it is asked for; nil if that fails.
    open private(set) lazy var fullSizeImageURL: URL? = writtenFile()

    init(_ asset: PHAsset) { self.asset = asset }

    private func writtenFile() -> URL? {
        let name = asset.localIdentifier.replacing("/", with: "-") + ".png"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        guard let data = asset.image.pngData(), (try? data.write(to: file)) != nil else { return nil }
        return file
    }
}

extension PHAsset {
    /// Answers in a later turn.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let input = PHContentEditingInput(self)
        nonisolated(unsafe) let answer = completionHandler
        DispatchQueue.main.async { answer(input, [:]) }
        return 1
    }

    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
