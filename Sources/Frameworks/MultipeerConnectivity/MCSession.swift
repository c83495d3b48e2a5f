@_exported import UIKit

/// The domain of the framework's errors.
public let MCErrorDomain = "MCErrorDomain"

/// A device by the name that others would see.
open class MCPeerID: NSObject, NSCopying {
    public let displayName: String

    public init(displayName myDisplayName: String) {
        displayName = myDisplayName
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

public struct MCError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public protocol MCSessionDelegate: AnyObject {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}

/// A conversation with devices nearby, of which there are none.
open class MCSession: NSObject {
    open weak var delegate: (any MCSessionDelegate)?
    public let myPeerID: MCPeerID
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    open var connectedPeers: [MCPeerID] { [] }

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
        super.init()
    }

    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }

    /// - Throws: `MCError.Code.notConnected`, since no peer is connected; `invalidParameter` without peers.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
    }

    open func disconnect() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// This device as others would find it; nobody does.
open class MCNearbyServiceAdvertiser: NSObject {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String

    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        self.myPeerID = myPeerID
        discoveryInfo = info
        self.serviceType = serviceType
        super.init()
    }

    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceBrowserDelegate: AnyObject {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// A search for devices nearby, which finds none.
open class MCNearbyServiceBrowser: NSObject {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String

    public init(peer myPeerID: MCPeerID, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
        super.init()
    }

    open func startBrowsingForPeers() {}
    open func stopBrowsingForPeers() {}
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    }
}

/// This device as others would find it, with the system's questions.
open class MCAdvertiserAssistant: NSObject {
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public let serviceType: String

    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        self.session = session
        discoveryInfo = info
        self.serviceType = serviceType
        super.init()
    }

    open func start() {}
    open func stop() {}
}
