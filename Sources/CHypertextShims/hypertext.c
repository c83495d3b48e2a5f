#include "hypertext.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/* libxml2 is loaded when a hypertext is first read: linked, it would be loaded by every program, with an ICU of its own,
   which costs a start more than a screen of rows does. */

/* The members with which each release of libxml2 2 begins its nodes. */
struct masu_hypertext_node {
    void *application;
    int type;
    const char *name;
    masu_hypertext_node *children, *last, *parent, *next, *previous;
    void *document;
    void *name_space;
    const char *content;
};

/* Values of the types and options that are used. */
enum { ELEMENT = 1, TEXT = 3, CHARACTER_DATA = 4 };
enum { RECOVER = 1 << 0, NO_ERRORS = 1 << 5, NO_WARNINGS = 1 << 6, NO_NETWORK = 1 << 11 };

static struct {
    masu_hypertext_document *(*read)(const char *, int, const char *, const char *, int);
    void (*free_document)(masu_hypertext_document *);
    masu_hypertext_node *(*root)(masu_hypertext_document *);
    char *(*attribute)(masu_hypertext_node *, const char *);
    char *(*content)(masu_hypertext_node *);
    void (**free_text)(void *);
} library;
static int is_loaded;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!handle) handle = dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    *(void **)&library.read = dlsym(handle, "htmlReadMemory");
    *(void **)&library.free_document = dlsym(handle, "xmlFreeDoc");
    *(void **)&library.root = dlsym(handle, "xmlDocGetRootElement");
    *(void **)&library.attribute = dlsym(handle, "xmlGetProp");
    *(void **)&library.content = dlsym(handle, "xmlNodeGetContent");
    *(void **)&library.free_text = dlsym(handle, "xmlFree");
    is_loaded = library.read && library.free_document && library.root && library.attribute && library.content &&
                library.free_text;
}

int masu_hypertext_load(void) {
    pthread_once(&loading, load);
    return is_loaded;
}

masu_hypertext_document *masu_hypertext_read(const char *bytes, int count, const char *encoding) {
    if (!masu_hypertext_load()) return NULL;
    return library.read(bytes, count, NULL, encoding, RECOVER | NO_ERRORS | NO_WARNINGS | NO_NETWORK);
}

void masu_hypertext_free(masu_hypertext_document *document) { library.free_document(document); }

masu_hypertext_node *masu_hypertext_root(masu_hypertext_document *document) { return library.root(document); }

masu_hypertext_node *masu_hypertext_first_child(masu_hypertext_node *node) { return node->children; }

masu_hypertext_node *masu_hypertext_next(masu_hypertext_node *node) { return node->next; }

int masu_hypertext_kind(masu_hypertext_node *node) {
    switch (node->type) {
    case ELEMENT: return MASU_HYPERTEXT_ELEMENT;
    case TEXT:
    case CHARACTER_DATA: return MASU_HYPERTEXT_TEXT;
    default: return MASU_HYPERTEXT_OTHER;
    }
}

const char *masu_hypertext_name(masu_hypertext_node *node) { return node->name; }

const char *masu_hypertext_text(masu_hypertext_node *node) { return node->content; }

char *masu_hypertext_copy_attribute(masu_hypertext_node *node, const char *name) { return library.attribute(node, name); }

char *masu_hypertext_copy_all_text(masu_hypertext_node *node) { return library.content(node); }

void masu_hypertext_free_text(char *text) { (*library.free_text)(text); }
