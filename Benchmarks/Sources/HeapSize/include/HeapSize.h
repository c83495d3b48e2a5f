#include <stddef.h>

/// The bytes that glibc's allocator has handed out and not got back, large mapped blocks included.
size_t heap_bytes_in_use(void);
