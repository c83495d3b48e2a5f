// The list of conformances that the compiler writes into a program: Swift's stable ABI, as its documents TypeMetadata.rst
// and the header Metadata.h describe it.
#include "previews.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// A section of the program or of one of its libraries.
typedef struct {
    uintptr_t start;
    size_t length;
} Range;

// The beginning of what the runtime keeps of each of them.
typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    Range protocols;
    Range conformances;
} Sections;

// The runtime's own function, as tests are found by it.
extern void swift_enumerateAllMetadataSections(
    _Bool (*body)(const Sections *sections, void *context), void *context);

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

// A search for the types that conform to one protocol.
typedef struct {
    const char *protocol;
    void (*found)(const void *metadata, void *context);
    void *context;
} Search;

static void visit(const Conformance *conformance, const Search *search) {
    const Context *of = relative_or_indirect(&conformance->protocol);
    const char *name = of ? relative(&of->name) : NULL;
    if (!name || strcmp(name, search->protocol) != 0) return;

    uint32_t kind = (conformance->flags >> 3) & 7;
    if (kind > 1) return;
    const void *target = relative(&conformance->type);
    const Context *type = kind == 1 && target ? *(const void *const *)target : target;
    if (!type) return;
    uint32_t type_kind = type->flags & 0x1F;
    int is_generic = (type->flags & 0x80) != 0;
    if (type_kind < 16 || type_kind > 18 || is_generic) return;
    Access access = (Access)relative(&type->access);
    if (access) search->found(access(0).metadata, search->context);
}

static _Bool visit_sections(const Sections *sections, void *context) {
    const int32_t *record = (const int32_t *)sections->conformances.start;
    const int32_t *end = record + sections->conformances.length / sizeof(int32_t);
    for (; record < end; record++) {
        const Conformance *conformance = relative(record);
        if (conformance) visit(conformance, context);
    }
    return 1;
}

void masu_each_conforming_type(
    const char *protocol, void (*found)(const void *metadata, void *context), void *context) {
    Search search = {protocol, found, context};
    swift_enumerateAllMetadataSections(visit_sections, &search);
}
