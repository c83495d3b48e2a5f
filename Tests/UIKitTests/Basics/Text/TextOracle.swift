import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Measurements of text among the fixtures.
enum TextOracle {
    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: RepositoryPaths.fixtures.appendingPathComponent(path))
    }

    static func lines<Record: Decodable>(_ path: String) throws -> [Record] {
        try data(path).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Record.self, from: $0) }
    }
}

/// Runs a body with another screen scale or other traits, and puts the screen back.
@MainActor func withScreen<Result>(
    scale: CGFloat? = nil, traits: UITraitCollection? = nil, _ body: () throws -> Result
) rethrows -> Result {
    let device = UIScreen.main.device
    let overriding = UIScreen.main.overridingTraits
    defer {
        UIScreen.main.overridingTraits = overriding
        UIScreen.main.device = device
    }
    if let scale {
        UIScreen.main.device = DeviceProfile(
            "test", device.size.width, device.size.height, scale, top: 0, bottom: 0, statusBar: 0)
    }
    if let traits { UIScreen.main.overridingTraits = traits }
    return try body()
}
