import HeadlessHost
import HostServices
import Photos
import PhotosUI
import XCTest

private final class Chooser: UIViewController, PHPickerViewControllerDelegate {
    var results: [PHPickerResult]?

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        self.results = results
        picker.dismiss(animated: true)
    }
}

/// Kind: documented — Apple's pages on `PHPickerViewController`, `PHAsset` and `PHImageManager`.
@MainActor final class PhotoTests: XCTestCase {
    private func picture(_ size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    func testAPickerGivesTheChosenPicture() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.photos = [picture(CGSize(width: 40, height: 30)), picture(CGSize(width: 20, height: 20))]
        let chooser = Chooser()
        host.show(chooser)
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = chooser
        chooser.present(picker, animated: false)
        host.advanceUntilStill()
        try host.activate("Photo 2")
        host.advanceUntilStill()
        let result = try XCTUnwrap(chooser.results?.first)
        XCTAssertTrue(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        var loaded: UIImage?
        _ = result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in loaded = image }
        host.advance(by: 0.1)
        XCTAssertEqual(loaded?.size, CGSize(width: 20, height: 20))
    }

    func testTheLibraryNeedsPermission() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.photos = [picture(CGSize(width: 40, height: 30))]
        let refused = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        XCTAssertEqual(refused, .denied)
        XCTAssertEqual(PHAsset.fetchAssets(with: .image, options: nil).count, 0)
        host.services.allowed = [.photos]
        let assets = PHAsset.fetchAssets(with: .image, options: nil)
        XCTAssertEqual(assets.firstObject?.pixelWidth, 40)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var size: CGSize?
        PHImageManager.default().requestImage(
            for: try XCTUnwrap(assets.firstObject), targetSize: CGSize(width: 20, height: 20), contentMode: .aspectFit,
            options: options
        ) { image, _ in size = image?.size }
        XCTAssertEqual(size, CGSize(width: 20, height: 15))
    }

    func testAllPicturesAreInTheAlbumOfTheLibrary() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.photos = [picture(CGSize(width: 40, height: 30)), picture(CGSize(width: 20, height: 20))]
        XCTAssertEqual(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).count, 0)
        host.services.allowed = [.photos]
        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        let album = try XCTUnwrap(albums.firstObject)
        XCTAssertEqual(album.localizedTitle, "Recents")
        XCTAssertEqual(album.estimatedAssetCount, 2)
        XCTAssertEqual(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count, 0)
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth > 30", PHAssetMediaType.image.rawValue)
        XCTAssertEqual(PHAsset.fetchAssets(in: album, options: options).count, 1)
        XCTAssertEqual(PHFetchResult<PHAsset>().count, 0)
    }

    /// A picture to edit has a file of its own.
    func testAPictureIsAskedForAsAFile() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.photos = [picture(CGSize(width: 40, height: 30))]
        host.services.allowed = [.photos]
        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
        let asset = try XCTUnwrap(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        let options = PHContentEditingInputRequestOptions()
        options.canHandleAdjustmentData = { _ in true }
        let input: PHContentEditingInput? = await withCheckedContinuation { continuation in
            asset.requestContentEditingInput(with: options) { input, _ in continuation.resume(returning: input) }
        }
        let file = try XCTUnwrap(input?.fullSizeImageURL)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertEqual(UIImage(contentsOfFile: file.path)?.cgImage?.width, asset.pixelWidth)
        XCTAssertEqual(input?.mediaType, .image)
    }

    func testTheLibraryMakesNoPicture() async throws {
        let failure: PHPhotosError.Code? = await withCheckedContinuation { continuation in
            PHPhotoLibrary.shared().performChanges({
                PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
            }) { succeeded, error in
                continuation.resume(returning: succeeded ? nil : (error as? PHPhotosError)?.code)
            }
        }
        XCTAssertEqual(failure, .changeNotSupported)
        XCTAssertNil(PHAssetCreationRequest.forAsset().placeholderForCreatedAsset)
    }
}
