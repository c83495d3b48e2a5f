internal import CObjectShims

// Numbers in memory that threads change in one step, as Darwin has them; with and without a barrier they are the same here.

@discardableResult
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    masu_atomic_add_32(theValue, theAmount)
}
@discardableResult
public func OSAtomicAdd32Barrier(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    masu_atomic_add_32(theValue, theAmount)
}
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { masu_atomic_add_32(theValue, 1) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    masu_atomic_add_32(theValue, 1)
}
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { masu_atomic_add_32(theValue, -1) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    masu_atomic_add_32(theValue, -1)
}
@discardableResult
public func OSAtomicAdd64(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    masu_atomic_add_64(theValue, theAmount)
}
@discardableResult
public func OSAtomicAdd64Barrier(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    masu_atomic_add_64(theValue, theAmount)
}
@discardableResult
public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { masu_atomic_add_64(theValue, 1) }
@discardableResult
public func OSAtomicIncrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    masu_atomic_add_64(theValue, 1)
}
@discardableResult
public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { masu_atomic_add_64(theValue, -1) }
@discardableResult
public func OSAtomicDecrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    masu_atomic_add_64(theValue, -1)
}

/// Writes the new number where the old one is in memory; true if it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool { masu_atomic_exchange_32(theValue, oldValue, newValue) }
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool { masu_atomic_exchange_32(theValue, oldValue, newValue) }
@discardableResult
public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool { masu_atomic_exchange_64(theValue, oldValue, newValue) }
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool { masu_atomic_exchange_64(theValue, oldValue, newValue) }
