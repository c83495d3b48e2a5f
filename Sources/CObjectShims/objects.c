#include "objects.h"

// Of the Swift runtime's stable interface.
extern void *swift_tryRetain(void *object);

const void *masu_retain_unless_going(const void *object) { return swift_tryRetain((void *)object); }
