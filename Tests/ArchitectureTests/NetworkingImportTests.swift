import XCTest

/// Kind: documented — our rule: a program that makes no requests doesn't load Foundation's networking, a third of its start's time
/// (Documentation/performance.md).
///
/// The modules that every program links refer to it weakly. UIKit hands its types on and uses none; frameworks that
/// make requests themselves link it.
final class NetworkingImportTests: XCTestCase {
    private static let folders = [
        "Sources/HeadlessHost/", "Sources/FoundationAdditions/", "Sources/Frameworks/Combine/",
    ]

    func testNetworkingIsImportedWeakly() throws {
        var weak = 0
        for file in try SourceTree.shared.get().sources
        where Self.folders.contains(where: { file.path.hasPrefix($0) }) {
            let code = String(decoding: file.masked.code, as: UTF8.self)
            for match in code.matches(of: /(@_weakLinked\s+)?(public\s+)?import\s+FoundationNetworking\b/) {
                guard match.1 == nil else {
                    weak += 1
                    continue
                }
                XCTFail("\(file.path) imports FoundationNetworking without @_weakLinked")
            }
        }
        XCTAssertGreaterThan(weak, 0)
    }

    func testUIKitUsesNothingOfIt() throws {
        let files = try SourceTree.shared.get().sources.filter { file in
            file.path.hasPrefix("Sources/UIKit/") && file.imports().contains { $0.module == "FoundationNetworking" }
        }
        XCTAssertEqual(files.map(\.path), ["Sources/UIKit/Basics/Geometry/Exports.swift"])
    }
}
