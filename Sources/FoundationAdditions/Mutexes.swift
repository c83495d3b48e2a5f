import Foundation

// Members that Darwin's header of mutexes has beyond Linux's: numbers of another type, and a policy of fairness.

/// Sets the kind of a mutex by a number of the type that Linux's constants have in Swift.
@discardableResult @_disfavoredOverload
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
    pthread_mutexattr_settype(attributes, Int32(kind))
}

/// A mutex that whoever comes first may take, and one that is handed on in order.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Linux's mutexes are always taken by whoever comes first.
///
/// - Returns: 0; for another policy the error `ENOTSUP`.
@discardableResult
public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 {
    policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : ENOTSUP
}
