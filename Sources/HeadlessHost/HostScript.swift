import Foundation

/// A user's actions with their times: a session that can be kept in a file and played again.
public struct HostScript: Hashable, Sendable {
    /// An event and its time.
    public struct Step: Hashable, Sendable {
        /// Seconds from the script's start.
        public var time: TimeInterval
        /// The event.
        public var event: HostEvent

        /// Makes a step at a time in seconds from the script's beginning.
        public init(_ time: TimeInterval, _ event: HostEvent) {
            self.time = time
            self.event = event
        }
    }

    /// The steps by time; fingers of one time are one event.
    public var steps: [Step]
    /// The duration of the script in seconds; animations run until then.
    public var duration: TimeInterval

    /// Makes a script of steps in the order of their times, that lasts at least as long as said, in seconds.
    public init(_ steps: [Step], duration: TimeInterval = 0) {
        self.steps = steps
        self.duration = max(duration, steps.last?.time ?? 0)
    }

    /// Makes a script of touches alone.
    public init(_ touches: TouchScript, duration: TimeInterval = 0) {
        self.init(
            touches.steps.map { Step($0.time, .touch($0.kind, at: $0.point, finger: $0.finger)) }, duration: duration)
    }

    /// One after the other.
    public func followed(by other: HostScript, after pause: TimeInterval = 0) -> HostScript {
        let start = duration + pause
        return HostScript(
            steps + other.steps.map { Step($0.time + start, $0.event) }, duration: start + other.duration)
    }
}

extension HeadlessHost {
    /// Plays a script from the present time on; frames are drawn between its steps.
    public func play(_ script: HostScript) {
        let start = time
        var rest = script.steps[...]
        while let first = rest.first {
            // The simultaneous touches of different fingers are one event; those of one finger are as many events.
            var fingers: Set<Int> = []
            let together = rest.prefix { step in
                guard step.time == first.time, case .touch(_, _, let finger) = step.event else { return false }
                return fingers.insert(finger).inserted
            }
            let count = max(1, together.count)
            rest = rest.dropFirst(count)
            let wait = start + first.time - time
            if wait > 0 { advance(by: wait) }
            perform(together.isEmpty ? [first.event] : together.map(\.event))
        }
        let left = start + script.duration - time
        if left > 0 { advance(by: left) }
    }
}
