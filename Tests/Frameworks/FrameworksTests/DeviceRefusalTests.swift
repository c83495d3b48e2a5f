import CoreMotion
import CoreServices
import CoreSpotlight
import CoreTelephony
import EventKit
import MediaPlayer
import WatchConnectivity
import XCTest

private final class Watcher: NSObject, WCSessionDelegate {
    var failure: WCError.Code?
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) { failure = (error as? WCError)?.code }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
}

/// Kind: documented — Documentation/frameworks.md: what a device lacks is refused by the framework's own error.
final class DeviceRefusalTests: XCTestCase {
    func testNoMotionIsMeasured() {
        let manager = CMMotionManager()
        XCTAssertFalse(manager.isDeviceMotionAvailable || manager.isAccelerometerAvailable || manager.isGyroAvailable)
        XCTAssertFalse(CMPedometer.isStepCountingAvailable())
        let asked = expectation(description: "steps")
        CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
            XCTAssertNil(data)
            XCTAssertEqual((error as NSError?)?.domain, CMErrorDomain)
            asked.fulfill()
        }
        wait(for: [asked], timeout: 5)
    }

    func testThereIsNoCardForMobileNetworks() {
        XCTAssertNil(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders)
        XCTAssertNil(CTTelephonyNetworkInfo().serviceCurrentRadioAccessTechnology)
    }

    func testTheSystemsSearchTakesNothing() async {
        let words = CSSearchableItemAttributeSet(contentType: .text)
        words.title = "Harbour"
        XCTAssertEqual(words.contentType, "public.text")
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "places", attributeSet: words)
        XCTAssertFalse(CSSearchableIndex.isIndexingAvailable())
        do {
            try await CSSearchableIndex.default().indexSearchableItems([item])
            XCTFail("there is no index")
        } catch CSIndexError.indexingUnsupported {
        } catch { XCTFail("\(error)") }
    }

    func testCalendarsAreRefused() async throws {
        let store = EKEventStore()
        let isGranted = try await store.requestFullAccessToEvents()
        XCTAssertFalse(isGranted)
        XCTAssertNotEqual(EKEventStore.authorizationStatus(for: .event), .authorized)
        let event = EKEvent(eventStore: store)
        event.title = "Low water"
        event.addAlarm(EKAlarm(relativeOffset: -600))
        XCTAssertTrue(event.hasAlarms)
        XCTAssertThrowsError(try store.save(event, span: .thisEvent)) {
            XCTAssertEqual(($0 as? EKError)?.code, .eventStoreNotAuthorized)
        }
        XCTAssertEqual(store.events(matching: store.predicateForEvents(withStart: .now, end: .now, calendars: nil)), [])
    }

    func testThereIsNoWatch() {
        XCTAssertFalse(WCSession.isSupported())
        let watcher = Watcher()
        WCSession.default.delegate = watcher
        WCSession.default.activate()
        XCTAssertEqual(watcher.failure, .sessionNotSupported)
        XCTAssertThrowsError(try WCSession.default.updateApplicationContext([:]))
    }

    /// A playing sound is told to nobody, and the user's music isn't given.
    @MainActor func testMedia() async {
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 10, height: 10)) { size in
            UIGraphicsImageRenderer(size: size).image { _ in }
        }
        XCTAssertEqual(artwork.image(at: CGSize(width: 5, height: 5))?.size, CGSize(width: 5, height: 5))
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyArtwork: artwork]
        XCTAssertEqual(MPNowPlayingInfoCenter.default().nowPlayingInfo?.count, 1)
        let target = MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        MPRemoteCommandCenter.shared().playCommand.removeTarget(target)
        let status = await MPMediaLibrary.requestAuthorization()
        XCTAssertEqual(status, .denied)
        XCTAssertEqual(MPMediaQuery.songs().items, [])
    }

    func testTypesOfFilesComeFromMobileCoreServices() {
        XCTAssertEqual(kUTTypeJPEG as String, "public.jpeg")
    }
}
