import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Foundation's documentation of `NSItemProvider`.
@MainActor final class ItemProviderTests: XCTestCase {
    func testDataOfAnItemProvider() async throws {
        let host = try HeadlessHost()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { done in
            done(Data("Text".utf8), nil)
            return nil
        }
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.plain-text"])
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.png"))
        var answers: [String] = []
        for type in ["public.plain-text", "public.png"] {
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                answers.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "\((error as? NSError)?.code ?? 0)")
            }
        }
        XCTAssertEqual(answers, [], "not in the turn that asks")
        host.advance(by: 0.1)
        XCTAssertEqual(answers, ["Text", "-1000"])
    }

    /// An object is data, too, under its type and those that this conforms to; a file is there for the handler alone.
    func testObjectsAsFiles() async throws {
        let host = try HeadlessHost()
        let provider = NSItemProvider(object: "Text" as NSString)
        provider.suggestedName = "Note"
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
        var (file, content, failure): (URL?, String?, Int?) = (nil, nil, nil)
        provider.loadFileRepresentation(forTypeIdentifier: "public.item") { url, _ in
            file = url
            content = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        provider.loadFileRepresentation(forTypeIdentifier: "public.image") { _, error in
            failure = (error as? NSError)?.code
        }
        host.advance(by: 0.1)
        XCTAssertEqual(content, "Text")
        XCTAssertEqual(file?.lastPathComponent, "Note.txt")
        XCTAssertFalse(FileManager.default.fileExists(atPath: try XCTUnwrap(file).path))
        XCTAssertEqual(failure, -1000)
    }
}
