import HeadlessHost
import HostServices
import Network
import SystemConfiguration
import XCTest

/// Kind: documented — Apple's pages on `NWPathMonitor` and `SCNetworkReachability`.
@MainActor final class NetworkTests: XCTestCase {
    func testAMonitorTellsEachPath() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let monitor = NWPathMonitor()
        let heard = Heard()
        monitor.pathUpdateHandler = { path in
            heard.add("\(path.status) \(path.isExpensive) \(path.usesInterfaceType(.wifi))")
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
        try await turn()
        host.services.network = .cellular
        try await turn()
        host.services.network = .none
        try await turn()
        monitor.cancel()
        host.services.network = .wifi
        try await turn()
        XCTAssertEqual(heard.all, ["satisfied false true", "satisfied true false", "unsatisfied false false"])
    }

    func testAMonitorThatLeavesNetworksOut() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.services.network = .cellular
        XCTAssertEqual(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status, .unsatisfied)
        XCTAssertEqual(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status, .satisfied)
    }

    /// The form of which most apps have a copy.
    func testReachabilityByAnEmptyAddress() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        var zeroAddress = sockaddr_in()
        zeroAddress.sin_len = UInt8(MemoryLayout.size(ofValue: zeroAddress))
        zeroAddress.sin_family = sa_family_t(AF_INET)
        let reachability = withUnsafePointer(to: &zeroAddress) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        let target = try XCTUnwrap(reachability)
        var flags = SCNetworkReachabilityFlags()
        XCTAssertTrue(SCNetworkReachabilityGetFlags(target, &flags))
        XCTAssertEqual(flags, .reachable)
        host.services.network = .cellular
        XCTAssertTrue(SCNetworkReachabilityGetFlags(target, &flags))
        XCTAssertEqual(flags, [.reachable, .isWWAN])
        host.services.network = .none
        XCTAssertTrue(SCNetworkReachabilityGetFlags(target, &flags))
        XCTAssertEqual(flags, [])
    }

    /// The form of older copies: callbacks in turns of the main loop, until they are ended.
    nonisolated func testReachabilityInALoop() throws {
        try MainActor.assumeIsolated {
            let host = try HeadlessHost(device: "iphone-15")
            let target = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "example.com"))
            let heard = Heard()
            var context = SCNetworkReachabilityContext(info: Unmanaged.passUnretained(heard).toOpaque())
            SCNetworkReachabilitySetCallback(
                target,
                { _, flags, information in
                    guard let information else { return }
                    Unmanaged<Heard>.fromOpaque(information).takeUnretainedValue().add("\(flags.rawValue)")
                }, &context)
            let mode = RunLoop.Mode.default.rawValue as NSString
            XCTAssertTrue(SCNetworkReachabilityScheduleWithRunLoop(target, .main, mode))
            host.services.network = .cellular
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
            XCTAssertTrue(SCNetworkReachabilityUnscheduleFromRunLoop(target, .main, mode))
            host.services.network = .none
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            XCTAssertEqual(heard.all, ["\(1 << 18 | 2)"])
        }
    }

    /// Code for Apple's systems makes an address with its length, and compares flags with the constants of C's enumeration.
    func testAddressesAndFlagsByTheirNamesInC() async {
        let address = sockaddr_in(
            sin_len: 0, sin_family: sa_family_t(AF_INET), sin_port: 1, sin_addr: in_addr(s_addr: 2),
            sin_zero: (1, 0, 0, 0, 0, 0, 0, -1))
        XCTAssertEqual(address.sin_addr.s_addr, 2)
        XCTAssertEqual(address.sin_zero.7, 255)
        XCTAssertEqual(UInt32(kSCNetworkFlagsReachable), SCNetworkReachabilityFlags.reachable.rawValue)
        XCTAssertEqual(
            UInt32(kSCNetworkFlagsIsDirect), SCNetworkReachabilityFlags.isDirect.rawValue)
    }
}

/// Texts from several threads.
final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
}
