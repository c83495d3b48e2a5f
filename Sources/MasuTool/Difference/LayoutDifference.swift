import DocumentComparison
import InterfaceBuilder
import UIKit

/// The frames of one view tree that layout moved between two versions of a document, under one setting.
@MainActor struct LayoutDifference {
    struct Moved {
        /// The view's indices in both tables.
        let old: Int
        let new: Int
        let before: CGRect
        let after: CGRect
    }

    /// The tree's roots in both documents; nil where one has none.
    let oldRoot: String?
    let newRoot: String?
    /// The device, text size and direction; empty for the document's canvas.
    let setting: String
    let moved: [Moved]
    private(set) var before: ScenePicture?
    private(set) var after: ScenePicture?

    /// Lays out one tree of both documents.
    ///
    /// - Parameters:
    ///   - draws: pictures are wanted too.
    init?(
        _ comparison: DocumentComparison, oldRoot: String?, newRoot: String?, _ settings: CanvasSettings,
        setting: String,
        draws: Bool
    ) {
        self.oldRoot = oldRoot
        self.newRoot = newRoot
        self.setting = setting
        let (old, new) = (comparison.old, comparison.new)
        // Trees of two layouts can't exist side by side: each is read before the next is made.
        var oldFrames: [String: CGRect] = [:]
        if let oldRoot {
            guard let layout = Self.layout(old.document, oldRoot, settings) else { return nil }
            for frame in layout.frames { oldFrames[frame.id] = frame.computed }
            if draws { before = try? ScenePicture(of: oldRoot, in: old.document, settings) }
        }
        var moved: [Moved] = []
        if let newRoot {
            guard let layout = Self.layout(new.document, newRoot, settings) else { return nil }
            for frame in layout.frames.dropFirst() {
                guard let index = new.index(of: frame.id), let other = comparison.matching.oldIndex[index],
                    let former = oldFrames[old.objects[other].id], Self.isFar(former, frame.computed)
                else { continue }
                // A recorded frame that the canvas keeps is a value of the document, and told as one.
                if frame.usesMask, settings.device == nil || new.objects[index].values["frame"] == nil { continue }
                moved.append(Moved(old: other, new: index, before: former, after: frame.computed))
            }
            if draws { after = try? ScenePicture(of: newRoot, in: new.document, settings) }
        }
        self.moved = moved
    }

    private static func layout(
        _ document: InterfaceDocument, _ root: String, _ settings: CanvasSettings
    ) -> CanvasLayout? {
        CanvasLayout(document, graph: SceneGraph(document), root: root, settings: settings)
    }

    private static func isFar(_ one: CGRect, _ other: CGRect) -> Bool {
        max(
            abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
            abs(one.height - other.height)) > 0.5 + 1e-6
    }
}

extension LayoutDifference {
    /// The trees of both documents, as pairs, under each setting.
    static func all(
        _ comparison: DocumentComparison, _ options: DifferenceOptions, draws: Bool
    ) -> [LayoutDifference] {
        let (old, new) = (comparison.old, comparison.new)
        var pairs: [(old: String?, new: String?)] = []
        var seen: Set<String> = []
        for root in DocumentRoot.list(new.document) {
            let former = new.index(of: root.id).flatMap { comparison.matching.oldIndex[$0] }.map { old.objects[$0].id }
            if let former { seen.insert(former) }
            pairs.append((former, root.id))
        }
        for root in DocumentRoot.list(old.document) where !seen.contains(root.id) { pairs.append((root.id, nil)) }
        return pairs.flatMap { pair in
            settings(comparison, options).compactMap { settings, name in
                LayoutDifference(
                    comparison, oldRoot: pair.old, newRoot: pair.new, settings, setting: name, draws: draws)
            }
        }
    }

    /// The canvas where both documents have the same, then the devices and text sizes that were asked for.
    private static func settings(
        _ comparison: DocumentComparison, _ options: DifferenceOptions
    ) -> [(CanvasSettings, String)] {
        let (old, new) = (comparison.old.document, comparison.new.document)
        let isSameCanvas =
            CanvasDevice(of: old) == CanvasDevice(of: new) && old.toolsVersion == new.toolsVersion
        // Two canvases would differ by themselves: then both are laid out on the same device.
        var first = CanvasSettings()
        if !isSameCanvas { first.device = .standard }
        var result = [(first, first.summary)]
        guard !options.devices.isEmpty || !options.contentSizes.isEmpty else { return result }
        for device in options.devices.map(Optional.some) + (options.devices.isEmpty ? [nil] : []) {
            for size in options.contentSizes + (options.contentSizes.isEmpty ? [.large] : []) {
                var settings = CanvasSettings()
                settings.device = device ?? (size == .large ? nil : first.device)
                settings.contentSize = size
                guard settings.device != first.device || size != .large else { continue }
                result.append((settings, settings.summary))
            }
        }
        return result
    }
}
