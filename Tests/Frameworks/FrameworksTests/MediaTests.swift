import AVFoundation
import AVKit
import CoreImage
import CoreMedia
import CoreVideo
import HeadlessHost
import HostServices
import XCTest

/// Kind: documented — Apple's pages on `CMTime`, `AVPlayerViewController`, `AVCaptureDevice` and `AVMakeRect`.
@MainActor final class MediaTests: XCTestCase {
    func testTimesAreFractions() {
        let time = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 2)
        XCTAssertEqual(time, CMTime(value: 5, timescale: 6))
        XCTAssertEqual(CMTimeGetSeconds(CMTimeMakeWithSeconds(2.5, preferredTimescale: 600)), 2.5)
        XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
        XCTAssertTrue(CMTime.zero < CMTime.positiveInfinity)
        XCTAssertEqual(
            CMTime(value: 1, timescale: 3).convertScale(2, method: .roundAwayFromZero), CMTime(value: 1, timescale: 2))
        XCTAssertTrue(CMTimeRange(start: .zero, duration: CMTimeMake(value: 2, timescale: 1)).containsTime(time))
    }

    func testAPlayerHoldsATimeAndItsItemFails() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let player = AVPlayer(url: try XCTUnwrap(URL(string: "https://example.org/film.m3u8")))
        let controller = AVPlayerViewController()
        controller.player = player
        host.show(controller)
        player.play()
        XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
        player.seek(to: CMTime(seconds: 12, preferredTimescale: 600))
        XCTAssertEqual(player.currentTime().seconds, 12)
        player.currentItem?.seek(to: CMTime(seconds: 7, preferredTimescale: 600), completionHandler: nil)
        XCTAssertEqual(player.currentTime().seconds, 7)
        try await turn()
        XCTAssertEqual(player.currentItem?.status, .failed)
        XCTAssertEqual((player.currentItem?.error as? AVError)?.code, .decoderNotFound)
        XCTAssertEqual(controller.view.backgroundColor, .black)
    }

    func testThereIsNoCamera() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
        host.services.allowed = [.camera]
        let isGranted = await AVCaptureDevice.requestAccess(for: .video)
        XCTAssertTrue(isGranted)
        XCTAssertFalse(AVCaptureSession().isRunning)
        XCTAssertThrowsError(try AVAudioPlayer(data: Data())) {
            XCTAssertEqual(($0 as NSError).code, 1_954_115_647)
        }
    }

    func testThereIsNoMicrophone() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let session = AVAudioSession.sharedInstance()
        XCTAssertEqual(session.recordPermission, .undetermined)
        host.services.allowed = [.microphone]
        let answered = expectation(description: "answer")
        session.requestRecordPermission { isGranted in
            XCTAssertTrue(isGranted)
            answered.fulfill()
        }
        await fulfillment(of: [answered], timeout: 5)
        XCTAssertEqual(session.recordPermission, .granted)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(UUID().uuidString).m4a")
        let recorder = try AVAudioRecorder(
            url: file, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVNumberOfChannelsKey: 1])
        XCTAssertFalse(recorder.record())
        XCTAssertFalse(recorder.isRecording)
        XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }

    private final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {}

    func testNoCodeIsReadWithoutACamera() async throws {
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        let scanner = Scanner()
        session.sessionPreset = .photo
        XCTAssertTrue(session.canAddOutput(output))
        session.addOutput(output)
        output.setMetadataObjectsDelegate(scanner, queue: .main)
        XCTAssertTrue(output.metadataObjectsDelegate === scanner)
        XCTAssertFalse(output.availableMetadataObjectTypes.contains(.qr))
        output.metadataObjectTypes = [AVMetadataObject.ObjectType.qr].filter(
            output.availableMetadataObjectTypes.contains)
        XCTAssertNil(output.connection(with: .video))
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
        XCTAssertTrue(search.devices.isEmpty)
        let layer = AVCaptureVideoPreviewLayer(session: session)
        XCTAssertEqual(layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 0, y: 0, width: 9, height: 9)), .zero)
        XCTAssertEqual(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 1, y: 1)), .zero)
    }

    private final class Viewer: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
        func captureOutput(
            _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
        ) { _ = CMSampleBufferGetImageBuffer(sampleBuffer).map(CIImage.init(cvImageBuffer:)) }
    }

    /// An app's code for the frames of its camera, which compiles and is never called.
    func testNoFrameComesWithoutACamera() async throws {
        let session = AVCaptureSession()
        let output = AVCaptureVideoDataOutput()
        let viewer = Viewer()
        output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
        output.setSampleBufferDelegate(viewer, queue: .main)
        session.automaticallyConfiguresCaptureDeviceForWideColor = false
        session.addOutput(output)
        session.startRunning()
        XCTAssertTrue(output.sampleBufferDelegate === viewer)
        XCTAssertEqual(output.sampleBufferCallbackQueue?.label, DispatchQueue.main.label)
        XCTAssertEqual(output.connections, [])
        XCTAssertFalse(session.isRunning)
    }

    /// The microphone's permission by its name since iOS 17.
    func testTheAppAsksForTheMicrophone() async throws {
        let host = try HeadlessHost()
        XCTAssertEqual(AVAudioApplication.shared.recordPermission, .undetermined)
        host.services.allowed = [.microphone]
        let isGranted = await AVAudioApplication.requestRecordPermission()
        XCTAssertTrue(isGranted)
        XCTAssertEqual(AVAudioApplication.shared.recordPermission, .granted)
    }

    func testSoundHasNoWayAndIsNeverInterrupted() async throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .videoChat, options: [.allowBluetooth, .allowBluetoothA2DP])
        defer { try? session.setCategory(.soloAmbient, mode: .default) }
        XCTAssertEqual(session.mode, .videoChat)
        XCTAssertTrue(session.currentRoute.outputs.isEmpty)
        // The raw values that an app reads from a notification's information.
        XCTAssertEqual(AVAudioSession.InterruptionType(rawValue: 1), .began)
        XCTAssertEqual(AVAudioSession.RouteChangeReason(rawValue: 2), .oldDeviceUnavailable)
        XCTAssertEqual(
            AVAudioSession.interruptionNotification.rawValue, "AVAudioSessionInterruptionNotification")
    }

    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var cancelled: [String] = []
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            cancelled.append(utterance.speechString)
        }
    }

    func testSpeechIsCancelledWithoutAVoice() async throws {
        let synthesizer = AVSpeechSynthesizer()
        let listener = Listener()
        synthesizer.delegate = listener
        XCTAssertNil(AVSpeechSynthesisVoice(language: "en-US"))
        synthesizer.speak(AVSpeechUtterance(string: "Hello"))
        XCTAssertEqual(listener.cancelled, [])
        try await turn()
        XCTAssertEqual(listener.cancelled, ["Hello"])
    }

    func testARectangleKeepsItsProportions() {
        XCTAssertEqual(
            AVMakeRect(
                aspectRatio: CGSize(width: 4, height: 3), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)),
            CGRect(x: 0, y: 12.5, width: 100, height: 75))
    }

    @MainActor func testNoPhotographIsTakenWithoutAConnection() async throws {
        final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {}
        var raised: [UIKitException] = []
        UIKitException.handler = { raised.append($0) }
        defer { UIKitException.handler = nil }
        AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: Photographer())
        XCTAssertEqual(
            raised.map(\.reason),
            ["*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection"])
    }

    @MainActor func testALooperGivesItsItemToThePlayer() async {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4"))
        let player = AVQueuePlayer(items: [])
        let looper = AVPlayerLooper(player: player, templateItem: item)
        XCTAssertTrue(player.currentItem === item)
        XCTAssertEqual(looper.loopingPlayerItems.count, 1)
        looper.disableLooping()
        XCTAssertEqual(looper.status, .cancelled)
    }

    @MainActor func testItemsWaitInAQueue() async {
        let items = ["a", "b", "c"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        XCTAssertFalse(player.canInsert(items[1], after: nil))
        player.insert(items[2], after: items[0])
        XCTAssertEqual(player.items().map { item in items.firstIndex { $0 === item } }, [0, 2, 1])
        player.remove(items[0])
        XCTAssertTrue(player.currentItem === items[2])
    }

    /// RIFF's chunks: a format of 8,000 bytes a second, and half as many of samples.
    @MainActor func testAPlayerOfSoundsKnowsTheirLength() async throws {
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        var wave = Array("RIFF".utf8) + number(4036, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        wave += number(1, 2) + number(1, 2) + number(8000, 4) + number(8000, 4) + number(1, 2) + number(8, 2)
        wave += Array("data".utf8) + number(4000, 4) + [UInt8](repeating: 128, count: 4000)
        let player = try AVAudioPlayer(data: Data(wave))
        XCTAssertEqual(player.duration, 0.5)
        XCTAssertFalse(player.play(), "there is no loudspeaker")
        XCTAssertEqual(try AVAudioPlayer(data: Data("ID3".utf8)).duration, 0)
        XCTAssertThrowsError(try AVAudioPlayer(data: Data("text".utf8)))
    }
}
