import FoundationAdditions
import FoundationNetworking
import XCTest

/// Kind: documented — Apple's pages on `NSFileCoordinator`, URLs of security scope and app groups, and on formats: `%@` is any object.
final class FileAccessTests: XCTestCase {
    func testACoordinatedAccessHappensAtOnceAtItsAddress() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertTrue(file.startAccessingSecurityScopedResource())
        defer { file.stopAccessingSecurityScopedResource() }
        let coordinator = NSFileCoordinator(filePresenter: nil)
        var error: NSError?
        coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
            try? Data("text".utf8).write(to: url)
        }
        var read: String?
        coordinator.coordinate(readingItemAt: file, error: &error) { url in
            read = try? String(contentsOf: url, encoding: .utf8)
        }
        XCTAssertNil(error)
        XCTAssertEqual(read, "text")
    }

    /// Without an account, as on a device where nobody is signed in.
    func testNoFileIsSharedThroughICloud() {
        let files = FileManager.default
        let file = URL(fileURLWithPath: "/tmp/lake.txt")
        XCTAssertNil(files.ubiquityIdentityToken)
        XCTAssertNil(files.url(forUbiquityContainerIdentifier: nil))
        XCTAssertFalse(files.isUbiquitousItem(at: file))
        XCTAssertThrowsError(try files.startDownloadingUbiquitousItem(at: file)) { error in
            XCTAssertEqual((error as? CocoaError)?.code, .ubiquitousFileUnavailable)
        }
    }

    func testAnObjectIsAnArgumentOfAFormat() {
        let error = NSError(domain: "Lake", code: 3)
        XCTAssertEqual(String(format: "%@, %d, %@", error, 4, "river"), "\(error.description), 4, river")
        XCTAssertEqual(String(format: "%@ of %@", NSNumber(value: 2.5), "water" as NSString), "2.5 of water")
        let names = ["reed", "shore"]
        XCTAssertEqual(String(format: "of %@", names), "of (\n    reed,\n    shore\n)")
        XCTAssertEqual(String(format: "of %@", ["depth": 4]), "of {\n    depth = 4;\n}")
    }

    /// Apple's page on `NSMutableURLRequest`, which inherits NSObject's initialiser.
    func testAnEmptyRequestGetsItsAddressLater() {
        let request = NSMutableURLRequest()
        XCTAssertNil(request.url)
        request.url = URL(string: "https://example.org/list")
        request.httpMethod = "POST"
        XCTAssertEqual((request as URLRequest).url?.path, "/list")
        XCTAssertEqual((request as URLRequest).httpMethod, "POST")
    }

    func testAGroupHasAFolder() throws {
        let folder = try XCTUnwrap(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.masu.test"))
        defer { try? FileManager.default.removeItem(at: folder) }
        XCTAssertEqual(folder.lastPathComponent, "group.masu.test")
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path))
    }
}
