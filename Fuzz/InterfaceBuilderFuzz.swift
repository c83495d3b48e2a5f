import InterfaceBuilder

/// Any bytes are a document, a table of texts, an asset's contents or a drawing, as the first of them says; each is read or refused
/// with an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterfaceBuilder(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let data, count > 0 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: data + 1, count: count - 1))
    switch data[0] % 8 {
    case 0: _ = try? StringsTable.parse(bytes)
    case 1:
        guard let set = try? AssetSet(contents: bytes) else { return 0 }
        for scale in [1.0, 2, 3] {
            _ = set.variant(for: AssetTraits(scale: scale, idiom: "iphone", isDark: scale == 2))
        }
    case 4: _ = try? StringsTable.parse(catalog: bytes, language: "de")
    case 3:
        _ = DrawingSize(pdf: bytes)
        _ = try? DrawingSize(svg: bytes)
    default: readDocument(bytes)
    }
    return 0
}

/// Everything that is done with a document before views are made of it.
private func readDocument(_ bytes: [UInt8]) {
    guard let document = try? InterfaceDocument(parsing: bytes) else { return }
    let device = CanvasDevice(of: document)
    let graph = SceneGraph(document)
    for root in DocumentRoot.list(document) {
        guard let element = document.object(root.id) else { fatalError("the root \(root.id) isn't in its document") }
        precondition(element.depth <= 512, "elements are \(element.depth) deep")
        readConstraints(element.resolved(for: device.sizeClasses))
    }
    for controller in document.scenes.compactMap(\.controller) {
        let bars = CanvasBars(around: controller, in: document, graph: graph)
        let insets = bars.safeArea(width: device.width, height: device.height, on: device)
        precondition(insets.top.isFinite && insets.bottom.isFinite, "the safe area is \(insets)")
    }
}

private func readConstraints(_ element: MarkupElement) {
    for child in element.children {
        if child.name == "constraint", let constraint = try? InterfaceConstraint(child) {
            precondition(constraint.multiplier.isFinite && constraint.priority > 0, "\(constraint)")
        }
        if let rect = child.rect(key: "frame") { precondition(abs(rect.width) < 1e7, "\(rect)") }
        readConstraints(child)
    }
}

extension MarkupElement {
    fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
