// A million events that eight threads send, through each way of joining, sharing and moving them; built with the thread
// sanitizer, and wrong where one is lost or comes twice.
import Combine
import Foundation

let events = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let threads = 8
let each = events / threads

/// Calls a closure on each thread, and waits for all of them.
func onThreads(_ body: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: threads) { body($0) }
}

/// A number that threads count up.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func add(_ amount: Int = 1) { lock.withLock { number += amount } }
    var value: Int { lock.withLock { number } }
}

/// The state that several threads use, since publishers say nothing about them.
struct Shared<Value>: @unchecked Sendable { let value: Value }

var failures = 0

func check(_ name: String, _ found: Int, _ wanted: Int) {
    let isRight = found == wanted
    if !isRight { failures += 1 }
    print("\(isRight ? "right" : "WRONG") \(name): \(found) events\(isRight ? "" : ", not \(wanted)")")
}

// Each thread sends through a subject that all use.
do {
    let counter = Counter()
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let kept = subject.value.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in counter.add() }
    onThreads { _ in for number in 0..<each { subject.value.send(number) } }
    kept.cancel()
    check("one subject", counter.value, each * threads)
}

// Each thread has its publisher; they are merged, and what each sent stays in its order.
do {
    let counter = Counter()
    let disorder = Counter()
    let subjects = Shared(value: (0..<threads).map { _ in PassthroughSubject<(Int, Int), Never>() })
    let last = Shared(value: UnsafeMutablePointer<Int>.allocate(capacity: threads))
    last.value.initialize(repeating: -1, count: threads)
    let kept = Publishers.MergeMany(subjects.value).sink { thread, number in
        if number != last.value[thread] + 1 { disorder.add() }
        last.value[thread] = number
        counter.add()
    }
    onThreads { thread in for number in 0..<each { subjects.value[thread].send((thread, number)) } }
    kept.cancel()
    check("merged", counter.value, each * threads)
    check("merged, out of order", disorder.value, 0)
}

// Pairs of what two groups of threads send: every value of one has its partner.
do {
    let counter = Counter()
    let sides = Shared(value: [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()])
    let kept = sides.value[0].zip(sides.value[1]).sink { _ in counter.add() }
    onThreads { thread in for number in 0..<each { sides.value[thread % 2].send(number) } }
    kept.cancel()
    check("zipped", counter.value, each * threads / 2)
}

// The latest of both sides: one less than all, since the first waits for its partner, at the least.
do {
    let counter = Counter()
    let sides = Shared(value: [CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0)])
    let kept = sides.value[0].combineLatest(sides.value[1]).sink { _ in counter.add() }
    onThreads { thread in for number in 0..<each { sides.value[thread % 2].send(number) } }
    kept.cancel()
    check("combined", counter.value > 0 && counter.value <= each * threads + 1 ? 1 : 0, 1)
}

// Each value becomes a publisher.
do {
    let counter = Counter()
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let kept = subject.value.flatMap { Just($0) }.sink { _ in counter.add() }
    onThreads { _ in for number in 0..<each { subject.value.send(number) } }
    kept.cancel()
    check("made flat", counter.value, each * threads)
}

// Subscribers come and go while values are sent to a shared publisher.
do {
    let counter = Counter()
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let shared = Shared(value: subject.value.share())
    let steady = shared.value.sink { _ in counter.add() }
    onThreads { thread in
        for number in 0..<each / 10 {
            if thread == 0 { subject.value.send(number) } else { shared.value.sink { _ in }.cancel() }
        }
    }
    steady.cancel()
    check("shared, with guests", counter.value, each / 10)
}

// Values and the end are received on a queue.
do {
    let counter = Counter()
    let finished = DispatchSemaphore(value: 0)
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let queue = DispatchQueue(label: "received")
    let kept = subject.value.receive(on: queue)
        .sink { _ in
            finished.signal()
        } receiveValue: { _ in
            counter.add()
        }
    onThreads { _ in for number in 0..<each { subject.value.send(number) } }
    subject.value.send(completion: .finished)
    finished.wait()
    kept.cancel()
    check("received on a queue", counter.value, each * threads)
}

// A buffer that is emptied on another thread than it is filled on.
do {
    let counter = Counter()
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let kept = subject.value.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
        .sink { _ in counter.add() }
    onThreads { _ in for number in 0..<each / 10 { subject.value.send(number) } }
    kept.cancel()
    check("buffered", counter.value, each / 10 * threads)
}

// Published properties and futures.
do {
    final class Model: ObservableObject, @unchecked Sendable { @Published var number = 0 }
    let counter = Counter()
    let model = Model()
    let kept = model.objectWillChange.sink { counter.add() }
    onThreads { _ in for number in 0..<each / 10 { model.number = number } }
    kept.cancel()
    check("published", counter.value, each / 10 * threads)
    let kept2 = Counter()
    onThreads { _ in
        for number in 0..<each / 100 {
            let future = Future<Int, Never> { $0(.success(number)) }
            _ = future.sink { _ in kept2.add() }
        }
    }
    check("futures", kept2.value, each / 100 * threads)
}

// Cancelling on one thread while another sends: nothing arrives after it has returned.
do {
    let late = Counter()
    for _ in 0..<200 {
        let subject = Shared(value: PassthroughSubject<Int, Never>())
        let isOver = Shared(value: Counter())
        let kept = Shared(value: subject.value.map { $0 * 2 }.sink { _ in if isOver.value.value > 1 { late.add() } })
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                for number in 0..<100 { subject.value.send(number) }
            } else {
                kept.value.cancel()
                isOver.value.add()
            }
        }
        isOver.value.add()
        subject.value.send(1)
    }
    check("after cancelling", late.value, 0)
}

print(failures == 0 ? "\(events) events by \(threads) threads: all right" : "\(failures) wrong")
exit(failures == 0 ? 0 : 1)
