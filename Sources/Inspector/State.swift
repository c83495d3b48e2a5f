import Foundation
import HeadlessHost
import UIKit

/// Counts the pictures that the screen has shown: a page asks for the number, and for the rest only when it is another.
@MainActor struct Revisions {
    private(set) var number = 0
    /// The screen as last found.
    private(set) var shown: RecordedScreen?

    /// The number of what the host shows now. O(what is drawn).
    mutating func current(of host: HeadlessHost) -> Int {
        let present = RecordedScreen(of: host)
        if present != shown {
            number += 1
            shown = present
        }
        return number
    }
}

/// The screen, what it is shown on, and what it could be shown on.
struct StateAnswer: Encodable {
    var version = wireVersion
    var revision: Int
    /// Points.
    var width, height: Double
    /// Pixels a point.
    var scale: Double
    var device: String
    var devices: [String]
    /// The number of the release of iOS that is followed, and the numbers of all.
    var release: String
    var releases: [String]
    /// The text sizes from the smallest to the largest.
    var contentSizes: [String]
    var contentSize: String
}

/// A change of the device, the release, the text size or several of them.
struct SettingsQuestion: Decodable {
    var device: String?
    var release: String?
    var contentSize: String?
}

extension Inspector {
    func state() -> StateAnswer {
        let category = UIScreen.main.traitCollection.preferredContentSizeCategory
        return StateAnswer(
            revision: revisions.current(of: host), width: Double(host.screenSize.width),
            height: Double(host.screenSize.height), scale: host.scale, device: host.deviceName,
            devices: HeadlessHost.deviceNames, release: "\(host.release.major)",
            releases: SystemRelease.all.map { "\($0.major)" }, contentSizes: UIContentSizeCategory.shortNames,
            contentSize: category.shortName)
    }

    static func category(named name: String) throws(Refusal) -> UIContentSizeCategory {
        guard let category = UIContentSizeCategory(shortName: name) else {
            let names = UIContentSizeCategory.shortNames
            throw Refusal(400, "There is no text size '\(name)'. Sizes: \(names.joined(separator: ", ")).")
        }
        return category
    }

    /// Changes nothing where one of them is refused.
    func change(_ question: SettingsQuestion) throws -> StateAnswer {
        let category = try question.contentSize.map { name throws(Refusal) in try Self.category(named: name) }
        let release = try question.release.map { name throws(Refusal) in
            guard let release = SystemRelease(name) else { throw Refusal(400, SystemRelease.refusal(of: name)) }
            return release
        }
        if let device = question.device {
            do { try host.change(device: device) } catch { throw Refusal(400, "\(error)") }
        }
        if let release { host.change(release: release) }
        if let category { try host.change(.textSize(category)) }
        return state()
    }
}
