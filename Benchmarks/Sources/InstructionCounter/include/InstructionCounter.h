// Counting of instructions by callgrind, which has to be started without counting from the start.

/// 1 if this process runs in callgrind, so that counts mean something.
int instruction_counter_is_present(void);

/// Begins to count.
void instruction_counter_start(void);

/// Ends counting, and writes the count under a name into callgrind's next file.
void instruction_counter_stop(const char *name);
