import FoundationAdditions
import FoundationNetworking
import XCTest

/// Kind: documented — Apple's documentation of these classes: the texts that its examples show.
final class FoundationAdditionsTests: XCTestCase {
    private struct Person {
        let name: String
        let age: Int
    }
    private let people = [Person(name: "bob", age: 3), Person(name: "Ann", age: 9), Person(name: "Cid", age: 3)]

    func testPredicatesByFormat() {
        let found = (people as NSArray).filtered(using: NSPredicate(format: "age == %d AND name != %@", 3, "Cid"))
        XCTAssertEqual(found.compactMap { ($0 as? Person)?.name }, ["bob"])
        let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
        XCTAssertTrue(address.evaluate(with: "ada@example.org"))
        XCTAssertFalse(address.evaluate(with: "ada"))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "age > 1"), NSPredicate(format: "name IN %@", argumentArray: [["Ann"]]),
        ])
        XCTAssertEqual(people.filter { both.evaluate(with: $0) }.map(\.name), ["Ann"])
    }

    func testOrdersByKey() {
        let orders = [NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true)]
        let sorted = (people as NSArray).sortedArray(using: orders).compactMap { ($0 as? Person)?.name }
        XCTAssertEqual(sorted, ["Ann", "Cid", "bob"])
        let names = NSSortDescriptor(key: "name", ascending: true, selector: "localizedCaseInsensitiveCompare:")
        XCTAssertEqual(
            (people as NSArray).sortedArray(using: [names]).compactMap { ($0 as? Person)?.name }, ["Ann", "bob", "Cid"])
    }

    func testRelativeTimes() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.localizedString(fromTimeInterval: -2 * 86_400), "2 days ago")
        XCTAssertEqual(formatter.localizedString(fromTimeInterval: 3_700), "in 1 hour")
        formatter.dateTimeStyle = .named
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(second: 0)), "now")
        formatter.unitsStyle = .short
        XCTAssertEqual(formatter.localizedString(from: DateComponents(hour: 2)), "in 2 hr.")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitsStyle = .full
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -3)), "vor 3 Tagen")
    }

    func testLengthsOfTime() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        formatter.allowedUnits = [.hour, .minute, .second]
        XCTAssertEqual(formatter.string(from: 3_900), "1:05:00")
        formatter.zeroFormattingBehavior = .pad
        formatter.allowedUnits = [.minute, .second]
        XCTAssertEqual(formatter.string(from: 65), "01:05")
        formatter.zeroFormattingBehavior = .default
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        XCTAssertEqual(formatter.string(from: 3_900), "1 hour, 5 minutes")
        formatter.unitsStyle = .abbreviated
        XCTAssertEqual(formatter.string(from: 3_900), "1h 5m")
        formatter.maximumUnitCount = 1
        XCTAssertEqual(formatter.string(from: 7_500), "2h")
    }

    func testMeasurementsAndLists() {
        let formatter = MeasurementFormatter()
        formatter.numberFormatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)), "21°C")
        XCTAssertEqual(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)), "1.5 km")
        let list = ListFormatter()
        list.locale = Locale(identifier: "en_US")
        XCTAssertEqual(list.string(from: ["a", "b", "c"]), "a, b, and c")
    }

    func testValuesOfAnyObject() {
        let tree: [String: Any] = ["name": "Ann", "home": ["town": "Bern"]]
        XCTAssertEqual(_ObjectValues.value(of: tree as AnyObject, forKeyPath: "home.town") as? String, "Bern")
        XCTAssertEqual(_ObjectValues.value(of: tree as AnyObject, forKey: "name") as? String, "Ann")
        XCTAssertNil(_ObjectValues.value(of: tree as AnyObject, forKeyPath: "home.street"))
    }

    func testObjectsAreComparedByTheirOwnRule() {
        final class Plain {}
        let plain = Plain()
        XCTAssertTrue(_ObjectValues.isEqual(NSString(string: "a"), NSMutableString(string: "a")))
        XCTAssertFalse(_ObjectValues.isEqual(NSString(string: "a"), nil))
        XCTAssertTrue(_ObjectValues.isEqual(plain, plain))
        XCTAssertFalse(_ObjectValues.isEqual(plain, Plain()))
    }

    /// Apple's documentation of `isKind(of:)` and `isMember(of:)`; a class of Swift's alone has them too.
    func testObjectsAreAskedForTheirClasses() {
        class Plain {}
        final class Other: Plain {}
        XCTAssertTrue(_ObjectValues.isKind(Other(), of: Plain.self))
        XCTAssertFalse(_ObjectValues.isKind(Plain(), of: Other.self))
        XCTAssertTrue(_ObjectValues.isKind("a" as AnyObject, of: NSObject.self))
        XCTAssertFalse(_ObjectValues.isKind("a" as AnyObject, of: Plain.self))
        XCTAssertTrue(_ObjectValues.isMember(Plain(), of: Plain.self))
        XCTAssertFalse(_ObjectValues.isMember(Other(), of: Plain.self))
    }

    /// Apple's documentation: both are true unless an app says otherwise.
    func testNetworksThatASessionMayUse() {
        let (first, second) = (URLSessionConfiguration.default, URLSessionConfiguration.default)
        XCTAssertTrue(first.allowsConstrainedNetworkAccess)
        first.allowsConstrainedNetworkAccess = false
        first.allowsExpensiveNetworkAccess = false
        XCTAssertFalse(first.allowsConstrainedNetworkAccess)
        XCTAssertFalse(first.allowsExpensiveNetworkAccess)
        XCTAssertTrue(second.allowsConstrainedNetworkAccess)
        first._waitsForConnectivity = true
        XCTAssertTrue(first._waitsForConnectivity)
        XCTAssertFalse(second._waitsForConnectivity)
    }

    func testVersionsOfTransportSecurityAndCachesInAFolder() {
        let (first, second) = (URLSessionConfiguration.default, URLSessionConfiguration.default)
        first.tlsMinimumSupportedProtocol = .tlsProtocol13
        first.tlsMinimumSupportedProtocolVersion = .TLSv13
        XCTAssertEqual(first.tlsMinimumSupportedProtocol, .tlsProtocol13)
        XCTAssertEqual(first.tlsMinimumSupportedProtocolVersion, .TLSv13)
        XCTAssertEqual(second.tlsMinimumSupportedProtocolVersion, .TLSv12)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 21, directory: folder)
        XCTAssertEqual([cache.memoryCapacity, cache.diskCapacity], [1 << 20, 1 << 21])
    }

    func testRecursiveMutexes() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        XCTAssertEqual(FoundationAdditions.pthread_mutexattr_settype(&attributes, Int(PTHREAD_MUTEX_RECURSIVE)), 0)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP), 0)
        XCTAssertEqual(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP), ENOTSUP)
        var mutex = pthread_mutex_t()
        pthread_mutex_init(&mutex, &attributes)
        XCTAssertEqual([pthread_mutex_lock(&mutex), pthread_mutex_lock(&mutex)], [0, 0])
    }

    func testAPromisedFileIsThereOrNot() throws {
        XCTAssertTrue(try URL(fileURLWithPath: #filePath).checkPromisedItemIsReachable())
        XCTAssertThrowsError(try URL(fileURLWithPath: "/nowhere/at/all").checkPromisedItemIsReachable())
        XCTAssertEqual(NetService(domain: "local.", type: "_http._tcp.", name: "a").port, -1)
    }

    /// Nothing is deleted for what matters here, so that the room for it is the room that there is.
    func testRoomOnAVolume() throws {
        let place = URL(fileURLWithPath: "/")
        let values = try place.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
        XCTAssertGreaterThan(values.volumeAvailableCapacityForImportantUsage ?? 0, 0)
        XCTAssertNil(try place.resourceValues(forKeys: []).volumeAvailableCapacityForOpportunisticUsage)
    }

    /// A source of memory's scarcity knows what it was made for, and can be ended.
    func testSourcesOfMemoryPressure() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: nil)
        source.setEventHandler {}
        source.resume()
        let event: DispatchSource.MemoryPressureEvent = source.data
        XCTAssertEqual(event, [])
        source.cancel()
        XCTAssertTrue(source.isCancelled)
    }

    /// Core Foundation's standard allocator is nothing, as its documentation has it: a null pointer stands for it.
    func testTheStandardAllocator() { XCTAssertNil(kCFAllocatorDefault) }

    /// Values that Foundation gives on Apple's systems: NSString compares parts of characters too.
    func testTextsAreDividedWithinCharacters() {
        XCTAssertEqual("a\r\nb\r\n".components(separatedBy: "\n"), ["a\r", "b\r", ""])
        XCTAssertEqual("a\r\nb".components(separatedBy: "\r\n"), ["a", "b"])
        XCTAssertEqual("a, b,c".components(separatedBy: ", "), ["a", "b,c"])
        XCTAssertEqual("".components(separatedBy: ","), [""])
        XCTAssertEqual("abc".components(separatedBy: ""), ["abc"])
        XCTAssertEqual("aaa".components(separatedBy: "aa"), ["", "a"])
        for text in ["a,b", ",", "x", "ä,ö,ü"] {
            XCTAssertEqual(
                text.components(separatedBy: ","), NSString(string: text).components(separatedBy: ","), text)
        }
    }

    func testFormattersHaveTheLaterBehaviour() {
        let formatter = NumberFormatter()
        formatter.formatterBehavior = .default
        XCTAssertEqual(formatter.formatterBehavior, .behavior10_4)
        XCTAssertEqual(DateFormatter().formatterBehavior, .behavior10_4)
    }

    func testAnAddressThatIsMissingLeavesNoValue() throws {
        let name = "FoundationAdditionsTests.addresses"
        let defaults = try XCTUnwrap(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let url = try XCTUnwrap(URL(string: "https://example.com/rows"))
        defaults._set(url, forKey: "rows")
        XCTAssertEqual(defaults.url(forKey: "rows"), url)
        defaults._set(nil, forKey: "rows")
        XCTAssertNil(defaults.object(forKey: "rows"))
    }

    /// Read as public apps read the model of a device.
    func testTheLengthOfASystemsNames() {
        var system = utsname()
        uname(&system)
        let machine = withUnsafePointer(to: &system.machine) {
            $0.withMemoryRebound(to: CChar.self, capacity: Int(_SYS_NAMELEN)) { String(cString: $0) }
        }
        XCTAssertFalse(machine.isEmpty)
        XCTAssertEqual(Int(_SYS_NAMELEN), MemoryLayout.size(ofValue: system.machine))
    }
}
