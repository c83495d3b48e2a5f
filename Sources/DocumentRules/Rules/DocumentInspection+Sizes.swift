import InterfaceBuilder

/// Variations for size classes that a phone's scene doesn't get when it grows.
extension DocumentInspection {
    /// Size classes of a phone's scene stay compact while it is dragged wider, so that what is told apart by a regular width
    /// stays as it is at 402 points.
    ///
    /// Source: Apple's developer forums, thread 836088.
    mutating func checkReach() {
        guard !project.isForTabletsAlone, selection.contains(.unreachedVariation) else { return }
        let roots =
            document.root.children(of: "scenes").isEmpty
            ? [document.root] : document.root.children(of: "scenes")
        for root in roots {
            var counts: [String: (count: Int, first: MarkupElement)] = [:]
            Self.count(root, &counts)
            for (key, found) in counts.sorted(by: { $0.key < $1.key }) {
                let objects = found.count == 1 ? "1 object varies" : "\(found.count) objects vary"
                add(
                    .unreachedVariation, found.first, other: key,
                    "\(objects) for \(key): in a scene of 900 × 700 on an iPhone 17 the width class stays compact, and they "
                        + "stay as at 402 × 874")
            }
        }
    }

    /// Counts what varies for a regular width, the size class of an iPad or an open iPhone Duo.
    private static func count(
        _ element: MarkupElement, _ counts: inout [String: (count: Int, first: MarkupElement)]
    ) {
        for variation in element.children where variation.name == "variation" {
            guard let key = variation.key, key.contains("widthClass=regular"), element.id != nil,
                variation.attributes.count > 1 || !variation.children.isEmpty
            else { continue }
            counts[key] = (counts[key, default: (0, element)].count + 1, counts[key]?.first ?? element)
        }
        for child in element.children { count(child, &counts) }
    }
}
