import ApplicationCommand
import Foundation
import GalleryScreens
import HeadlessHost
import LoopbackServer
import UIKit

/// One screen on one device, with a server of pictures beside it that answers on request of the session.
@MainActor final class ScreenSession {
    let host: HeadlessHost
    let controller: UIViewController
    private let server: LoopbackServer
    private let trace: ScreenTrace?
    let gate = LoopbackServer.Gate()
    private(set) var images = ImageState.pending
    /// The profile from before the session.
    private let earlierProfile = BehaviourProfile.chosen

    /// - Parameter release: the screen's own, which holds where the settings name none.
    init(
        _ variant: GalleryScreen.Variant, release: SystemRelease? = nil, settings: DisplaySettings, images: ImageState,
        trace: ScreenTrace? = nil
    ) throws {
        UIScreen.main.overridingTraits = settings.traits
        if settings.release == nil, let release { BehaviourProfile.current = BehaviourProfile(release: release) }
        host = try HeadlessHost(device: settings.device, release: settings.release)
        host.drawsStatusBar = true
        try settings.size?.apply(to: host)
        let pictures = Landscape.all.reduce(into: [:]) { $0[$1.path] = $1.png }
        server = try GalleryServer(pictures: pictures, gate: gate).start()
        RemoteImages.shared.removeAll()
        GalleryEnvironment.imageBaseURL = server.baseURL
        GalleryEnvironment.webBaseURL = server.baseURL
        self.trace = trace
        host.tracer = trace?.tracer
        controller = variant.make()
        host.show(controller)
        awaitNetwork()
        if images == .loaded { releaseImages() }
        host.resize(along: settings.path)
        awaitNetwork()
    }

    /// Lets pictures arrive, those that were asked for already and all later ones.
    func releaseImages() {
        images = .loaded
        gate.release()
        awaitNetwork()
    }

    /// Waits for what was asked for: records, and the pictures unless they are held back.
    func awaitNetwork() {
        // Twice: layout may have put something into the main queue, such as a request for the next page.
        host.settle()
        host.settle()
        // Inside a block of the main queue, as in a test, nothing arrives before it ends or awaits.
        guard RunLoop.main.currentMode == nil else { return }
        for _ in 0..<100 where isWaiting {
            guard host.wait(upTo: 20, until: { !isWaiting }) else { return }
            host.settle()
            host.settle()
        }
    }

    /// True while arrived data may lead to more requests.
    private var isWaiting: Bool {
        WebService.shared.isLoading || (images == .loaded && RemoteImages.shared.isLoading)
    }

    /// The present screen, for questions.
    var screen: ShownScreen { ShownScreen(host, settle: awaitNetwork) }

    /// Takes the screen away and stops the server; another session may follow.
    func close() {
        trace?.finish()
        host.tracer = nil
        host.window.isHidden = true
        host.window.rootViewController = nil
        server.stop()
        BehaviourProfile.chosen = earlierProfile
    }

    var tableView: UITableView? { screen.tableView }
}

extension ScreenSession {
    /// The place and height of every row, each of them measured once by scrolling from end to end.
    ///
    /// With pictures loaded, rows are measured a second time with every picture at hand: UIKit doesn't measure a row
    /// again because a picture arrived in it.
    func measuredRows() throws -> [RowHeight] {
        let once = try screen.measuredRows()
        guard images == .loaded, let tableView else { return once }
        tableView.reloadData()
        return try screen.measuredRows()
    }
}

extension ScreenSession {
    /// Pictures of the screen by the end of their names: what is seen first, and of a list the whole content.
    func pictures() throws -> [(suffix: String, png: Data)] {
        guard let table = tableView else { return [("", try screen.png())] }
        _ = try measuredRows()
        let first = try screen.png()
        let inset = table.adjustedContentInset
        let whole = table.contentSize.height + inset.top + inset.bottom
        guard whole > table.bounds.height else { return [("", first)] }
        let frame = host.window.frame
        defer {
            host.window.frame = frame
            host.settle()
        }
        // Pictures have a largest size; of a very long list the beginning is drawn.
        host.window.frame.size.height = min(whole, 24_000 / CGFloat(host.scale))
        awaitNetwork()
        return [("", first), ("-whole", try screen.png())]
    }
}
