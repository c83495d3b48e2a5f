#include "objects.h"

// The descriptor of `URLProtocol`, weakly: a null pointer where nothing in the program wants the library it is in.
extern const char url_protocol[] __asm__("$s20FoundationNetworking11URLProtocolCMn") __attribute__((weak));

_Bool masu_networking_is_linked(void) { return url_protocol != 0; }

// Each file that imports UIKit names Foundation's networking for the linker, and thirty libraries come with it. A linker that
// is told so beforehand leaves out what nothing uses. Object files name libraries for Swift's compiler in this section, which
// isn't part of the program; those of targets whose names sort before this one's have named theirs by then.
__asm__(".section .swift1_autolink_entries,\"e\",@progbits\n\t.asciz \"-Wl,--as-needed\"\n\t.text");
