import HeadlessHost
import HostServices
import UIKit

/// Asserts a picture of each of the program's previews (`#Preview`, `PreviewProvider`) for each combination of a matrix.
///
/// A preview that asks for a device, for a canvas or for the size of its content is drawn on that alone, in the matrix's
/// text sizes, directions and appearances. Names are the preview's, then the combination's.
///
/// - Parameters:
///   - isIncluded: true for the names of previews to draw.
///   - sources: paths of the program's sources: reports name the previews' own lines in these, and the test's for others.
///   - snapshotDirectory: the folder of the references, in place of `__Snapshots__/TESTFILE` beside the test.
@preconcurrency @MainActor public func assertPreviews(
    across matrix: SnapshotMatrix = .previews, where isIncluded: (String) -> Bool = { _ in true },
    sources: [String] = [], snapshotDirectory: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for preview in HeadlessHost.previews where isIncluded(preview.name) {
        let place = preview.place(in: sources) ?? SourcePlace(file: "\(filePath)", line: Int(line))
        for cell in matrix.wanted(by: preview).cells {
            let failure = cell.following { () throws(Never) in
                verifySnapshot(
                    of: { try preview.controller() }, as: .preview(preview, in: cell),
                    named: "\(preview.name)-\(cell.name)", record: recording, snapshotDirectory: snapshotDirectory,
                    file: "\(filePath)", testName: testName, recordedPlace: place)
            }
            guard let failure else { continue }
            reportFailure(failure, fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}

extension SnapshotMatrix {
    /// The combinations in which previews are drawn where nothing else is said: a small and a usual phone, two text sizes,
    /// light and dark.
    public static let previews = SnapshotMatrix(
        devices: [.iPhoneSe, .iPhone13], contentSizes: [.large, .accessibilityLarge], appearances: [.light, .dark])

    /// The same on the devices that a preview asks for.
    @MainActor fileprivate func wanted(by preview: HostPreview) -> SnapshotMatrix {
        var matrix = self
        if let size = preview.size {
            matrix.devices = [
                ViewImageConfig(size: size, name: "\(dumpedNumber(size.width))x\(dumpedNumber(size.height))")
            ]
        } else if preview.fitsContent {
            var config = devices.first ?? .iPhone13
            (config.name, config.safeArea) = ("fitting", .zero)
            matrix.devices = [config]
        } else if let device = preview.device.flatMap(DeviceProfile.named) {
            matrix.devices = [
                preview.isLandscape
                    ? ViewImageConfig("\(device.name)-landscape", device.turned) : ViewImageConfig(device.name, device)
            ]
        } else if preview.isLandscape {
            matrix.devices = [.iPhoneSe(.landscape), .iPhone13(.landscape)]
        }
        return matrix
    }
}

extension HostPreview {
    /// The line in one of the sources at which the preview begins; nil for one that is in none of them.
    fileprivate func place(in sources: [String]) -> SourcePlace? {
        switch origin {
        case .line(let line, let name):
            let file = sources.first { ($0 as NSString).lastPathComponent == name }
            return file.map { SourcePlace(file: $0, line: line) }
        case .provider(let type): return Self.declaration(of: type, in: sources)
        }
    }

    private static func declaration(of type: String, in sources: [String]) -> SourcePlace? {
        guard let declaration = try? Regex("\\b(struct|class|enum|extension)\\s+\(type)\\b") else { return nil }
        for file in sources {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if let index = lines.firstIndex(where: { $0.contains(declaration) }) {
                return SourcePlace(file: file, line: index + 1)
            }
        }
        return nil
    }

    /// A new controller; previews of SwiftUI's views have one that hosts them.
    @MainActor fileprivate func controller() throws -> UIViewController {
        if let device, DeviceProfile.named(device) == nil {
            throw SnapshotError.unencodable(
                "The preview '\(name)' asks for the device \(device), which isn't known; 'masu run --help' names those that are."
            )
        }
        guard let controller = try makeController() as? UIViewController else {
            throw SnapshotError.unencodable("The preview '\(name)' has no controller.")
        }
        return controller
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A preview's picture; one that fits its content is measured on the combination's device first.
    @MainActor fileprivate static func preview(_ preview: HostPreview, in cell: SnapshotMatrix.Cell) -> Snapshotting {
        guard preview.fitsContent, preview.size == nil else { return .image(on: cell.config, traits: cell.traits) }
        return SimplySnapshotting.image.pullback { controller in
            let fitting = try SnapshotStage.show(controller, on: cell.config, traits: cell.traits) { view in
                view.sizeThatFits(cell.config.size ?? view.bounds.size)
            }
            var config = cell.config
            config.size = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
            return try SnapshotStage.show(controller, on: config, traits: cell.traits) { try picture(of: $0) }
        }
    }
}
