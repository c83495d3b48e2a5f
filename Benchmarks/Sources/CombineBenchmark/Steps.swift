import Foundation

#if PEER
    import OpenCombine
#else
    import Combine
#endif

/// Sums that stay observable, so that no step is left out by the compiler.
final class Sink {
    var sum = 0
    func take(_ number: Int) { sum &+= number }
}

/// Steps of a pipeline, each timed by how much longer a value takes with it than without.
struct Step {
    let name: String
    /// Sends values from 0 to a number through the step into a sink.
    let run: (Int, Sink) -> Void
}

@inline(never) func call(_ body: (Int) -> Void, _ number: Int) { body(number) }

enum Steps {
    /// A subject that sends to a sink: what each pipeline below has besides its step.
    static let subject = through { subject, sink in subject.sink { sink.take($0) } }

    static let all: [Step] = [
        Step(name: "map", run: through { subject, sink in subject.map { $0 &+ 1 }.sink { sink.take($0) } }),
        Step(name: "filter", run: through { subject, sink in subject.filter { $0 >= 0 }.sink { sink.take($0) } }),
        Step(name: "compactMap", run: through { subject, sink in subject.compactMap { $0 }.sink { sink.take($0) } }),
        Step(
            name: "tryMap",
            run: through { subject, sink in
                subject.tryMap { $0 &+ 1 }.sink(receiveCompletion: { _ in }, receiveValue: { sink.take($0) })
            }),
        Step(name: "scan", run: through { subject, sink in subject.scan(0, &+).sink { sink.take($0) } }),
        Step(
            name: "removeDuplicates",
            run: through { subject, sink in subject.removeDuplicates().sink { sink.take($0) } }),
        Step(
            name: "eraseToAnyPublisher",
            run: through { subject, sink in subject.eraseToAnyPublisher().sink { sink.take($0) } }),
        Step(name: "handleEvents", run: through { subject, sink in subject.handleEvents().sink { sink.take($0) } }),
        Step(name: "share", run: through { subject, sink in subject.share().sink { sink.take($0) } }),
        Step(
            name: "flatMap to Just",
            run: through { subject, sink in subject.flatMap { Just($0) }.sink { sink.take($0) } }),
        Step(
            name: "switchToLatest of Just",
            run: through { subject, sink in subject.map { Just($0) }.switchToLatest().sink { sink.take($0) } }),
        Step(
            name: "receive(on:) the immediate scheduler",
            run: through { subject, sink in subject.receive(on: ImmediateScheduler.shared).sink { sink.take($0) } }),
    ]

    /// Pipelines that begin with something other than a subject.
    static let sources: [Step] = [
        Step(
            name: "CurrentValueSubject",
            run: { count, sink in
                let subject = CurrentValueSubject<Int, Never>(0)
                let kept = subject.sink { sink.take($0) }
                for number in 0..<count { subject.send(number) }
                kept.cancel()
            }),
        Step(
            name: "a sequence's publisher",
            run: { count, sink in _ = (0..<count).publisher.sink { sink.take($0) } }),
        Step(
            name: "a @Published property",
            run: { count, sink in
                let model = Model()
                let kept = model.$number.sink { sink.take($0) }
                for number in 0..<count { model.number = number }
                kept.cancel()
            }),
    ]

    private final class Model: ObservableObject { @Published var number = 0 }

    private static func through(
        _ make: @escaping (PassthroughSubject<Int, Never>, Sink) -> AnyCancellable
    ) -> (Int, Sink) -> Void {
        { count, sink in
            let subject = PassthroughSubject<Int, Never>()
            let kept = make(subject, sink)
            for number in 0..<count { subject.send(number) }
            kept.cancel()
        }
    }
}
