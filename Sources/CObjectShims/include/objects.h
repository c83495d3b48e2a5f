#ifndef MASU_OBJECTS_H
#define MASU_OBJECTS_H

/// Retains an object of Swift's unless it is going: what weak references do, without their table beside the object.
///
/// The memory must not be freed meanwhile: the object's deinitializer has to wait for a lock that the caller holds.
///
/// - Returns: the object, which the caller has to release, or a null pointer.
const void *_Nullable masu_retain_unless_going(const void *_Nonnull object);

/// True if the program is linked with the library of Foundation's networking, as those that make requests are.
_Bool masu_networking_is_linked(void);

#endif
