#include "hypertext.h"
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

masu_hypertext_document *masu_hypertext_read(const char *bytes, int count, const char *encoding) {
    int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
    return (masu_hypertext_document *)htmlReadMemory(bytes, count, NULL, encoding, options);
}

void masu_hypertext_free(masu_hypertext_document *document) { xmlFreeDoc((xmlDocPtr)document); }

masu_hypertext_node *masu_hypertext_root(masu_hypertext_document *document) {
    return (masu_hypertext_node *)xmlDocGetRootElement((xmlDocPtr)document);
}

masu_hypertext_node *masu_hypertext_first_child(masu_hypertext_node *node) {
    return (masu_hypertext_node *)((xmlNodePtr)node)->children;
}

masu_hypertext_node *masu_hypertext_next(masu_hypertext_node *node) {
    return (masu_hypertext_node *)((xmlNodePtr)node)->next;
}

int masu_hypertext_kind(masu_hypertext_node *node) {
    switch (((xmlNodePtr)node)->type) {
    case XML_ELEMENT_NODE: return MASU_HYPERTEXT_ELEMENT;
    case XML_TEXT_NODE:
    case XML_CDATA_SECTION_NODE: return MASU_HYPERTEXT_TEXT;
    default: return MASU_HYPERTEXT_OTHER;
    }
}

const char *masu_hypertext_name(masu_hypertext_node *node) { return (const char *)((xmlNodePtr)node)->name; }

const char *masu_hypertext_text(masu_hypertext_node *node) { return (const char *)((xmlNodePtr)node)->content; }

char *masu_hypertext_copy_attribute(masu_hypertext_node *node, const char *name) {
    return (char *)xmlGetProp((xmlNodePtr)node, (const xmlChar *)name);
}

char *masu_hypertext_copy_all_text(masu_hypertext_node *node) {
    return (char *)xmlNodeGetContent((xmlNodePtr)node);
}

void masu_hypertext_free_text(char *text) { xmlFree(text); }
