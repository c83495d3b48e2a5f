import LayoutTrace

/// Reports the work of the passes to the tracer that a host sets, if any.
///
/// `@exclusivity(unchecked)`: numbers and names are read or replaced whole, and the tracer is called after it is read; each
/// step of layout asks for it.
@MainActor package enum Trace {
    /// Receives each event; without one an event costs a check, and its arguments aren't evaluated.
    ///
    /// Each tracer numbers views anew, so that the same work gives the same trace.
    @exclusivity(unchecked) package static var tracer: LayoutTracer? {
        didSet {
            session += 1
            lastNumber = 0
            subjects = []
        }
    }
    /// The number of tracers so far, from 1 on; the upper half of a view's number contains that of its tracer.
    @exclusivity(unchecked) private static var session = 1
    @exclusivity(unchecked) private static var lastNumber = 0
    /// The subjects of the present tracer's views, by their numbers from 1 on.
    @exclusivity(unchecked) private static var subjects: [TraceSubject] = []
    /// Class names without their modules, by class; making one takes longer than the rest of an event.
    private static var typeNames: [ObjectIdentifier: String] = [:]

    static func typeName(of object: AnyObject) -> String {
        let type: AnyObject.Type = type(of: object)
        let name = typeNames[ObjectIdentifier(type)] ?? String(describing: type)
        typeNames[ObjectIdentifier(type)] = name
        return name
    }

    /// Runs a host's own work, of which no event tells; the views of the app keep their numbers, and so do later ones.
    package static func withoutEvents<Value>(_ work: () throws -> Value) rethrows -> Value {
        let (outer, outerSession, outerNumber, outerSubjects) = (tracer, session, lastNumber, subjects)
        tracer = nil
        defer {
            tracer = outer
            session = outerSession
            lastNumber = outerNumber
            subjects = outerSubjects
        }
        return try work()
    }

    static func isPresent(_ number: Int) -> Bool { number >> 32 == session }

    /// The subject of an object of the present tracer, by the number that it got.
    static func subject(_ number: Int) -> TraceSubject { subjects[number & 0xFFFF_FFFF - 1] }

    /// Gives an object of the present tracer another name, for later events.
    static func rename(_ number: Int, _ name: String?) { subjects[number & 0xFFFF_FFFF - 1].name = name }

    /// Gives an object the next number of the present tracer.
    static func number(_ object: AnyObject, name: String?) -> Int {
        lastNumber += 1
        subjects.append(TraceSubject(type: typeName(of: object), number: lastNumber, name: name))
        return session << 32 | lastNumber
    }
}

extension UIView {
    /// The view's identity in traces: its class and the order in which views were first traced, never its address.
    var traceSubject: TraceSubject {
        if !Trace.isPresent(traceNumber) { traceNumber = Trace.number(self, name: accessibilityIdentifier) }
        return Trace.subject(traceNumber)
    }

    /// Its number in the present tracer's events; nil where it occurs in none of them.
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

    /// Calls the app and records the call with its result; events during the call are recorded as its consequences.
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
    /// Records a solution: the size of the system, and the work it took.
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
