import Graphics

/// A thread's graphics contexts, the last one being the current one.
final class GraphicsContextStack {
    private var contexts: [CGContext] = []
    private static let key = "UIKit.GraphicsContextStack"

    /// The calling thread's own.
    private static var ofThread: GraphicsContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        dictionary[key] = stack
        return stack
    }

    static var current: CGContext? { ofThread.contexts.last }

    static func push(_ context: CGContext) { ofThread.contexts.append(context) }

    static func pop() { _ = ofThread.contexts.popLast() }

    /// Makes a context the current one while a body runs; contexts that the body leaves pushed are popped.
    static func drawing<Result>(into context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        let stack = ofThread
        let count = stack.contexts.count
        stack.contexts.append(context)
        defer { stack.contexts.removeSubrange(min(count, stack.contexts.count)...) }
        return try body()
    }

    /// The current context; without one, a line in the log that names the call.
    static func current(for call: String) -> CGContext? {
        if let current { return current }
        UIKitLog.writeFromAnyThread(
            "\(call): invalid context 0x0. There is nothing to draw into: "
                + "call it inside draw(_:) or the actions of a UIGraphicsImageRenderer.")
        return nil
    }
}

/// The calling thread's current context; nil outside `draw(_:)` and the actions of a renderer.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }

/// Makes a context the current one of the calling thread, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }

/// Fills a rectangle with the current context's colour.
public func UIRectFill(_ rect: CGRect) {
    GraphicsContextStack.current(for: "UIRectFill")?.fill(Path(rect: rect), rule: .nonZero)
}

extension UIColor {
    func setInCurrentContext(fill: Bool, stroke: Bool) {
        let call = fill ? "CGContextSetFillColorWithColor" : "CGContextSetStrokeColorWithColor"
        guard let context = GraphicsContextStack.current(for: call) else { return }
        let color = cgColor
        if fill { context.setFillColor(color) }
        if stroke { context.setStrokeColor(color) }
    }
}

extension UIImage {
    func drawInCurrentContext(_ rect: CGRect) {
        guard let context = GraphicsContextStack.current(for: "CGContextDrawImage") else { return }
        let tint = content.tint?.graphicsColor(for: .current)
        context.paint(reach: Path(rect: rect)) {
            record(into: &$0, in: rect, tint: tint, screenScale: context.scale)
        }
    }
}
