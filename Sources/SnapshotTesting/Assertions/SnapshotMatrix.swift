import Foundation
import HeadlessHost
import UIKit

/// Devices × releases × text sizes × directions × appearances × languages.
///
///     assertSnapshots(of: SettingsViewController(), across: SnapshotMatrix(
///         devices: [.iPhoneSe, .iPhone13], contentSizes: [.large, .accessibilityLarge],
///         directions: [.leftToRight, .rightToLeft]))
public struct SnapshotMatrix: Sendable {
    /// The devices, or sizes, on which it is drawn.
    public var devices: [ViewImageConfig]
    /// Empty for the present release alone.
    public var releases: [SystemRelease]
    /// The sizes of text in which it is drawn.
    public var contentSizes: [UIContentSizeCategory]
    /// The directions in which it is laid out.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// The appearances in which it is drawn.
    public var appearances: [UIUserInterfaceStyle]
    /// Names of languages (`de`, `pt-BR`) and of pseudo-languages (`SnapshotMatrix.pseudoLanguages`); empty for the language
    /// that tests have. A language that is written from right to left turns the screen.
    public var languages: [String]

    /// Languages made of the app's own texts: with accents, twice as long, from right to left, and with the keys of texts that
    /// have no translation in capitals. Texts of documents are changed where the documents have tables of texts.
    public static let pseudoLanguages = PseudoLanguage.allCases.map(\.rawValue)

    /// The languages that a bundle has texts in, in the order of their names.
    public static func languages(of bundle: Bundle) -> [String] {
        bundle.localizations.filter { $0 != "Base" }.sorted()
    }

    /// Makes a matrix; each combination of its lists is a snapshot.
    public init(
        devices: [ViewImageConfig], releases: [SystemRelease] = [], contentSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
        appearances: [UIUserInterfaceStyle] = [.light],
        languages: [String] = []
    ) {
        self.devices = devices
        self.releases = releases
        self.contentSizes = contentSizes
        self.directions = directions
        self.appearances = appearances
        self.languages = languages
    }

    /// One combination.
    public struct Cell: Sendable {
        /// The device, the release if the matrix has any, then what is unlike the standard: `iPhone13`,
        /// `iPhone13-iOS18-AX2-rtl-dark`.
        public let name: String
        /// The device, with the traits of the combination.
        public let config: ViewImageConfig
        /// nil for the present one.
        public let release: SystemRelease?
        /// Text size, direction and appearance.
        public let traits: UITraitCollection
        /// nil for the one that tests have.
        public let language: String?

        /// Does something under the combination's release and language, and returns to the present ones.
        @MainActor package func following<Result>(_ body: () throws -> Result) rethrows -> Result {
            let languages = DocumentStrings.languages
            // Texts that a language lacks are looked for in the others.
            if let language { DocumentStrings.languages = [language] + languages }
            defer { DocumentStrings.languages = languages }
            return try BehaviourProfile.following(release, body)
        }
    }

    /// Every combination, the devices changing slowest, the languages fastest.
    public var cells: [Cell] {
        let releases: [SystemRelease?] = self.releases.isEmpty ? [nil] : self.releases
        let languages: [String?] = self.languages.isEmpty ? [nil] : self.languages
        return devices.flatMap { device in
            releases.flatMap { release in
                contentSizes.flatMap { size in
                    directions.flatMap { direction in
                        appearances.flatMap { appearance in
                            languages.map { Self.cell(device, release, size, direction, appearance, $0) }
                        }
                    }
                }
            }
        }
    }

    private static func cell(
        _ device: ViewImageConfig, _ release: SystemRelease?, _ size: UIContentSizeCategory,
        _ direction: UITraitEnvironmentLayoutDirection, _ appearance: UIUserInterfaceStyle, _ language: String?
    ) -> Cell {
        var words = [device.name]
        if let release { words.append(release.shortName) }
        if size != .large { words.append(size.shortName) }
        if direction == .rightToLeft { words.append("rtl") }
        if appearance == .dark { words.append("dark") }
        if let language { words.append(language) }
        let direction = language.map(isRightToLeft) == true ? .rightToLeft : direction
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(layoutDirection: direction),
            UITraitCollection(userInterfaceStyle: appearance),
        ])
        return Cell(
            name: words.joined(separator: "-"), config: device, release: release, traits: traits, language: language)
    }

    private static func isRightToLeft(_ language: String) -> Bool {
        if let pseudo = PseudoLanguage(rawValue: language) { return pseudo == .rightToLeft }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
    }
}

/// Asserts a snapshot for each combination of a matrix; the value is made anew for each, under its release.
///
/// - Parameters:
///   - strategy: the strategy of each snapshot, a picture by default: `{ .frames(on: $0.config, traits: $0.traits) }`.
///   - name: precedes the combination's in the files' names.
@preconcurrency @MainActor public func assertSnapshots<Format>(
    of value: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix, named name: String? = nil,
    as strategy: (SnapshotMatrix.Cell) -> Snapshotting<UIViewController, Format>,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for cell in matrix.cells {
        cell.following { () throws(Never) in
            assertSnapshot(
                of: try value(), as: strategy(cell),
                named: [name, cell.name].compactMap { $0 }.joined(separator: "-"), record: recording,
                timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
        }
    }
}

/// Asserts a picture for each combination of a matrix; the value is made anew for each.
@preconcurrency @MainActor public func assertSnapshots(
    of value: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), across: matrix, named: name, as: { .image(on: $0.config, traits: $0.traits) },
        record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
}
