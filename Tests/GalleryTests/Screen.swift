import ApplicationCommand
import GalleryScreens
import HeadlessHost
import XCTest

@testable import UIKit
@testable import gallery

/// Shows one screen for a test, and collects what the framework logs meanwhile.
@MainActor final class Screen {
    let session: ScreenSession
    private(set) var log: [String] = []

    init(
        _ name: String = "flexible-rows", variant: String? = nil, device: String = "iphone-se2",
        rightToLeft: Bool = false, trace: ScreenTrace? = nil, make: (@MainActor () -> UIViewController)? = nil
    ) throws {
        var settings = DisplaySettings(device: device)
        settings.isRightToLeft = rightToLeft
        let screen = try XCTUnwrap(GalleryScreen.all.first { $0.name == name })
        var shown = try XCTUnwrap(screen.variants.first { $0.name == variant ?? screen.standard.name })
        if let make { shown = GalleryScreen.Variant("test", "", make: make) }
        var early: [String] = []
        UIKitLog.handler = { early.append($0) }
        session = try ScreenSession(shown, settings: settings, images: .pending, trace: trace)
        log = early
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    var table: UITableView {
        get throws { try XCTUnwrap(session.tableView) }
    }

    func close() {
        session.close()
    }

    /// Lets the held pictures arrive; a test can't drain the main queue, so it sleeps while that runs.
    func loadImages() async throws {
        session.gate.release()
        for _ in 0..<1000 where RemoteImages.shared.isLoading { try await Task.sleep(nanoseconds: 5_000_000) }
        XCTAssertFalse(RemoteImages.shared.isLoading, "the pictures didn't arrive within five seconds")
    }

    /// Lets records of the web service arrive, and what they ask for.
    func loadRecords() async throws {
        for _ in 0..<1000 where WebService.shared.isLoading { try await Task.sleep(nanoseconds: 5_000_000) }
        XCTAssertFalse(WebService.shared.isLoading, "the records didn't arrive within five seconds")
        await Task.yield()
        session.host.settle()
    }

    func scroll(to y: CGFloat) throws {
        try table.contentOffset.y = y
        session.host.settle()
    }
}
