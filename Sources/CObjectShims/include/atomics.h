#ifndef MASU_ATOMICS_H
#define MASU_ATOMICS_H

#include <stdbool.h>
#include <stdint.h>

/// Adds to a number in memory in one step; the sum.
static inline int32_t masu_atomic_add_32(int32_t *_Nonnull number, int32_t amount) {
    return __atomic_add_fetch(number, amount, __ATOMIC_SEQ_CST);
}

/// The same for a number of 64 bits.
static inline int64_t masu_atomic_add_64(int64_t *_Nonnull number, int64_t amount) {
    return __atomic_add_fetch(number, amount, __ATOMIC_SEQ_CST);
}

/// Writes a new number where the old one is in memory; true if it was.
static inline bool masu_atomic_exchange_32(int32_t *_Nonnull number, int32_t old, int32_t new_number) {
    return __atomic_compare_exchange_n(number, &old, new_number, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/// The same for a number of 64 bits.
static inline bool masu_atomic_exchange_64(int64_t *_Nonnull number, int64_t old, int64_t new_number) {
    return __atomic_compare_exchange_n(number, &old, new_number, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

#endif
