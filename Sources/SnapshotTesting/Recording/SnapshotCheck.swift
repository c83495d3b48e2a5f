import Foundation
import Graphics
import ImageCoding
import SnapshotReview
import UIKit

/// One assertion: what was got against what is in the file.
@MainActor struct SnapshotCheck<Format> {
    /// A comparison's end, before anything is written.
    struct Verdict {
        var result: SnapshotRecord.Result
        /// The difference in words, or the reason why there is none.
        var difference = ""
        var attachments: [XCTAttachment] = []
        /// The views that changed; nil where outlines can't be compared.
        var changes: [String]?
        /// The reference's bytes; nil where there is none.
        var stored: Data?
    }

    let location: SnapshotLocation
    let diffing: Diffing<Format>
    let observation: SceneObservation

    func verdict(of got: Format, _ data: Data) throws -> Verdict {
        let path = location.reference.path
        guard FileManager.default.fileExists(atPath: path) else { return Verdict(result: .missing) }
        let stored = try Data(contentsOf: location.reference)
        if stored == data { return Verdict(result: .same, stored: stored) }
        if let pointer = ReferencePointer(stored) {
            return Verdict(result: .unreadable, difference: pointer.refusal(of: path), stored: stored)
        }
        guard let reference = diffing.fromData(stored) else {
            return Verdict(
                result: .unreadable,
                difference: "The reference can't be read: \(path)\nRecord it anew, or restore it.", stored: stored)
        }
        // The new value goes through its file where the format doesn't keep all of it, so that both have lost the same.
        let shown = diffing.isKept(got, data) ? got : diffing.fromData(data) ?? got
        guard let (difference, attachments) = diffing.diff(reference, shown) else {
            return Verdict(result: .tolerated, stored: stored)
        }
        return Verdict(
            result: .different, difference: difference, attachments: attachments, changes: changes(stored, data),
            stored: stored)
    }

    /// The reference's outline, unless it belongs to another picture.
    private func storedOutline(_ stored: Data) -> ViewOutline? {
        guard let text = try? String(contentsOf: location.outline, encoding: .utf8),
            let outline = ViewOutline(text: text), outline.picture == ContentDigest.of(stored)
        else { return nil }
        return outline
    }

    private func changes(_ stored: Data, _ data: Data) -> [String]? {
        guard let new = observation.outline(of: data), let old = storedOutline(stored) else { return nil }
        let sentences = OutlineComparison(old, new).sentences
        guard sentences.isEmpty, let scale = observation.environment.scale, scale > 0,
            let before = UIImage(data: stored)?.cgImage?.bitmap, let after = UIImage(data: data)?.cgImage?.bitmap,
            let frame = before.differingFrame(from: after, scale: scale)
        else { return sentences }
        return OutlineComparison.place(of: frame, in: new).map { [$0] } ?? []
    }

    /// Writes the reference, and brings the outline beside it up to date where there is one.
    func record(_ data: Data) throws {
        try FileManager.default.createDirectory(
            at: location.reference.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Replaced, not written into: reports link to references.
        try data.write(to: location.reference, options: .atomic)
        guard FileManager.default.fileExists(atPath: location.outline.path) else { return }
        if let outline = observation.outline(of: data) {
            try Data(outline.text.utf8).write(to: location.outline)
        } else {
            try FileManager.default.removeItem(at: location.outline)
        }
    }
}

extension Bitmap {
    /// The box around the pixels that differ, in points; nil where the sizes do or none differs.
    func differingFrame(from other: Bitmap, scale: Double) -> ViewOutline.Frame? {
        guard width == other.width, height == other.height, let area = changedArea(from: other) else { return nil }
        return ViewOutline.Frame(
            x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.width) / scale,
            height: Double(area.height) / scale)
    }
}
