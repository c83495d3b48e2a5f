/// A pointer to an object that a method gives back: there are no pools of autoreleased objects here, and it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
