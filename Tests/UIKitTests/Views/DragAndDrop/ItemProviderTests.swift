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
}
