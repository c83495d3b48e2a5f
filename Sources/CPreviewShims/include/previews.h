#ifndef MASU_PREVIEWS_H
#define MASU_PREVIEWS_H

/// Calls a function with the metadata of each type of the program, generic ones apart, that declares its conformance to a
/// protocol of this name.
void masu_each_conforming_type(
    const char *protocol, void (*found)(const void *metadata, void *context), void *context);

#endif
