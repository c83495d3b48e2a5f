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
        device: String = "iphone-se2", rightToLeft: Bool = false,
        make: (@MainActor () -> UIViewController)? = nil
    ) throws {
        var settings = DisplaySettings(device: device)
        settings.isRightToLeft = rightToLeft
        var variant = try XCTUnwrap(GalleryScreen.all.first { $0.name == "flexible-rows" }).standard
        if let make { variant = GalleryScreen.Variant(name: "test", summary: "", make: make) }
        var early: [String] = []
        UIKitLog.handler = { early.append($0) }
        session = try ScreenSession(variant, settings: settings, images: .pending)
        log = early
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    var table: UITableView {
        get throws { try XCTUnwrap(session.tableView) }
    }

    func close() {
        session.close()
        UIKitLog.handler = nil
        // Other tests of the process expect the standard screen.
        UIScreen.main.overridingTraits = UITraitCollection()
        UIScreen.main.device = .standard
    }

    /// Lets the held pictures arrive; a test can't drain the main queue, so it sleeps while that runs.
    func loadImages() async throws {
        session.gate.release()
        for _ in 0..<1000 where RemoteImages.shared.isLoading { try await Task.sleep(nanoseconds: 5_000_000) }
        XCTAssertFalse(RemoteImages.shared.isLoading, "the pictures didn't arrive within five seconds")
    }

    func scroll(to y: CGFloat) throws {
        try table.contentOffset.y = y
        session.host.settle()
    }
}
