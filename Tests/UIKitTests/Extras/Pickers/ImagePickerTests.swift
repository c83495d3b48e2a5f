import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIImagePickerController`, and what a simulator offers: a library, no
/// camera.
@MainActor final class ImagePickerTests: XCTestCase {
    private final class Picked: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var images: [UIImage] = []
        var cancels = 0
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            images += [info[.originalImage], info[.editedImage]].compactMap { $0 as? UIImage }
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancels += 1
            picker.dismiss(animated: true)
        }
    }

    func testThePictureLibrary() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        host.photos = [photo]
        let (screen, picked) = (UIViewController(), Picked())
        host.show(screen)
        func present() {
            let picker = UIImagePickerController()
            picker.delegate = picked
            picker.allowsEditing = true
            screen.present(picker, animated: true)
            host.advanceUntilStill()
        }
        present()
        try host.activate("Cancel")
        host.advanceUntilStill()
        XCTAssertEqual(picked.cancels, 1)
        present()
        try host.activate("Photo 1")
        host.advanceUntilStill()
        XCTAssertEqual(picked.images, [photo, photo])
        XCTAssertNil(screen.presentedViewController)
    }

    /// As on a simulator: a library, no camera; UIKit's own words for who asks for one.
    func testThereIsNoCamera() async throws {
        XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
        XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        XCTAssertEqual(reasons, ["Source type 1 not available"])
        XCTAssertEqual(picker.sourceType, .photoLibrary)
        picker.cameraFlashMode = .off
        picker.showsCameraControls = false
        picker.takePicture()
        XCTAssertEqual(
            reasons.dropFirst(),
            ArraySlice(repeating: "Source type must be UIImagePickerControllerSourceTypeCamera", count: 3))
        XCTAssertEqual(picker.cameraFlashMode, .auto)
        XCTAssertTrue(picker.showsCameraControls)
    }
}
