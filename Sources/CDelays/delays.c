// Delays that a program asks the dispatch library for: DispatchQueue.asyncAfter, and Task.sleep by way of Swift's concurrency
// library. Both libraries call these functions by their names, so that the program's own come first, and hand the call on.
#define _GNU_SOURCE
#include "delays.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <time.h>

// Nobody waits longer for a screen; and what an app delays by more is mostly something that it does not show at once.
static const int64_t limit = 3000000000;

// The library's own function and constants, as dispatch/time.h documents them.
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
static const uint64_t wall = ~1ull;
static const uint64_t monotonic = 1ull << 63;
static const uint64_t forever = ~0ull;

static _Atomic int64_t last_end;

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// The nanoseconds until a time. Both upper bits are set in a time on the wall, which counts downwards; the uppermost alone in a
// monotonic one.
static int64_t remaining(uint64_t when) {
    if (when >> 62 == 3) return (int64_t)(dispatch_time(wall, 0) - when);
    return (int64_t)(when - dispatch_time(when >> 63 ? monotonic : 0, 0));
}

static void note(uint64_t when) {
    if (when == forever) return;
    int64_t delay = remaining(when);
    if (delay <= 0 || delay > limit) return;
    int64_t end = now() + delay;
    int64_t known = atomic_load(&last_end);
    while (known < end && !atomic_compare_exchange_weak(&last_end, &known, end)) {}
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    note(when);
    ((void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after"))(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void *work) {
    note(when);
    ((void (*)(uint64_t, void *, void *, void *))dlsym(RTLD_NEXT, "dispatch_after_f"))(when, queue, context, work);
}

double masu_remaining_delay(void) {
    int64_t left = atomic_load(&last_end) - now();
    return left > 0 ? left / 1e9 : 0;
}
