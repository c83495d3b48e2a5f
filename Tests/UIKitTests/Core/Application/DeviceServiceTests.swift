import HeadlessHost
import XCTest

@testable import UIKit

private final class Worker: UIResponder {
    var done: [String] = []
    func work(_ what: Any?) { done.append(what as? String ?? "nil") }
    var working: Selector { Selector("work:", Worker.work(_:)) }
}

/// What a device has besides its screen: a motor, a library of pictures, a pasteboard's providers.
@MainActor final class DeviceServiceTests: XCTestCase {
    override func tearDown() async throws {
        UIKitException.handler = nil
        UIScreen.main.device = .standard
    }

    func testHaptics() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let view = UIView()
        let impact = UIImpactFeedbackGenerator(style: .heavy, view: view)
        XCTAssertTrue(impact.view === view)
        impact.prepare()
        impact.impactOccurred()
        UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.25)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        XCTAssertEqual(
            host.drainHaptics(),
            [
                .impact(style: "heavy", intensity: 1), .impact(style: "soft", intensity: 0.25), .selection,
                .notification("warning"),
            ])
        XCTAssertEqual(host.drainHaptics(), [])
        let pad = try HeadlessHost(device: "ipad-pro-11")
        UISelectionFeedbackGenerator().selectionChanged()
        XCTAssertEqual(pad.drainHaptics(), [], "tablets have no motor")
    }

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
    }

    func testAColourWellPresentsAPicker() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11")
        let screen = UIViewController()
        host.show(screen)
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        var heard = 0
        well.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        well.selectedColor = .red
        screen.view.addSubview(well)
        host.play(.tap(at: well.center))
        host.advanceUntilStill()
        let picker = try XCTUnwrap(screen.presentedViewController as? UIColorPickerViewController)
        XCTAssertEqual(picker.selectedColor, .red)
        let grid = try XCTUnwrap(picker.view.descendants.first { $0 is ColorGrid })
        host.play(.tap(at: grid.convert(CGPoint(x: 1, y: 1), to: nil)))
        host.advanceUntilStill()
        XCTAssertEqual(well.selectedColor, ColorGrid.color(row: 0, column: 0), "white stands first")
        XCTAssertEqual(heard, 2, "with the finger down and as it is lifted")
    }

    func testAFontIsPicked() async throws {
        final class Listener: NSObject, UIFontPickerViewControllerDelegate {
            var heard: [String] = []
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
                heard.append("picked \(viewController.selectedFontDescriptor != nil)")
            }
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
                heard.append("cancelled")
            }
        }
        let host = try HeadlessHost(device: "iphone-x")
        let (screen, listener) = (UIViewController(), Listener())
        host.show(screen)
        for name in ["Cancel", try XCTUnwrap(UIFont.familyNames.sorted().first)] {
            let picker = UIFontPickerViewController()
            picker.delegate = listener
            screen.present(picker, animated: true)
            host.advanceUntilStill()
            try host.activate(name)
            host.advanceUntilStill()
            XCTAssertNil(screen.presentedViewController)
        }
        XCTAssertEqual(listener.heard, ["cancelled", "picked true"])
    }

    func testDataOfAnItemProvider() async throws {
        let host = try HeadlessHost()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { done in
            done(Data("Text".utf8), nil)
            return nil
        }
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.png"))
        var answers: [String] = []
        for type in ["public.plain-text", "public.png"] {
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                answers.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "\((error as? NSError)?.code ?? 0)")
            }
        }
        XCTAssertEqual(answers, [], "not in the turn that asks")
        host.advance(by: 0.1)
        XCTAssertEqual(answers, ["Text", "-1000"])
    }

    func testCallsForLater() async throws {
        let host = try HeadlessHost()
        let worker = Worker()
        worker.performSelector(inBackground: worker.working, with: "background")
        worker.performSelector(onMainThread: worker.working, with: "later", waitUntilDone: false)
        worker.performSelector(onMainThread: worker.working, with: "now", waitUntilDone: true)
        XCTAssertEqual(worker.done, ["now"])
        host.advance(by: 0.1)
        XCTAssertEqual(worker.done, ["now", "background", "later"])
    }

    func testToolTips() async throws {
        let button = UIButton()
        button.toolTip = "Saves"
        let interaction = try XCTUnwrap(button.toolTipInteraction)
        XCTAssertEqual(interaction.configuration(at: .zero)?.toolTip, "Saves")
        interaction.isEnabled = false
        XCTAssertNil(interaction.configuration(at: .zero))
        button.toolTip = nil
        XCTAssertNil(button.toolTipInteraction)
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
