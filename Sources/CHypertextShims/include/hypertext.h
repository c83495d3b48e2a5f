#ifndef MASU_HYPERTEXT_H
#define MASU_HYPERTEXT_H

/* libxml2's reader of HTML, loaded when it is first needed, behind opaque pointers. */

typedef struct masu_hypertext_document masu_hypertext_document;
typedef struct masu_hypertext_node masu_hypertext_node;

enum { MASU_HYPERTEXT_OTHER = 0, MASU_HYPERTEXT_ELEMENT = 1, MASU_HYPERTEXT_TEXT = 2 };

/* Zero where libxml2 isn't installed; called by itself where something is read. */
int masu_hypertext_load(void);
/* Null for what can't be read; encoding may be null. Nothing is fetched, and nothing is written to the log. */
masu_hypertext_document *masu_hypertext_read(const char *bytes, int count, const char *encoding);
void masu_hypertext_free(masu_hypertext_document *document);
masu_hypertext_node *masu_hypertext_root(masu_hypertext_document *document);
masu_hypertext_node *masu_hypertext_first_child(masu_hypertext_node *node);
masu_hypertext_node *masu_hypertext_next(masu_hypertext_node *node);
int masu_hypertext_kind(masu_hypertext_node *node);
/* Valid as long as the document; may be null. */
const char *masu_hypertext_name(masu_hypertext_node *node);
const char *masu_hypertext_text(masu_hypertext_node *node);
/* Owned by the caller, who gives them to masu_hypertext_free_text; may be null. */
char *masu_hypertext_copy_attribute(masu_hypertext_node *node, const char *name);
char *masu_hypertext_copy_all_text(masu_hypertext_node *node);
void masu_hypertext_free_text(char *text);

#endif
