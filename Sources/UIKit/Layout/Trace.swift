import LayoutTrace

/// Where the passes tell what they do: to the tracer that a host sets, and to nobody otherwise.
@MainActor package enum Trace {
    /// Receives each event; nil costs a check, and no argument is made.
    package static var tracer: LayoutTracer?
    private static var lastNumber = 0

    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}

extension UIView {
    /// The view as traces name it: by its class and by the order in which views were first traced, never by address.
    var traceSubject: TraceSubject {
        if passes.traceNumber == 0 { passes.traceNumber = Trace.nextNumber() }
        return TraceSubject(type: shortClassName(of: self), number: passes.traceNumber, name: accessibilityIdentifier)
    }

    func traceMeasure(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, result: CGSize
    ) {
        Trace.tracer?.record(
            .measure(
                target: TraceSize(target), horizontalPriority: Double(horizontal.rawValue),
                verticalPriority: Double(vertical.rawValue), result: TraceSize(result)), traceSubject)
    }

    func traceFrame(from old: CGRect, to new: CGRect) {
        Trace.tracer?.record(
            .frameChange(
                from: TraceRect(old), to: TraceRect(new),
                writer: layoutTraits.translatesAutoresizingMask ? "frame" : "constraints"), traceSubject)
    }
}

extension LayoutHost {
    /// Tells of a solution: how large the system is, and what it took.
    func traceSolve(of view: UIView, pivotsBefore: Int, changes: Int) {
        Trace.tracer?.record(
            .constraintSolve(
                TraceSolve(
                    variables: 4 * itemCount, constraints: ownerCount,
                    pivots: engine.statistics.pivots - pivotsBefore, changes: changes)), view.traceSubject)
    }
}

extension TraceSize {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension TraceRect {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }
}
