#ifndef MASU_DELAYS_H
#define MASU_DELAYS_H

/// The seconds until the last of the blocks and Swift tasks that were delayed by at most three seconds becomes due; 0 if all
/// are, or if none was ever delayed.
double masu_remaining_delay(void);

#endif
