import LayoutTrace

/// Where the passes tell what they do: to the tracer that a host sets, and to nobody otherwise.
///
/// `@exclusivity(unchecked)`: numbers and names are read or replaced whole, and the tracer is called after it is read; each
/// step of layout asks for it.
@MainActor package enum Trace {
    /// Receives each event; nil costs a check, and no argument is made.
    ///
    /// Each tracer numbers views anew, so that the same work leaves the same trace.
    @exclusivity(unchecked) package static var tracer: LayoutTracer? {
        didSet {
            session += 1
            lastNumber = 0
        }
    }
    /// How many tracers there were, from 1 on; in the upper half of a view's number it tells whose number that is.
    @exclusivity(unchecked) private static var session = 1
    @exclusivity(unchecked) private static var lastNumber = 0
    /// Class names without their modules, by class; making one takes longer than everything else about an event.
    private static var typeNames: [ObjectIdentifier: String] = [:]
    /// Those of them that were asked last, which are found faster.
    @exclusivity(unchecked) private static var recentNames: [(type: ObjectIdentifier, name: String)] = []

    static func typeName(of object: AnyObject) -> String {
        let type: AnyObject.Type = type(of: object)
        for known in recentNames where known.type == ObjectIdentifier(type) { return known.name }
        let name = typeNames[ObjectIdentifier(type)] ?? String(describing: type)
        typeNames[ObjectIdentifier(type)] = name
        if recentNames.count == 8 { recentNames.removeFirst() }
        recentNames.append((ObjectIdentifier(type), name))
        return name
    }

    static func isPresent(_ number: Int) -> Bool { number >> 32 == session }

    /// A number of the present tracer: the one given where it is, else the next.
    static func number(keeping known: Int) -> Int {
        guard !isPresent(known) else { return known }
        lastNumber += 1
        return session << 32 | lastNumber
    }
}

extension UIView {
    /// The view as traces name it: by its class and by the order in which views were first traced, never by address.
    var traceSubject: TraceSubject {
        let number = Trace.number(keeping: traceNumber)
        if number != traceNumber { traceNumber = number }
        return TraceSubject(
            type: Trace.typeName(of: self), number: number & 0xFFFF_FFFF, name: accessibilityIdentifier)
    }

    /// Its number in the present tracer's events; nil where none of them is of this view.
    package var tracedNumber: Int? { Trace.isPresent(traceNumber) ? traceNumber & 0xFFFF_FFFF : nil }

    func traceMeasure(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, result: CGSize?
    ) {
        Trace.tracer?.record(.measure(target, horizontal, vertical, result: result), traceSubject)
    }

    func traceFrame(from old: CGRect, to new: CGRect) {
        Trace.tracer?.record(
            .frameChange(
                from: TraceRect(old), to: TraceRect(new),
                writer: layoutTraits.translatesAutoresizingMask ? "frame" : "constraints"), traceSubject)
    }

    /// Makes a call of the app's and records it with what it came to; what happens meanwhile is because of it.
    func traced<Value>(
        _ kind: @autoclosure () -> TraceEvent.Kind, _ result: (Value) -> String?, _ call: () -> Value
    ) -> Value {
        guard let tracer = Trace.tracer else { return call() }
        let event = tracer.begin(kind(), traceSubject)
        let value = call()
        tracer.end(event, result: result(value))
        return value
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

extension TraceEvent.Kind {
    static func measure(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, result: CGSize? = nil
    ) -> TraceEvent.Kind {
        .measure(
            target: TraceSize(target), horizontalPriority: Double(horizontal.rawValue),
            verticalPriority: Double(vertical.rawValue), result: result.map { TraceSize($0) })
    }

    /// A call that hasn't returned yet.
    static func call(_ name: String, _ arguments: String...) -> TraceEvent.Kind {
        .delegateCall(name: name, arguments: arguments, result: nil)
    }
}

extension TracePoint {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
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
