import Foundation
import GalleryScreens
import HeadlessHost
import LoopbackServer
import UIKit

/// One screen on one device, with a server of pictures beside it that answers when it is told to.
@MainActor final class ScreenSession {
    let host: HeadlessHost
    let controller: UIViewController
    private let server: LoopbackServer
    let gate = LoopbackServer.Gate()
    private(set) var images = ImageState.pending

    init(_ variant: GalleryScreen.Variant, settings: DisplaySettings, images: ImageState) throws {
        UIScreen.main.overridingTraits = settings.traits
        host = try HeadlessHost(device: settings.device)
        let gate = gate
        server = try LoopbackServer(
            routes: Landscape.all.reduce(into: [:]) { routes, landscape in
                routes[landscape.path] = .data(landscape.png, contentType: "image/png").held(by: gate)
            })
        RemoteImages.shared.removeAll()
        GalleryEnvironment.imageBaseURL = server.baseURL
        controller = variant.make()
        host.show(controller)
        if images == .loaded { releaseImages() }
    }

    /// Lets pictures arrive, those that were asked for already and all later ones.
    func releaseImages() {
        images = .loaded
        gate.release()
        awaitImages()
    }

    /// Waits for the pictures that were asked for, unless they are held back.
    func awaitImages() {
        host.settle()
        guard images == .loaded else { return }
        host.wait(upTo: 20) { !RemoteImages.shared.isLoading }
        host.settle()
    }

    func png() throws -> Data {
        awaitImages()
        return try host.png()
    }

    /// Takes the screen away and stops the server; another session may follow.
    func close() {
        host.window.isHidden = true
        host.window.rootViewController = nil
        server.stop()
    }

    /// The first table in the screen's hierarchy, from the front of the tree.
    var tableView: UITableView? { controller.view.flatMap(Self.firstTable) }

    private static func firstTable(in view: UIView) -> UITableView? {
        if let table = view as? UITableView { return table }
        for subview in view.subviews {
            if let table = firstTable(in: subview) { return table }
        }
        return nil
    }
}
