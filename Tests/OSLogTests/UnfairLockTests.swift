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

    /// Apple's OSAtomic: the new value comes back, and a swap happens where the old one is there.
    func testAtomicNumbers() {
        var number: Int32 = 0
        withUnsafeMutablePointer(to: &number) { place in
            nonisolated(unsafe) let place = place
            DispatchQueue.concurrentPerform(iterations: 1000) { _ in OSAtomicIncrement32(place) }
        }
        XCTAssertEqual(number, 1000)
        XCTAssertEqual(OSAtomicDecrement32(&number), 999)
        XCTAssertEqual(OSAtomicAdd32Barrier(-9, &number), 990)
        XCTAssertFalse(OSAtomicCompareAndSwap32Barrier(1, 2, &number))
        XCTAssertTrue(OSAtomicCompareAndSwap32Barrier(990, 2, &number))
        XCTAssertEqual(number, 2)
        var long: Int64 = 1 << 40
        XCTAssertEqual(OSAtomicIncrement64(&long), 1 << 40 + 1)
    }
}
