import Foundation
import OSLog
import XCTest

/// Kind: documented — Apple's documentation of `os_unfair_lock` and `OSAllocatedUnfairLock`.
final class UnfairLockTests: XCTestCase {
    func testALockIsTakenOnce() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        XCTAssertFalse(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        XCTAssertTrue(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    func testCopiesShareTheValue() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let copy = lock
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in copy.withLock { $0 += 1 } }
        XCTAssertEqual(lock.withLock { $0 }, 1000)
    }

    func testALockAroundNothing() {
        let lock = OSAllocatedUnfairLock()
        XCTAssertTrue(lock.lockIfAvailable())
        XCTAssertFalse(lock.lockIfAvailable())
        lock.unlock()
        XCTAssertEqual(lock.withLock { 7 }, 7)
    }
}
