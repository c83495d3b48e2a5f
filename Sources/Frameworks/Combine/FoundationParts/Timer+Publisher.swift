import Foundation

extension Timer {
    /// A connectable publisher of the present date, in intervals. On the main loop time is the host's.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates that begins when it is connected. Its subscribers share one timer.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public final let interval: TimeInterval
        public final let tolerance: TimeInterval?
        public final let runLoop: RunLoop
        public final let mode: RunLoop.Mode
        public final let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()
        private let timer = Guarded<AnyCancellable?>(nil)

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            timer.exchange(nil)?.cancel()
            _ = timer.exchange(start())
            return AnyCancellable { [timer] in timer.exchange(nil)?.cancel() }
        }

        private func start() -> AnyCancellable {
            let subject = subject
            if runLoop === RunLoop.main,
                let wait = MainClock.run(
                    after: interval, every: interval, { subject.send(LoopTime.now(of: .main)) })
            {
                return wait
            }
            let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
