/// The number of heap allocations that this process made so far (malloc, calloc, realloc, aligned variants).
unsigned long allocation_count(void);
