import HeadlessHost
import MultipeerConnectivity
import XCTest

@MainActor private final class Browsing: MCBrowserViewControllerDelegate {
    var isCancelled = false
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) { isCancelled = true }
}

/// Kind: documented — Documentation/frameworks.md: nobody is nearby, and the list of devices can only be cancelled.
@MainActor final class NearbyTests: XCTestCase {
    func testNobodyIsNearby() async throws {
        let session = MCSession(peer: MCPeerID(displayName: "Ada"))
        XCTAssertThrowsError(try session.send(Data(), toPeers: [MCPeerID(displayName: "Bo")], with: .reliable)) {
            XCTAssertEqual(($0 as? MCError)?.code, .notConnected)
        }
        let browser = MCBrowserViewController(serviceType: "harbour", session: session)
        let delegate = Browsing()
        browser.delegate = delegate
        let host = try HeadlessHost()
        host.show(browser)
        try host.activate("Cancel")
        XCTAssertTrue(delegate.isCancelled)
    }
}
