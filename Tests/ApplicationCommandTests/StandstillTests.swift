import Foundation
import XCTest

@testable import ApplicationCommand

/// Kind: regression — a public app that waits on its main thread for the network's answer, and signals only where it is good: without
/// a network its command never ended.
final class StandstillTests: XCTestCase {
    func testAThreadThatWaitsIsNoticed() {
        let noticed = expectation(description: "standstill")
        let (started, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        nonisolated(unsafe) var thread = pthread_t()
        Thread.detachNewThread {
            thread = pthread_self()
            started.signal()
            end.wait()
        }
        started.wait()
        Standstill.watch(thread, every: 0.01, checks: 5) { noticed.fulfill() }
        wait(for: [noticed], timeout: 10)
        end.signal()
    }

    /// One that looks for work now and then isn't, as a run loop does; neither is one that has ended.
    func testAThreadThatGoesOnIsNot() {
        let noticed = expectation(description: "standstill")
        noticed.isInverted = true
        let (started, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        nonisolated(unsafe) var thread = pthread_t()
        Thread.detachNewThread {
            thread = pthread_self()
            started.signal()
            for _ in 0..<100 { Thread.sleep(forTimeInterval: 0.005) }
            ended.signal()
        }
        started.wait()
        Standstill.watch(thread, every: 0.05, checks: 4) { noticed.fulfill() }
        ended.wait()
        wait(for: [noticed], timeout: 0.3)
    }
}
