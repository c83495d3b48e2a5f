import AudioToolbox
import ImageIO
import LocalAuthentication
import MobileCoreServices
import UniformTypeIdentifiers
import XCTest

/// Kind: documented — Apple's pages on `UTType`, `LAContext`, `AudioServicesPlaySystemSound` and `CGImageSource`.
final class TypeTests: XCTestCase {
    func testTypesOfFilesAndData() throws {
        XCTAssertEqual(UTType(filenameExtension: "PNG"), .png)
        XCTAssertEqual(UTType(mimeType: "application/json"), .json)
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertTrue(UTType.jpeg.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .data))
        XCTAssertFalse(UTType.json.conforms(to: .image))
        XCTAssertTrue(UTType.html.supertypes.contains(.item))
        XCTAssertTrue(try XCTUnwrap(UTType(filenameExtension: "unheardof")).isDynamic)
        XCTAssertNil(UTType("com.example.unheard-of"))
        XCTAssertTrue(UTType(exportedAs: "com.example.drawing", conformingTo: .image).conforms(to: .data))
        XCTAssertEqual(kUTTypeImage as String, UTType.image.identifier)
        XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        XCTAssertTrue(UTTypeConformsTo("com.compuserve.gif" as NSString, kUTTypeGIF))
    }

    /// Apple's page on `appendingPathComponent(_:conformingTo:)`: the extension is added where it isn't there.
    func testFilesAreNamedByTheirTypes() {
        let folder = URL(fileURLWithPath: "/lakes", isDirectory: true)
        XCTAssertEqual(folder.appendingPathComponent("north", conformingTo: .directory).path, "/lakes/north")
        XCTAssertTrue(folder.appendingPathComponent("north", conformingTo: .directory).hasDirectoryPath)
        XCTAssertEqual(folder.appendingPathComponent("map", conformingTo: .png).path, "/lakes/map.png")
        XCTAssertEqual(folder.appendingPathComponent("map.jpg", conformingTo: .jpeg).path, "/lakes/map.jpg")
        XCTAssertEqual(folder.appendingPathComponent("map.png", conformingTo: .jpeg).path, "/lakes/map.png.jpeg")
        var file = folder
        file.appendPathComponent("names", conformingTo: .fileURL)
        file.appendPathExtension(for: .json)
        XCTAssertEqual(file.path, "/lakes/names.json")
    }

    func testTypesByTag() throws {
        let identifier = try XCTUnwrap(
            UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue())
        XCTAssertEqual(String(describing: identifier), kUTTypePNG)
        let name = try XCTUnwrap(UTTypeCopyPreferredTagWithClass(identifier, kUTTagClassMIMEType)?.takeRetainedValue())
        XCTAssertEqual(String(describing: name), "image/png")
        XCTAssertNil(UTTypeCopyPreferredTagWithClass("public.unheard-of", kUTTagClassMIMEType))
    }

    /// `switch error { case LAError.userCancel: … }`, as Apple's pages on errors do.
    func testErrorsAreMatchedByTheirCodes() {
        func isCancelled(_ error: any Error) -> Bool {
            switch error {
            case LAError.userCancel: true
            default: false
            }
        }
        XCTAssertTrue(isCancelled(LAError(.userCancel)))
        XCTAssertTrue(isCancelled(NSError(domain: LAErrorDomain, code: -2)))
        XCTAssertFalse(isCancelled(LAError(.userFallback)))
        XCTAssertFalse(isCancelled(NSError(domain: "other", code: -2)))
    }

    func testNobodyIsAuthenticated() async {
        let context = LAContext()
        var error: NSError?
        XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.domain, "com.apple.LocalAuthentication")
        XCTAssertEqual(error?.code, LAError.Code.biometryNotAvailable.rawValue)
        do {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Log in")
            XCTFail("somebody was authenticated")
        } catch { XCTAssertEqual((error as? LAError)?.code, .passcodeNotSet) }
    }

    func testAPasswordStandsInForTheUser() {
        let context = LAContext()
        XCTAssertFalse(context.isCredentialSet(.applicationPassword))
        XCTAssertTrue(context.setCredential(Data("secret".utf8), type: .applicationPassword))
        XCTAssertTrue(context.isCredentialSet(.applicationPassword))
        XCTAssertFalse(context.setCredential(Data(), type: .smartCardPIN))
        XCTAssertTrue(context.setCredential(nil, type: .applicationPassword))
        XCTAssertFalse(context.isCredentialSet(.applicationPassword))
    }

    func testNoSoundIsMade() {
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        var sound: SystemSoundID = 0
        XCTAssertEqual(
            AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/ding.wav"), &sound),
            kAudioServicesSystemSoundUnspecifiedError)
        XCTAssertEqual(sound, 0)
    }

    func testPicturesOfAFile() throws {
        let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let source = CGImageSourceCreateWithData(try XCTUnwrap(Data(base64Encoded: dot)) as CFData, nil)
        XCTAssertEqual(source.map(CGImageSourceGetCount), 1)
    }
}
