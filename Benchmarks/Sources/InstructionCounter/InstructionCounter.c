#include "InstructionCounter.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

int instruction_counter_is_present(void) { return RUNNING_ON_VALGRIND != 0; }

void instruction_counter_start(void) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
}

void instruction_counter_stop(const char *name) {
    CALLGRIND_DUMP_STATS_AT(name);
    CALLGRIND_STOP_INSTRUMENTATION;
}

#else

// Without valgrind's headers nothing counts, and the command says so.
int instruction_counter_is_present(void) { return 0; }
void instruction_counter_start(void) {}
void instruction_counter_stop(const char *name) { (void)name; }

#endif
