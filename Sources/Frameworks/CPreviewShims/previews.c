// The list of conformances that the compiler writes into a program: Swift's stable ABI, as its documents TypeMetadata.rst
// and the header Metadata.h describe it.
#include "previews.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The linker's names for the two ends of the section; absent in a program without conformances.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((visibility("hidden"), weak));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((visibility("hidden"), weak));

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witnesses;
    uint32_t flags;
} Conformance;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t access;
} Context;

typedef struct {
    const void *metadata;
    size_t state;
} Response;

typedef __attribute__((swiftcall)) Response (*Access)(size_t request);

// The target of an offset from its own place.
static const void *relative(const int32_t *offset) {
    return *offset == 0 ? NULL : (const char *)offset + *offset;
}

// The same where the lowest bit says that the target holds the address.
static const void *relative_or_indirect(const int32_t *offset) {
    if (*offset == 0) return NULL;
    const char *target = (const char *)offset + (*offset & ~1);
    return (*offset & 1) ? *(const void *const *)target : target;
}

void masu_each_conforming_type(
    const char *protocol, void (*found)(const void *metadata, void *context), void *context) {
    for (const int32_t *record = __start_swift5_protocol_conformances;
         record < __stop_swift5_protocol_conformances; record++) {
        const Conformance *conformance = relative(record);
        if (!conformance) continue;
        const Context *of = relative_or_indirect(&conformance->protocol);
        const char *name = of ? relative(&of->name) : NULL;
        if (!name || strcmp(name, protocol) != 0) continue;

        uint32_t kind = (conformance->flags >> 3) & 7;
        if (kind > 1) continue;
        const void *target = relative(&conformance->type);
        const Context *type = kind == 1 && target ? *(const void *const *)target : target;
        if (!type) continue;
        uint32_t type_kind = type->flags & 0x1F;
        int is_generic = (type->flags & 0x80) != 0;
        if (type_kind < 16 || type_kind > 18 || is_generic) continue;
        Access access = (Access)relative(&type->access);
        if (access) found(access(0).metadata, context);
    }
}
